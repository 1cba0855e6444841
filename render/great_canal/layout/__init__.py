"""Where everything on the map of the Great Canal lies, in units of the plane, and its frames in pictures."""
