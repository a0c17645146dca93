// Made by `python -m games.wire`; the types stand in the game's module wire.

/** A kind of card: colour and rank (`r0`, `g+2`, `b-rev`), `wild`, `wild+4`. */
export type Card =
  | "r0" | "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "r8" | "r9" | "r+2" | "r-rev" | "r-skip"
  | "y0" | "y1" | "y2" | "y3" | "y4" | "y5" | "y6" | "y7" | "y8" | "y9" | "y+2" | "y-rev" | "y-skip"
  | "g0" | "g1" | "g2" | "g3" | "g4" | "g5" | "g6" | "g7" | "g8" | "g9" | "g+2" | "g-rev" | "g-skip"
  | "b0" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "b7" | "b8" | "b9" | "b+2" | "b-rev" | "b-skip"
  | "wild" | "wild+4";

/** Red, yellow, green or blue. */
export type Colour = "r" | "y" | "g" | "b";

/** A seat's number, from 0. */
export type Seat = number;

/** Lay a card. */
export interface PlayMove {
  type: "play";
  card: Card;
  /** The colour a wild is to have: named with every wild, and with nothing else. */
  color?: Colour;
  /** With whom hands are swapped: named with a 7 under `seven_zero`. */
  swap?: Seat;
  /** Call UNO with the card that leaves one. */
  uno?: true;
}

/** Draw, as nothing can be played; or take the sum that is due. */
export interface DrawMove {
  type: "draw";
}

/** Name the colour of a wild that opened the deal. */
export interface ColourMove {
  type: "color";
  color: Colour;
}

/** Call UNO after the card; free, until somebody else moves. */
export interface CallMove {
  type: "uno";
}

/** 1 is towards higher seats. */
export type Direction = 1 | -1;

/** Why a deal or game ended. */
export type Reason = "out" | "dead_end" | "turn_limit" | "match";

/** The end of the deal before this one, or of the game: its hands lay open. */
export interface LastDeal {
  deal: number;
  winner: Seat | null;
  reason: Reason;
  hands: Card[][];
  /** What each hand is worth; a card's own worth stands in the board's `points`. */
  points: number[];
}

/** What the seat on turn is asked. */
export interface Ask {
  code: "color" | "play_drawn" | "play_or_draw";
}

/** The seat on turn is to answer in kind, or to take the sum. */
export interface SumAsk {
  code: "sum";
  sum: number;
}

/** Cards that the viewer handed on and knows to be in another hand. */
export interface Note {
  seat: Seat;
  cards: Card[];
  turn: number;
}

/** The table as a viewer sees it; a spectator's has what everybody sees and no more. */
export interface View {
  /** The number of the deal, from 1. */
  deal: number;
  dealer: Seat;
  turn: Seat | null;
  /** Who follows if the seat on turn changes nothing; null after the end. */
  next: Seat | null;
  direction: Direction;
  /** The card on top of the discard. */
  top: Card;
  /** The colour in force; null while an opened wild waits for one. */
  color: Colour | null;
  deck: number;
  discard: number;
  /** How many cards each seat holds. */
  hands: number[];
  /** Cards that are due under `stacking`. */
  sum: number;
  /** Who holds one card and has not called UNO yet. */
  call_due: Seat | null;
  /** May the very card on top be thrown in now? */
  jump_open: boolean;
  /** Turns taken in this deal. */
  turns: number;
  /** Points of the match so far. */
  scores: number[];
  last_deal: LastDeal | null;
  /** Why the game is over; null while it goes on. */
  over: Reason | null;
  asks: Record<string, Ask | SumAsk>;
  /** Turns until the viewer's own, if nobody skips or reverses; 0 on turn. */
  until?: number;
  hand?: Card[];
  /** What the viewer drew since its own last move. */
  drew?: Card[];
  /** The card just drawn that must be played now. */
  drawn?: Card | null;
  notes?: Note[];
}

/** A deal begins. */
export interface DealEvent {
  type: "deal";
  deal: number;
  dealer: Seat;
  /** The viewer's own hand. */
  cards?: Card[];
}

/** The first card is turned up. */
export interface OpenEvent {
  type: "open";
  card: Card;
}

/** A card is laid. */
export interface PlayEvent {
  type: "play";
  seat: Seat;
  card: Card;
  color?: Colour;
  uno?: true;
}

/** The colour of an opened wild is named. */
export interface ColourEvent {
  type: "color";
  seat: Seat;
  color: Colour;
}

/** Cards are taken. */
export interface DrawEvent {
  type: "draw";
  seat: Seat;
  count: number;
  /** Because nothing fitted, by a card's effect, as the sum due, for a call forgotten. */
  why: "turn" | "effect" | "sum" | "penalty";
  /** Which, if the viewer took them. */
  cards?: Card[];
}

/** Somebody calls UNO, throws a card in out of turn, or loses a turn. */
export interface SeatEvent {
  type: "uno" | "jump_in" | "skip";
  seat: Seat;
}

/** The direction changes, or all hands are passed on in it. */
export interface DirectionEvent {
  type: "reverse" | "hands_passed";
  direction: Direction;
}

/** The discard becomes the draw pile. */
export interface ReshuffleEvent {
  type: "reshuffle";
  count: number;
}

/** Two seats swap hands. */
export interface SwapEvent {
  with: Seat;
  type: "swap";
  seat: Seat;
}

/** A deal ends and all hands are opened. */
export interface DealOverEvent {
  deal: number;
  winner: Seat | null;
  reason: Reason;
  hands: Card[][];
  /** What each hand is worth; a card's own worth stands in the board's `points`. */
  points: number[];
  type: "deal_over";
  scores: number[];
}

/** The game ends. */
export interface GameOverEvent {
  type: "game_over";
  reason: Reason;
  winners: Seat[];
}

/** Why a move is refused. */
export interface Refusal {
  code: string;
  /** The sentence in English. */
  message: string;
  /** The sentence before its parameters are filled in, to be found in the game's words. */
  template: string;
  /** The ruling behind it. */
  rule: string;
  params: Record<string, unknown>;
}

/** Somebody takes cards. */
export interface Taking {
  seat: Seat;
  /** How many; null if that hangs on what is drawn. */
  count: number | null;
}

/** What a move would do. */
export interface Preview {
  /** Why it cannot be made; then nothing else is said, unless its price. */
  refusal?: Refusal;
  /** Cards in the own hand afterwards. */
  left?: number;
  /** Whose turn it is then. */
  next?: Seat;
  takes?: Taking;
  /** Who forgot to call UNO and pays for it with this move. */
  penalty?: Taking;
  /** Who loses a turn. */
  skips?: Seat;
  reverses?: true;
  /** What the next seat must answer in kind, or take. */
  sum?: number;
  /** One card is left, and UNO is still to be called. */
  call?: true;
  /** It is the last card: the deal is won. */
  wins?: true;
  /** The deal ends for having taken too long. */
  ends?: true;
}

/** What stays as it is through a game. */
export interface Board {
  /** What each kind of card is worth to the winner. */
  points: Record<string, number>;
}

export type Entry = PlayMove | DrawMove | ColourMove | CallMove;

export type Move = PlayMove | DrawMove | ColourMove | CallMove;

export type Event =
  | DealEvent | OpenEvent | PlayEvent | ColourEvent | DrawEvent | SeatEvent | DirectionEvent
  | ReshuffleEvent | SwapEvent | DealOverEvent | GameOverEvent;
