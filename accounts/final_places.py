"""Who came where in the end: whoever left comes last, whatever the bot in their seat achieved."""

from collections.abc import Collection, Sequence


def final_places(places: Sequence[int], left: Collection[int]) -> list[int]:
    """Return each seat's place: those who stayed among themselves, those who left behind all."""
    stayed = [place for seat, place in enumerate(places) if seat not in left]
    return [
        len(places) if seat in left else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    ]
