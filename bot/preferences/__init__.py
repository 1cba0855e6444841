"""What people, channels and servers have set, and who may do what."""
