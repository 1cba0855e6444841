### What the bot says of itself, its tables and its commands. What games say is in rules/*/texts.

former-player = former player
list-pair = { $first } and { $last }

## Commands

command-game = game
command-game-description = Open a table, join, start, end, check
command-game-new = new
command-game-new-description = Open a table in this channel and sit down first
command-game-new-game = game
command-game-new-game-description = Which game
command-game-new-seats = seats
command-game-new-seats-description = For how many people; the most the game takes if you leave it out
command-game-join = join
command-game-join-description = Sit down at the open table of this channel
command-game-leave = leave
command-game-leave-description = Get up from the open table of this channel
command-game-start = start
command-game-start-description = Start the game when everybody is here
command-game-start-first = first
command-game-start-first-description = Who begins; by lot if you leave it out
command-game-info = info
command-game-info-description = How the game of this channel stands
command-game-abandon = abandon
command-game-abandon-description = Propose to stop the game without a result; everybody has to agree
command-game-verify = verify
command-game-verify-description = Check the ended game against its published fingerprint and its seed
command-board = board
command-board-description = Show the board, to you alone or to the channel
command-board-public = public
command-board-public-description = Show it to the whole channel
command-board-text = text
command-board-text-description = As a text from which one can play
command-hand = hand
command-hand-description = Show what you hold, to you alone
command-panel = panel
command-panel-description = Open your panel: the board, what you can do, undo
command-undo = undo
command-undo-description = Take back your last action of this turn
command-moves = moves
command-moves-description = List what you can do now
command-log = log
command-log-description = Tell what has happened so far
command-help = help
command-help-description = How to play with this bot
command-mod = mod
command-mod-description = For moderators: put things right
command-mod-reset = reset
command-mod-reset-description = Take the game of this channel off the table; it is kept and can be brought back
command-mod-restore = restore
command-mod-restore-description = Bring back the game that was last taken off this channel

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-panel = Play
button-hand = My hand
button-board = Board
button-log = Log
button-back = Back
button-undo = Undo
button-refresh = Refresh
button-info = Info
button-verify = Check the dice
button-agree = Agree to stop
button-refuse = Go on playing
button-newer = Newer
button-older = Older
button-mod-reset = Take it off the table
button-mod-restore = Bring it back
button-cancel = Cancel

## The panel

panel-heading = ### { $game } · { $seat }
panel-choose = What do you want to do?
panel-type = Write it down
panel-choose-field = Choose…
# $numeral says that the name of the place is a number as well: the printed one, beside that of the spot.
panel-spot =
    { $numeral ->
        [true] Spot { $number }: number { $name }
       *[false] Spot { $number }: { $name }
    }
panel-page = { $first }–{ $last }
panel-undone = Undone.

## Tables

lobby-opened = The table is open. Others can join now.
lobby-joined = You have a seat.
lobby-left = You have left the table.
lobby-started = The game has started.
lobby-title = ## { $game }: open table
lobby-closed = ## { $game }: table closed
lobby-running = ## { $game }: the game has started
lobby-people = Seats { $count }/{ $seats }: { $people }
lobby-ready =
    { $ready ->
        [yes] { $host } can start now.
       *[no] Waiting for more people.
    }

status-lobby = The table is open; the game has not started.
status-open = The game is on.
status-finished = The game is over.
status-abandoned = The game was stopped by consent of all.
status-reset = A moderator has taken the game off the table.
waiting-for = Waiting for: { $names }
info-people = Seats { $count }/{ $seats }: { $people }
info-fingerprint = Fingerprint of the dice: `{ $fingerprint }`
info-seed = Dice seed: `{ $seed }`
outcome =
    { $count ->
        [0] Nobody wins. Points: { $scores }.
        [one] { $winners } wins. Points: { $scores }.
       *[other] { $winners } share the win. Points: { $scores }.
    }

## What the channel hears

post-started = ## { $game } begins
post-story-more = … and { $count } more before that, in the log.
# $count is how many are called: one and several are not addressed alike in all languages.
post-ping =
    { $count ->
       *[other] { $names }: your turn.
    }
post-taken-back = Taken back: { $events }
post-ended = ## { $game } is over
post-seed = Dice seed: `{ $seed }`. Everybody can check the dice now.
post-fingerprint = -# Fingerprint of the dice: `{ $fingerprint }`. The seed is published when the game is over.
post-board = The board, as { $name } asked for.
post-abandon-asked = { $agreed } would stop the game without a result. It stops when everybody agrees. { $asked }, what do you say?
post-abandon-answered = The question whether to stop the game without a result has been answered.
post-abandon-refused = { $name } wants to go on playing. The game continues.
post-abandon =
    ## { $game } was stopped
    Everybody agreed to stop the game without a result.
post-reset = A moderator ({ $name }) has taken the game off the table. It is kept and can be brought back with { $command }.
post-restore = A moderator ({ $name }) has brought the game back.

abandon-asked = Your proposal stands. The game stops when everybody agrees.
abandon-done = The game is stopped.
abandon-refused-private = The game goes on.

## Checking

verify-good = **The game was played by its published seed.**
verify-bad = **Something does not fit.**
verify-fingerprint = ✓ The seed and the options give the fingerprint that was published at the start.
verify-fingerprint-bad = ✗ The seed and the options do not give the fingerprint that was published at the start.
verify-replay = ✓ Playing all { $entries } entries of the log again from the seed leads to the same end.
verify-replay-bad = ✗ Playing the { $entries } entries of the log again from the seed leads elsewhere.
verify-rules-changed = The rules in this bot have changed since the game began; that alone can explain a difference.
verify-facts =
    Fingerprint: `{ $fingerprint }`
    Seed: `{ $seed }`

## Looking

board-posted = The board is on its way to the channel.
board-text-file = board.txt
moves-count = ({ $count } possibilities)
moves-none = There is nothing for you to do now.
log-head = **Log**, page { $page } of { $pages }, the newest first
log-empty = Nothing has happened yet.
log-start = The game began.
log-undo = { $who } took back an action.
log-reset = A moderator ({ $who }) took the game off the table.
log-restore = A moderator ({ $who }) brought the game back.
log-abandon = The game was stopped by consent of all.

help-head = ## How to play
help-start = **Starting:** { $new } opens a table in a channel, others press Join or use { $join } ({ $leave } gets up again), and { $start } begins. One game for each channel or thread.
help-play = **Playing:** when it is your turn the channel says so. Press Play or use { $panel }: you see the board, numbered spots and what you can do, to you alone. Every action is a command too; { $moves } lists them. { $undo } takes back your last action of this turn, unless something hidden was revealed.
help-look = **Looking:** { $board } shows the board, or tells it as a text. { $hand } shows what you hold. { $log } tells what has happened.
help-end = **Ending:** { $info } says how it stands. { $abandon } stops a game if everybody agrees. { $verify } checks the dice of an ended game.
help-moderators = **Moderators** (Manage Channels, or a role that was set for it): { $reset } and { $restore }.
help-games = **Games:**

## Moderators

mod-reset-ask = This takes the game off the table for everybody. Nothing is lost: it can be brought back as long as no other game is on in this channel.
mod-reset-done = The game is off the table.
mod-restore-ask = This brings the game back, just as it stood.
mod-restore-done = The game is back.
mod-cancelled = Nothing was changed.

## Permissions of the bot

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links

## Errors

error-ours = Something went wrong on the bot’s side, and nothing was changed by it. It has been noted under { $number }.
error-stale = That was out of date, so nothing was done. Here is how it stands now.
error-no-channel = This works in a channel of a server.
error-no-game = There is no game in this channel. { $command } opens a table.
error-game-ended = The last game in this channel has ended. { $command } opens a table for another.
error-other-game-here = The game in this channel is { $game }.
error-other-channel = That game belongs to another channel.
error-not-started = The game has not started yet.
error-not-seated = You have no seat in this game.
error-not-your-panel = This panel belongs to another seat. Press Play for your own.
error-not-moderator = That is for moderators: Manage Channels here, or a role that was set for it.
error-nothing-to-restore = No game has been taken off this channel.
error-missing-permissions = The bot lacks permissions in this channel: { $permissions }. Ask somebody who manages the channel to grant them.
error-kind-unknown = “{ $written }” is no game here. There are: { $games }.
error-seats-wrong = { $game } can be played by { $allowed } people.
error-verify-open = The game is still on: its seed stays secret until the end. The fingerprint published at the start is `{ $fingerprint }`.

## Local mode

local-title = Riquet on this machine
local-how = An offline Discord with the bot in it, and four people for you to play as.
local-how-1 = Open a channel below.
local-how-2 = Choose at the top of its page whom you view it as: each of the four sees their own secrets only.
local-how-3 = Write /game new in the line at the bottom, then the first letters of a game, to open a table; the others join it with a button.
local-how-4 = Start, press Play, and pass the turn by changing whom you view the channel as. /help says more.
local-channels = Channels
local-messages = Direct messages
local-moderator = may moderate
local-no-game = no game yet
local-table = { $game }: open table
local-game = { $game }: waiting for { $names }
local-kept = Games are kept when the program stops. After the next start the board of each open game is posted again; earlier messages are gone.
local-address = Riquet is running on this machine: { $address } (Ctrl-C stops it; games are kept)

## Errors of the table

error-no-such-game = There is no such game any more.
error-channel-has-game = There is a game in this channel already, and there can be one in each channel or thread: { $link }
error-channel-taken = There is a game in this channel already, and there can be one in each channel or thread.
error-unknown-game = There is no game called { $kind } here.
error-seat-number = That game cannot be played by { $seats }. Possible: { $allowed }.
error-already-joined = You have a seat already.
error-not-joined = You have no seat at this table.
error-seats-full = All { $seats } seats are taken.
error-already-started = The game has started already.
error-finished = The game is over.
error-abandoned = The game was stopped.
error-reset = A moderator has taken the game off the table.
error-only-host = Only { $name }, who opened the table, can start the game.
error-not-enough-people = Seated so far: { $joined }. The game can be played by { $allowed }.
error-first-not-seated = Whoever is to begin has to have a seat first.
error-bad-component = The owner’s component file is no good: { $problem }
error-not-ended = The game is still on.
error-undo-nothing = You have done nothing that could be taken back.
error-undo-others-acted = { $name } has acted since.
error-undo-reveals = Something hidden or random was revealed by it, so it cannot be taken back.
error-undo-passed = Your turn has passed, so it cannot be taken back.
error-undo-rules-changed = The rules in this bot have changed since, so it cannot be taken back.
error-repeated = This was done already.
error-abandon-not-agreed = You have not agreed to stop.
error-abandon-not-proposed = Nobody proposes to stop the game.

## Rules

command-rules = rules
command-rules-description = Look up the rules: search, costs, cards, rulings
command-rules-game = game
command-rules-game-description = Which game; the one in this channel if you leave it out
command-rules-public = public
command-rules-public-description = Show it to the whole channel
command-rules-search = search
command-rules-search-description = Look up a rule by any word
command-rules-search-query = query
command-rules-search-query-description = What you are looking for, in any language
command-rules-cost = cost
command-rules-cost-description = List the actions and what they cost
command-rules-card = card
command-rules-card-description = What a card does; all cards if you name none
command-rules-card-card = card
command-rules-card-card-description = Which card
command-rules-rulings = rulings
command-rules-rulings-description = All that is no printed rule: rulings and reconstructions
command-why = why
command-why-description = Why something was refused, or why you cannot do an action now
command-why-action = action
command-why-action-description = Which action; the last thing you were refused if you leave it out

button-why = Why?
button-to-channel = Show to the channel
button-page-before = Page before
button-page-after = Next page
button-costs = Costs
button-cards = Cards
button-rulings = Rulings

# Markup of Discord: ### is a heading, -# small print.
rules-heading = ### { $title }
rules-foot = -# { $game }
rules-foot-page = -# { $game } · page { $page } of { $pages }
rules-price = **{ $cost }**
rules-price-gain = **{ $cost }** · +{ $gain }
rules-gain = +{ $gain }
rules-ruling = **Ruling** { $id }: { $text }
rules-reconstruction = **Reconstruction:** { $text }
rules-title = **{ $title }**
rules-costs-heading = ### What everything costs
rules-cards-heading = ### The cards
rules-rulings-heading =
    ### Rulings and reconstructions
    What follows is no printed rule. A ruling decides where the rules are silent or not clear; a reconstruction stands for what is printed on a board or card that could not be seen.
rules-no-costs = Nothing in this game has a cost.
rules-no-cards = There are no cards in this game.
rules-no-rulings = There is none for this game.
rules-other-finds = Found as well
rules-of-actions = The rules of an action
rules-found-in = { $section } · { $game }
rules-which-game = Which game do you mean?
rules-only-private = There is no game in this channel, so this is for you alone.
rules-posted = The rule is on its way to the channel.
post-rule = { $name } shows a rule:

why-possible =
    { $count ->
        [one] **{ $action }:** you can do that now, in 1 way.
       *[other] **{ $action }:** you can do that now, in { $count } ways.
    }
why-not-now = **{ $action }:** not possible now.
why-no-section = The rulebook has nothing more on it.
help-rules = **Rules:** { $search } finds a rule by any word, { $cost } lists what everything costs, and { $why } says why something was refused.

error-rules-gone = That page of the rules is not there any more.
error-rules-nothing = Nothing in the rules goes with “{ $query }”. Try another word.
error-rules-no-card = No card goes with “{ $query }”. The list that opens as you type has them all.
error-why-nothing = Nothing has been refused to you in this channel lately. { $command } can also be asked about an action.
error-why-unknown = “{ $written }” is no action here. There are: { $actions }.
error-may-not-write = You may not write in this channel.

## Languages

# Each language by its own name for itself.
language-name = English
language-automatic = automatic

command-language = language
command-language-description = Set the language: yours, this channel’s or this server’s
command-language-me = me
command-language-me-description = The language in which the bot answers you
command-language-channel = channel
command-language-channel-description = For moderators: the language of what everybody in this channel reads
command-language-server = server
command-language-server-description = For moderators: the language of all channels that have none of their own
command-language-language = language
command-language-language-description = Which language; automatic takes back what was set

# Said in the language that was chosen.
language-me-set = The bot answers you in English from now on.
language-me-automatic = You have no language of your own set any more. The bot takes that of your Discord if it speaks it, else that of the channel; here: { $spoken }.
language-channel-set = Language of this channel: { $spoken }. A running game follows from its next message on.
language-channel-automatic = This channel has no language of its own any more. It follows the server: { $spoken }.
language-server-set = Language of this server: { $spoken }. Channels with a language of their own keep it.
language-server-automatic = This server has no language set any more. Channels without one of their own are in the owner’s: { $spoken }.
help-language = **Languages:** { $me } sets in which language the bot answers you; { $channel } and { $server }, for moderators, what everybody reads.

error-language-unknown = The bot does not speak “{ $written }”. It speaks: { $languages }.

## Settings

command-settings = settings
command-settings-description = What counts here: language, look, moderators, who may start games
command-settings-show = show
command-settings-show-description = What counts here, and where it was set
command-settings-where = where
command-settings-where-description = In this channel or on the whole server
command-settings-look = look
command-settings-look-description = For moderators: the look of the pictures
command-settings-look-look = look
command-settings-look-look-description = Light or dark; automatic takes back what was set
command-settings-moderators = moderators
command-settings-moderators-description = For moderators of the server: a role that may moderate
command-settings-moderators-role = role
command-settings-moderators-role-description = The role that may moderate
command-settings-moderators-remove = remove
command-settings-moderators-remove-description = Take it back from the role
command-settings-start = start
command-settings-start-description = For moderators: who may open a table for a new game
command-settings-start-who = who
command-settings-start-who-description = Who may; automatic takes back what was set
command-settings-start-role = role
command-settings-start-role-description = Which role, if those with a role may

settings-where-channel = this channel
settings-where-server = this server
settings-look-light = light
settings-look-dark = dark
settings-look-automatic = automatic
settings-start-everybody = everybody
settings-start-moderators = moderators
settings-start-role = a role
settings-start-nobody = nobody
settings-start-automatic = automatic

settings-head = ## What counts here
settings-line = **{ $what }:** { $value } ({ $source })
settings-name-language = Language
settings-name-look = Look of the pictures
settings-name-moderators = Moderators
settings-name-start = Who may start games
settings-moderators-permission = **Moderators:** whoever has Manage Channels here
settings-from-channel = set here
settings-from-parent = set for the channel of this thread
settings-from-server = set for this server
settings-from-owner = set by the owner of the bot
settings-from-nobody = nothing is set
settings-role-gone =
    { $count ->
        [one] A role that was set is not on this server any more, so it does not count ({ $source }).
       *[other] { $count } roles that were set are not on this server any more, so they do not count ({ $source }).
    }

settings-look-set =
    { $place ->
        [channel] Look of the pictures in this channel: { $value }. A running game follows from its next message on.
       *[server] Look of the pictures on this server: { $value }. Channels with a look of their own keep it.
    }
settings-look-back =
    { $place ->
        [channel] This channel has no look of its own any more. What counts: { $value } ({ $source }).
       *[server] This server has no look of its own any more. What counts: { $value } ({ $source }).
    }
settings-moderators-added =
    { $place ->
        [channel] { $role } may moderate in this channel now.
       *[server] { $role } may moderate on the whole server now.
    }
settings-moderators-removed =
    { $place ->
        [channel] { $role } is not set to moderate in this channel any more.
       *[server] { $role } is not set to moderate on the whole server any more.
    }
settings-start-set =
    { $place ->
        [channel] Who may start games in this channel: { $value }.
       *[server] Who may start games on this server: { $value }. Channels that have set something of their own keep it.
    }
settings-start-back =
    { $place ->
        [channel] This channel has set nothing of its own any more. Who may start games here: { $value } ({ $source }).
       *[server] This server has set nothing of its own any more. Who may start games: { $value } ({ $source }).
    }
help-settings = **Settings:** { $show } says what counts here; moderators set the look of the pictures ({ $look }), who else may moderate ({ $moderators }) and who may start games ({ $start }).

error-not-server-moderator = That is for moderators of the whole server: Manage Channels or Manage Server in all of it, or a role that was set for it.
error-settings-unknown = “{ $written }” cannot be chosen here. Possible: { $choices }.
error-settings-role-set = { $role } is set there already.
error-settings-role-not-set = { $role } is not set there.
error-settings-role-everybody = Everybody has that role, so it cannot be for moderators. Choose another.
error-settings-role-needed = Say which role may start games.
error-settings-role-unneeded = A role goes with the choice “a role” alone. Leave the role out or choose that.
error-may-not-start =
    { $who ->
        [nobody] Nobody may start a game in this channel.
        [moderators] Only moderators may start a game in this channel.
       *[role] Only { $role } and moderators may start a game in this channel.
    } { $elsewhere ->
        [some] Elsewhere you may: { $channels }.
       *[none] { $command } says what counts here.
    }

## What moderators do

mod-undo = To undo this: { $command }.
mod-undo-entry = To undo this: { $command } with entry { $number }.
