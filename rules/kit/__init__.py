"""What several games share: pure helpers in narrow modules; a game takes what it needs of them."""
