"""The rules of Canal du Midi, for 2 to 4."""

from rules.canal_du_midi.game import CanalDuMidi
from rules.canal_du_midi.view import CanalDuMidiView

__all__ = ["CanalDuMidi", "CanalDuMidiView"]
