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
command-ahead = ahead
command-ahead-description = Say beforehand what you answer when you are asked
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
button-layout-tall = Tall pictures
button-layout-wide = Wide pictures
button-learn = Learn in a minute
button-learn-game = { $game } in a minute
button-help = How to play
button-help-moderators = For moderators
button-back = Back
button-undo = Undo
button-refresh = Refresh
button-ahead = Answer ahead
button-ask-me = Ask me
button-info = Info
button-verify = Check the dice
button-rematch = Rematch
button-agree = Agree
button-refuse = Refuse
button-newer = Newer
button-older = Older
button-mod-reset = Take it off the table
button-mod-restore = Bring it back
button-cancel = Cancel

## The panel

panel-layout-chosen = Your own pictures are { $layout } now; { $command } changes that.
panel-others-asked = Waiting for { $asked }
panel-heading = ### { $game } · { $seat }
panel-choose = What do you want to do?
panel-type = Write it down
panel-choose-field = Choose…
panel-spot = Spot { $number }: { $name }
panel-page = { $first } – { $last }
panel-undone = Undone.
panel-ahead = -# You answer ahead: { $answers }

## Answers given beforehand.

ahead-heading = ### { $game } · Answers ahead
ahead-about = What you say here is answered for you, the moment you are asked: nobody has to wait for you. Only you see it.
ahead-nothing = There is nothing to answer ahead at the moment.
ahead-stand-in = A stand-in plays for you: your answers rest until you press “I am back”.
ahead-now = Now: { $answer }
ahead-asked = you are asked each time.
ahead-noted = **Noted.** { $answer }
ahead-withdrawn = **Noted.** { $topic }: you are asked again.

## Tables

lobby-opened = The table is open. Others can join now.
lobby-joined = You have a seat.
lobby-left = You have left the table.
lobby-started = The game has started.
lobby-rematch = A rematch is on offer. Who is in, { $names }?
lobby-rematch-opened = The table for a rematch is open, and the others are asked.
lobby-first = { $name } begins.
error-rematch-not-played = A rematch is for those who played. { $command } opens a table for everybody.
lobby-title = ## { $game }: open table
lobby-closed = ## { $game }: table closed
lobby-running = ## { $game }: the game has started
lobby-facts = **{ $people }** people · **{ $minutes } minutes** at a table · **{ $weeks } weeks** by post
lobby-facts-people = **{ $people }** people
lobby-people = Seats { $count }/{ $seats }: { $people }
# $missing is how many more people it takes, $free how many seats are left.
lobby-ready =
    { $missing ->
        [0]
            { $free ->
                [0] { $host } can start now: all seats are taken.
                [one] { $host } can start now, or somebody takes the last seat.
               *[other] { $host } can start now, or others take the { $free } seats that are free.
            }
        [one] To start, one more person is needed.
       *[other] To start, { $missing } more people are needed.
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
matter-closed = That question is closed; your button did nothing. { $asked }
post-taken-back = Taken back: { $events }
post-won =
    { $count ->
        [0] ## Nobody wins
        [one] ## { $winners } wins
       *[other] ## { $winners } share the win
    }
post-ended = { $game } is over. Points: { $scores }.
post-count = **How the points came about**
post-seed = Dice seed: `{ $seed }`. Everybody can check the dice now.
post-fingerprint = -# Fingerprint of the dice: `{ $fingerprint }`. The seed is published when the game is over.
post-board = The board, as { $name } asked for.
post-abandon-asked = { $agreed } would stop the game without a result. It stops when everybody agrees.
post-abandon-refused = { $name } wants to go on playing. The game continues.
post-abandon =
    ## { $game } was stopped
    Everybody agreed to stop the game without a result.
post-reset = A moderator ({ $name }) has taken the game off the table. It is kept and can be brought back with { $command }.
post-restore = A moderator ({ $name }) has brought the game back.


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
log-unreadable = Something happened that the rules in this bot can no longer read.
log-undo = { $who } took back an action.
log-reset = A moderator ({ $who }) took the game off the table.
log-restore = A moderator ({ $who }) brought the game back.
log-abandon = The game was stopped by consent of all.

help-head = ## How to play
help-start = **Join:** press **Join** below an open table, or use { $join }; { $leave } gets up again. No table yet? { $new } opens one, and whoever opened it starts with { $start }. One game for each channel or thread.
help-play = **Your panel:** when the game waits for you, the channel says so and pings you. Press **Play** there, or use { $panel }: you see the board and what you can do, to you alone. **What can I do?** Your panel shows it step by step; { $moves } lists it. Every action is a command too. { $undo } takes back your last action of this turn, unless something hidden was revealed. { $ahead } lets you answer beforehand, where a game asks people often.
help-look = **Looking:** { $board } shows the board, or tells it as a text. { $hand } shows what you hold. { $log } tells what has happened.
help-end = **Ending:** { $info } says how it stands. { $abandon } stops a game if everybody agrees. { $verify } checks the dice of an ended game.
help-moderators = **Putting right:** { $reset } takes a game off the table and { $restore } brings it back, for those with Manage Channels or a role that was set for it.
help-games = **Games:**
help-more-head = ### More for everybody
help-moderators-head = ## For moderators
learn-foot = -# { $game } in a minute · { $page }/{ $pages }
learn-next = When it is your turn, the channel says so: press **Play** there. { $search } answers questions about the rules.

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
local-how = An offline Discord with the bot in it, and five people for you to play as.
local-how-1 = Open a channel below.
local-how-2 = Choose at the top of its page whom you view it as: each of them sees their own secrets only.
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
error-unreadable = The rules in this bot cannot read what is stored of this game, so it can be neither shown nor played.
error-repeated = This was done already.

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
# Above a section that is no answer to what was asked.
rules-nearest = Nothing in the rules answers “{ $query }”. Nearest to it:
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
help-rules = **Rules:** ask { $search } as you would ask somebody at the table. { $cost } lists what everything costs, and { $why } says why something was refused.

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
help-language = **Language:** { $me } sets in which language the bot answers you.

error-language-unknown = The bot does not speak “{ $written }”. It speaks: { $languages }.

## Settings

command-settings = settings
command-settings-description = What counts here: language, look, layout, moderators, who may start games
command-settings-show = show
command-settings-show-description = What counts here, and where it was set
command-settings-where = where
command-settings-where-description = In this channel or on the whole server
command-settings-look = look
command-settings-look-description = For moderators: the look of the pictures
command-settings-look-look = look
command-settings-look-look-description = Light or dark; automatic takes back what was set
command-settings-layout = layout
command-settings-layout-description = The layout of the pictures: your own, or for moderators everybody’s
command-settings-layout-where = where
command-settings-layout-where-description = For you alone, in this channel or on the whole server
command-settings-layout-layout = layout
command-settings-layout-layout-description = Wide, or tall for a phone; automatic takes back what was set
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

settings-where-me = for me
settings-where-channel = this channel
settings-where-server = this server
settings-look-light = light
settings-look-dark = dark
settings-look-automatic = automatic
settings-layout-wide = wide
settings-layout-tall = tall
settings-layout-automatic = automatic
settings-start-everybody = everybody
settings-start-moderators = moderators
settings-start-role = a role
settings-start-nobody = nobody
settings-start-automatic = automatic

settings-head = ## What counts here
settings-line = **{ $what }:** { $value } ({ $source })
settings-name-language = Language
settings-name-look = Look of the pictures
settings-name-layout = Layout of the pictures
settings-name-moderators = Moderators
settings-name-start = Who may start games
settings-moderators-permission = **Moderators:** whoever has Manage Channels here
settings-from-person = set by you, for you alone
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
settings-layout-set =
    { $place ->
        [me] Layout of the pictures that you alone see: { $value }. Your panel shows it from its next picture on.
        [channel] Layout of the pictures in this channel: { $value }. A running game follows from its next message on. What people have set for themselves stays.
       *[server] Layout of the pictures on this server: { $value }. Channels with a layout of their own keep it, and so do people.
    }
settings-layout-back =
    { $place ->
        [me] You have no layout of your own any more. What counts: { $value } ({ $source }).
        [channel] This channel has no layout of its own any more. What counts: { $value } ({ $source }).
       *[server] This server has no layout of its own any more. What counts: { $value } ({ $source }).
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
help-settings = **Settings:** { $show } says what counts here. { $layout } sets the layout of the pictures that you alone see: wide, or tall for a phone.
help-moderators-settings = **Settings:** the language of what everybody reads ({ $channel }, { $server }), the look of the pictures ({ $look }), who else may moderate ({ $moderators }), who may start games ({ $start }).

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

command-mod-rollback = rollback
command-mod-rollback-description = Go back to any entry of the log; shows the board as it stood there and asks
command-mod-rollback-entry = entry
command-mod-rollback-entry-description = After which entry of the log; 0 is the start of the game
command-mod-rollback-new-dice = new-dice
command-mod-rollback-new-dice-description = Go on from there with new dice and newly shuffled piles
command-mod-replace = replace
command-mod-replace-description = Give a seat to another person, or free it and look for a substitute
command-mod-replace-seat = seat
command-mod-replace-seat-description = Whose seat
command-mod-replace-person = person
command-mod-replace-person-description = Who gets it; a substitute is looked for if you leave it out
command-mod-skip = skip
command-mod-skip-description = Skip somebody who does not act: ends the turn or decides for them
command-mod-skip-seat = seat
command-mod-skip-seat-description = Who is skipped; whoever is waited for if you leave it out
command-mod-pause = pause
command-mod-pause-description = Pause the game of this channel: nobody can act until it is resumed
command-mod-resume = resume
command-mod-resume-description = Resume a paused game, or bring here a game that has lost its channel
command-mod-resume-game = game
command-mod-resume-game-description = Which game without a channel; leave it out for the game of this channel
command-mod-post-again = post-again
command-mod-post-again-description = Post the board or the open table of this channel again
command-mod-audit = audit
command-mod-audit-description = What moderators did in this channel, who and when

button-mod-rollback = Go back
button-mod-rollback-dice = Go back with new dice
button-mod-rollback-only-dice = Draw new dice
button-mod-rollback-entry = Back to entry { $number }
button-mod-replace = Give the seat
button-mod-replace-free = Free the seat
button-mod-replace-back = Give the seat back
button-mod-skip = Skip
button-mod-pause = Pause the game
button-mod-resume = Resume the game
button-mod-move = Resume here
button-mod-again = Post again

mod-rollback-start = The start of the game
mod-rollback-hidden = Something that not everybody knows of
mod-rollback-head = ## { $game }
mod-rollback-ask =
    { $where ->
        [start] This goes back to the start of the game.
       *[entry] This goes back to where the game stood after entry { $number } of the log:
    }
mod-rollback-stays = The game stands here already. Its dice are drawn anew and its piles are shuffled, and all else stays.
mod-rollback-behind =
    { $count ->
        [one] { $count } entry is gone back behind. It stays in the log. Everybody keeps the seat that they have now.
       *[other] { $count } entries are gone back behind. They stay in the log. Everybody keeps the seat that they have now.
    }
mod-rollback-over = The game was over there, so it ends again.
mod-rollback-opens = The game has ended. It is opened again.
mod-rollback-must-draw = Its seed may be known, so new dice are drawn from there on.
mod-rollback-shown = **Something hidden or random has been shown since:** with the same dice, people know what is to come. Better take new ones.
mod-rollback-board = The board as everybody saw it there:
mod-rollback-done =
    { $where ->
        [start] The game is back at its start.
       *[entry] The game is back at entry { $number }.
    }
mod-replace-ask = This gives the seat of { $seat } to { $person }, with all that it holds.
mod-replace-ask-free = This frees the seat of { $seat }, and a substitute is looked for. The game waits for the seat as before.
mod-replace-done = { $person } has the seat.
mod-replace-done-free = The seat is free, and a substitute is looked for.
mod-skip-ask-end = This ends the turn of { $seat }, without anything else being done.
mod-skip-ask = { $seat } has to decide something. The bot does that in their place, as it would as a stand-in, until the turn passes.
mod-skip-done = { $seat } has been skipped.
mod-pause-ask = Nobody can act at the game until it is resumed.
mod-pause-done = The game is paused.
mod-resume-ask = The game goes on from where it stands. Those who are waited for are called.
mod-resume-done = The game goes on.
mod-move-ask = This game has lost its channel. It goes on in this one, from where it stands.
mod-move-done = The game goes on in this channel.
mod-again-ask = This posts the game here once more as it stands, and calls those who are waited for.
mod-again-done = The message is on its way. Nothing at the game has changed.
mod-resume-game = { $number }. { $game }: { $people }

audit-head = **Moderation log** of this channel, page { $page } of { $pages }, the newest first
audit-empty = No moderator has done anything here yet.
audit-game = { $told } ({ $game }, game { $number })
audit-setting =
    { $place ->
        [channel] { $name } has set for this channel: { $what }: { $value }.
       *[server] { $name } has set for this server: { $what }: { $value }.
    }

status-paused = The game is paused: nobody can act until a moderator resumes it.
status-parked = The game has lost its channel. A moderator can resume it elsewhere.

post-rollback =
    { $where ->
        [start] A moderator ({ $name }) has gone back to the start of the game. What was done since stays in the log and does not count any more.
       *[entry] A moderator ({ $name }) has gone back to entry { $number } of the log. What was done since stays in the log and does not count any more.
    }
post-dice =
    { $where ->
        [start] A moderator ({ $name }) has gone back to the start of the game, and new dice are drawn from there on. What was done since stays in the log and does not count any more.
        [entry] A moderator ({ $name }) has gone back to entry { $number } of the log, and new dice are drawn from there on. What was done since stays in the log and does not count any more.
       *[here] A moderator ({ $name }) has drawn new dice: chance and piles are others from now on.
    }
    { $sealed ->
        [yes] -# Fingerprint of the salt: `{ $salt }`. The salt is published when the game is over.
       *[no] -# Salt of the new dice: `{ $salt }`
    }
post-replace =
    { $filled ->
        [yes] A moderator ({ $name }) has given a seat ({ $colour }) to somebody else, with all that it holds: { $incoming }. Until now: { $outgoing }.
       *[no] A moderator ({ $name }) has freed a seat ({ $colour }). Until now: { $outgoing }. A substitute is looked for.
    }
post-replace-ping =
    { $waited ->
        [yes] { $name }, this seat is yours, and it is your turn.
       *[no] { $name }, this seat is yours. You are called when it is your turn.
    }
post-skip = A moderator ({ $name }) has skipped { $seat }.
post-pause = A moderator ({ $name }) has paused the game. Nobody can act until it is resumed with { $command }.
post-resume = A moderator ({ $name }) has resumed the game.
post-rules = The bot was upgraded: this game goes on by newer rules (version { $to } instead of { $from }). Nothing before this can be taken back or gone back to.
post-salts = Salts of new dice, in their order: { $salts }

log-rollback =
    { $where ->
        [start] A moderator ({ $who }) went back to the start.
       *[entry] A moderator ({ $who }) went back to entry { $number }.
    }
log-dice =
    { $sealed ->
        [yes] A moderator ({ $who }) drew new dice. Fingerprint of the salt: `{ $salt }`
       *[no] A moderator ({ $who }) drew new dice. Salt: `{ $salt }`
    }
log-replace =
    { $filled ->
        [yes] A moderator ({ $who }) gave a seat ({ $colour }) to { $incoming }. Until then: { $outgoing }.
       *[no] A moderator ({ $who }) freed a seat ({ $colour }). Until then: { $outgoing }.
    }
log-skip = A moderator ({ $who }) skipped { $seat }.
log-pause = A moderator ({ $who }) paused the game.
log-resume = A moderator ({ $who }) resumed the game.
log-post-again = A moderator ({ $who }) had the game posted again.
log-park = The game lost its channel.
log-rules = The game went on by newer rules: version { $to } instead of { $from }.

verify-replay-since =
    { $entries ->
        [one] ✓ Playing the last entry of the log again leads to the same end.
       *[other] ✓ Playing the last { $entries } entries of the log again leads to the same end.
    }
verify-replay-since-bad =
    { $entries ->
        [one] ✗ Playing the last entry of the log again leads elsewhere.
       *[other] ✗ Playing the last { $entries } entries of the log again leads elsewhere.
    }
verify-unchecked = Entries up to { $number } were played by older rules, which this bot does not have any more. They cannot be checked.
verify-salts = Salts of new dice, in their order: { $salts }

help-moderators-more = They also go back to any entry of the log ({ $rollback }), give a seat to somebody else ({ $replace }), skip whoever does not act ({ $skip }), pause and resume ({ $pause }, { $resume }), post the board again ({ $again }), and see who did what ({ $audit }). Everybody at the table is told.

error-entry-unknown = “{ $written }” is no entry of the log. Write its number, or choose from the list that opens as you type.
error-no-such-entry = The log has no entry { $number }.
error-rollback-rules = The rules in this bot have changed since that entry, so nothing can go back there.
error-rollback-needs-dice = The seed of this game may be known, so it can only go back with new dice.
error-rollback-nothing = The game stands there already.
error-rollback-newer-game = There has been another game in this channel since.
error-seat-unknown = “{ $written }” is no seat that can be chosen. Possible: { $names }.
error-replace-bot = A bot cannot have a seat.
error-replace-not-here = That person is not on this server.
error-replace-seated = { $name } has a seat in this game already.
error-seat-free-already = That seat is free already, and a substitute is looked for.
error-skip-which = Several are waited for. Say whom to skip: { $names }.
error-skip-not-waited = That seat is not waited for.
error-paused = The game is paused. A moderator can resume it.
error-not-paused = The game is not paused.
error-parked = The game has lost its channel. A moderator can resume it elsewhere.
error-not-parked = That game cannot be brought here: it has a channel, or belongs elsewhere.
error-resume-which = Several games have lost their channel. Choose one from the list that opens as you type.
error-resume-unknown = “{ $written }” is no game that can be brought here. Possible: { $games }.
error-nothing-to-resume = There is no game to resume: none in this channel is paused, and none has lost its channel.

## Seats, consent, following

command-seat = seat
command-seat-description = Your seat: hand it over, leave it, find a substitute or a stand-in
command-seat-give = give
command-seat-give-description = Hand your seat over to somebody, with all that it holds
command-seat-give-person = person
command-seat-give-person-description = Who is to have it; they say yes or no in the channel
command-seat-resign = resign
command-seat-resign-description = Leave the game for good; a substitute is looked for
command-seat-call = call
command-seat-call-description = Look for a substitute for your seat; you keep it until somebody takes it
command-seat-call-stop = stop
command-seat-call-stop-description = Look for nobody any more
command-seat-stand-in = stand-in
command-seat-stand-in-description = Propose that the bot plays for an absent seat until its person is back
command-seat-stand-in-seat = seat
command-seat-stand-in-seat-description = Whose seat; yours if you leave it out
command-seat-back = back
command-seat-back-description = Play for yourself again where a stand-in plays
command-watch = watch
command-watch-description = Follow the game of this channel by direct message, without a seat
command-watch-stop = stop
command-watch-stop-description = Follow it no longer

button-withdraw = Withdraw
button-accept = Accept
button-decline = Decline
button-ask-others = Ask the others
button-ask-back = Ask to take back
button-take-seat = Take this seat
button-resign = Resign
button-back-at-table = I am back
button-to-game = To the game
button-unwatch = Stop watching

# $count is how many have yet to answer.
post-proposal-asked =
    { $count ->
        [0] Nobody is asked any more: whoever has agreed can press Agree once more.
       *[other] { $asked }: what do you say?
    }
post-proposal-agreed = Agreed: { $agreed }
post-in-secret = { $name } did something that stays hidden.
post-abandon-answered =
    { $result ->
        [done] Everybody agreed to stop the game without a result.
        [refused] Stopping the game was proposed. Refused by: { $name }
        [withdrawn] { $asker } has withdrawn the proposal to stop the game.
       *[lapsed] The proposal to stop the game has lapsed.
    }
# $count is how many actions of the game came after the one that is to be taken back.
post-takeback-asked =
    { $name } asks to take back: { $events } { $count ->
        [0] Nothing was done since.
        [one] With it goes 1 action done since.
       *[other] With it go { $count } actions done since.
    }
post-takeback-answered =
    { $result ->
        [done] Everybody agreed to take it back.
        [refused] { $asker } asked to take something back. Refused by: { $name }
        [withdrawn] { $asker } has withdrawn the request to take something back.
       *[lapsed] { $asker } asked to take something back. That is not possible any more.
    }
post-takeback-refused = { $name } does not agree. Nothing is taken back.
post-takeback = Taken back, as everybody agreed: { $events }
post-stand-in-asked = { $name } proposes a stand-in for { $seat }: the bot plays for that seat until its person is back.
post-stand-in-answered =
    { $result ->
        [done] Everybody agreed to the stand-in.
        [refused] { $asker } proposed a stand-in. Refused by: { $name }
        [withdrawn] { $asker } has withdrawn the proposal of a stand-in.
       *[lapsed] { $asker } proposed a stand-in. That is not possible any more.
    }
post-stand-in-refused = { $name } does not agree. No stand-in plays.
post-stand-in = A stand-in plays for { $seat } until that seat’s person is back.
post-handover-asked = { $name } offers the own seat, with all that it holds.
post-handover-answered =
    { $result ->
        [done] The seat was accepted.
        [refused] { $asker } offered the own seat. Declined by: { $name }
        [withdrawn] { $asker } has withdrawn the offer of the seat.
       *[lapsed] The offer of the seat has lapsed.
    }
post-handover-refused = { $name } does not take the seat.
post-handover = { $outgoing } hands the seat over to { $incoming } ({ $colour }).
post-resign = { $outgoing } leaves the game. A substitute is looked for ({ $colour }).
post-call = { $name } looks for a substitute ({ $colour }) and plays on until somebody takes the seat.
post-uncall = { $name } looks for no substitute any more.
post-call-over = -# Nobody is looked for here any more.
post-substitute = { $incoming } takes a seat that was to be had: { $colour }.
post-back = { $name } is back; the stand-in plays no longer.

log-takeback = With everybody’s consent, no. { $number } and all after it was taken back ({ $seat }).
log-handover = { $outgoing } handed the seat over to { $incoming }.
log-resign = { $outgoing } left the game.
log-call = { $who } looked for a substitute.
log-uncall = { $who } looked for no substitute any more.
log-substitute = { $incoming } took a seat that was to be had: { $colour }.
log-stand-in = With everybody’s consent, a stand-in began to play for { $seat }.
log-back = { $who } was back; the stand-in played no longer.

# $count is how many have yet to answer.
consent-asked = Your proposal stands. Answers that are missing: { $count }.
consent-agreed = You agree. Answers that are missing: { $count }.
consent-took-back = You do not agree any more. Answers that are missing: { $count }.
abandon-result =
    { $result ->
        [done] The game is stopped.
        [withdrawn] Your proposal is withdrawn. The game goes on.
       *[refused] The game goes on.
    }
takeback-result =
    { $result ->
        [done] It is taken back.
        [withdrawn] Your request is withdrawn.
       *[refused] Nothing is taken back.
    }
stand-in-result =
    { $result ->
        [done] A stand-in plays from now on.
        [withdrawn] Your proposal is withdrawn.
       *[refused] No stand-in plays.
    }
handover-result =
    { $result ->
        [done] The seat is handed over.
        [withdrawn] Your offer is withdrawn.
       *[refused] You do not take the seat.
    }
undo-ask = The others can agree to it all the same.
seat-offered = { $name } is being asked in the channel. Until the answer is yes, the seat stays yours.
seat-taken = The seat is yours now, with all that it holds.
seat-resign-ask = You leave the game for good, and whoever takes the seat gets all that it holds. If you would rather stay until somebody comes, call for a substitute instead.
seat-resigned = You have left the game.
seat-kept = Nothing was changed. The seat stays yours.
seat-called = A substitute is looked for. Until somebody takes the seat, it stays yours.
seat-uncalled = No substitute is looked for any more.
seat-back = You play for yourself again.
seats-stand-ins = A stand-in plays for: { $names }
seats-called = A substitute is looked for: { $names }
watch-begun = You get the board by direct message, now and whenever it is posted here.
watch-ended = You follow the game no longer.
help-seats = **Seats:** { $give } hands yours over, { $resign } leaves it, { $call } looks for a substitute. { $stand } proposes that the bot plays for somebody who is absent, until { $back }. { $watch } follows a game by direct message.

# $shown is what came to light, a whole sentence or more.
error-undo-shown = It cannot be taken back, not even by consent, since something hidden or random has come to light: { $shown }
error-undo-gone = That has been taken back already, or something else was gone back to.
error-undo-dice = New dice were drawn since, so it cannot be taken back.
error-takeback-other = You have done something else since. Ask for an undo again.
error-takeback-asked-already = You have asked the others already. Withdraw that first.
error-stand-in-asked-already = You have proposed a stand-in already. Withdraw that first.
error-no-such-proposal = That is not asked here.
error-proposal-closed = That has been answered already.
error-not-asked = Your answer is not asked for here.
error-not-agreed = You have not agreed, so there is nothing to withdraw.
error-has-seat = That person has a seat in this game already.
error-own-seat = You have a seat in this game already.
error-no-such-seat = There is no such seat.
error-seat-not-found = “{ $written }” is no seat here. There are: { $seats }.
error-seat-give-bot = A bot cannot take a seat.
error-seat-give-unseen = { $name } does not see this channel, and so cannot take the seat.
error-resign-last = Nobody else is left at the table. You can stop the game.
error-called-already = A substitute is looked for already.
error-not-called = No substitute is looked for here.
error-standing-not-offered = That answer cannot be given beforehand at the moment. Your panel shows which can.
error-no-stand-in = No stand-in plays for you.
error-stand-in-already = A stand-in plays for that seat already.
error-stand-in-alone = Somebody has to be left who plays without a stand-in.
error-stand-in-plays = A stand-in plays for you. Press “I am back” first.
error-watch-seated = You have a seat in this game and see more than that.
error-watching-already = You follow this game already.
error-not-watching = You do not follow this game.
error-watch-unreachable = The bot cannot send you direct messages. Allow them for this server, then try again.

## Games as files, and what is stored about people

command-mod-export = export
command-mod-export-description = Write the newest game of this channel to a file
command-mod-export-seed = seed
command-mod-export-seed-description = With seed and secrets, so that it can be imported; without, a log to read
command-mod-import = import
command-mod-import-description = Make a game of an exported file in this channel
command-mod-import-file = file
command-mod-import-file-description = The file that an export gave
command-privacy = privacy
command-privacy-description = What the bot stores about you, and deleting it
command-privacy-show = show
command-privacy-show-description = Show all that is stored about you
command-privacy-delete = delete
command-privacy-delete-description = Delete what is stored about you

button-mod-export = Export with seed
button-mod-export-ended = Export
button-mod-export-log = Export the log
button-mod-import = Import
button-privacy-delete = Delete my data

mod-export-ask = This writes all of the game to a file: options, log and **the seed**. Whoever has the file can work out every hidden hand, and every secret to come. The players will be told, and the log will say so. New dice make the seed worthless for what is to come: { $command } to the last entry, with new dice.
mod-export-ended-ask = This writes all of the game to a file: options, seed and log. The game is over and its seed is public. The players will be told, and the log will say so.
mod-export-log-ask = This writes the log to a file as everybody may read it, without the seed and without anything hidden. It can be read, but not imported. The players will be told, and the log will say so.
mod-export-done = Here is the file.
mod-export-dice = Whoever has it knows the seed. New dice make that worthless for what is to come: { $command } to entry { $number }, with new dice.
mod-export-log-done = Here is the log.
# $count is the number of entries in the log.
mod-import-head =
    { $count ->
        [one] ## { $game }
            Seats: { $seats }. The log has 1 entry.
       *[other] ## { $game }
            Seats: { $seats }. The log has { $count } entries.
    }
mod-import-checked = The file has been checked: playing the log again leads to where the game stands in it.
mod-import-older = The file has been checked. The game was played by older rules: it goes on from where it stands, and nothing before that can be taken back or gone back to.
mod-import-open = The game goes on in this channel. { $command } takes it off the table again.
mod-import-finished = The game is over; here it will be one that has ended.
mod-import-abandoned = The game was stopped by consent of all; here it will be one that has ended.
mod-import-sitting = Sits down again: { $names }
mod-import-missing = Not on this server: { $names }
mod-import-free =
    { $count ->
        [one] One seat is free; a substitute will be looked for.
       *[other] { $count } seats are free; substitutes will be looked for.
    }
mod-import-secrets = Whoever has the file knows the seed, every hidden hand and every secret to come.
mod-import-ask = The players will be told, and the log will say so.
mod-import-done = The game is here.

# $seed says whether the seed is in the file, $over whether the game has ended.
post-export =
    { $seed ->
        [True] { $over ->
            [True] A moderator ({ $name }) has exported the game with its seed.
           *[False] A moderator ({ $name }) has exported the game with its seed: whoever has the file can work out all that is hidden, now and to come. New dice would make it worthless for what is to come.
        }
       *[False] A moderator ({ $name }) has exported the log, without the seed and without anything hidden.
    }
post-import =
    ## { $game }
    A moderator ({ $name }) has brought this game in from a file.
post-forgotten = Somebody has had their data deleted. The seat ({ $colour }) is that of a former player now; a substitute is looked for.
post-free = A seat is free ({ $colour }); a substitute is looked for.
log-export =
    { $seed ->
        [True] A moderator ({ $who }) exported the game with its seed.
       *[False] A moderator ({ $who }) exported the log.
    }
log-import = A moderator ({ $who }) brought the game in from a file.
log-forgotten = Somebody had their data deleted ({ $colour }).
log-free = A seat became free ({ $colour }).

privacy-head = ## What is stored about you
privacy-person = Name: { $name } · Discord id: { $number }
privacy-settings = Your settings: { $settings }
privacy-games = Games in which you have a seat: { $count }
privacy-followed = Games that you watch: { $count }
privacy-seat = seat { $number }
privacy-standing = Answers that you gave beforehand: { $count }
privacy-entries = Entries of logs that are yours or about you: { $count }
privacy-proposals = Open questions by you or to you: { $count }
privacy-changes = Settings of channels and servers that you changed: { $count }
privacy-uploads = Files that wait for your answer: { $count }
privacy-owed = Messages about you or for you that are still to be sent: { $count }
privacy-hosted = Tables that you opened or games that you imported: { $count }
privacy-not-stored = **Not stored:** the bot reads no messages of people and keeps none. It keeps no profile, no picture, no roles and no addresses.
privacy-nothing = Nothing is stored about you.
privacy-file = my-data.txt
privacy-goes = **What goes:** your name and your Discord id, your settings, answers that you gave beforehand, what you watch, your open questions, files that you sent. You get up from open tables. In games that are on, your seat becomes free and a substitute is looked for.
privacy-stays = **What stays:** what you did in games, as that of a former player, since the games of others rest on it. Messages that are in Discord already are Discord’s. Copies and files that were made before keep what they hold.
privacy-ask = This cannot be undone. If you play again, you will be somebody new.
privacy-deleted = It is deleted.
privacy-kept = Nothing was deleted.
help-privacy = **Privacy:** { $show } shows what is stored about you, and { $delete } deletes it.
help-files = **Games as files:** { $export } writes a game to a file, and { $bring } makes a game of one.

error-import-too-big = The file is too big. At most { $limit } MB are possible.
error-import-not-fetched = The file could not be fetched from Discord. Send it again.
error-import-unreadable = That is no file that this bot has exported.
error-import-log = That is a log without the seed. It can be read, but not imported: an export with the seed can be.
error-import-newer = The file was made by a newer version of this bot.
error-import-newer-rules = The game in the file was played by newer rules than this bot has.
error-import-damaged = The file is damaged: its checksum does not fit.
error-import-malformed = Something in the file is not as it should be: `{ $place }`.
error-import-unknown-game = “{ $written }” is no game here.
error-import-options = The game cannot be played with the options or the number of seats in the file.
error-import-fingerprint = The seed and the options in the file do not give its fingerprint.
error-import-entry = The log in the file cannot be played again: entry { $number } does not come out as it stands there.
error-import-state = The log in the file does not lead to where the game stands in it.
error-import-gone = That file is not kept any more. Send it again.
error-nothing-kept = Nothing is stored about you.
error-not-your-data = That button is about the data of somebody else.
