"""Players at boardgame.io: the same moves over its own protocol, which is socket.io's."""

import asyncio
from typing import Any

import msgspec

from bench.load.background import in_background
from bench.load.players import HOST, Player, Table
from bench.load.websocket import WebSocket, upgrade

GAME = "cards"
COLOURS = ("r", "y", "g", "b")
_PATH = "/socket.io/?EIO=4&transport=websocket"
_CONNECT, _EVENT = f"40/{GAME},".encode(), f"42/{GAME},".encode()
_PING, _PONG = b"2", b"3"
_ARRIVAL = 60.0


class Hand(msgspec.Struct):
    """What a seat sees of the game."""

    hand: list[str]
    top: str
    colour: str
    has_drawn: bool = msgspec.field(name="hasDrawn")
    drawn: str | None = None


class _Turn(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class _State(msgspec.Struct):
    game: Hand = msgspec.field(name="G")
    turn: _Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


_parts = msgspec.json.Decoder(list[msgspec.Raw])
_states = msgspec.json.Decoder(_State)
_syncs = msgspec.json.Decoder(_Sync)
_json = msgspec.json.Encoder()


def choices(game: Hand) -> list[tuple[str, ...]]:
    """Return every move that the rules allow whoever has this hand and the turn."""
    if game.has_drawn:
        return [("pass",), *(_plays(game.drawn) if game.drawn else [])]
    fitting = {card for card in game.hand if _fits(game, card)}
    return [play for card in sorted(fitting) for play in _plays(card)] or [("draw",)]


def _fits(game: Hand, card: str) -> bool:
    return card[0] in ("w", game.colour) or card[2:] == game.top[2:]


def _plays(card: str) -> list[tuple[str, ...]]:
    if card[0] == "w":
        return [("play", card, colour) for colour in COLOURS]
    return [("play", card)]


class PeerPlayer(Player):
    """Somebody with a page open; the socket stays the same from match to match."""

    def __init__(self, table: Table, number: int, port: int) -> None:
        self.credentials = ""
        self.socket: WebSocket | None = None
        super().__init__(table, number, port)

    async def come(self) -> None:
        """Open the socket, unless it is, and ask for the match."""
        self.arrived = asyncio.get_running_loop().create_future()
        if self.socket is None:
            await self._connect()
        else:
            self._sync()
        await asyncio.wait_for(self.arrived, _ARRIVAL)

    async def _connect(self) -> None:
        request = upgrade(_PATH, f"localhost:{self.port}", {})

        def build() -> WebSocket:
            return WebSocket(request, self.hear, self._lost, self.table.tally.traffic)

        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(build, HOST, self.port)

    def _lost(self, reason: str) -> None:
        self.table.tally.trouble(f"closed: {reason}")
        self.leave()
        self.socket = None
        if self.arrived.done():
            in_background(self.come)
        else:
            self.arrived.set_exception(ConnectionError(f"the peer hung up: {reason}"))

    def _emit(self, *words: Any) -> None:
        if self.socket is not None:
            self.socket.send(_EVENT + _json.encode(words))

    def _sync(self) -> None:
        self._emit("sync", self.table.uid, str(self.number), self.credentials)

    def hear(self, body: bytes) -> None:
        """Read a packet of socket.io."""
        if body == _PING:
            self._reply(_PONG)
        elif body.startswith(b"0"):
            self._reply(_CONNECT)
        elif body.startswith(_CONNECT):
            self._sync()
        elif body.startswith(_EVENT):
            self._take(body[len(_EVENT) :])

    def _reply(self, body: bytes) -> None:
        if self.socket is not None:
            self.socket.send(body)

    def _take(self, body: bytes) -> None:
        if body.startswith(b'["update"'):
            parts = _parts.decode(body)
            if msgspec.json.decode(parts[1]) == self.table.uid:
                self._look(_states.decode(parts[2]))
        elif body.startswith(b'["sync"'):
            self._look(_syncs.decode(_parts.decode(body)[2]).state)
            if not self.arrived.done():
                self.arrived.set_result(None)

    def _look(self, state: _State) -> None:
        """Look at the match; one's own move is answered by the state that follows it."""
        is_over = state.turn.gameover is not None
        is_mine = state.turn.current == str(self.number) and not is_over
        version = state.number + 1  # ours begin at 1
        sent = self.sent if version > self.version else None
        self.see(version, choices(state.game) if is_mine else (), is_over=is_over)
        if sent is not None:
            self.answered(sent[0], version)

    def send(self, choice: Any, move_id: str) -> None:
        """Send a move."""
        del move_id  # there are none
        name, *arguments = choice
        payload = {
            "type": name,
            "args": arguments,
            "playerID": str(self.number),
            "credentials": self.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self.version - 1, self.table.uid, str(self.number))
