"""What the bot can do, a folder for each: its commands, its buttons, the messages that it makes."""
