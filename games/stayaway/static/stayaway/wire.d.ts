// Made by `python -m games.wire`; the types stand in the game's module wire.

/** A kind of card; what it is stands in the board. */
export type Card =
  | "thing" | "infected" | "flamethrower" | "analysis" | "axe" | "suspicion" | "whiskey"
  | "resolute" | "watch_back" | "change_places" | "run" | "seduction" | "scary" | "comfortable"
  | "no_thanks" | "missed" | "no_barbecue" | "quarantine" | "door" | "old_ropes" | "three_four"
  | "oops" | "confession" | "between_us" | "forgetful" | "friends" | "blind_date" | "chain"
  | "one_two" | "go_away" | "party";

/** A seat's number, from 0. */
export type Seat = number;

/** The gap between two places: the one clockwise of the place so numbered. */
export type Gap = number;

/** Play a card, at a seat or into a gap where it needs one. */
export interface PlayMove {
  type: "play";
  card: Card;
  seat?: Seat;
  gap?: Gap;
}

/** Discard; pick or swap as a card asks; offer, answer with or give a card; defend oneself. */
export interface CardMove {
  type: "discard" | "pick" | "swap" | "offer" | "answer" | "give" | "defend";
  card: Card;
}

/** Some cards of a list. */
export interface CardsSpec {
  /** What there is, each entry once. */
  from: string[];
  /** It may be left out. */
  optional?: boolean;
  /** A token: what is wanted there. */
  hint?: string;
  /** A token: what it means to leave it out. */
  empty?: string;
  min: number;
  max: number;
}

export interface CardsForm {
  "$cards": CardsSpec;
}

/** Discard some cards at once. */
export interface DropEntry {
  type: "drop";
  cards: string[] | CardsForm;
}

/** Choose whom a panic strikes. */
export interface TargetMove {
  type: "target";
  seat: Seat;
}

/** Confess: show the hand, an `infected`, or nothing. */
export interface ShowMove {
  type: "show";
  what: "all" | "infected" | "none";
}

/** Let a card aimed at oneself happen; announce, as the Thing, that no human is left (free). */
export interface BareMove {
  type: "accept" | "announce";
}

/** Discard some cards at once. */
export interface DropMove {
  type: "drop";
  cards: string[];
}

/** 1 is clockwise. */
export type Direction = 1 | -1;

/** What a card's back tells. */
export type Back = "event" | "panic";

/** An exchange under way. */
export interface ExchangeSeen {
  from: Seat;
  /** The end of a turn, or the card that brought it about. */
  by: string;
  /** To whom the offer was made at first. */
  meant: Seat;
  /** Who is asked now. */
  to: Seat;
  /** Has the offerer laid a card? */
  laid: boolean;
  /** Which, if it lies open. */
  card: Card | null;
}

/** Something that was shown, with its turn. */
export interface Note {
  turn: number;
  /** `hand`, `card`, `drawn`, `discarded`, `offered`, `topped`, `exchange`, `chain`. */
  type: string;
  /** Whose card or hand it was; in an exchange the partner. */
  seat: Seat;
  card?: Card;
  cards?: Card[];
  to?: Seat;
  gave?: Card;
  got?: Card;
  /** The offer had been passed on, so nobody was infected by it. */
  passed?: boolean;
}

/** What a seat is asked: see the moves of these names; `act` is to play or discard. */
export interface Ask {
  code: "draw" | "act" | "pick" | "swap" | "drop" | "confess";
}

/** The seat is to choose whom a panic strikes. */
export interface TargetAsk {
  code: "target";
  card: Card;
  seats: Seat[];
}

/** The seat is to lay a card for an exchange, or to answer one. */
export interface ExchangeAsk {
  code: "offer" | "answer";
  exchange: ExchangeSeen | null;
}

/** A card was aimed at the seat: to be burnt, or to change places. */
export interface AimedAsk {
  from: Seat;
  code: "burn" | "move";
  card: Card;
}

/** All give a card to the next. */
export interface GiveAsk {
  code: "give";
  to: Seat;
}

/** A seat's role. */
export interface RoleSeen {
  role: "human" | "infected" | "thing";
  infected_turn: number | null;
}

/** Why the game ended. */
export type Reason =
  | "announced" | "false_announcement" | "alone" | "round_limit" | "revenge" | "thing_burnt"
  | "flamethrower_shown";

/** What was hidden until the end; piles from the top. */
export interface Revealed {
  roles: RoleSeen[];
  hands: Card[][];
  deck: Card[];
  discard: Card[];
  /** Per seat the turn in which it dropped out. */
  dropped: (number | null)[];
  /** `thing` and `humans`; the infected follow the Thing in the order of their infection. */
  sides: Record<string, Seat[]>;
  /** Who infected whom: turn, from, to. */
  infections: [number, Seat, Seat][];
}

/** The table as a viewer sees it. */
export interface View {
  seat: Seat | null;
  phase: "draw" | "act" | "pick" | "swap" | "drop" | "target" | "offer" | "answer" | "burn" | "move" | "confess" | "give" | "over";
  turn: Seat;
  turns: number;
  round: number;
  direction: Direction;
  /** The place where the turn's marker lies. */
  marker: number;
  /** That place has gone: whoever sits where it lies now is next. */
  marker_stays: boolean;
  /** Per place its seat; null is a place that has gone. */
  places: (Seat | null)[];
  /** Per gap: is there a door? */
  doors: boolean[];
  /** Per seat the own turns that its quarantine still lasts. */
  quarantine: number[];
  living: Seat[];
  hands: number[];
  deck: number;
  /** The back of the deck's top. */
  top: Back | null;
  shuffles: number;
  discard: number;
  /** What the viewer knows to lie in the discard. */
  discarded: Record<string, number>;
  /** Cards whose effect is under way. */
  aside: Card[];
  exchange: ExchangeSeen | null;
  /** Who was the Thing and is burnt, under `revenge`. */
  burnt_thing: Seat | null;
  /** What all were shown. */
  shown: Note[];
  /** Cards that went unseen from hand to hand and may have infected: from, to, in which turns. */
  contacts: [Seat, Seat, number[]][];
  asks: Record<string, Ask | TargetAsk | ExchangeAsk | AimedAsk | GiveAsk>;
  /** The viewer's own; the following are what it alone knows. */
  hand?: Card[];
  drew?: Card[];
  laid?: Card | null;
  /** Cards it may choose from. */
  picks?: Card[];
  role?: "human" | "infected" | "thing";
  /** Whom it knows to be the Thing. */
  thing?: Seat | null;
  infected_turn?: number | null;
  /** Everybody's, to the Thing. */
  roles?: RoleSeen[] | null;
  notes?: Note[];
  /** Why the game is over; this and the following only then. */
  reason?: Reason;
  winners?: Seat[];
  revealed?: Revealed;
}

/** The game begins. */
export interface DealEvent {
  type: "deal";
  first: Seat;
  deck: number;
  cards?: Card[];
}

/** A turn begins. */
export interface TurnEvent {
  type: "turn";
  seat: Seat;
  turn: number;
}

/** Cards are drawn. */
export interface DrawEvent {
  type: "draw";
  seat: Seat;
  count: number;
  /** How many panics were put aside on the way. */
  panics?: number | null;
  cards?: Card[];
}

/** A panic is drawn; somebody defends by a card. */
export interface CardEvent {
  type: "panic" | "defend";
  seat: Seat;
  card: Card;
}

/** A card is swapped, picked, or laid to be given on; told to who sees it. */
export interface HiddenCardEvent {
  type: "swap" | "pick" | "gave";
  seat: Seat;
  card?: Card;
}

/** Cards are discarded. */
export interface DiscardEvent {
  type: "discard";
  seat: Seat;
  count: number;
  cards?: Card[];
}

/** A card is played. */
export interface PlayEvent {
  type: "play";
  card: Card;
  seat: Seat;
  at?: Seat;
  gap?: Gap;
}

/** A panic's target is chosen. */
export interface TargetEvent {
  type: "target";
  seat: Seat;
  card: Card;
  at: Seat;
}

/** A card is laid for an exchange. */
export interface OfferEvent {
  type: "offer";
  seat: Seat;
  to: Seat;
  by: string;
  card?: Card;
}

/** Two seats have exchanged. */
export interface ExchangeEvent {
  type: "exchange";
  seats: Seat[];
  passed?: boolean;
  /** The offered card, if it lay open. */
  card?: Card;
  gave?: Card;
  got?: Card;
}

/** An offer is passed on. */
export interface PassedEvent {
  type: "passed";
  seat: Seat;
  to: Seat;
}

/** There is no exchange: a door stands between. */
export interface NoExchangeEvent {
  with: Seat;
  type: "no_exchange";
  seat: Seat;
}

/** All have given a card to the next. */
export interface ChainEvent {
  type: "chain";
  direction: Direction;
  gave?: Card;
  got?: Card;
}

/** The viewer infected somebody or was infected: told to these two. */
export interface InfectedEvent {
  type: "infected";
  seat: Seat;
  by: Seat;
}

/** Somebody looks at a card, a hand or an offer; told to who sees it. */
export interface LookEvent {
  type: "look";
  seat: Seat;
  at: Seat;
  what: "card" | "hand" | "offer";
  card?: Card;
  cards?: Card[];
}

/** Cards are shown to all; a super-infection is shown. */
export interface ShowEvent {
  type: "show" | "super_infection";
  seat: Seat;
  cards: Card[];
}

/** A card aimed at a seat happens; it stays; it says nothing; a quarantine is over. */
export interface SeatEvent {
  type: "accept" | "stay" | "silent" | "quarantine_over";
  seat: Seat;
}

/** Two seats change places. */
export interface PlacesEvent {
  type: "change_places";
  seats: Seat[];
}

/** The direction changes. */
export interface ReverseEvent {
  type: "reverse";
  direction: Direction;
}

/** A seat is put into quarantine. */
export interface QuarantineEvent {
  type: "quarantine";
  seat: Seat;
  by: Seat;
}

/** A door is put into a gap. */
export interface DoorEvent {
  type: "door";
  gap: Gap;
  by: Seat;
}

/** A door is gone. */
export interface DoorBrokenEvent {
  type: "door_broken";
  gap: Gap;
}

/** The discard becomes the deck. */
export interface ShuffleEvent {
  type: "shuffle";
  cards: number;
}

/** A seat is burnt. */
export interface BurntEvent {
  type: "burnt";
  seat: Seat;
  /** Was it the Thing? Told under `revenge`. */
  thing?: boolean;
}

/** The Thing announces that no human is left. */
export interface AnnounceEvent {
  type: "announce";
  seat: Seat;
  true: boolean;
}

/** The game ends. */
export interface GameOverEvent {
  type: "game_over";
  reason: Reason;
  winners: Seat[];
  roles: ("human" | "infected" | "thing")[];
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

/** What a move would do; of most nobody can know it beforehand. */
export interface Preview {
  /** Why it cannot be made; then nothing else is said, unless its price. */
  refusal?: Refusal;
  /** How many humans live, told to the Thing that thinks of an announcement. */
  humans_left?: number;
}

/** A kind of card. */
export interface CardFace {
  /** Its colour and its shape say this. */
  family: "infection" | "action" | "defence" | "obstacle" | "panic";
  back: Back;
  /** How many there are at this table. */
  copies: number;
}

/** What stays as it is through a game. */
export interface Board {
  cards: Record<string, CardFace>;
}

export type Entry = PlayMove | CardMove | DropEntry | TargetMove | ShowMove | BareMove;

export type Move = PlayMove | CardMove | DropMove | TargetMove | ShowMove | BareMove;

export type Event =
  | DealEvent | TurnEvent | DrawEvent | CardEvent | HiddenCardEvent | DiscardEvent | PlayEvent
  | TargetEvent | OfferEvent | ExchangeEvent | PassedEvent | NoExchangeEvent | ChainEvent
  | InfectedEvent | LookEvent | ShowEvent | SeatEvent | PlacesEvent | ReverseEvent | QuarantineEvent
  | DoorEvent | DoorBrokenEvent | ShuffleEvent | BurntEvent | AnnounceEvent | GameOverEvent;
