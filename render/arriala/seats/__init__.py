"""What frames the map of Arriala: the header, the plates of the seats, the ruler of their points."""
