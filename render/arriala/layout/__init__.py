"""Where everything is in the picture of Arriala, in pixels of the finished picture."""
