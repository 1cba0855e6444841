"""The pictures on the plates of the sites."""
