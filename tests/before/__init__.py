"""A database, messages and exported files of the bot before its inside was made anew, and their tests.

They were made once, by playing with the bot of then, and are never made again. What the files hold is
described in :mod:`tests.before.loading`, which alone knows the inside of the bot of today.
"""
