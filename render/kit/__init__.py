"""What painters share: drawing, colours, letters, sprites, and the parts that every picture has."""
