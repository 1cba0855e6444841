"""A stand-in for Discord over sockets, to which the bot connects as it does to Discord.

It answers at Discord's own addresses, behind a proxy on this machine (:mod:`tests.discord_server.server`),
and the bot is the very process that people start (:mod:`tests.discord_server.process`). Every body that it
gets is checked against what Discord publishes (:mod:`tests.discord_server.published`) and against the limits
beyond that (:mod:`tests.discord_server.limits`).
"""
