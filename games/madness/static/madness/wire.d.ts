// Made by `python -m games.wire`; the types stand in the game's module wire.

/** A card: rank and suit (`10C`, `QH`), or a joker, `X1` or `X2`. */
export type Card =
  | "2C" | "3C" | "4C" | "5C" | "6C" | "7C" | "8C" | "9C" | "10C" | "JC" | "QC" | "KC" | "AC" | "2D"
  | "3D" | "4D" | "5D" | "6D" | "7D" | "8D" | "9D" | "10D" | "JD" | "QD" | "KD" | "AD" | "2H" | "3H"
  | "4H" | "5H" | "6H" | "7H" | "8H" | "9H" | "10H" | "JH" | "QH" | "KH" | "AH" | "2S" | "3S" | "4S"
  | "5S" | "6S" | "7S" | "8S" | "9S" | "10S" | "JS" | "QS" | "KS" | "AS" | "X1" | "X2";

/** A field: 0 is the left one, 1 the middle, 2 the right. */
export type Place = number;

/** Main action: attack on an open field, or close an empty one as a draw. */
export interface FieldMove {
  type: "attack" | "close";
  card: Card;
  field: Place;
}

/** Beat the Boss (main action), or take the Coyote's Chance. */
export interface CardMove {
  type: "boss" | "coyote";
  card: Card;
}

/** Discard and draw (ТУТ); with an empty hand there is no card, and it works as a pull. */
export interface DropMove {
  type: "drop";
  card?: Card;
}

/** Do nothing (main action), draw or push the deck's top (ТУТ), let the Chance go. */
export interface BareMove {
  type: "pass" | "pull" | "push" | "decline";
}

/** A seat's number, from 0. */
export type Seat = number;

/** How a field closes if nobody acts on it. */
export interface Forecast {
  code: "won" | "draw";
  /** As whose turn begins it is won, or within whose main action it becomes a draw. */
  seat: Seat;
  /** The card that has to be beaten to prevent it. */
  beat: Card | null;
  /** It is the last open field: the round ends with it. */
  last: boolean;
}

/** A field. */
export interface BattleField {
  /** The cards of each seat, the top one last. */
  sides: Card[][];
  /** The card by which it was closed empty. */
  centre: Card | null;
  /** Whose attack it is; null while nobody has played here. */
  attack: Seat | null;
  /** The attack was repelled and waits to be renewed. */
  repelled: boolean;
  /** Who won it; null while it is open. */
  closed: Seat | "draw" | null;
  /** What comes of it if nobody acts; null if nothing does. */
  forecast: Forecast | null;
}

/** The seat is to make its main action. */
export interface MainAsk {
  code: "main";
  /** Where its repelled attacks become draws unless it plays there. */
  lapsing: Place[];
}

/** The seat is to pull, drop or push. */
export interface TutAsk {
  code: "tut";
}

/** The seat may steal the round. */
export interface ChanceAsk {
  code: "coyote";
  field: Place;
  /** The card to beat. */
  card: Card;
}

/** Why the game ended. */
export type Reason = "lead" | "starvation" | "endurance" | "idle";

/** What was hidden until the end; piles from the top. */
export interface Revealed {
  hands: Card[][];
  deck: Card[];
  discard: Card[];
}

/** The table as a viewer sees it. */
export interface View {
  /** The viewer; null is a spectator. */
  seat: Seat | null;
  phase: "main" | "tut" | "coyote" | "over";
  turn: Seat;
  /** At most one seat has any: a point first takes one off the other's. */
  points: number[];
  /** Turns in a row with an empty deck and without a card lost; six end the game. */
  idle: number;
  deck: number;
  /** How many cards each seat holds. */
  hands: number[];
  /** Who loses as their turn begins, unless they draw before. */
  hungry: Seat[];
  /** The viewer's own. */
  hand: Card[] | null;
  fields: BattleField[];
  /** The Boss is the last; those it was laid on lie under it. */
  bosses: Card[];
  /** The top of the discard. */
  discard: Card | null;
  asks: Record<string, MainAsk | TutAsk | ChanceAsk>;
  /** Why the game is over; this and the following only then. */
  reason?: Reason;
  winners?: Seat[];
  revealed?: Revealed;
}

/** The game begins. */
export interface DealEvent {
  type: "deal";
  starter: Seat;
  boss: Card;
  deck: number;
  /** The viewer's own. */
  hand?: Card[];
}

/** A turn begins; a main action is passed; the Chance is let go. */
export interface SeatEvent {
  type: "turn" | "pass" | "decline";
  seat: Seat;
}

/** A card is played on a field. */
export interface AttackEvent {
  type: "attack";
  seat: Seat;
  card: Card;
  field: Place;
  /** Whose attack it is now. */
  attack: Seat;
  repelled: boolean;
}

/** An empty field is closed by a card in its centre. */
export interface CloseEvent {
  type: "close";
  seat: Seat;
  card: Card;
  field: Place;
}

/** The Boss is beaten; the round is stolen by the Coyote's Chance. */
export interface CardEvent {
  type: "boss" | "coyote";
  seat: Seat;
  card: Card;
}

/** A field has closed. */
export interface ClosedEvent {
  type: "closed";
  field: Place;
  winner: Seat | null;
}

/** Somebody draws. */
export interface PullEvent {
  seat: Seat;
  /** False with an empty deck. */
  drew: boolean;
  deck: number;
  /** Which card, if the viewer drew it. */
  drawn?: Card;
  type: "pull";
}

/** Somebody discards, then draws. */
export interface DropEvent {
  seat: Seat;
  /** False with an empty deck. */
  drew: boolean;
  deck: number;
  /** Which card, if the viewer drew it. */
  drawn?: Card;
  type: "drop";
  card: Card;
}

/** The deck's top becomes the Boss. */
export interface PushEvent {
  type: "push";
  seat: Seat;
  boss: Card | null;
  deck: number;
}

/** A point is won. */
export interface PointEvent {
  type: "point";
  seat: Seat;
  /** Who lost one by it, as points pull. */
  loser: Seat | null;
  cause: "field" | "boss" | "round" | "hand";
  /** What both have now. */
  points: number[];
}

/** A seat is offered the Coyote's Chance. */
export interface ChanceEvent {
  type: "chance";
  seat: Seat;
  field: Place;
  card: Card;
}

/** All three fields are closed. */
export interface RoundEvent {
  type: "round";
  winner: Seat | null;
}

/** The fields are cleared into the discard, whose top this is. */
export interface ClearedEvent {
  type: "cleared";
  discard: Card;
}

/** The game ends. */
export interface GameOverEvent {
  type: "game_over";
  reason: Reason;
  winners: Seat[];
  points: number[];
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

/** A card against the one it meets. */
export interface Comparison {
  /** The one it meets. */
  card: Card;
  /** What the card played counts against it; null is a joker. */
  mine: number | null;
  theirs: number | null;
  /** `>`, `=` or `<`. */
  sign: string;
}

/** What a move would do. */
export interface Preview {
  /** Why it cannot be made; then nothing else is said, unless its price. */
  refusal?: Refusal;
  compare?: Comparison;
  /** Whose attack the field would be. */
  attack?: Seat;
  repelled?: boolean;
  /** Fields that would close as draws. */
  draws?: Place[];
  /** Points won. */
  points?: number;
  /** Points taken off the other seat's instead. */
  pulled?: number;
  /** The round would be the seat's. */
  steals?: true;
  /** It would win the game. */
  wins?: true;
  /** Cards left in the own hand. */
  left?: number;
  /** The hand is empty then: a pull still saves the seat, or nothing does while the deck lasts. */
  hunger?: "must_pull" | "starves";
}

/** What stays as it is through a game. */
export interface Board {
  /** What each card counts: an ace 1, and 14 against a king; a joker nothing, it beats all. */
  strengths: Record<string, number[]>;
  /** The lead that wins. */
  goal: number;
  /** So many idle turns in a row end the game. */
  idle_turns: number;
}

export type Entry = FieldMove | CardMove | DropMove | BareMove;

export type Move = FieldMove | CardMove | DropMove | BareMove;

export type Event =
  | DealEvent | SeatEvent | AttackEvent | CloseEvent | CardEvent | ClosedEvent | PullEvent
  | DropEvent | PushEvent | PointEvent | ChanceEvent | RoundEvent | ClearedEvent | GameOverEvent;
