"""All that people can do at a table, each where it can be done, and what the channel reads by it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.ratings import Pair
from bot.table import ProposalKind
from rules.players import Level
from tests.bot.table.doing import (
    ELSEWHERE,
    Do,
    agree,
    answer_offer,
    ask,
    attach,
    begin_question,
    call,
    count,
    detach,
    dismiss,
    end,
    find_damage,
    import_file,
    keep_file,
    lay,
    offer_card,
    offer_seat,
    pause,
    put_away,
    refuse,
    refuse_offers,
    refused,
    reset,
    restore,
    roll_back,
    set_aside,
    stand_in_for_cleo,
    step_aside,
    stop_for_good,
    watch,
    with_upload,
    withdraw,
)
from tests.bot.table.prepared import (
    Prepare,
    a_stand_in_is_awaited,
    after,
    after_loss,
    finished,
    in_turn,
    interrupted_recount,
    no_table,
    old_file,
    older_rules,
    open_table,
    rotten,
    rotten_row,
    sale_by_a_clock_ahead,
    sale_that_is_over,
    sale_to_be_sent,
    settling,
    takeback_out_of_date,
    to_be_sent,
)
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    MODERATOR,
)


@dataclass(frozen=True)
class Act:
    """Something that is done by a public method of the table, and what the channel reads by it, in order."""

    method: str
    prepare: Prepare
    do: Do
    hears: str = ""


abandoning = after(in_turn, ask(ProposalKind.ABANDON))
offered_seat = after(in_turn, offer_seat)
kept_file = after(in_turn, keep_file)
TAKEBACK, STAND_IN = ProposalKind.TAKEBACK, ProposalKind.STAND_IN

AT_AN_OPEN_TABLE = (
    Act("lobby.create", no_table, lambda t, g: t.lobby.create("toy", GUILD, CHANNEL, 3, ANN), "lobby"),
    Act("lobby.join", open_table, lambda t, g: t.lobby.join(g, CLEO), "lobby_edit"),
    Act("lobby.leave", open_table, lambda t, g: t.lobby.leave(g, ANN), "lobby_edit"),
    Act(
        "lobby.leave",
        after(open_table, lambda t, g: t.lobby.leave(g, BOB)),
        lambda t, g: t.lobby.leave(g, ANN),
        "lobby_edit",
    ),
    Act(
        "lobby.add_computer", open_table, lambda t, g: t.lobby.add_computer(g, ANN, Level.EASY), "lobby_edit"
    ),
    Act("lobby.allow_hints", open_table, lambda t, g: t.lobby.allow_hints(g, ANN, hints=True), "lobby_edit"),
    Act(
        "lobby.remove_computer",
        after(open_table, lambda t, g: t.lobby.add_computer(g, ANN, Level.EASY)),
        lambda t, g: t.lobby.remove_computer(g, ANN),
        "lobby_edit",
    ),
    Act(
        "lobby.join",
        after(open_table, lambda t, g: t.lobby.add_computer(g, ANN, Level.EASY)),
        lambda t, g: t.lobby.join(g, CLEO),
        "lobby_edit",
    ),
    Act("lobby.choose", open_table, lambda t, g: t.lobby.choose(g, ANN, {}), "lobby_edit"),
    Act("lobby.start", open_table, lambda t, g: t.lobby.start(g, ANN), "start lobby_edit"),
    Act("lifecycle.reset", open_table, reset, "reset lobby_edit"),
    Act("lifecycle.restore", after(open_table, reset), restore, "restore lobby"),
    Act("lifecycle.detach", open_table, detach),
    Act("lifecycle.attach", after(open_table, detach), attach, "resume lobby"),
    Act("people.forget", open_table, lambda t, g: t.people.forget(BOB.discord_id or 0), "lobby_edit"),
)
AT_A_GAME = (
    Act("play.act", in_turn, end, "post"),
    Act("play.act", after(in_turn, refuse_offers), offer_card),
    Act("undo.undo_last", after(in_turn, lay), lambda t, g: t.undo.undo_last(g, ANN)),
    Act("rollback.roll_back", after(in_turn, end), roll_back(new_dice=False), "rollback"),
    Act("rollback.roll_back", after(in_turn, end), roll_back(new_dice=True), "dice"),
    Act("rollback.roll_back", after(rotten, find_damage), roll_back(new_dice=False), "rollback damaged_over"),
    Act("standing.set", in_turn, refuse_offers),
    Act("standing.set", after(in_turn, offer_card), refuse_offers, "post"),
    Act("standing.withdraw", after(in_turn, refuse_offers), lambda t, g: t.standing.withdraw(g, BOB)),
    Act("timers.end_due", sale_that_is_over, lambda t, g: t.timers.end_due(), "matter_edit"),
    Act("timers.correct", sale_by_a_clock_ahead, lambda t, g: t.timers.correct(), "matter_edit"),
    Act("observers.watch", in_turn, watch, "post"),
    Act("observers.unwatch", after(in_turn, watch), lambda t, g: t.observers.unwatch(g, DAN)),
    Act("threads.remember", in_turn, lambda t, g: t.threads.remember(72, CHANNEL)),
    Act("messages.enqueue_note", in_turn, lambda t, g: t.messages.enqueue_note(g, "rule", who=ANN), "rule"),
    Act("messages.show_board", in_turn, lambda t, g: t.messages.show_board(g, "board", None, ANN), "board"),
    Act("messages.post_again", in_turn, lambda t, g: t.messages.post_again(g, MODERATOR), "post"),
    Act("messages.set_aside", to_be_sent, set_aside, "unsent"),
    Act("messages.step_aside", to_be_sent, step_aside, "unchanged"),
    Act("messages.begin_question", sale_to_be_sent, begin_question),
)
ASKING = (
    Act("consent.propose", in_turn, ask(ProposalKind.ABANDON), "proposal"),
    Act("consent.propose", takeback_out_of_date, ask(TAKEBACK, 8), "proposal_edit proposal"),
    Act("consent.propose", takeback_out_of_date, refused(ask(TAKEBACK, 5)), "proposal_edit"),
    Act("consent.agree", takeback_out_of_date, refused(agree), "proposal_edit"),
    Act("consent.agree", abandoning, agree, "proposal_edit"),
    Act("consent.agree", after(abandoning, agree), stop_for_good, "proposal_edit abandon finish"),
    Act(
        "consent.agree",
        after(in_turn, end, ask(TAKEBACK, 4), agree),
        stop_for_good,
        "proposal_edit takeback",
    ),
    Act("consent.refuse", abandoning, refuse, "proposal_edit proposal_refused"),
    Act("consent.withdraw", after(abandoning, agree), withdraw, "proposal_edit"),
    Act("seats.offer", in_turn, offer_seat, "proposal"),
    Act("seats.offer", offered_seat, offer_seat, "proposal_edit proposal"),
    Act("seats.answer_offer", offered_seat, answer_offer(accept=True), "proposal_edit handover edit"),
    Act("seats.answer_offer", offered_seat, answer_offer(accept=False), "proposal_edit proposal_refused"),
)
WHO_PLAYS = (
    Act("seats.replace", in_turn, lambda t, g: t.seats.replace(g, MODERATOR, 1, DAN), "replace edit"),
    Act("seats.resign", in_turn, lambda t, g: t.seats.resign(g, BOB), "resign edit"),
    Act("seats.call_substitute", in_turn, call, "call"),
    Act(
        "seats.call_substitute",
        after(in_turn, call),
        lambda t, g: t.seats.call_substitute(g, BOB, wanted=False),
        "call_edit uncall",
    ),
    Act(
        "seats.take", after(in_turn, call), lambda t, g: t.seats.take(g, DAN, 1), "call_edit substitute edit"
    ),
    Act("consent.agree", after(in_turn, ask(STAND_IN, 2)), agree, "proposal_edit stand_in"),
    Act("stand_ins.dismiss", after(in_turn, stand_in_for_cleo), dismiss, "back"),
    Act("stand_ins.play", a_stand_in_is_awaited, lambda t, g: t.stand_ins.play(g), "post"),
    Act("stand_ins.skip", in_turn, lambda t, g: t.stand_ins.skip(g, MODERATOR, 0), "skip post"),
    Act("stand_ins.skip", settling, lambda t, g: t.stand_ins.skip(g, MODERATOR, 0), "skip post"),
    Act("people.forget", in_turn, lambda t, g: t.people.forget(BOB.discord_id or 0), "forgotten edit"),
)
PUTTING_AWAY = (
    Act("lifecycle.reset", abandoning, reset, "proposal_edit reset"),
    Act("lifecycle.restore", after(in_turn, reset), restore, "restore"),
    Act("lifecycle.pause", in_turn, pause, "pause"),
    Act(
        "lifecycle.resume",
        after(in_turn, pause),
        lambda t, g: t.lifecycle.resume(g, MODERATOR),
        "resume",
    ),
    Act("lifecycle.detach", in_turn, detach),
    Act("lifecycle.detach_guild", in_turn, lambda t, g: t.lifecycle.detach_guild(GUILD)),
    Act("lifecycle.attach", after(in_turn, detach), attach, "resume"),
    Act("upgrade.adopt_rules", older_rules, lambda t, g: t.upgrade.adopt_rules(), "rules"),
    Act("damage.find", rotten, find_damage, "damaged"),
    Act("damage.tell_lost", after_loss, lambda t, g: t.damage.tell_lost(), "lost"),
    Act("lifecycle.put_away_damaged", rotten_row, put_away),
    Act("results.count", finished, lambda t, g: t.results.count(g)),
    Act("results.end_recount", interrupted_recount, lambda t, _: t.results.end_recount()),
    Act("rankings.rate", after(finished, count), lambda t, _: t.rankings.rate(Pair(GUILD, "toy"))),
    Act("transfer.export", in_turn, lambda t, g: t.transfer.export(g, MODERATOR), "export"),
    Act("transfer.export_log", in_turn, lambda t, g: t.transfer.export_log(g, MODERATOR), "export"),
    Act("transfer.import_game", kept_file, import_file, "import free"),
    Act("uploads.keep", in_turn, lambda t, g: t.transfer.uploads.keep(CHANNEL, MODERATOR, b"{}")),
    Act(
        "uploads.offer",
        after(in_turn, keep_file, keep_file),
        with_upload(lambda t, upload: t.transfer.uploads.offer(upload)),
    ),
    Act("uploads.drop", kept_file, with_upload(lambda t, upload: t.transfer.uploads.drop(upload))),
    Act(
        "uploads.give_up",
        kept_file,
        with_upload(lambda t, upload: t.transfer.uploads.give_up(upload, ELSEWHERE, MODERATOR)),
    ),
    Act("uploads.drop_expired", old_file, lambda t, g: t.transfer.uploads.drop_expired()),
)
ACTS = (*AT_AN_OPEN_TABLE, *AT_A_GAME, *ASKING, *WHO_PLAYS, *PUTTING_AWAY)
