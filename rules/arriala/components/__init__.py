"""What the box of Arriala holds: the board and the cards, made from the component files and checked."""
