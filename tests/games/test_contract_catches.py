"""Tests of the contract test: it passes a sound engine and catches each broken one."""

from dataclasses import replace

import msgspec
import pytest

from games.chance import Chance
from games.conformance import (
    Breach,
    Case,
    Depth,
    Tally,
    check_case,
    check_engine,
    check_game,
    fingerprint,
    option_sets,
)
from tests.games import broken_engines as broken
from tests.games import leaky_engines as leaky
from tests.games.high_card import HighCard

QUICK = Depth(max_moves=300, kept=40)

CAUGHT: dict[type[HighCard], str] = {
    broken.NeverEnds: "never_ends",
    broken.OverButAsking: "actors",
    broken.ForgetsAnActor: "asks",
    broken.AsksInPrivate: "asks",
    broken.NumberedKeys: "not_json",
    broken.TellsTheSeed: "seed_shown",
    broken.EndlessView: "view_size",
    broken.OpensTooLittle: "opened",
    broken.OpensAnything: "opened",
    broken.RepeatsAMove: "repeats",
    broken.ListsTooMuch: "legal_refused",
    broken.ListsTooLittle: "accepted",
    broken.TakesExtraFields: "accepted",
    broken.ListsForAnyone: "not_asked",
    broken.FreeOnly: "free",
    broken.TuplesInMoves: "form",
    broken.UnnamedText: "free_text",
    broken.LeavesATrace: "trace",
    broken.FailsOnJunk: "wrong_error",
    broken.LosesACard: "inventory",
    broken.PreviewChanges: "preview_changes",
    broken.LegalChanges: "legal_changes",
    broken.SharedCopy: "copy_shared",
    broken.ForgetfulDump: "dump",
    broken.CrashingLoad: "bad_dump",
    broken.TimeoutChanges: "timeout_changes",
    broken.TimeoutIllegal: "timeout_illegal",
    broken.TimeoutsGoOn: "never_ends",
    broken.Unrepeatable: "replay",
    broken.KeepsKeyOrder: "key_order",
    broken.TellsKeyOrder: "key_order",
    broken.OddOutcome: "outcome",
    broken.MovesAfterTheEnd: "moves_after_end",
    broken.ComesBack: "out_again",
    broken.SilencesPlayers: "silent",
    broken.OddRematch: "rematch",
    broken.TakesAnyOption: "bad_options",
    broken.NegativePause: "pause",
    leaky.PeekingView: "leak_view",
    leaky.OrderedView: "leak_view",
    leaky.TellingDraw: "leak_events",
    leaky.TellingLay: "leak_choice",
    leaky.TellingList: "leak_legal",
    leaky.TellingRefusal: "leak_refusal",
    leaky.TellingPreview: "leak_preview",
    leaky.IdleRedeal: "redeal_idle",
    leaky.RareRedeal: "redeal_idle",
    leaky.OneHandRedeal: "redeal_pair",
    leaky.KeptChance: "redeal_chance",
    leaky.SharedChance: "redeal_chance",
    leaky.RedealInTrueOrder: "redeal_truth",
    leaky.RedealByTruth: "redeal_truth",
    leaky.KeptSecret: "redeal_truth",
    leaky.LossyRedeal: "inventory",
    leaky.DeadEndRedeal: "redeal_unplayable",
    leaky.SharingRedeal: "redeal_shared",
}


def check(engine: HighCard, seed: bytes) -> None:
    check_engine(engine)
    check_case(engine, seats=3, options={}, seed=seed, games=4, depth=QUICK)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_sound_engine_passes(seats: int) -> None:
    check_engine(HighCard())
    for name, options in option_sets(HighCard(), seats, Chance(b"sets")).items():
        seed = name.encode()
        check_case(HighCard(), seats=seats, options=options, seed=seed, games=4, depth=QUICK)


@pytest.mark.parametrize("engine", CAUGHT, ids=lambda engine: engine.__name__)
@pytest.mark.parametrize("seed", [b"1", b"2"])
def test_a_broken_engine_is_caught(engine: type[HighCard], seed: bytes) -> None:
    with pytest.raises(Breach) as caught:
        check(engine(), seed)
    assert caught.value.code == CAUGHT[engine]


def test_a_breach_tells_how_to_repeat_it() -> None:
    case = Case(leaky.PeekingView(), 3, {"rounds": 2}, b"again")
    with pytest.raises(Breach) as caught:
        check_game(case.engine, seats=3, options={"rounds": 2}, seed=b"again")
    text = str(caught.value)
    assert "high_card: seats=3, options={'rounds': 2}" in text
    assert b"again".hex() in text
    assert "[leak_view]" in text


def test_an_engine_that_hides_nothing_need_not_change_views() -> None:
    class Open(leaky.IdleRedeal):
        info = msgspec.structs.replace(HighCard.info, hidden=False)

    check_case(Open(), seats=2, options={}, seed=b"open", depth=replace(QUICK, kept=0))


def test_redeals_are_made_for_every_viewer() -> None:
    tally = Tally()
    check_game(HighCard(), seats=3, options={}, seed=b"all", depth=QUICK, tally=tally)
    assert set(tally.made) == {None, 0, 1, 2}


def test_a_fingerprint_tells_games_apart() -> None:
    once, again, other = (Case(HighCard(), 2, {}, seed) for seed in (b"1", b"1", b"2"))
    assert fingerprint(once) == fingerprint(again) != fingerprint(other)
