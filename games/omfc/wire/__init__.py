"""What One More Free Cell sends and takes. Points, prices and incomes are whole quarters."""

from games.omfc.wire.board import Board
from games.omfc.wire.events import Event
from games.omfc.wire.moves import Move
from games.omfc.wire.preview import Preview
from games.omfc.wire.view import View
from games.wire import Wire

WIRE = Wire(view=View, moves=Move, events=Event, preview=Preview, board=Board)
