"""What is drawn of Canal du Midi one by one: cards, site plates, pawns, coins, signs."""
