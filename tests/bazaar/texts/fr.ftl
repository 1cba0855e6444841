good-wool = laine
good-ore = minerai
good-figs = figues
also-wool = mouton
also-ore = cailloux
also-figs = fruits
side-north = nord
side-south = sud
