"""The rules of Arriala: Canal de Garonne."""
