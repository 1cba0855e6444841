"""What belongs to the seats of Canal du Midi: the header with their bets, their columns, their count."""
