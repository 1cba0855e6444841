"""Plans through Discord: written, read back, kept, done and dropped."""
