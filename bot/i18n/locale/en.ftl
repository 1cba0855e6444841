### What the bot says of itself, its tables and its commands. What games say is in rules/*/texts.

former-player = Former player
level-easy = easy
level-fair = fair
level-strong = strong
level =
    { $level ->
        [easy] { level-easy }
        [strong] { level-strong }
       *[fair] { level-fair }
    }
computer = Bot ({ level })
computer-of-colour = Bot ({ level }, { $colour })
stand-in-of-level = { $name } ({ level })

## Commands

command-game = game
command-game-description = Open, join or leave a table; start, stop or check a game
command-game-new = new
command-game-new-description = Open a table in this channel and take the first seat
command-game-new-game = game
command-game-new-game-description = Which game to play
command-game-new-seats = seats
command-game-new-seats-description = How many seats the table has; if left out, as many as the game allows
command-game-new-options = options
command-game-new-options-description = What this game is played with, if it leaves a choice
command-game-new-pace = pace
command-game-new-pace-description = How fast the table plays, such as “1 day + 3 days”; if left out, it takes its time
command-game-new-computers = bots
command-game-new-computers-description = Bots at the table, such as “2 strong, easy”; if left out, none
command-game-new-hints = hints
command-game-new-hints-description = Whether everyone may ask what a strong bot would do; if left out, no
command-game-join = join
command-game-join-description = Take a seat at this channel’s open table
command-game-leave = leave
command-game-leave-description = Leave this channel’s open table
command-game-start = start
command-game-start-description = Start the game with everyone who has taken a seat
command-game-start-first = first
command-game-start-first-description = The starting player; if left out, the one shown at the open table, otherwise drawn by lot
command-game-info = info
command-game-info-description = Show where this channel’s game stands
command-game-abandon = abandon
command-game-abandon-description = Propose stopping the game without a result; everyone must agree
command-game-verify = verify
command-game-verify-description = Check this channel’s finished game against its published fingerprint and seed
command-game-export = export
command-game-export-description = Get this channel’s finished game as a file or as text, if you have played it
command-game-export-text = text
command-game-export-text-description = As plain text to read or to have read aloud, not as a game file
command-board = board
command-board-description = Show the board, to yourself or to the channel
command-board-public = public
command-board-public-description = Show the board to the whole channel
command-board-text = text
command-board-text-description = Describe the board in text, in enough detail to play from
command-board-part = part
command-board-part-description = A part of the board, larger, if the game has parts
command-hand = hand
command-hand-description = Show your hand (only you see it)
command-panel = play
command-panel-description = Open your panel: the board, what you can do, undo
command-undo = undo
command-undo-description = Undo your last action this turn
command-moves = moves
command-moves-description = List what you can do now
command-ahead = ahead
command-ahead-description = Say beforehand what you will answer, and plan what you will do when you are asked next
command-log = log
command-log-description = Show what has happened so far in this channel’s game
command-recap = recap
command-recap-description = See what has happened since you last acted; a finished game as an animation
command-replay = replay
command-replay-description = Step through this channel’s game, as it was
command-replay-entry = entry
command-replay-entry-description = Begin after this entry of the log; 0 is the start of the game
command-replay-public = public
command-replay-public-description = Show that step to the whole channel
command-help = help
command-help-description = Show how to play with this bot
command-mod = mod
command-mod-description = For moderators: put right what has gone wrong with a game
command-mod-reset = reset
command-mod-reset-description = Remove this channel’s game; it is kept and can be restored
command-mod-restore = restore
command-mod-restore-description = Restore the last game removed from this channel

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-add-computer = Add bot ({ level })
button-abandon = Stop the game
button-remove-computer = Remove bot
button-hint = Hint
button-review = Turning points
button-review-before = Previous
button-review-after = Next
button-replay = Replay
button-animation = Animation
button-animation-stop = Stop
button-replay-start = Start
button-replay-turn-back = ◀◀ Turn
button-replay-back = ◀ Back
button-replay-on = On ▶
button-replay-turn-on = Turn ▶▶
button-replay-end = End
button-replay-to = Go to …
button-hints =
    { $allow ->
        [yes] Allow hints
       *[no] No hints
    }
button-panel = Play
button-hand = My hand
button-board = Board
button-log = Log
button-layout-tall = Tall pictures
button-layout-wide = Wide pictures
button-learn = Learn in a minute
button-learn-game = { $game } in a minute
button-help = How to play
button-help-more = More for everyone
button-help-moderators = For moderators
button-back = Back
button-undo = Undo
button-refresh = Refresh
button-ahead = Answers and plans
button-ask-me = Withdraw, ask me
button-info = Info
button-verify = Check the draws
button-file-game = Game file
button-file-text = Game as text
button-rematch = Rematch
button-agree = Agree
button-refuse = Refuse
button-newer = Newer
button-older = Older
button-mod-reset = Remove the game
button-mod-restore = Restore the game
button-cancel = Cancel

## The panel

panel-layout-chosen = The pictures that you alone see are now { $layout }; { $command } changes that.
panel-look-again = -# Once it is up to you, press “Play” below the new board, or “Refresh” here.
panel-others-asked = Waiting for { $asked }
panel-heading = ### { $game } · { $seat }
panel-choose = What do you want to do?
panel-type = Type it in
panel-choose-field = Choose…
panel-spot = Spot { $number }: { $name }
panel-page = { $first } – { $last }
panel-undone = Undone.
panel-group = { $name } ({ $count })
panel-choose-held = Pick { $count } in the menu: each of its lines is one that you hold.
panel-also = Also: { $names }
panel-held =
    { $count ->
        [0] You have none
       *[other] You have { $count }
    }
panel-choose-cards = Choose { $count }…
panel-choose-part = First choose the part of the board.
panel-part = Look at a part of the board…
panel-part-whole = Everything
form-hand = **Your hand:** { $cards }
form-held = You have: { $cards }
form-possible = For example: { $values }
form-amount = Choose { $count } in all.
form-again = Correct it
form-unread = **{ $field }:** { $problem }
form-unfit = nothing was chosen, or more than { $most } characters were written.
panel-ahead = -# Your answers ahead: { $answers }

## Answers given beforehand.

ahead-heading = ### { $game } · Answers and plans
ahead-about = What you keep here is your answer the moment you are asked: nobody has to wait for you. Until then, only you see it. Only what can come up as things stand is listed.
ahead-nothing = There is nothing to answer ahead at the moment.
ahead-stand-in = A stand-in is playing for you: your answers are not used until you press “I am back”.
ahead-now = Now: { $answer }
ahead-asked = you are asked each time.
ahead-others =
    { $count ->
        [0] You are asked each time, whatever it is about.
       *[other] About everything else you are asked each time.
    }
ahead-read-back = **{ $topic }:** { $answer }
ahead-read = Read it once more. It counts only when you press “Keep it”.
ahead-noted = **Noted.** { $answer }
ahead-withdrawn = **Withdrawn.** { $topic }: you will be asked again.
ahead-left =
    { $count ->
        [one] once
       *[other] { $count } times
    }
ahead-counts =
    { $count ->
        [one] It counts once.
       *[other] It counts { $count } times.
    }
ahead-for-good = It counts until you withdraw it.
ahead-times = { $answer } { $times }
ahead-label-times = { $answer } ({ $times })
ahead-topics = Choose what it is about…
button-ahead-keep = Keep it
button-ahead-once = { $answer } (once)
button-ahead-topics = All topics
button-ahead-game = Back to the game

## Plans for when one’s seat is asked next.

button-plan-new = Plan what I do
button-plan-change = Change the plan
button-plan-pass = Always end my turn
button-plan-withdraw = Withdraw the plan
button-plan-known = I know
button-plan-case = If something happens…
button-plan-otherwise = Otherwise
button-plan-less = Remove the last step
button-plan-anew = Begin anew
button-plan-read = Read back
button-plan-edit = Back to the plan
button-plan-keep = Keep it
button-plan-show = Show the plan
panel-plan = -# You have planned what you do when you are asked next.
panel-plan-dropped = -# What you had planned stands under “Answers and plans” until you press “I know” there.
plan-title = **Plan for when you are asked next**
plan-about = -# What you plan is done the moment it comes to that: nobody has to wait for you, and you are not called. Only you see it. Where it is not possible then, it is dropped, and you are told so.
plan-answers-first = -# **Your answers ahead come first:** { $answers }. The plan does only what they leave to you.
plan-long = It is too long to stand here: it has a page of its own.
plan-none = Nothing is planned.
plan-nothing-unforeseen = Nothing can be planned at the moment: what you will be asked next cannot be foreseen.
plan-nothing-asked = It is up to you just now: you can plan your next decision once you have acted.
plan-begun =
    { $case ->
        [none] Begun; steps done: { $count }.
        [only] What it waited for has happened; steps done: { $count }.
       *[other] Case { $case } has come; steps done: { $count }.
    }
plan-move = { $move } – { $values }
plan-no-move = nothing chosen yet
plan-first = 1st step: { $move }
plan-then = then: { $move }
plan-next-time = next time: { $move }
plan-when = If { $condition }
plan-if = If { $condition }: { $moves }
plan-otherwise = Otherwise: { $moves }
plan-numbered = { $number }. { $case }
plan-always = Whatever happens: { $moves }
plan-each-turn = Each time your turn comes, until you withdraw the plan: { $moves }
plan-lost-by = -# **{ $move }:** { $lost }
plan-cases =
    { $count ->
        [one] -# This is done if it has happened since you kept the plan, by the time that it is up to you.
       *[other] -# When it is up to you, the first case is taken that has happened since you kept the plan.
    }
plan-no-case =
    { $count ->
        [one] -# If it has not happened by then, the plan is dropped, and you are asked as usual.
       *[other] -# If none has happened by then, the plan is dropped, and you are asked as usual.
    }
plan-other-cases =
    { $count ->
        [one] -# Another case is not shown here: “Read back” shows all.
       *[other] -# { $count } other cases are not shown here: “Read back” shows all.
    }
plan-open = **{ $case }**
plan-heading = ### { $game } · Your plan
plan-step = **Choose step { $number }.**
plan-step-next-turn = **Choose step { $number }.** Your turn ends with the step before: this one is for the next time it is up to you.
plan-step-next-time = **Choose step { $number }.** After the step before you wait for others: this one is for the next time it is up to you.
plan-board = -# The board as it will be if nothing else changes until then.
plan-board-hidden = -# The board as it will be if nothing else changes until then. What the step before reveals is not there: nobody can know it yet.
plan-board-now = -# The board as it is **now**: what others will have done by then, and what comes to light, nobody can know yet.
plan-end = **No further step is possible here:** what follows cannot be foreseen, and you decide it yourself when it comes.
plan-full = **No further step is possible here:** a case has at most { $count } steps.
plan-most-cases = -# No further case is possible: a plan has at most { $count } cases.
plan-cut = **The game has gone on:** what is not possible any more is left out of your plan.
plan-lost = This plan has been lost before it was kept, or it is kept already. You can begin anew.
plan-read = Read it once more. It counts only when you press “Keep it”.
plan-kept = **Your plan is kept.**
plan-withdrawn = **Withdrawn.** Nothing is planned: you will be asked.
plan-withdrawn-answers = **Withdrawn.** No plan stands any more. Your answers ahead still stand: { $answers }. You will be asked only what they leave to you.
plan-choose-event = What would have to happen?
plan-so-far = If { $condition } …
plan-choose-value =
    { $kind ->
        [seat] Who?
        [spot] Where? The numbers are those on the picture.
        [place] Where?
       *[other] Which?
    }
plan-anybody = Anybody
plan-any = Any: { $condition }
plan-anywhere = Anywhere
plan-dropped-refused = **Your plan was dropped:** “{ $move }” was not possible. { $why }
plan-dropped-some-move = **Your plan was dropped:** one of its steps was not possible. { $why }
plan-dropped-unmet = **Your plan was dropped:** none of its cases has come.
plan-dropped-gone-back = **Your plan was dropped:** the game has gone back behind it.
plan-dropped-undone = **What your plan had done is undone:** the game has gone back behind it, and nothing is planned any more.
plan-dropped-played-for = **Your plan was dropped:** when it was due, the bot played for you.
plan-dropped-answered = **Your plan was dropped:** when it was due, an answer that you gave beforehand was given instead.
plan-dropped-by-hand = **Your plan was dropped:** when it was due, you acted yourself.
plan-dropped-unreadable = **Your plan was dropped:** it, or what has happened since you made it, can no longer be read.
plan-dropped-message =
    ### { $game }
    -# { $place }
    { $text }
plan-dropped-was = What you had planned:
plan-dropped-now = It is up to you now, as if you had planned nothing.
plan-unreadable = **Your plan can no longer be read.** It does nothing.
error-plan-not-possible = That cannot be planned any more as the game stands now. Look at your plan again.
privacy-plans = Plans that you made: { $count }
privacy-plan-dropped = { $plan } (dropped)
privacy-unreadable = can no longer be read

## Tables

abandon-alone = You would stop this game without a result. Nobody else has to agree.
abandon-kept = Nothing was changed. The game goes on.
lobby-opened = The table is open. Others can join now.
lobby-joined = You have joined the table.
lobby-left = You have left the table.
lobby-option = The table has been changed.
lobby-started = The game has started.
lobby-rematch = A rematch is on offer. Who is in, { $names }?
lobby-rematch-opened = The table for a rematch is open, and the others are being asked.
lobby-first = Starting player: { $name }
option-line = { $name }: { $value }
option-otherwise = -# { $value }: { $about }
option-switch = { $name }: change to “{ $value }”
error-rematch-not-played = A rematch is for those who played. { $command } opens a table for everyone.
error-export-open = This game is not over, or has been reopened. Its file tells every secret, so you can have it only once the game is over.
error-export-not-played = You have had no seat in this game: its file is for those who played, not for those who watched. “Replay” below the last board shows everyone how it went.
error-file-too-big = This game is too long for a file: the limit is { $limit } MB.
lobby-title = ## { $game }: open table
lobby-closed = ## { $game }: table closed
lobby-running = ## { $game }: the game has started
hints-line = **Hints allowed:** { $command } shows what a strong bot would do
lobby-facts = **{ $people }** people · **{ $minutes } minutes** at a table · **{ $weeks } weeks** by post
lobby-facts-people = **{ $people }** people
lobby-people = Seats { $count }/{ $seats }: { $people }
# $missing is how many more people it takes, $free how many seats are left.
lobby-ready =
    { $missing ->
        [0]
            { $free ->
                [0] { $host } can start now: all seats are taken.
                [one] { $host } can start now, or someone can take the last seat.
               *[other] { $host } can start now, or others can take the { $free } free seats.
            }
        [one] One more player is needed to start.
       *[other] { $missing } more players are needed to start.
    }

status-lobby = The table is open; the game has not started.
status-open = The game is in progress.
status-finished = The game is over.
status-abandoned = The game was stopped without a result.
status-reset = A moderator has removed the game.
waiting-for = Waiting for: { $names }
info-people = Seats { $count }/{ $seats }: { $people }
info-fingerprint = Fingerprint of the seed: `{ $fingerprint }`
info-seed = Random seed: `{ $seed }`
outcome =
    { $count ->
        [0] Nobody wins. Points: { $scores }.
        [one] { $winners } wins. Points: { $scores }.
       *[other] { $winners } share the win. Points: { $scores }.
    }

## What the channel hears

post-started = ## { $game } begins
post-story-more =
    { $count ->
        [one] … { $count } earlier event is in the log.
       *[other] … { $count } earlier events are in the log.
    }
matter-closed = That question is closed, so the button did nothing. { $asked }
matter-share = { $name } ({ $share })
matter-answered = { $name }: everyone has answered.
matter-gone = This question no longer stands; nobody need answer it.
matter-resting = The game rests, so nobody is asked this now. If it is still open then, it will be asked again when the game goes on.
matter-moved = This question is asked again further down.
post-taken-back = Undone: { $events }
post-won =
    { $count ->
        [0] ## Nobody wins
        [one] ## { $winners } wins
       *[other] ## { $winners } share the win
    }
post-ended = { $game } is over. Points: { $scores }.
final-table = Final table
final-table-stopped = Points when the game was stopped
final-place =
    { $tied ->
        [yes] { $place }. (tied) { $name }
       *[no] { $place }. { $name }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
final-line =
    { $told ->
        [yes] **{ final-place }:** { $sources }
       *[no] **{ final-place }**
    }
final-sentence =
    { $told ->
        [yes] { final-place }: { $sources }.
       *[no] { final-place }.
    }
post-seed = Random seed: `{ $seed }`. Everyone can now check the draws.
post-fingerprint = -# Fingerprint of the seed: `{ $fingerprint }`. The seed is published when the game is over.
post-board = The board, requested by { $name }.
post-abandon-asked = In favour of stopping the game without a result: { $agreed }. The game stops if everyone agrees.
post-abandon-refused = { $name } wants to keep playing. The game goes on.
post-abandon =
    ## { $game } was stopped
    Those who play it have stopped it without a result.
post-reset = A moderator ({ $name }) has removed the game. It is kept and can be restored with { $command }.
post-restore = A moderator ({ $name }) has restored the game.


## Checking

verify-good = **The game followed its published seed.**
verify-bad = **Something does not match.**
verify-fingerprint = ✓ The seed and the options produce the fingerprint that was published at the start.
verify-fingerprint-bad = ✗ The seed and the options do not produce the fingerprint that was published at the start.
verify-replay =
    { $entries ->
        [one] ✓ Replaying the only log entry from the seed gives the same result.
       *[other] ✓ Replaying all { $entries } log entries from the seed gives the same result.
    }
verify-replay-bad =
    { $entries ->
        [one] ✗ Replaying the only log entry from the seed gives a different result.
       *[other] ✗ Replaying all { $entries } log entries from the seed gives a different result.
    }
verify-rules-changed = The rules in this bot have changed since this game was played; that alone may explain any difference.
verify-facts =
    Fingerprint: `{ $fingerprint }`
    Seed: `{ $seed }`

## Looking

board-posted = The board is on its way to the channel.
board-text-file = board.txt
moves-count = ({ $count } possibilities)
moves-none = There is nothing for you to do now.
log-head = **Log**, page { $page } of { $pages }, newest first
log-empty = Nothing has happened yet.
log-start = The game began.
log-unreadable = Something happened that the rules in this bot can no longer read.
log-damaged = This entry is damaged on the disk.
log-undo = { $who } undid an action.
log-undo-earlier = { $who } undid an action; what others had done since stays.
log-reset = A moderator ({ $who }) removed the game.
log-restore = A moderator ({ $who }) restored the game.
log-abandon = The game was stopped by mutual consent.

help-head = ## How to play
help-start = **Join:** press **Join** below an open table, or use { $join }; { $leave } gives the seat up. No table yet? { $new } opens one. Whoever opened it (or, once that person has left, the next to have joined) starts the game with { $start }. One game per channel or thread.
help-play = **Your panel:** when the game waits for you, the bot says so in the channel and pings you. Press **Play** there, or use { $panel }: only you see the board and what you can do. **What can I do?** Your panel shows it step by step; { $moves } lists it. Every action is a command too. { $undo } undoes your last action this turn, unless it revealed something hidden or random. { $ahead } opens **Answers and plans**: there you answer ahead where a game asks often, and plan what you do when you are asked next, with conditions on what others do.
help-look = **Looking:** { $board } shows the board, or describes it in text. { $hand } shows your hand. { $log } shows what has happened. { $replay } steps through the game. { $recap } sums up what has happened since you last acted, and shows a finished game as an animation. { $hint } says what a strong bot would do, where the table has allowed it.
help-end = **State and end:** { $info } says where the game stands. { $abandon } proposes stopping the game, to which everyone must agree. { $verify } checks the draws of a finished game. { $review } shows its turning points. { $export } gives you a game that you have played, as a file or as text.
help-moderators = **Putting things right:** moderators, that is whoever has Manage Channels or a role chosen for moderating, can remove a game ({ $reset }) and restore it ({ $restore }).
help-games = **Games:**
help-more-head = ## More for everyone
help-moderators-head = ## For moderators
learn-foot = -# { $game } in a minute · { $page }/{ $pages }
# Below a page of the lesson, if an owner’s file has other numbers or names.
learn-packaged = -# This page tells and shows the board and cards that come with the bot, with the numbers of the file it was given. A game here may lack some of what it tells: the rulebook says what there is.
learn-next = When the game waits for you, the bot says so in the channel: press **Play** there. { $search } answers questions about the rules.

## Moderators

mod-reset-ask = This removes the game for everyone. Nothing is lost: the game can be restored as long as there is no other in this channel.
mod-reset-damaged-ask = What is stored of this game has been damaged on the disk, so that it cannot be read. This takes it off the channel, so that another game can be played here. Only the owner of the bot can bring it back, from a backup.
mod-reset-done = The game has been removed.
mod-restore-ask = This restores the game, exactly as it was.
mod-restore-done = The game has been restored.
mod-cancelled = Nothing was changed.

## Permissions of the bot

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History

## Errors

error-ours = Something went wrong on the bot’s side; nothing was changed. Reference: { $number }.
error-stale = That was out of date, so nothing was done.
error-option-unknown = “{ $written }” is no option of this game. Possible: { $options }.
error-no-options = “{ $written }” is no option: this game has none to choose.
error-no-parts = The board of this game is shown as a whole: leave out “{ $written }”.
error-part-unknown = “{ $written }” is no part of this board. Possible: { $parts }.
error-no-channel = This only works in a server channel.
error-no-game = There is no game in this channel. { $command } opens a table.
error-game-ended = The last game in this channel has ended or was removed. { $command } opens a table for another.
error-other-game-here = That is a command of another game; the game in this channel is { $game }.
error-other-channel = That game belongs to another channel.
error-not-started = The game has not started yet.
error-not-seated = You have no seat in this game. While it runs you can watch it, and take a seat for which a substitute is being looked for.
error-not-your-panel = This panel belongs to another seat. Press “Play” for your own.
error-looks-often =
    You have asked to see a great deal within a few seconds. You can look again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }. What you do in a game does not wait for this.
error-not-moderator = Only moderators can do that: it takes Manage Channels here, or a role chosen for moderating.
error-nothing-to-restore = There is no removed game in this channel that could be restored.
error-missing-permissions = The bot lacks permissions in this channel: { $permissions }. Ask someone who manages the channel to grant them.
held-back = A message for this channel waits: the bot does not know whether it has sent it already, and may not look, since it lacks the permission { $permission }. Ask someone who manages the channel to grant it. What you do counts all the same.
held-back-elsewhere = A message for { $channel } waits: the bot does not know whether it has sent it already, and may not look, since it lacks the permission { $permission } there. Grant it, and the channel gets its messages.
error-kind-unknown = There is no game called “{ $written }” here. Available: { $games }.
error-seats-wrong = { $game } is for { $allowed } players.
error-verify-open = The game is still in progress: its seed stays secret until the end. The fingerprint published at the start is `{ $fingerprint }`.

## Local mode

local-title = Riquet on this machine
local-alone = Play against the bot
local-alone-how = Choose how well it plays. The game opens at once in a tab of its own: press Play there.
local-together = Play with several people
local-full = All channels have a game. End one with /mod reset in its channel, and try again.
local-how = An offline Discord with the bot in it, and five people for you to play as.
local-how-1 = Open a channel below.
local-how-2 = At the top of its page, choose who you are: each person sees only their own secrets.
local-how-3 = Write /game new in the line at the bottom, then the first letters of a game, to open a table; the others join it with a button.
local-how-4 = Start, press Play, and for the next turn switch to another person at the top. /help says more.
local-channels = Channels
local-messages = Direct messages
local-moderator = may moderate
local-no-game = no game yet
local-over = { $game }: over
local-table = { $game }: open table
local-game = { $game }: waiting for { $names }
local-kept = Games are kept when the program stops. After the next start the board of each open game is posted again; earlier messages are gone.
local-starting = Riquet is starting on this machine …
local-address = Riquet is running on this machine: { $address } (Ctrl-C stops it; games are kept)

## Errors of the table

error-no-such-game = That game no longer exists.
error-channel-has-game = There is already a game in this channel; only one is possible per channel or thread. It is here: { $link }
error-channel-taken = There is already a game in this channel; only one is possible per channel or thread.
error-unknown-game = There is no game called “{ $kind }” here.
error-seat-number = That game cannot be played with { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }. Possible: { $allowed }.
error-already-joined = You already have a seat.
error-not-joined = You have no seat at this table.
error-seats-full = All { $seats } seats are taken.
error-no-computer = No bot sits at this table.
error-call-not-own = You can look for a substitute only for your own seat, or for that of a bot.
error-computers-too-many = There is room for at most { $most } bots at this table.
error-computers-wrong = I do not understand “{ $written }”. Write how many bots and how well they play, such as “2 strong, easy”. Levels: { $levels }
error-already-started = The game has already started. A seat in it can be left or handed over, and taken if a substitute is being looked for.
error-finished = The game is over.
error-abandoned = The game was stopped.
error-reset = A moderator has removed the game.
error-only-host = Only { $name } can start the game at this table.
error-only-host-chooses = Only { $name } can change the options of this table.
error-not-enough-people = Seated so far: { $joined }. The game is for { $allowed } players.
error-first-not-seated = The starting player must have a seat at this table.
error-bad-component = The component file given by the owner of the bot is faulty: { $problem }
error-not-ended = The game is still in progress.
error-animation-busy = Several animations are being drawn right now. Try again in a minute.
error-undo-nothing = You have nothing to undo.
error-undo-others-acted = You can no longer undo that yourself: { $name } has acted since.
error-undo-computer-acted = You can no longer undo that yourself: a bot has acted since.
error-hint-not-allowed = This table has not allowed hints. Whoever opens a table chooses that before the game starts.
error-hint-not-asked = You have nothing to decide at the moment.
error-hint-outdated = The game has gone on meanwhile. Ask again.
error-hint-busy = The bot has too much to think about at the moment. Try again in a minute.
error-review-not-finished = Only a finished game can be reviewed.
error-review-unreadable = This game cannot be reviewed: it was played by older rules, or its log is damaged.
error-step-unknown = “{ $written }” is not the number of an entry in the log. Write a whole number; 0 is the start of the game.
error-undo-needed = You cannot undo that yourself: what has been done since rests on it.
error-undo-time-over = You cannot undo that yourself: its time was over, so it has already ended.
error-undo-reveals = That cannot be undone: it revealed something hidden or random.
error-undo-passed = You can no longer undo that yourself: your turn is over.
error-undo-agreed = You cannot undo that yourself: it was agreed with somebody else.
error-undo-rules-changed = That cannot be undone: the rules in this bot have changed since.
error-unreadable = The rules in this bot cannot read what is stored about this game, so it can be neither shown nor played.
error-damaged = What is stored of this game has been damaged on the disk, so nobody can act in it. Moderators can go back to an earlier entry of its log.
error-damaged-row = What is stored of this game has been damaged on the disk, so that it cannot be read: only the owner of the bot can bring it back, from a backup. A moderator can take it off the channel with /mod reset; then another game can be played here.
error-repeated = That has already been done.

## Rules

command-rules = rules
command-rules-description = Look up the rules: search, costs, cards, rulings
command-rules-game = game
command-rules-game-description = Which game; if left out, the one in this channel
command-rules-public = public
command-rules-public-description = Show the answer to the whole channel
command-rules-search = search
command-rules-search-description = Look up a rule by any word
command-rules-search-query = query
command-rules-search-query-description = What you are looking for, in any of the bot’s languages
command-rules-cost = cost
command-rules-cost-description = List the actions and what they cost
command-rules-card = card
command-rules-card-description = Look up what a card does; if no card is named, show them all
command-rules-card-card = card
command-rules-card-card-description = Which card; if left out, all of them
command-rules-rulings = rulings
command-rules-rulings-description = List everything that is not in the printed rules: rulings and reconstructions
command-why = why
command-why-description = Explain why something was refused, or why an action is not possible now
command-why-action = action
command-why-action-description = Which action; if left out, the last thing you were refused

button-why = Why?
button-to-channel = Show to the channel
button-page-before = Previous page
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
rules-costs-heading = ### What actions cost
rules-cards-heading = ### The cards
rules-rulings-heading =
    ### Rulings and reconstructions
    None of this is in the printed rules. A ruling settles what they leave open or unclear; a reconstruction stands in for what is printed on a board or card that we have not seen.
# Below a picture of the rulebook, if an owner’s file has other numbers or names.
rules-picture-packaged = -# The picture shows the board and cards that come with the bot, not those of the file it was given.
rules-no-costs = No action in this game has a cost.
rules-no-cards = There are no cards in this game.
rules-no-rulings = There are no rulings or reconstructions for this game.
# Above a section that is no answer to what was asked.
rules-nearest = Nothing in the rules answers “{ $query }”. The closest match:
# The same, where it was to be shown to the whole channel.
rules-nearest-private = Nothing in the rules answers “{ $query }”, so only you see this. The closest match:
rules-other-finds = Other results
rules-of-actions = Rules for an action
rules-found-in = { $section } · { $game }
rules-which-game = Which game do you mean?
rules-only-private = There is no game in this channel, so only you see this.
rules-posted = This page of the rules is on its way to the channel.
post-rule = { $name } shows a page of the rules:

why-possible =
    { $count ->
        [0] **{ $action }:** you can do that now.
        [one] **{ $action }:** you can do that now, in one way.
       *[other] **{ $action }:** you can do that now, in { $count } ways.
    }
why-not-now = **{ $action }:** not possible now.
why-no-section = The rulebook says no more about this.
help-rules = **Rules:** ask { $search } as you would ask someone at the table. { $cost } shows what actions cost, and { $why } says why something was refused.

error-rules-gone = That page of the rules no longer exists.
error-rules-nothing = Nothing in the rules matches “{ $query }”. Try another word.
error-rules-no-card = No card matches “{ $query }”. The list that opens as you type shows all cards.
error-why-nothing = You have not been refused anything in this channel lately. You can also ask { $command } about an action.
error-why-unknown = “{ $written }” is not an action of this game. Actions: { $actions }.
error-may-not-write = You may not write in this channel, so you cannot show anything to it.

## Languages

# Each language by its own name for itself.
language-name = English
language-automatic = automatic

command-language = language
command-language-description = Set the language: yours, this channel’s or this server’s
command-language-me = me
command-language-me-description = Set the language in which the bot answers you
command-language-channel = channel
command-language-channel-description = For moderators: set the language of what everyone in this channel reads
command-language-server = server
command-language-server-description = For moderators: set the language of all channels that have none of their own
command-language-language = language
command-language-language-description = Which language; automatic clears the setting

# Said in the language that was chosen.
language-me-set = The bot will answer you in English from now on.
language-me-automatic = Your language setting is cleared. The bot answers in your Discord language if it can, otherwise in the channel’s. Here, that is { $spoken }.
language-channel-set = Language of this channel: { $spoken }. A game in progress follows with its next message.
language-channel-automatic = This channel no longer has its own language. In force here: { $spoken }.
language-server-set = Language of this server: { $spoken }. Channels with a language of their own keep it.
language-server-automatic = This server no longer has its own language. Channels that have none of their own use the one set by the owner of the bot: { $spoken }.
help-language = **Language:** { $me } sets in which language the bot answers you.

error-language-unknown = The bot does not speak “{ $written }”. It speaks: { $languages }.

## Settings

command-settings = settings
command-settings-description = Show or change settings: language, look, layout, moderators, who may open tables
command-settings-show = show
command-settings-show-description = Show the settings in force here, and where they were set
command-settings-where = where
command-settings-where-description = In this channel or on the whole server
command-settings-look = look
command-settings-look-description = For moderators: set the look of the pictures
command-settings-look-look = look
command-settings-look-look-description = Light or dark; automatic clears the setting
command-settings-layout = layout
command-settings-layout-description = Set the layout of the pictures: for you alone or, as a moderator, for everyone
command-settings-layout-where = where
command-settings-layout-where-description = For you alone, in this channel or on the whole server
command-settings-layout-layout = layout
command-settings-layout-layout-description = Wide, or tall for a phone; automatic clears the setting
command-settings-pings = pings
command-settings-pings-description = Set when a question pings: for you alone or, as a moderator, for everyone
command-settings-pings-where = where
command-settings-pings-where-description = For you alone, in this channel or on the whole server
command-settings-pings-pings = pings
command-settings-pings-pings-description = For every question, or only where the game waits; automatic clears the setting
command-settings-moderators = moderators
command-settings-moderators-description = For moderators of the server: let a role moderate, or no longer
command-settings-moderators-role = role
command-settings-moderators-role-description = The role that may moderate, or no longer may
command-settings-moderators-remove = remove
command-settings-moderators-remove-description = Take the right to moderate away from the role
command-settings-start = start
command-settings-start-description = For moderators: set who may open a table for a new game
command-settings-start-who = who
command-settings-start-who-description = Who may open a table; automatic clears the setting
command-settings-start-role = role
command-settings-start-role-description = Which role may; only with the choice “a role”

settings-where-me = for me alone
settings-where-channel = in this channel
settings-where-server = on this server
settings-look-light = light
settings-look-dark = dark
settings-look-automatic = automatic
settings-layout-wide = wide
settings-layout-tall = tall
settings-layout-automatic = automatic
settings-pings-all = for every question
settings-pings-needed = only where the game waits
settings-pings-automatic = automatic
settings-start-everybody = everyone
settings-start-moderators = moderators
settings-start-role = a role
settings-start-nobody = nobody
settings-start-automatic = automatic

settings-head = ## Settings in force here
settings-choice = { $what }: { $value }
settings-line = **{ $what }:** { $value } ({ $source })
settings-name-language = Language
settings-name-look = Look of the pictures
settings-name-layout = Layout of the pictures
settings-name-pings = Pings
settings-name-moderators = Moderators
settings-name-start = Who may open tables
settings-moderators-permission = **Moderators:** whoever has Manage Channels here
settings-from-person = set by you, for you alone
settings-from-channel = set here
settings-from-parent = set for the channel of this thread
settings-from-server = set for this server
settings-from-owner = set by the owner of the bot
settings-from-nobody = nothing is set
settings-role-gone =
    { $count ->
        [one] A role that was chosen no longer exists on this server, so it is ignored ({ $source }).
       *[other] { $count } roles that were chosen no longer exist on this server, so they are ignored ({ $source }).
    }

settings-look-set =
    { $place ->
        [channel] Look of the pictures in this channel: { $value }. A game in progress follows with its next message.
       *[server] Look of the pictures on this server: { $value }. Channels with their own look keep it.
    }
settings-look-back =
    { $place ->
        [channel] This channel no longer has its own look. In force here: { $value } ({ $source }).
       *[server] This server no longer has its own look. Channels that have none of their own use: { $value } ({ $source }).
    }
settings-layout-set =
    { $place ->
        [me] Layout of the pictures that you alone see: { $value }. Your panel follows with its next picture.
        [channel] Layout of the pictures in this channel: { $value }. A game in progress follows with its next message. What people have set for themselves stays.
       *[server] Layout of the pictures on this server: { $value }. Channels and people with their own layout keep it.
    }
settings-layout-back =
    { $place ->
        [me] You no longer have your own layout. In force here: { $value } ({ $source }).
        [channel] This channel no longer has its own layout. In force here: { $value } ({ $source }).
       *[server] This server no longer has its own layout. Channels that have none of their own use: { $value } ({ $source }).
    }
settings-pings-set =
    { $place ->
        [me] You are pinged: { $value }.
        [channel] People are pinged in this channel: { $value }. What people have set for themselves stays.
       *[server] People are pinged on this server: { $value }. Channels and people with their own setting keep it.
    }
settings-pings-back =
    { $place ->
        [me] You no longer have your own setting for pings. In force here: { $value } ({ $source }).
        [channel] This channel no longer has its own setting for pings. In force here: { $value } ({ $source }).
       *[server] This server no longer has its own setting for pings. Channels that have none of their own use: { $value } ({ $source }).
    }
settings-moderators-added =
    { $place ->
        [channel] { $role } may now moderate in this channel.
       *[server] { $role } may now moderate on the whole server.
    }
settings-moderators-removed =
    { $place ->
        [channel] { $role } is no longer among the roles set to moderate in this channel.
       *[server] { $role } is no longer among the roles set to moderate on the whole server.
    }
settings-start-set =
    { $place ->
        [channel] Who may open tables in this channel: { $value }.
       *[server] Who may open tables on this server: { $value }. Channels with their own setting keep it.
    }
settings-start-back =
    { $place ->
        [channel] This channel no longer has its own setting of who may open tables. In force here: { $value } ({ $source }).
       *[server] This server no longer has its own setting of who may open tables. Channels that have none of their own use: { $value } ({ $source }).
    }
help-settings = **Settings:** { $show } shows the settings in force here, { $mine } those for you alone: language, layout, pings, quiet hours. { $reminders } reminds you of games that wait for you, { $away } says that you are away. **Nudge** below the board calls once more whoever is waited for.
help-moderators-settings = **Settings:** moderators choose the language of what everyone reads ({ $channel }, { $server }), the look of the pictures ({ $look }), who else may moderate ({ $moderators }) and who may open tables ({ $start }).

error-not-server-moderator = Only moderators of the whole server can do that: it takes Manage Channels or Manage Server for the whole server, or a role chosen for moderating it.
error-settings-unknown = “{ $written }” cannot be chosen here. Possible: { $choices }.
error-settings-role-set = { $role } is already among the roles set there, so there is nothing to change.
error-settings-role-not-set = { $role } is not among the roles set there, so there is nothing to take away.
error-settings-role-everybody = Everyone has that role, so it cannot be for moderators. Choose another.
error-settings-role-needed = Say which role may open tables.
error-settings-role-unneeded = A role only makes sense with the choice “a role”. Leave the role out or choose “a role”.
error-may-not-start =
    { $who ->
        [nobody] Nobody may open a table in this channel.
        [moderators] Only moderators may open a table in this channel.
       *[role] Only { $role } and moderators may open a table in this channel.
    } { $elsewhere ->
        [some] You may open one in: { $channels }.
       *[none] { $command } shows the settings in force here.
    }

## What people set for themselves

command-my = my
command-my-description = Your own settings: reminders, quiet hours, absence, language, layout, pings
command-my-settings = settings
command-my-settings-description = See and change everything that you set for yourself
command-my-reminders = reminders
command-my-reminders-description = Be reminded when a game waits for you, or not: when, how, and how often
command-my-reminders-hours = hours
command-my-reminders-hours-description = After how many hours, 1 to 336; 0 turns reminders off
command-my-reminders-repeat = repeat
command-my-reminders-repeat-description = Again after the same time, as long as the game waits (10 times at most)
command-my-reminders-by = by
command-my-reminders-by-description = By a mention in the channel or by direct message
command-my-reminders-quiet = quiet
command-my-reminders-quiet-description = Hours without reminders and nudges, such as 22:00-7:00, or “none”
command-my-reminders-zone = zone
command-my-reminders-zone-description = Your time zone, such as Europe/Paris
command-my-away = away
command-my-away-description = Say that you are away, or come back: your time and your reminders stand still
command-my-away-until = until
command-my-away-until-description = 5d, 3 weeks, 24 Dec, 24.12., Friday, tomorrow 18:00; if left out, you see whether you are away

own-by-channel = mention in the channel
own-by-direct = direct message

own-head = ## Your settings
own-reminders-head = ## Your reminders
own-line = **{ $what }:** { $value }
own-name-reminders = Reminders
own-name-quiet = Quiet hours
own-name-zone = Time zone
own-name-away = Away
own-reminders-off = off
own-reminders-on =
    after { $hours } h, { $repeated ->
        [yes] then every { $hours } h
       *[no] once
    }, { $direct ->
        [yes] by direct message
       *[no] by a mention in the channel
    }
own-reminders-prepared =
    off (once they are on: { $repeated ->
        [yes] again and again
       *[no] once
    }, { $direct ->
        [yes] by direct message
       *[no] by a mention in the channel
    })
own-quiet-none = none
own-zone-none = none; UTC counts
own-zone-fixed = { $zone } (no summer time)
own-away-no = no
own-away-until = until { $until }
own-after = Remind after { $hours } h
own-choose-after = Remind after how many hours?
own-button-once = Remind once
own-button-repeated = Remind again and again
own-button-channel = Remind in the channel
own-button-direct = Remind by direct message
own-button-quiet = Quiet hours, time zone
own-button-away = I will be away
own-button-back = I am back
own-button-reminders = Reminders
own-button-settings = All settings
own-form-quiet = Quiet hours
own-form-quiet-hint = 22:00-7:00; empty for none
own-form-zone = Time zone
own-form-zone-hint = Such as Europe/Paris
own-form-away = Until when?
own-form-away-hint = 5d, 3 weeks, 24 Dec, 24.12., Friday, tomorrow 18:00
own-away-set = You are away until { $until }. The tables where you have a seat are told so, and nothing else. Until then your time and your reminders stand still.
own-away-not = You are not away.
own-back-set = You are back. Everything goes on.
own-back-already = You are not away, so there is nothing to change.

post-away = { $name } is away until { $until }.
post-away-back = { $name } is back.
post-reminder = { $name }, { $game } has been waiting for you since { $since }.
post-reminder-direct = { $game } has been waiting for you since { $since }.
post-nudge =
    { $by ->
        [somebody] { $who } nudges { $names }: { $game } is waiting for you.
       *[nobody] { $names }: { $game } is waiting for you.
    }
button-nudge = Nudge
nudge-sent = Nudged: { $names }
nudge-later = Nudged as soon as their own settings allow it: { $names }
nudge-away = Nudged on coming back: { $names }
away-until = { $name } until { $until }
info-away = Away: { $names }

# What is understood of lengths and days; the first word for none is shown in examples.
when-none = none,off,no
when-hours = h,hr,hrs,hour,hours
when-days = d,day,days
when-weeks = w,wk,week,weeks
when-months-long = month,months
when-one = a,an,one
when-within = in,for
when-until = until,till,til,by,to,on,the
when-at = at
when-from = from,between
when-between = to,till,until,and
when-oclock = o’clock
when-morning = am,a.m.
when-evening = pm,p.m.
when-today = today
when-tomorrow = tomorrow
when-after-tomorrow = day after tomorrow,overmorrow
when-weekdays = monday,tuesday,wednesday,thursday,friday,saturday,sunday
when-months = january,february,march,april,may,june,july,august,september,october,november,december

error-own-hours = Reminders after { $written } h are not possible. Choose a number of hours from 1 to { $most }, or 0 for none.
error-own-quiet = “{ $written }” are no quiet hours. Write when they begin and when they end, such as 22:00-7:00, 10pm to 7am, or “none”.
error-own-quiet-zone = Quiet hours need your time zone. Name it too, such as Europe/Paris.
error-own-zone = “{ $written }” is not a time zone known here. Name one by its place, such as: { $zones }.
error-own-zone-offset = There is no time zone “{ $written }” here. Name yours by a place, such as Europe/Paris, or by whole hours, such as UTC+2.
error-own-away = “{ $written }” is not understood. Write a length such as 5d, 3 weeks or 2 months, or a day such as 24 Dec, 24.12.2026, Friday or tomorrow 18:00.
error-own-away-no-day = “{ $written }”: that month has no such day. Write a day such as 24 Dec or tomorrow 18:00, or a length such as 2 months.
error-own-away-two = “{ $written }” can mean more than one time. Write the one that you mean: { $times }.
error-own-away-none = “{ $written }” is no time at all. Write how long or until when, such as 5d or tomorrow 18:00.
error-own-away-past = { $when } has passed already. Name a later time, such as 5d or tomorrow 18:00.
error-own-away-far = “{ $written }” is more than a year from now. Name an earlier time, such as 2 months.
error-nudge-waited = The game is waiting for you, too. You can nudge the others once you have acted.
error-nudge-alone = The game is waiting for you alone, so there is nobody else to nudge.
error-nudge-nobody = There is nobody to nudge: the game is waiting for no one who plays in person just now.
error-nudge-again = Everyone who is waited for has been nudged already. You can nudge again <t:{ $when }:R>.
error-nudge-later = Everyone who is waited for will be nudged as soon as their own settings allow it. There is nothing more to do.

## What moderators do

mod-undo = To undo this: { $command }.
mod-undo-entry = To undo this: { $command } with entry { $number }.

command-mod-rollback = rollback
command-mod-rollback-description = Go back to any entry of the log; shows the board as it was and asks first
command-mod-rollback-entry = entry
command-mod-rollback-entry-description = After which entry of the log; 0 is the start of the game
command-mod-rollback-new-dice = new-draws
command-mod-rollback-new-dice-description = Go on from there with new draws and newly shuffled piles
command-mod-replace = replace
command-mod-replace-description = Give a seat to another person or to a bot, or free it and look for a substitute
command-mod-replace-seat = seat
command-mod-replace-seat-description = Whose seat is given away or freed
command-mod-replace-person = person
command-mod-replace-person-description = Who gets the seat; if left out, a substitute is looked for
command-mod-replace-bot = bot
command-mod-replace-bot-description = How well a bot plays that gets the seat; if left out, no bot gets it
command-mod-skip = skip
command-mod-skip-description = Skip a player who is not acting: the bot ends the turn or decides instead
command-mod-skip-seat = seat
command-mod-skip-seat-description = Who is skipped; needed only if the game is waiting for several players
command-mod-pause = pause
command-mod-pause-description = Pause the game of this channel: nobody can act until it is resumed
command-mod-resume = resume
command-mod-resume-description = Resume a paused game, or bring here a game that has lost its channel
command-mod-resume-game = game
command-mod-resume-game-description = Which game without a channel; if left out, this channel’s game, or the only such game
command-mod-post-again = post-again
command-mod-post-again-description = Post this channel’s board or open table again
command-mod-audit = audit
command-mod-audit-description = Show what moderators did in this channel, with names and times

button-mod-rollback = Go back
button-mod-rollback-dice = Go back with new draws
button-mod-rollback-only-dice = New draws
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
mod-rollback-hidden = Something that not everyone may see
mod-rollback-head = ## { $game }
mod-rollback-ask =
    { $where ->
        [start] This goes back to the start of the game.
       *[entry] This goes back to where the game stood after entry { $number } of the log:
    }
mod-rollback-stays = The game is already at this point. The draws to come will change and the piles will be shuffled; everything else stays.
mod-rollback-behind =
    { $count ->
        [0] No entry is lost: they all go on counting. All keep the seats that they have now.
        [one] { $count } entry will no longer count, but it stays in the log. All keep the seats that they have now.
       *[other] { $count } entries will no longer count, but they stay in the log. All keep the seats that they have now.
    }
mod-rollback-over = The game was over at that point, so it ends again.
mod-rollback-opens = The game has ended; it will be in progress again.
mod-rollback-must-draw = The seed of this game may be known, so the draws will be new from there on.
mod-rollback-shown = **Something hidden or random has been shown since then:** with the same draws, people would know what is coming. New draws are the better choice.
mod-rollback-board = The board as everyone saw it at that point:
mod-rollback-done =
    { $where ->
        [start] The game is back at its start.
       *[entry] The game is back at entry { $number }.
    }
mod-replace-ask = This gives the seat of { $seat } to { $person }, with everything that belongs to it.
mod-replace-ask-free = This frees the seat of { $seat }, and a substitute is looked for. Until there is one, the game waits whenever that seat has to act.
mod-replace-done = { $person } now has the seat.
mod-replace-done-free = The seat is free, and a substitute is being looked for.
mod-skip-ask-end = This ends the turn of { $seat } and does nothing else.
mod-skip-ask = { $seat } still has to do or decide something. The bot does that instead, as a stand-in would; if it is the turn of { $seat }, that turn then ends.
mod-skip-done = { $seat } has been skipped.
mod-pause-ask = Nobody can act in the game until it is resumed.
mod-pause-done = The game is paused.
mod-resume-ask = The game goes on from where it stands. Whoever it is waiting for is pinged.
mod-resume-done = The game goes on.
mod-move-ask = This game has lost its channel. It will go on in this channel, from where it stands.
mod-move-done = The game goes on in this channel.
mod-again-ask = This posts the board or the open table here once more, as things stand; whoever the game is waiting for is pinged.
mod-again-done = The message is on its way. Nothing in the game has changed.
mod-resume-game = { $number }. { $game }: { $people }

audit-head = **Moderation log** of this channel, page { $page } of { $pages }, newest first
audit-empty = No moderator has done anything here yet.
audit-game = { $game }, game { $number }: { $told }
audit-put-away = { $name } removed game { $number }, which was damaged on the disk, from this channel.
audit-setting =
    { $place ->
        [channel] { $name } changed a setting of this channel. { $what }: { $value }.
       *[server] { $name } changed a setting of this server. { $what }: { $value }.
    }

status-paused = The game is paused: nobody can act until a moderator resumes it.
status-parked = The game has lost its channel. A moderator can resume it elsewhere.

post-rollback =
    { $where ->
        [start] A moderator ({ $name }) has gone back to the start of the game. What came after it stays in the log but no longer counts.
       *[entry] A moderator ({ $name }) has gone back to entry { $number } of the log. What came after it stays in the log but no longer counts.
    }
post-dice =
    { $where ->
        [start] A moderator ({ $name }) has gone back to the start of the game, with new draws from there on. What came after it stays in the log but no longer counts.
        [entry] A moderator ({ $name }) has gone back to entry { $number } of the log, with new draws from there on. What came after it stays in the log but no longer counts.
       *[here] A moderator ({ $name }) has changed the draws to come: everything random is drawn anew from now on.
    }
    { $sealed ->
        [yes] -# Fingerprint of the salt: `{ $salt }`. The salt is published when the game is over.
       *[no] -# Salt of the new draws: `{ $salt }`
    }
post-replace =
    { $filled ->
        [computer] A moderator ({ $name }) has given a seat ({ $colour }), with everything that belongs to it, to a bot ({ level }). Held until now by: { $outgoing }.
        [yes] A moderator ({ $name }) has given a seat ({ $colour }), with everything that belongs to it, to { $incoming }. Held until now by: { $outgoing }.
       *[no] A moderator ({ $name }) has freed a seat ({ $colour }). Held until now by: { $outgoing }. A substitute is being looked for.
    }
post-replace-ping =
    { $waited ->
        [yes] { $name }, this seat is yours, and the game is waiting for you.
       *[no] { $name }, this seat is yours. You will be pinged when the game waits for you.
    }
post-skip = A moderator ({ $name }) has skipped { $seat }.
post-pause = A moderator ({ $name }) has paused the game. Nobody can act until it is resumed with { $command }.
post-resume = A moderator ({ $name }) has resumed the game.
post-rules = The bot was upgraded: this game goes on under newer rules (version { $to } instead of { $from }). Nothing before this point can be undone or rolled back.
post-salts = Salts of the new draws, in order: { $salts }

log-rollback =
    { $where ->
        [start] A moderator ({ $who }) went back to the start.
       *[entry] A moderator ({ $who }) went back to entry { $number }.
    }
log-dice =
    { $sealed ->
        [yes] A moderator ({ $who }) changed the draws to come. Fingerprint of the salt: `{ $salt }`
       *[no] A moderator ({ $who }) changed the draws to come. Salt: `{ $salt }`
    }
log-replace =
    { $filled ->
        [computer] A moderator ({ $who }) gave a seat ({ $colour }) to a bot ({ level }). Held until then by: { $outgoing }.
        [yes] A moderator ({ $who }) gave a seat ({ $colour }) to { $incoming }. Held until then by: { $outgoing }.
       *[no] A moderator ({ $who }) freed a seat ({ $colour }). Held until then by: { $outgoing }.
    }
log-skip = A moderator ({ $who }) skipped { $seat }.
log-pause = A moderator ({ $who }) paused the game.
log-resume = A moderator ({ $who }) resumed the game.
log-post-again = A moderator ({ $who }) had the game posted again.
log-park = The game lost its channel.
log-rules = The game went on under newer rules: version { $to } instead of { $from }.

verify-replay-since =
    { $entries ->
        [one] ✓ Replaying the last log entry gives the same result.
       *[other] ✓ Replaying the last { $entries } log entries gives the same result.
    }
verify-replay-since-bad =
    { $entries ->
        [one] ✗ Replaying the last log entry gives a different result.
       *[other] ✗ Replaying the last { $entries } log entries gives a different result.
    }
verify-unchecked = Entries up to { $number } were played under older rules, which this bot no longer has: these entries cannot be checked.
verify-salts = Salts of the new draws, in order: { $salts }

help-moderators-more = They can also go back to any entry of the log ({ $rollback }), give a seat to someone else ({ $replace }), skip whoever is not acting ({ $skip }), pause and resume ({ $pause }, { $resume }), post the board again ({ $again }), and see who did what ({ $audit }). The channel is told of every change to the game.

error-entry-unknown = “{ $written }” is not an entry in the log. Write its number, or choose from the list that opens as you type.
error-no-such-entry = The log has no entry { $number }. Choose from the list that opens as you type.
error-rollback-rules = The rules in this bot have changed since that entry, so the game cannot be rolled back to it.
error-rollback-damaged = The log is damaged after entry { $number }. The game can go back to that entry or to an earlier one.
note-damaged = What is stored of this game has been damaged on the disk, so nobody can act in it. A moderator can go back with { $command } to entry { $entry }, the last one that is undamaged, or to an earlier one; then it goes on from there. The other games are not affected.
note-damaged-over = What is stored of this game had been damaged on the disk. It has been restored from the log, and nothing more needs to be done.
note-damaged-log = The log of this game has been damaged on the disk after entry { $entry }. The board is as it was and the game goes on; going back is possible to that entry and earlier ones, with { $command }.
note-damaged-log-over = The log of this game had been damaged on the disk. The game has gone back to before that, and nothing more needs to be done.
note-lost = The disk of this bot has been damaged, and what was done last may be missing, though it was confirmed. This is how the game stands now; it goes on from here.
note-unsent = A message for this channel could not be sent (number { $number } in the bot’s log). The game goes on: { $command } shows where it stands.
note-unchanged = Someone had their data deleted, and this message may still name them: { $link }. Discord does not let the bot change it; it keeps trying. Whoever manages this channel can delete the message.
error-rollback-needs-dice = The seed may be known, so the game can only go back with new draws.
error-rollback-nothing = The game is already at that point.
error-rollback-newer-game = There has been another game in this channel since.
error-seat-unknown = “{ $written }” is not a seat you can choose. Possible: { $names }.
error-replace-both = Name a person or a bot, not both.
error-replace-bot = That is another program’s account on Discord, and no player. To seat a bot of Riquet’s, choose its level instead of a person.
error-replace-not-here = That person is not on this server.
error-replace-seated = { $name } already has a seat in this game.
error-seat-free-already = That seat is already free, and a substitute is being looked for.
error-skip-which = The game is waiting for several players. Say who is to be skipped: { $names }.
error-skip-not-waited = The game is not waiting for that seat.
error-paused = The game is paused. A moderator can resume it.
error-not-paused = The game is not paused.
error-parked = The game has lost its channel. A moderator can resume it elsewhere.
error-not-parked = That game cannot be brought here: it already has a channel, or comes from another server.
error-resume-which = Several games have lost their channel. Choose one from the list that opens as you type.
error-resume-unknown = “{ $written }” is not a game that can be brought here. Possible: { $games }.
error-nothing-to-resume = There is no game to resume: none in this channel is paused, and none has lost its channel.

## Seats, consent, following

command-seat = seat
command-seat-description = Your seat: hand it over, leave it, find a substitute or a stand-in
command-seat-give = give
command-seat-give-description = Hand your seat over to someone, with everything that belongs to it
command-seat-give-person = person
command-seat-give-person-description = Who is offered the seat; that person accepts or declines in the channel
command-seat-resign = resign
command-seat-resign-description = Leave the game for good; a substitute is looked for
command-seat-call = substitute
command-seat-call-description = Look for a substitute for your seat, or for a bot’s; you keep yours until someone takes it
command-seat-call-stop = stop
command-seat-call-stop-description = Stop looking for a substitute for your seat or a bot’s
command-seat-call-seat = seat
command-seat-call-seat-description = A bot’s seat that a person is to take; if left out, yours
command-seat-stand-in = stand-in
command-seat-stand-in-description = Propose that the bot play for an absent player until that player is back
command-seat-stand-in-seat = seat
command-seat-stand-in-seat-description = For whose seat the bot is to play; if left out, yours
command-seat-stand-in-level = level
command-seat-stand-in-level-description = How well the bot is to play; if left out, fair
command-seat-back = back
command-seat-back-description = Play for yourself again, in place of the stand-in
command-hint = hint
command-hint-description = See what a strong bot would do in your place, if the table has allowed it
command-review = review
command-review-description = See where this channel’s finished game turned, and what would have been better
command-watch = watch
command-watch-description = Watch this channel’s game by direct message, without a seat
command-watch-stop = stop
command-watch-stop-description = Stop watching this channel’s game

button-withdraw = Withdraw
button-accept = Accept
button-decline = Decline
button-ask-others = Ask the others
button-ask-back = Ask to undo
button-take-seat = Take this seat
button-take-seat-of = Take the seat: { $name }
button-resign = Resign
button-back-at-table = I am back
button-to-game = To the game
button-unwatch = Stop watching

# $count is how many have yet to answer.
post-proposal-asked =
    { $count ->
        [0] No answer is outstanding: anyone who has agreed can press “Agree” again.
       *[other] { $asked }: what do you say?
    }
post-proposal-agreed = Agreed: { $agreed }
post-in-secret = { $name } did something that stays hidden.
post-abandon-answered =
    { $result ->
        [done] Everyone agreed to stop the game without a result.
        [refused] Stopping the game was proposed. Refused by: { $name }
        [withdrawn] { $asker } has withdrawn the proposal to stop the game.
       *[lapsed] The proposal to stop the game has lapsed.
    }
# $count is how many actions of the game came after the one that is to be taken back.
post-takeback-asked =
    { $name } asks to undo: { $events } { $count ->
        [0] Nothing has been done since.
        [one] 1 later action would be undone with it.
       *[other] { $count } later actions would be undone with it.
    }
post-takeback-answered =
    { $result ->
        [done] { $asker } asked to undo something. Everyone agreed.
        [refused] { $asker } asked to undo something. Refused by: { $name }
        [withdrawn] { $asker } has withdrawn the request to undo something.
       *[lapsed] { $asker } asked to undo something. That is no longer possible.
    }
post-takeback-refused = { $name } does not agree. Nothing is undone.
post-takeback = Undone, as everyone agreed: { $events }
post-stand-in-asked =
    { $free ->
        [True] Proposal by { $name }: a bot ({ level }) for the free seat ({ $colour }). It would play until a person takes the seat.
       *[False] Proposal by { $name }: a stand-in ({ level }) for { $seat }. The bot would play for that seat until its player is back.
    }
post-stand-in-answered =
    { $result ->
        [done] Everyone agreed to the stand-in.
        [refused] { $asker } proposed a stand-in. Refused by: { $name }
        [withdrawn] { $asker } has withdrawn the proposal of a stand-in.
       *[lapsed] { $asker } proposed a stand-in. That is no longer possible.
    }
post-stand-in-refused = { $name } does not agree. There is no stand-in.
post-stand-in =
    { $free ->
        [True] A bot ({ level }) now plays for the free seat ({ $colour }) until a person takes it.
       *[False] A stand-in ({ level }) now plays for { $seat } until that seat’s player is back.
    }
post-handover-asked = { $name } offers to hand over a seat, with everything that belongs to it.
post-handover-answered =
    { $result ->
        [done] The seat was accepted.
        [refused] { $asker } offered to hand over a seat. Declined by: { $name }
        [withdrawn] { $asker } has withdrawn the offer to hand over a seat.
       *[lapsed] The offer to hand over a seat has lapsed.
    }
post-handover-refused = { $name } has declined the seat.
post-handover = { $outgoing } has handed the seat over to { $incoming } ({ $colour }).
post-resign = { $outgoing } has left the game. A substitute is being looked for ({ $colour }).
post-call =
    { $own ->
        [no] { $name } is looking for a person to take over a bot’s seat ({ $colour }). The bot plays on until then.
       *[yes] { $name } is looking for a substitute ({ $colour }) and plays on until someone takes the seat.
    }
post-uncall = { $name } is no longer looking for a substitute.
post-call-over = -# This search is over.
post-substitute = { $incoming } has taken over the seat ({ $colour }) as a substitute.
post-back = { $name } is back; the stand-in has stopped.

log-takeback = At the request of { $seat }, and with everyone’s consent, entry { $number } and everything after it were undone.
log-handover = { $outgoing } handed the seat over to { $incoming }.
log-resign = { $outgoing } left the game.
log-call =
    { $own ->
        [no] { $who } began to look for a person to take over a bot’s seat ({ $colour }).
       *[yes] { $who } began to look for a substitute.
    }
log-uncall = { $who } stopped looking for a substitute.
log-substitute = { $incoming } took over the seat ({ $colour }) as a substitute.
log-stand-in =
    { $free ->
        [True] With everyone’s consent, a bot ({ level }) began to play for the free seat ({ $colour }).
       *[False] With everyone’s consent, a stand-in ({ level }) began to play for { $seat }.
    }
log-back = { $who } came back; the stand-in stopped.

# $count is how many have yet to answer.
consent-asked = The others are being asked. Answers still to come: { $count }.
consent-agreed = You agree. Answers still to come: { $count }.
consent-took-back = You no longer agree. Answers still to come: { $count }.
abandon-result =
    { $result ->
        [done] The game has been stopped.
        [withdrawn] Your proposal is withdrawn. The game goes on.
       *[refused] The game goes on.
    }
takeback-result =
    { $result ->
        [done] The action has been undone.
        [withdrawn] Your request is withdrawn.
       *[refused] Nothing is undone.
    }
stand-in-result =
    { $result ->
        [done] A stand-in will play from now on.
        [withdrawn] Your proposal is withdrawn.
       *[refused] There is no stand-in.
    }
handover-result =
    { $result ->
        [done] The seat has been handed over.
        [withdrawn] Your offer is withdrawn.
       *[refused] You have declined the seat.
    }
undo-ask = The others can still agree to undo it.
seat-offered = { $name } is being asked in the channel. The seat stays yours until { $name } accepts.
seat-taken = The seat is yours now, with everything that belongs to it.
seat-resign-ask = You will leave the game for good, and whoever takes the seat will get everything that belongs to it. If you would rather stay until someone comes, look for a substitute instead.
seat-resigned = You have left the game.
seat-kept = Nothing was changed. The seat stays yours.
seat-called = A substitute is being looked for. The seat stays yours until someone takes it.
seat-called-computer = A person is being looked for to take over that seat. The bot plays on until then.
seat-uncalled = A substitute is no longer being looked for.
seat-back = You are playing for yourself again.
seats-stand-ins = A stand-in plays for: { $names }
seats-called = Looking for a substitute for: { $names }
watch-begun = You will get the board by direct message, now and whenever it is posted here.
watch-ended = You are no longer watching the game.
help-seats = **Seats:** { $give } hands your seat over, { $resign } leaves it, { $call } looks for a substitute. { $stand } proposes that the bot play for someone who is absent, until { $back }. { $watch } lets you watch a game by direct message.

# $shown is what came to light, a whole sentence or more.
error-undo-shown = That cannot be undone, not even by consent, since something hidden or random has come to light: { $shown }
error-undo-gone = That has already been undone, or a moderator has gone back to an earlier entry since.
error-undo-dice = That cannot be undone: the draws have changed since.
error-takeback-other = You have done something else since. If you still want to undo, ask again.
error-takeback-asked-already = You have already asked to undo something. Withdraw that request first.
error-stand-in-asked-already = You have already proposed a stand-in. Withdraw that proposal first.
error-no-such-proposal = There is no such question here.
error-proposal-closed = That question is closed.
error-not-asked = You are not being asked here.
error-not-agreed = You have not agreed, so there is nothing to withdraw.
error-has-seat = That person already has a seat in this game.
error-own-seat = You already have a seat in this game.
error-no-such-seat = There is no such seat.
error-seat-not-found = There is no seat “{ $written }” here. Seats: { $seats }.
error-seat-give-bot = That is another program’s account on Discord, and no player. { $command } has a bot play for you.
error-seat-give-unseen = { $name } cannot see this channel and so cannot take the seat.
error-resign-last = Nobody else is left at the table. You can stop the game instead.
error-called-already = A substitute is already being looked for.
error-not-called = No substitute is being looked for here.
error-standing-not-offered = That answer cannot be given beforehand at the moment. Your panel shows which answers can.
error-no-stand-in = No stand-in is playing for you.
error-stand-in-already = A stand-in is already playing for that seat.
error-stand-in-other-level = A stand-in for that seat is already proposed at another level ({ level }). Agree to that, or have it withdrawn first.
error-stand-in-alone = At least one person must play for themselves.
error-stand-in-plays = A stand-in is playing for you. Press “I am back” first.
error-watch-seated = You have a seat in this game and already see more than those who only watch.
error-watching-already = You are already watching this game.
error-not-watching = You are not watching this game.
error-watch-unreachable = The bot cannot send you direct messages. Allow them for this server, then try again.

## The pace of a table

# What people type and read of a pace; the words of each unit stand with spaces between.
pace-none = no pace
pace-with-bank = { $turn } + { $bank }
pace-week =
    { $count ->
        [one] 1 week
       *[other] { $count } weeks
    }
pace-day =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
length-under-an-hour = less than an hour
pace-hour =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
pace-words-week = w wk week weeks
pace-words-day = d day days
pace-words-hour = h hr hrs hour hours
pace-words-minute = m min mins minute minutes
pace-words-second = s sec secs second seconds
pace-choose-none = Pace: none
pace-choose-turn = Pace: { $turn } a turn
pace-choose-bank = Pace: { $turn } a turn + { $bank } in the bank
pace-line = **Pace:** { $turn } each time the game comes to wait for someone, then a time bank of { $bank } for the whole game
pace-line-turn = **Pace:** { $turn } each time the game comes to wait for someone
clock-of = { $name } ({ $when })
clock-until = Time runs out: { $clocks }
clock-over = Time is over: { $names }
button-late-skip = Skip
button-late-stand-in = Get a stand-in
button-late-free = Find a substitute
# $count is how many others are there, $others are mentions of them.
post-time-over =
    { $count ->
        [0] **The time of { $name } is over.** Nothing else happens by itself, and { $name } can still act. Nobody else is here to choose just now: whoever comes back can choose below.
        [one] **The time of { $name } is over.** Nothing else happens by itself, and { $name } can still act. { $others } can choose: skip what { $name } has to do, let the bot play until { $name } is back, or find a substitute.
       *[other] **The time of { $name } is over.** Nothing else happens by itself, and { $name } can still act. { $others } can choose together: skip what { $name } has to do, let the bot play until { $name } is back, or find a substitute.
    }
post-time-over-settled = The time of { $name } was over. There is nothing left to choose here.
post-time-skip-asked = Proposal by { $name }: skip { $seat }, whose time is over. The bot would end the turn or do what has to be done.
post-time-skip-answered =
    { $result ->
        [done] Everyone who was asked agreed to skip.
        [refused] { $asker } proposed to skip. Refused by: { $name }
        [withdrawn] { $asker } has withdrawn the proposal to skip.
       *[lapsed] { $asker } proposed to skip. That is no longer possible.
    }
post-time-skip-refused = { $name } does not agree. Nobody is skipped.
post-time-skip = { $seat } was skipped by the others, since time was over.
log-time-skip = The others skipped { $seat }, since time was over.
post-time-free-asked = Proposal by { $name }: free the seat of { $seat }, whose time is over, and look for a substitute.
post-time-free-answered =
    { $result ->
        [done] Everyone who was asked agreed to look for a substitute.
        [refused] { $asker } proposed to free a seat. Refused by: { $name }
        [withdrawn] { $asker } has withdrawn the proposal to free a seat.
       *[lapsed] { $asker } proposed to free a seat. That is no longer possible.
    }
post-time-free-refused = { $name } does not agree. The seat stays as it is.
post-time-free = The others have freed the seat of { $outgoing } ({ $colour }), since time was over. A substitute is being looked for.
log-time-free = The others freed the seat of { $outgoing } ({ $colour }), since time was over.
time-skip-result =
    { $result ->
        [done] The bot has done what had to be done.
        [withdrawn] Your proposal is withdrawn.
       *[refused] Nobody is skipped.
    }
time-free-result =
    { $result ->
        [done] The seat is free, and a substitute is being looked for.
        [withdrawn] Your proposal is withdrawn.
       *[refused] The seat stays as it is.
    }
error-time-not-over = There is nothing to choose here any more: that time is not over.
error-time-own = It is your own time that is over. You can still act as always.
error-time-skip-asked-already = You have already proposed to skip someone. Withdraw that proposal first.
error-time-free-asked-already = You have already proposed to free a seat. Withdraw that proposal first.
error-pace-unknown = “{ $written }” is no pace. Write the time for each turn and, after a plus, the time bank: { $examples }.
error-pace-short = “{ $written }” is too short. The shortest pace is { $least } each time.
error-pace-long = “{ $written }” is too long. Neither the time for each turn nor the time bank is longer than { $most }.
error-pace-hours = “{ $written }” is not a number of whole hours. A pace is counted in hours, days and weeks.

## Games as files, and what is stored about people

command-mod-export = export
command-mod-export-description = Export this channel’s latest game to a file
command-mod-export-seed = seed
command-mod-export-seed-description = With seed and secrets, so that the file can be imported; without, a log to read
command-mod-import = import
command-mod-import-description = Import an exported game into this channel
command-mod-import-file = file
command-mod-import-file-description = A game file exported with its seed
command-privacy = privacy
command-privacy-description = See or delete what the bot stores about you
command-privacy-show = show
command-privacy-show-description = Show everything that is stored about you
command-privacy-delete = delete
command-privacy-delete-description = Delete what is stored about you

button-mod-export = Export with seed
button-mod-export-ended = Export
button-mod-export-log = Export the log
button-mod-import = Import
button-privacy-delete = Delete my data

mod-export-ask = This writes the whole game to a file: options, log and **the seed**. Whoever has the file can work out every hidden hand, and every secret to come. Everyone with a seat will be told, and the log will say so. To make the seed worthless for the rest of the game, choose new draws when going back to the last entry: { $command }.
mod-export-ended-ask = This writes the whole game to a file: options, seed and log. The game has ended and its seed is public. Everyone with a seat will be told, and the log will say so.
mod-export-log-ask = This writes to a file the log as everyone may read it, without the seed and without anything hidden. The file can be read, but not imported. Everyone with a seat will be told, and the log will say so.
mod-export-done = Here is the file.
mod-export-dice = Whoever has the file knows the seed. To make the seed worthless for the rest of the game, choose new draws when going back to entry { $number }: { $command }.
mod-export-log-done = Here is the log.
# $count is the number of entries in the log.
mod-import-head =
    { $count ->
        [one] ## { $game }
            Seats: { $seats }. The log has 1 entry.
       *[other] ## { $game }
            Seats: { $seats }. The log has { $count } entries.
    }
mod-import-checked = The file has been checked: replaying the log leads to the position saved in the file.
mod-import-older = The file has been checked. The game was played under older rules, so nothing before the position saved in the file can be undone or rolled back.
mod-import-open = The game will go on in this channel, at once and without a pace: a pace, a pause, plans and answers given beforehand are not in the file. You can remove it with { $command }.
mod-import-finished = The game is over; it will be imported as a finished game.
mod-import-abandoned = The game was stopped by mutual consent; it will be imported as a stopped game.
mod-import-sitting = Back in their seats: { $names }
mod-import-missing = Not on this server: { $names }
mod-import-free =
    { $count ->
        [one] One seat is free; a substitute will be looked for.
       *[other] { $count } seats are free; substitutes will be looked for.
    }
mod-import-secrets = Whoever has the file knows the seed, every hidden hand and every secret to come.
mod-import-ask = Everyone with a seat will be told, and the log will say so.
mod-import-done = The game has been imported.

# $seed says whether the seed is in the file, $over whether the game has ended.
post-export =
    { $seed ->
        [True] { $over ->
            [True] A moderator ({ $name }) has exported the game with its seed.
           *[False] A moderator ({ $name }) has exported the game with its seed: whoever has the file can work out all that is hidden, now and to come. New draws would make the seed worthless for the rest of the game.
        }
       *[False] A moderator ({ $name }) has exported the log, without the seed and without anything hidden.
    }
post-import =
    ## { $game }
    A moderator ({ $name }) has imported this game from a file.
post-forgotten = A player’s data has been deleted on request. The seat ({ $colour }) is now that of a former player; a substitute is being looked for.
post-free = A seat is free ({ $colour }); a substitute is being looked for.
log-export =
    { $seed ->
        [True] A moderator ({ $who }) exported the game with its seed.
       *[False] A moderator ({ $who }) exported the log.
    }
log-import = A moderator ({ $who }) imported the game from a file.
log-forgotten = A player’s data was deleted on request ({ $colour }).
log-free = A seat became free ({ $colour }).

privacy-head = ## What is stored about you
privacy-person = Name: { $name } · Discord id: { $number }
privacy-settings = Your settings: { $settings }
privacy-setting = { $name }: { $value }
privacy-games = Games in which you have a seat: { $count }
privacy-followed = Games that you watch: { $count }
privacy-seat = seat { $number }
privacy-standing = Answers that you gave beforehand: { $count }
privacy-standing-times = { $answer } ({ $times })
privacy-standing-used = used up
privacy-entries = Log entries by you or about you: { $count }
privacy-proposals = Open questions from you or to you: { $count }
privacy-changes = Settings of channels and servers that you changed: { $count }
privacy-uploads = Files that you sent for import, not yet confirmed: { $count }
privacy-owed = Messages about you or for you that are still to be sent: { $count }
privacy-hosted = Tables that you opened or games that you imported: { $count }
privacy-not-stored = **Not stored:** the bot neither reads nor keeps anyone’s messages. It keeps no profile, no picture, no roles and no addresses.
privacy-nothing = Nothing is stored about you.
privacy-file = my-data.txt
privacy-goes = **What goes:** your name and your Discord id, your settings, answers that you gave beforehand, your plans, your ratings, which games you watch, your open questions, files that you sent for import. You leave open tables. In games in progress your seat becomes free and a substitute is looked for.
privacy-stays = **What stays:** what you did in games, under the name “Former player”, because other people’s games depend on it. Messages already posted belong to Discord. Backups and files made before are not changed.
privacy-ask = This cannot be undone. If you play again, you start as a new person.
privacy-deleted = Your data has been deleted.
privacy-deleted-later = Your data has been deleted. It still stands in a file beside the database, because somebody is reading that just now (for a backup, say); it goes from there as soon as they are done.
answer-left-out = Somebody’s data has just been deleted, so this answer is left out: it might have named them.
message-left-out = What stood here is left out, since it may have named somebody who has deleted their data.
privacy-kept = Nothing was deleted.
help-privacy = **Privacy:** { $show } shows what is stored about you, and { $delete } deletes it.
help-files = **Games as files:** { $export } writes a game to a file; { $bring } turns a file that was exported with the seed back into a game.

error-import-too-big = The file is too big: the limit is { $limit } MB.
error-import-not-fetched = The file could not be fetched from Discord. Send it again.
error-import-unreadable = That is not a file exported by this bot.
error-import-cut-off = The file begins like an export of this bot, but it is damaged or cut off. Download it again, or export the game again.
error-import-log = That is a log without the seed: it can be read, but not imported. Only an export with the seed can be imported.
error-import-newer = The file was made by a newer version of this bot.
error-import-newer-rules = The game in the file was played under newer rules than this bot has.
error-import-damaged = The file is damaged: its checksum does not match.
error-import-malformed = Something in the file is not as it should be: `{ $place }`.
error-import-unknown-game = There is no game called “{ $written }” here.
error-import-options = The game cannot be played with the options or the number of seats in the file.
error-import-fingerprint = The fingerprint in the file does not match its seed and options.
error-import-entry = The log in the file cannot be replayed: entry { $number } gives a different result from the one recorded.
error-import-state = The log in the file does not lead to the position saved there.
error-import-impossible = The position saved in the file cannot occur in this game.
error-import-too-much = Checking this file takes more time or memory than any game needs, so it is not imported.
error-import-busy = Other files are being checked just now. Try again in a minute.
error-import-rest =
    { $minutes ->
        [one] A file that was sent here took too much time or memory. The next one can be checked in a minute.
       *[other] A file that was sent here took too much time or memory. The next one can be checked in { $minutes } minutes.
    }
error-import-gone = That file is no longer kept. Send it again.
error-nothing-kept = Nothing is stored about you.
error-not-your-data = That button is about someone else’s data.

## Lists of games

command-games = games
command-games-description = List games: yours on all servers, or those of this server
command-games-mine = mine
command-games-mine-description = Show your games everywhere the bot is, those waiting for you first
command-games-here = here
command-games-here-description = Show this server’s games and open tables, with who is waited for

games-mine-head = ## Your games
games-mine-count =
    { $count ->
        [0] None of them is waiting for you.
        [one] One game is waiting for you.
       *[other] { $count } games are waiting for you.
    }
games-mine-none = You have no seat in any game. { $command } opens a table.
games-here-head = ## Games on this server
games-here-none = There is no game and no open table in a channel that you can see. { $command } opens a table.
games-unreadable =
    { $count ->
        [one] One of your games cannot be read: what is stored of it has been damaged on the disk.
       *[other] { $count } of your games cannot be read: what is stored of them has been damaged on the disk.
    }
games-page = -# Page { $page } of { $pages }
games-no-server = a server without the bot
# $since is told by Discord, as “3 hours ago”.
games-own-turn =
    { $since ->
        [unknown] **Waiting for you**
       *[other] **Waiting for you** (asked { $since })
    }
games-waiting =
    { $since ->
        [unknown] Waiting for: { $names }
       *[other] Waiting for: { $names } (asked { $since })
    }
games-lobby = Open table, opened { $since }
games-paused = Paused { $since }
games-parked = Has lost its channel; a moderator can resume it elsewhere
games-damaged = Damaged on the disk; nobody can act
games-own-stand-in = A stand-in plays for you
games-planned = Plan ready
games-ahead =
    { $count ->
        [one] 1 answer given ahead
       *[other] { $count } answers given ahead
    }
help-games-lists = **Your games:** { $mine } lists your games on all servers, those waiting for you first, and { $here } those of this server.
help-pace = **Pace:** a table can give so much time each time the game comes to wait for someone, and a time bank beyond it, such as “1 day + 3 days”. Set it when you open the table, or in the menu below the open table. Nobody loses when time runs out: the others then choose what happens.

## Hints and reviews
hint-best = A strong bot would do this: **{ $move }**
hint-close = About as good: { $moves }.
hint-move = “{ $move }”
hint-why = Why: compared with “{ $move }” it brings on average, in points: { $gains }
hint-wins = In games that are played on from here by simple rules, you win about { $best }% with it and { $other }% with “{ $move }”.
hint-slightly = Why: compared with “{ $move }” it leaves you a little better placed.
hint-ahead = It costs you points, but somebody else more: what counts is to be ahead.
hint-even = Which of these you take makes little difference.
hint-only = Nothing else is worth thinking about.
hint-open = What else could be chosen was not compared.
gain = { $name } { $points }
gain-own = you { $points }
# $whole and $tenth are the two parts of a number of points.
gain-points =
    { $sign ->
        [less] −{ $whole }.{ $tenth }
       *[more] +{ $whole }.{ $tenth }
    }
review-head =
    { $round ->
        [0] ### Turning point { $page } of { $pages } (the heaviest first): { $name }, entry { $entry } of the log
       *[other] ### Turning point { $page } of { $pages } (the heaviest first): { $name }, round { $round }, entry { $entry } of the log
    }
review-saw = -# { $name } saw: “{ $hand }”
review-done = Played: { $move }
review-better = Better, by what could be known: **{ $move }**
review-gains = On average that would have brought, in points: { $gains }
review-wins = In games that are played on from here by simple rules, { $name } wins about { $better }% with it and { $worse }% with what was played.
review-slightly = It would have left { $name } a little better placed.
review-none = Nobody could have played clearly better at any point, as far as a strong bot sees.

## Replays

replay-start =
    ### The start of the game
    -# Steps from here: { $count }
replay-head =
    ### Step { $step } of { $count }
    -# Entry { $entry } of the log, { $time }
replay-known = -# Known then to { $names } alone: { $text }
replay-saw = { $name } saw: “{ $hand }”
replay-lost-rules = *The rules in this bot have changed since then: this position cannot be shown any more.*
replay-lost-damaged = *The log is damaged before this entry: this position cannot be shown.*
replay-posted = The step is on its way to the channel.
replay-form-entry = Number of an entry in the log (0: the start)
recap-head =
    { $since ->
        [start] ### Since the start of the game
        [round] ### The last two rounds
        [turns] ### The last turns, as many as there are seats
        [seat] ### Since you took your seat
       *[own] ### Since you last acted
    }
    { $since ->
        [start] -# Actions: { $acts }
       *[own] -# Actions since entry { $entry } of the log, { $time }: { $acts }
    }
recap-nothing = Nothing has happened since.
recap-unreadable = What happened was played by older rules and cannot be told any more.

## A finished game as a file and as text.

file-game = Here is the game as a file: options, seed, the whole log and how it ended. Anyone can check the draws with it, as { $verify } does. It holds the players’ names, as the channel showed them, but no Discord ids. A moderator can import it.
file-text = Here is the game as plain text, in whole sentences: who played, how it ended, what happened, and where the game stood at the end.
story-seat = { $colour }: { $name }.
story-when =
    { $days ->
        [one] Played on { $began }. Time zone: { $zone }.
       *[several] Played from { $began }, to { $ended }. Time zone: { $zone }.
    }
story-happened = What happened
# $text is one or more whole sentences.
story-entry =
    { $count ->
        [one] Entry { $first }: { $text }
       *[several] Entries { $first } to { $last }: { $text }
    }
story-undone = Undone later: { $text }
story-position = Where the game stood at the end
story-draws = To check the draws
story-seed = Fingerprint of the seed: { $fingerprint }. Random seed: { $seed }.
# Words for signs: 5 + 4 = 9, 3 × Road, 4:1, 11–14.
spoken-plus = plus
spoken-makes = makes
spoken-times = times
spoken-for = for
spoken-to = to

## Animations, and the last message of a game

animation-waits = -# The animation will be drawn in a moment.
animation-drawn = -# The animation is being drawn: { $done } of { $total } pictures.
animation-head =
    { $lost ->
        [0] -# The whole game in { $count } pictures
       *[other] -# The game in { $count } pictures. Turns that cannot be shown any more: { $lost }.
    }
animation-lost = -# Turns that cannot be shown any more: { $lost }
animation-none = *Only one position of this game can be shown: there is nothing to animate.*
animation-stopped = *The bot is being restarted: the animation was not finished.*
animation-failed = *The animation could not be drawn.*
animation-given-up = The animation was stopped.
animation-alt = The game as an animation in { $count } pictures. At the end: { $end }
ending-head = ## { $game }: looking back
ending-recap =
    { $count ->
        [0] Nobody won.
        [one] **{ $winners }** won.
       *[other] **{ $winners }** shared the win.
    }
ending-length = -# Rounds: { $rounds } · length: { $time }
ending-turning-points = **Where the game turned**
ending-no-turning-points = Turning points: none. Nobody could have played clearly better, as far as a strong bot sees.
ending-turning-point =
    { $round ->
        [0] **{ $name }**, entry { $entry } of the log
       *[other] **{ $name }**, round { $round }, entry { $entry } of the log
    }
ending-counts-no-more = *This end of the game does not count any more.*

## Statistics and rankings

command-stats = stats
command-stats-description = Show statistics: yours or someone’s on this server, all of this server, or those of a game
command-stats-about = about
command-stats-about-description = Your games (also if left out), all games of this server, or this channel’s newest game
command-stats-person = person
command-stats-person-description = Someone else, whose games on this server you want to see
command-stats-game = game
command-stats-game-description = Only this game; if left out, all
command-stats-public = public
command-stats-public-description = Show your own statistics, or those of the server or a game, to the whole channel
command-ranking = ranking
command-ranking-description = Show how strong people are in a game on this server
command-ranking-game = game
command-ranking-game-description = Which game; if left out, the one played last in this channel
command-ranking-public = public
command-ranking-public-description = Show the ranking to the whole channel
stats-about-me = my games
stats-about-server = this server
stats-about-game = this channel’s game
button-stats = Statistics

stats-head-me = ## Your games on this server
stats-head-person = ## Games on this server: { $name }
stats-head-server = ## All games on this server
stats-none = No game has ended here yet.
stats-none-kind = No game of “{ $game }” has ended here yet.
stats-kind = ### { $game }
stats-ended = Ended: { $ended } · finished: { $finished } · stopped: { $stopped } · given up: { $resigned }
stats-rating = Rating: **{ $number }** (± { $uncertainty }) · rated games: { $games }
stats-won = Won: { $won } of { $played } ({ $share }%)
stats-seat = Seat { $seat } of { $seats }: won { $won } of { $played } ({ $share }%)
# $whole and $tenth are the two parts of a number.
decimal = { $whole }.{ $tenth }
stats-points =
    { $spread ->
        [none] Points: { $middle }
        [few] Points: mean { $mean }, lowest { $low }, highest { $high }
       *[some] Points: mean { $mean }, half of them from { $quarter } to { $three-quarters }, median { $middle }, lowest { $low }, highest { $high }
    }
stats-length-rounds =
    { $spread ->
        [none] Rounds in a game: { $middle }
        [few] Rounds in a game: fewest { $low }, most { $high }
       *[some] Rounds in a game: half of them from { $quarter } to { $three-quarters }, median { $middle }, fewest { $low }, most { $high }
    }
stats-length =
    { $spread ->
        [none] Length of a game: { $middle }
        [few] Length of a game: shortest { $low }, longest { $high }
       *[some] Length of a game: median { $middle }, shortest { $low }, longest { $high }
    }
stats-waits-person =
    { $count ->
        [one] The others had to wait: once, { $time }
       *[other] The others had to wait: { $count } times, { $time } on average
    }
stats-waits-server =
    { $count ->
        [one] Players were waited for: once, { $time }
       *[other] Players were waited for: { $count } times, { $time } on average
    }
stats-minutes =
    { $count ->
        [0] less than a minute
        [one] 1 minute
       *[other] { $count } minutes
    }
stats-picture = -# The picture shows { $game } alone; the option **{ $option }** brings that of another game.
stats-game-head = ## Statistics of this game: { $game }
stats-game-stopped = Stopped without a result
stats-game-length =
    { $rounds ->
        [one] One round in { $time }
       *[other] { $rounds } rounds in { $time }
    }
stats-game-points =
    { $points ->
        [one] { $name }: 1 point
       *[other] { $name }: { $points } points
    }
stats-game-won =
    { $points ->
        [one] { $name }: 1 point, won
       *[other] { $name }: { $points } points, won
    }
stats-game-waits =
    { $count ->
        [one] waited for once, { $time }
       *[other] waited for { $count } times, { $time } on average
    }
stats-rounds = **Points after each round, and what it brought:**
stats-round = { $number }: { $points }
stats-no-course = *The rules in this bot have changed since then, or the log is damaged: the points after each round are not known.*
stats-posted = It is on its way to the channel.

ranking-head = ## Ranking on this server: { $game }
ranking-ranked = { $name } · **{ $number }** (± { $uncertainty }) · games: { $games }
ranking-own = Your rank: { $place }
ranking-more = … and { $count } more
ranking-without = Without a rank, before five rated games:
ranking-unranked = - { $name } · { $number } (± { $uncertainty }) · games: { $games }
ranking-levels = Bots, rated apart:
ranking-level = - { $name } · { $number } (± { $uncertainty }) · games: { $games }
ranking-none = Nobody shown here has a rating in this game yet.
ranking-how = -# The number is what someone is worth at least, as far as their games tell; it begins at 1000, and ± says how uncertain it is. Giving up counts as last place. Whoever came in for someone, or was replaced, is not rated. Games with bots count for bots alone.

chart-scores = Points after each round
chart-rounds = rounds
chart-points = Points at the end
chart-wins = Games won, by seat
chart-seat = seat { $seat } of { $seats }
chart-median = median { $middle }
chart-scores-alt = Lines of the points after each round. At the end: { $points }.
chart-points-alt =
    { $spread ->
        [some] { $game }: points at the end from { $low } to { $high }, half of them from { $quarter } to { $three-quarters }, median { $middle }.
       *[few] { $game }: points at the end from { $low } to { $high }, median { $middle }.
    }
chart-share = { $share }% ({ $won }/{ $played })
chart-wins-alt = Games won by seat: { $seats }.

help-stats = **Statistics:** { $stats } shows what came of your games, of this server’s or of one game. { $ranking } shows how strong people are; you can keep out of it in your settings.

command-settings-ranking = ranking
command-settings-ranking-description = Set whether rankings show you or, as a moderator, people who have set nothing
command-settings-ranking-where = where
command-settings-ranking-where-description = For you alone, in this channel or on the whole server
command-settings-ranking-ranking = ranking
command-settings-ranking-ranking-description = Shown or hidden; automatic clears the setting
command-settings-ratings = ratings
command-settings-ratings-description = For moderators: show ratings and rankings here, or not
command-settings-ratings-ratings = ratings
command-settings-ratings-ratings-description = On or off; automatic clears the setting
settings-ranking-shown = shown
settings-ranking-hidden = hidden
settings-ranking-automatic = automatic
settings-ratings-on = on
settings-ratings-off = off
settings-ratings-automatic = automatic
settings-name-ranking = In rankings
settings-name-ratings = Ratings and rankings
settings-ranking-set =
    { $place ->
        [me] You are in rankings: { $value }. Your games count for the others in any case.
        [channel] People are in the rankings of this channel: { $value }. What people have set for themselves stays.
       *[server] People are in the rankings of this server: { $value }. Channels and people with their own setting keep it.
    }
settings-ranking-back =
    { $place ->
        [me] You no longer have your own setting for rankings. In force here: { $value } ({ $source }).
        [channel] This channel no longer has its own setting for rankings. In force here: { $value } ({ $source }).
       *[server] This server no longer has its own setting for rankings. Channels that have none of their own use: { $value } ({ $source }).
    }
settings-ratings-set =
    { $place ->
        [channel] Ratings and rankings in this channel: { $value }.
       *[server] Ratings and rankings on this server: { $value }. Channels with their own setting keep it.
    }
settings-ratings-back =
    { $place ->
        [channel] This channel no longer has its own setting for ratings. In force here: { $value } ({ $source }).
       *[server] This server no longer has its own setting for ratings. Channels that have none of their own use: { $value } ({ $source }).
    }

privacy-results = Seats of ended games that count in statistics for you: { $count }
privacy-ratings = Your ratings: { $count }
privacy-rating = - { $game } · server { $server } · { $number } (± { $uncertainty }) · games: { $games }

error-stats-not-ended = This game has not ended: there are no statistics of it yet.
error-stats-not-counted = This game is not counted: it is a copy of another one on this server, or it cannot be counted from what is stored of it.
error-stats-one-of-both = “This server” and “this channel’s game” do not go with a person: leave one of the two options out.
error-stats-kind-of-game = “This channel’s game” says which game already: leave the other option out, or ask for other statistics.
error-stats-public-other = You can show your own statistics to the channel, but not those of someone else.
error-ranking-off = Ratings and rankings are switched off here.
