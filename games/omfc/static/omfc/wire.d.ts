// Made by `python -m games.wire`; the types stand in the game's module wire.

/** A cell: its ring from the outside and its number, `0:3`. */
export type Cell = string;

/** Build a house; in the set-up a desert or the first house; name the capital (humans). */
export interface CellMove {
  type: "build" | "desert" | "start" | "capital";
  cell: Cell;
}

/** A seat's number, from 0. */
export type Seat = number;

/** Attack a house in a cell next to one's own. */
export interface AttackMove {
  /** Where the attacker lives. */
  from: Cell;
  type: "attack";
  cell: Cell;
  /** Whose house. */
  seat: Seat;
}

/** Sabotage a house in a cell where one lives, too. */
export interface SabotageMove {
  type: "sabotage";
  cell: Cell;
  /** Whose house. */
  seat: Seat;
}

/** Lay a river on a border, in the set-up. */
export interface RiverMove {
  type: "river";
  /** Two cells, the lower ring first, then the lower number. */
  border: Cell[];
}

/** A class; empty without one. */
export type Folk =
  | "" | "skeletons" | "orcs" | "elves" | "coyotes" | "humans" | "krakens" | "miners";

/** Choose a class, in the set-up. */
export interface ClassMove {
  class: Folk;
  type: "class";
}

/** End the turn; take back the last act of this turn (free). */
export interface BareMove {
  type: "end" | "undo";
}

/** What a seat has. */
export interface SeatSeen {
  class: Folk;
  points: number;
  /** What a round brings as things stand. */
  income: number;
}

/** One comparison at the end: stock and so many rounds of income, in quarters. */
export interface Category {
  rounds: number;
  sums: number[];
  best: number[];
}

/** What lies in a cell. */
export interface CellSeen {
  /** Living houses of each seat. */
  houses: number[];
  /** Who made each ruin; null: nobody's deed. */
  ruins: (Seat | null)[];
  /** Krakens ruined here within their water. */
  drowned: boolean;
  /** `desert`, `forest`, `sunk`, `capital`. */
  marks: string[];
}

/** What can be taken back. */
export interface UndoSeen {
  acts: number;
  /** How often still this turn. */
  left: number;
}

/** The last move at the table. */
export interface LastMove {
  seat: Seat;
  move: CellMove | AttackMove | SabotageMove | RiverMove | ClassMove | BareMove;
}

/** The seat is to act or to end its turn. */
export interface TurnAsk {
  code: "turn";
  points: number;
}

/** The seat is to lay a desert or a river; so many are left. */
export interface LayAsk {
  code: "desert" | "river";
  left: number;
}

/** The seat is to choose a class, or to place its first house. */
export interface ChooseAsk {
  code: "class" | "start";
}

/** Why the game ended. */
export type Reason = "alone" | "idle" | "rounds" | "stuck";

/** How the game ended. */
export interface Ending {
  reason: Reason;
  categories: Category[];
}

/** What can be done in a cell, and for how much at least. */
export interface Prices {
  build?: number;
  attack?: number;
  sabotage?: number;
}

/** The table: nothing is hidden from anybody. */
export interface View {
  stage: "class" | "desert" | "river" | "start" | "play" | "over";
  rings: number;
  /** From 1; 0 in the set-up. */
  round: number;
  max_rounds: number;
  turn: Seat;
  /** Who acts when in this round. */
  order: Seat[];
  seats: SeatSeen[];
  /** The comparisons of the end, were it now: whose the victory points would be. */
  forecast: Category[];
  /** Cells by name, but for those with nothing in them. */
  cells: Record<string, CellSeen>;
  /** What each seat has fortified. */
  forts: Cell[][];
  /** Borders, each as two cells. */
  rivers: Cell[][];
  capital_named: boolean;
  /** What orcs get at the next round. */
  spoils: number;
  /** Where elves may build for nothing this turn, or on their turn to come. */
  free_houses: Cell[];
  free_houses_next: Cell[];
  /** Where the seat on turn may build, as it lived there or beside when its turn began. */
  reach: Cell[];
  /** Where it has built this turn. */
  built: Cell[];
  /** Has anybody acted this round? */
  acted: boolean;
  /** Rounds in a row in which nobody acted though all could pay. */
  idle: number;
  undo: UndoSeen;
  last: LastMove | null;
  asks: Record<string, TurnAsk | LayAsk | ChooseAsk>;
  result: Ending | null;
  /** To the seat on turn: per cell what it may do there and can pay for. */
  prices?: Record<string, Prices>;
}

/** A seat has a class. */
export interface ClassEvent {
  class: Folk;
  type: "class";
  seat: Seat;
}

/** Forests grow in these cells (elves). */
export interface ForestsEvent {
  type: "forests";
  cells: Cell[];
}

/** A river is laid. */
export interface RiverEvent {
  type: "river";
  seat: Seat;
  border: Cell[];
}

/** A desert or a first house is laid, a capital named, a cell fortified. */
export interface CellEvent {
  type: "desert" | "start" | "capital" | "fortified";
  seat: Seat;
  cell: Cell;
}

/** What one seat got and paid at the start of a round. */
export interface Account {
  houses: number;
  bonus: number;
  spoils: number;
  /** Got from others, less what it paid itself. */
  toll: number;
  tax: number;
  /** What it has afterwards. */
  points: number;
}

/** A round begins: everybody is paid. */
export interface RoundEvent {
  type: "round";
  round: number;
  accounts: Account[];
  /** Who acts when; not told where it is always the order of the seats. */
  order?: Seat[];
}

/** A turn begins, ends, is passed as nothing can be done; an act is taken back. */
export interface SeatEvent {
  type: "turn" | "end" | "passed" | "undo";
  seat: Seat;
}

/** A house is built. */
export interface BuildEvent {
  type: "build";
  cell: Cell;
  seat: Seat;
  price: number;
}

/** A house is attacked. */
export interface AttackEvent {
  /** Where the attacker lives. */
  from: Cell;
  type: "attack";
  cell: Cell;
  seat: Seat;
  victim: Seat;
  price: number;
}

/** A house is sabotaged, or bought (coyotes). */
export interface SabotageEvent {
  type: "sabotage" | "bought";
  cell: Cell;
  seat: Seat;
  victim: Seat;
  price: number;
}

/** A house becomes a ruin. */
export interface RuinedEvent {
  type: "ruined";
  cell: Cell;
  /** Whose it was. */
  seat: Seat;
  by: Seat | null;
}

/** A house is taken off the board (elves). */
export interface RemovedEvent {
  type: "removed";
  cell: Cell;
  /** Whose it was. */
  seat: Seat;
  by: Seat;
}

/** The capital falls, and its owner's points with it. */
export interface CapitalLostEvent {
  type: "capital_lost";
  cell: Cell;
  seat: Seat;
  by: Seat;
  points: number;
}

/** A cell sinks. */
export interface SunkEvent {
  type: "sunk";
  cell: Cell;
}

/** The game ends. */
export interface GameOverEvent {
  type: "game_over";
  reason: Reason;
  winners: Seat[];
  victory_points: number[];
  categories: Category[];
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

/** The own sum of one comparison of the end, before and after an act. */
export interface Sum {
  now: number;
  after: number;
  /** Would its victory point be the seat's then, alone or shared? */
  best: boolean;
}

/** What a turn that ends leaves lying. */
export interface Idle {
  points: number;
  /** Acts that could still be paid for. */
  acts: number;
  /** Of these, those that cost nothing. */
  free: number;
}

/** What a move would cost and do; one that only lacks points is refused with its price. */
export interface Preview {
  /** Why it cannot be made; then nothing else is said, unless its price. */
  refusal?: Refusal;
  price?: number;
  points_after?: number;
  income_now?: number;
  income_after?: number;
  spoils_after?: number;
  /** Points and four rounds of income; in the play only, as the next two. */
  sum_4?: Sum;
  sum_8?: Sum;
  sum_12?: Sum;
  /** The events that would follow the act itself. */
  effects?: (CellEvent | RuinedEvent | RemovedEvent | CapitalLostEvent | SunkEvent)[];
  /** With `end`, if anything could still be done. */
  idle?: Idle;
}

/** A cell as it lies on the board. */
export interface Place {
  /** From the outside, 0. */
  ring: number;
  /** Where its arc begins, clockwise from the top, in parts of the `circle`. */
  start: number;
  /** How wide its arc is, in the same parts. */
  width: number;
  /** The cells it borders on. */
  near: Cell[];
  /** What a house gives here in a round, classes aside. */
  income: number;
  /** How many houses and ruins it takes. */
  holds: number;
}

/** The round board, which never changes. */
export interface Board {
  /** In how many parts a circle is measured. */
  circle: number;
  /** Every cell, the outer ring first. */
  cells: Record<string, Place>;
  /** Quarters in a point. */
  point: number;
  /** Rounds of income that count beside the stock, in each comparison of the end. */
  categories: number[];
}

export type Entry = CellMove | AttackMove | SabotageMove | RiverMove | ClassMove | BareMove;

export type Move = CellMove | AttackMove | SabotageMove | RiverMove | ClassMove | BareMove;

export type Event =
  | ClassEvent | ForestsEvent | RiverEvent | CellEvent | RoundEvent | SeatEvent | BuildEvent
  | AttackEvent | SabotageEvent | RuinedEvent | RemovedEvent | CapitalLostEvent | SunkEvent
  | GameOverEvent;
