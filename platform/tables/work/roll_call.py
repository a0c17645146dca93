"""The roll that each sweep calls: which web processes are there, and how sure that is.

A process is believed by its sign's growing, so that a machine whose clock is wrong is heard too.
Who is silent is waited for, while its players move over to others; and while there are no others,
however long.
"""

from collections.abc import Mapping

from tables.live.webs import LEFT

SILENT = 2.5
"""Seconds without a new sign after which a process is not there; they come every second."""
MOVING_OVER = 10.0
"""Seconds within which the players of a silent process find another one."""

Roll = dict[str, list[float]]
"""For each process that counts its last sign, and until when it surely was there."""


def call(known: Roll, signs: Mapping[str, float], before: float, now: float) -> Roll:
    """Return who counts now: those who showed themselves, and those who are waited for."""
    roll = {name: _heard(told, signs.get(name), before, now) for name, told in known.items()}
    for name, sign in signs.items():
        if name not in known and sign != LEFT and now - sign < MOVING_OVER:
            roll[name] = [sign, _within(sign, before, now)]
    if len(silent(roll, now)) == len(roll):
        return roll
    return {name: told for name, told in roll.items() if not _is_given_up(told, now)}


def silent(roll: Roll, now: float) -> list[str]:
    """Return who is waited for."""
    return [name for name, (sign, heard) in roll.items() if sign == LEFT or now - heard > SILENT]


def surely_there_until(roll: Roll, now: float) -> float:
    """Return up to which moment all were there."""
    return min([now, *(heard for _sign, heard in roll.values())])


def _heard(told: list[float], sign: float | None, before: float, now: float) -> list[float]:
    last, heard = told
    if sign is None or sign == last:
        return [last, min(heard, now)]
    return [sign, min(heard, now) if sign == LEFT else _within(sign, before, now)]


def _within(sign: float, before: float, now: float) -> float:
    """Return when a sign was given: after the last sweep, which did not see it."""
    return min(now, max(before, sign))


def _is_given_up(told: list[float], now: float) -> bool:
    sign, heard = told
    return sign == LEFT or now - heard > MOVING_OVER
