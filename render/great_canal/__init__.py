"""The painter of the Great Canal."""
