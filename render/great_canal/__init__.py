"""The painter of The Great Canal."""
