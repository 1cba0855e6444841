"""What several games share: figures for their rulebooks, counts, component files, pending decisions."""
