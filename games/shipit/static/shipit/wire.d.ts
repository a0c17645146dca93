// Made by `python -m games.wire`; the types stand in the game's module wire.

/** A kind of card; what it is stands in the board. */
export type Card =
  | "analytics" | "microfrontends" | "microservices" | "application" | "database" | "backend"
  | "frontend" | "cloud" | "cache" | "monitoring" | "firewall" | "research" | "gc" | "hype" | "rfc"
  | "p2p" | "opensource" | "error" | "critical" | "specific" | "security" | "ddos" | "supply"
  | "excuse" | "patch" | "ci" | "certificate" | "sudo" | "merge" | "orchestrator" | "500" | "0day"
  | "friday" | "paws";

/** A component's place on its table, from 0. */
export type Slot = number;

/** A text of so many characters at most. */
export interface TextSpec {
  /** It may be left out. */
  optional?: boolean;
  /** A token: what is wanted there. */
  hint?: string;
  /** A token: what it means to leave it out. */
  empty?: string;
  max: number;
}

export interface TextForm {
  "$text": TextSpec;
}

/** Deploy a component. */
export interface DeployEntry {
  type: "deploy";
  card: Card;
  /** What is laid under it: `ci`, `certificate`, both or nothing. */
  under: Card[];
  /** For a cache: the component whose type it takes on. */
  at?: Slot;
  /** The words of the card's ritual, in social mode. */
  text?: string | TextForm;
}

/** A seat's number, from 0. */
export type Seat = number;

export interface ChoiceForm {
  /** One of these. */
  "$choice": string[];
}

/** Play a card that is no component. */
export interface PlayEntry {
  type: "play";
  card: Card;
  /** At whom: an attack's target, whom to ask or to copy from. */
  seat?: Seat;
  /** What an attack names on that seat's table. */
  component?: Slot;
  /** The card asked for, or taken from the discard. */
  take?: string | ChoiceForm;
  /** Strengthen it by a `sudo`. */
  sudo?: true;
  /** Who draws a card, too. */
  bonus?: Seat;
  text?: string | TextForm;
}

/** A whole number within bounds. */
export interface IntSpec {
  /** It may be left out. */
  optional?: boolean;
  /** A token: what is wanted there. */
  hint?: string;
  /** A token: what it means to leave it out. */
  empty?: string;
  min: number;
  max: number;
}

export interface IntForm {
  "$int": IntSpec;
}

/** Offer an exchange: one card for some, or some for one. */
export interface OfferEntry {
  type: "offer";
  /** To whom: one other seat or all. */
  seats: Seat[];
  give: number | IntForm;
  ask: number | IntForm;
  /** What one says one gives; words bind nobody. */
  promise?: string | TextForm;
  want?: string | TextForm;
}

/** Stop a blow with a card from the hand. */
export interface DefendEntry {
  type: "defend";
  card: Card;
  /** With a `sudo`: if and only if the attack has one. */
  sudo: boolean;
  text?: string | TextForm;
}

/** Stop a blow with a lone `sudo`: a card under the component, or a shield, takes it. */
export interface SudoMove {
  type: "sudo";
  use: "under" | "shield";
  component: Slot;
}

/** Take the blow with this component. */
export interface YieldEntry {
  type: "yield";
  component: Slot;
  /** Who gets it, where the victim chooses. */
  seat?: Seat;
  text?: string | TextForm;
}

/** Take a card out of the deck that one looks through, or nothing. */
export interface TakeMove {
  type: "take";
  card: Card | null;
}

/** Name one of the cards looked at; discard; lay for an exchange. */
export interface CardMove {
  type: "order" | "discard" | "lay";
  card: Card;
}

/** Take the deck's top that was shown, or leave it. */
export interface KeepMove {
  type: "keep";
  take: boolean;
}

/** Draw a second card and end the turn; end it; answer an offer. */
export interface BareMove {
  type: "draw" | "end" | "accept" | "decline";
}

/** Deploy a component. */
export interface DeployMove {
  type: "deploy";
  card: Card;
  /** What is laid under it: `ci`, `certificate`, both or nothing. */
  under: Card[];
  /** For a cache: the component whose type it takes on. */
  at?: Slot;
  /** The words of the card's ritual, in social mode. */
  text?: string;
}

/** Play a card that is no component. */
export interface PlayMove {
  type: "play";
  card: Card;
  /** At whom: an attack's target, whom to ask or to copy from. */
  seat?: Seat;
  /** What an attack names on that seat's table. */
  component?: Slot;
  /** The card asked for, or taken from the discard. */
  take?: string;
  /** Strengthen it by a `sudo`. */
  sudo?: true;
  /** Who draws a card, too. */
  bonus?: Seat;
  text?: string;
}

/** Offer an exchange: one card for some, or some for one. */
export interface OfferMove {
  type: "offer";
  /** To whom: one other seat or all. */
  seats: Seat[];
  give: number;
  ask: number;
  /** What one says one gives; words bind nobody. */
  promise?: string;
  want?: string;
}

/** Stop a blow with a card from the hand. */
export interface DefendMove {
  type: "defend";
  card: Card;
  /** With a `sudo`: if and only if the attack has one. */
  sudo: boolean;
  text?: string;
}

/** Take the blow with this component. */
export interface YieldMove {
  type: "yield";
  component: Slot;
  /** Who gets it, where the victim chooses. */
  seat?: Seat;
  text?: string;
}

/** A component on a table. */
export interface Deployed {
  card: Card;
  under: Card[];
  /** The type a cache has taken on. */
  copies: Card | null;
}

/** A blow that waits for its victim's answer. */
export interface BlowSeen {
  card: Card;
  victim: Seat;
  /** Null is an event. */
  attacker: Seat | null;
  sudo: boolean;
  /** What the attacker named. */
  component: Slot | null;
  /** Where it can fall. */
  targets: Slot[];
  /** Of these, where a card from under takes it. */
  absorbed: Slot[];
  /** Which card from under a component is against such a blow. */
  lining: Card;
}

/** An exchange that is offered, or for which two seats lay cards. */
export interface OfferSeen {
  by: Seat;
  /** Who has yet to answer. */
  seats: Seat[];
  give: number;
  ask: number;
  promise: string;
  want: string;
  taker: Seat | null;
  /** How many cards each seat has laid. */
  laid: number[];
}

/** Something that was shown. */
export interface Note {
  /** `deck`, `top`, `looked`, `got`, `gave`; `rfc` is public. */
  kind: string;
  round: number;
  turn: number;
  cards: Card[];
  /** The other seat. */
  seat: Seat | null;
  /** Who asked. */
  by?: Seat;
  /** Did the card come? */
  came?: boolean | null;
}

/** What a seat is asked: see the moves of these names; `lay` is for an exchange. */
export interface Ask {
  code: "take" | "keep" | "discard" | "offer" | "lay";
}

/** The seat is on turn. */
export interface TurnAsk {
  code: "turn";
  /** How it may end its turn. */
  may: "draw" | "end";
}

/** The seat is to answer a blow. */
export interface AnswerAsk {
  code: "answer";
  card: Card;
  sudo: boolean;
  targets: Slot[];
}

/** The seat is to put cards it looks at in order. */
export interface OrderAsk {
  code: "order";
  /** The first one is discarded, the others go back. */
  first: boolean;
}

/** The own architecture, and how far it is. */
export interface Aim {
  /** All components of the set. */
  needs: Card[];
  /** Those of which the table has none yet; a cloud may stand in for any of them. */
  lacks: Card[];
  /** How many cards are missing, clouds on the table counted. */
  missing: number;
}

/** Why the game ended. */
export type Reason = "victory" | "last" | "rounds";

/** How the game ended, and what was hidden until then; piles from the top. */
export interface Ending {
  reason: Reason;
  places: number[];
  titles: Record<string, Seat>;
  hands: Card[][];
  deck: Card[];
  /** Architectures nobody had. */
  unused: Card[];
}

/** The table as a viewer sees it. */
export interface View {
  seat: Seat | null;
  phase: "run" | "turn" | "answer" | "take" | "keep" | "order" | "discard" | "offer" | "lay" | "over";
  turn: Seat;
  starter: Seat;
  round: number;
  turns: number;
  social: boolean;
  /** The turn counts as full: there is no second draw. */
  full: boolean;
  /** Deploys left this turn. */
  deploys: number;
  /** Offers left this turn. */
  offers: number;
  /** How many `gc` were played this turn. */
  collected: number;
  /** An `opensource` was played this turn. */
  opened: boolean;
  /** It is Friday: nobody deploys this turn. */
  friday: boolean;
  orchestrated: boolean;
  tables: Deployed[][];
  /** How many cards each seat holds. */
  hands: number[];
  /** Per seat, types under repair, and how many ends of its own turn that lasts. */
  blocked: Record<string, number>[];
  /** Who may not deploy on their next turn, after a `ddos`. */
  marked: boolean[];
  deck: number;
  /** Cards off the deck's top that the seat on turn looks at. */
  looked: number;
  discard: Card[];
  in_play: Card[];
  /** Who has won, in order. */
  left: Seat[];
  /** What each seat drew since its own turn last began; null is unseen. */
  drawn: ((Card | null)[])[];
  architectures: (Card | null)[];
  blow: BlowSeen | null;
  offer: OfferSeen | null;
  /** What all were shown of hidden hands. */
  known: Note[];
  asks: Record<string, Ask | TurnAsk | AnswerAsk | OrderAsk>;
  /** The viewer's own, as the next four. */
  hand?: Card[];
  aim?: Aim;
  laid?: Card[];
  drew?: Card[];
  notes?: Note[];
  /** Cards that the viewer, on turn, looks at. */
  looking_at?: Card[];
  over?: Ending;
}

/** The game begins. */
export interface DealEvent {
  type: "deal";
  starter: Seat;
  deck: number;
  hand?: Card[];
  architecture?: Card;
}

/** A turn begins. */
export interface TurnEvent {
  type: "turn";
  seat: Seat;
  round: number;
}

/** Somebody draws. */
export interface DrewEvent {
  type: "drew";
  seat: Seat;
  deck: number;
  card?: Card;
}

/** A component is deployed. */
export interface DeployEvent {
  type: "deploy";
  seat: Seat;
  card: Card;
  under: Card[];
  at?: Slot;
  /** What lies in that slot. */
  beside?: Card;
  text?: string;
}

/** A card is played. */
export interface PlayEvent {
  type: "play";
  by: Seat;
  card: Card;
  kin: "draw" | "attack" | "meta";
  seat?: Seat;
  component?: Slot;
  /** What lies in that slot. */
  struck?: Card;
  take?: Card;
  sudo?: true;
  bonus?: Seat;
  text?: string;
}

/** Cards are lost for want of their ritual's words. */
export interface CardsEvent {
  type: "fizzled";
  seat: Seat;
  cards: Card[];
}

/** An event is drawn; a card is discarded, or taken out of the discard. */
export interface CardEvent {
  type: "event" | "discarded" | "collected";
  seat: Seat;
  card: Card;
}

/** The deck's top is looked at; the card is told to who sees it. */
export interface SecretCardEvent {
  type: "peek";
  seat: Seat;
  card?: Card;
}

/** A card that was looked at goes back on the deck. */
export interface PutBackEvent {
  type: "put_back";
  seat: Seat;
  left: number;
  card?: Card;
}

/** Somebody looks at so many cards off the deck. */
export interface LookEvent {
  type: "look";
  seat: Seat;
  count: number;
  cards?: Card[];
}

/** Somebody looks through the deck. */
export interface SearchEvent {
  type: "search";
  seat: Seat;
  cards?: Card[];
}

/** A card is taken out of the deck, or none. */
export interface FoundEvent {
  type: "found";
  seat: Seat;
  took: boolean;
  card?: Card | null;
}

/** The deck's top is taken or left. */
export interface KeepEvent {
  type: "keep";
  seat: Seat;
  take: boolean;
}

/** A card is asked for, and comes or is not there. */
export interface RequestedEvent {
  from: Seat;
  type: "requested";
  seat: Seat;
  card: Card;
  came: boolean;
}

/** A card is drawn unseen from another hand. */
export interface CopiedEvent {
  from: Seat;
  type: "copied";
  seat: Seat;
  card?: Card;
}

/** A seat may not deploy on its next turn. */
export interface MarkedEvent {
  type: "marked";
  seat: Seat;
  by: Seat;
}

/** A seat may deploy more often this turn. */
export interface OrchestratedEvent {
  type: "orchestrated";
  seat: Seat;
  deploys: number;
}

/** The discard is merged into the deck. */
export interface MergedEvent {
  type: "merged";
  seat: Seat;
  deck: number;
}

/** The discard becomes the deck. */
export interface ReshuffleEvent {
  type: "reshuffle";
  deck: number;
}

/** A blow is over. */
export interface BlowOverEvent {
  type: "blow_over";
  card: Card;
  victim: Seat;
  how: "stopped" | "absorbed" | "shielded" | "hit";
  answer: DefendMove | SudoMove | YieldMove;
  lost?: Card;
  /** Whose hand it went to; null is the discard. */
  to?: Seat | null;
}

/** An exchange is offered. */
export interface OfferEvent {
  type: "offer";
  by: Seat;
  seats: Seat[];
  give: number;
  ask: number;
  promise?: string;
  want?: string;
}

/** An offer is accepted or declined; a draw finds no card. */
export interface SeatEvent {
  type: "accept" | "decline" | "nothing_to_draw";
  seat: Seat;
}

/** A card is laid for the exchange. */
export interface LayEvent {
  type: "lay";
  seat: Seat;
  count: number;
  card?: Card;
}

/** Two seats exchange cards. */
export interface ExchangeEvent {
  type: "exchange";
  seats: Seat[];
  gave?: Card[];
  got?: Card[];
}

/** A seat has shipped and leaves as a winner. */
export interface VictoryEvent {
  type: "victory";
  seat: Seat;
  architecture: Card;
  hand: Card[];
}

/** The game ends. */
export interface GameOverEvent {
  type: "game_over";
  reason: Reason;
  places: number[];
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

/** What a move would do. */
export interface Preview {
  /** Why it cannot be made; then nothing else is said, unless its price. */
  refusal?: Refusal;
  /** Without the words of its ritual the card is lost. */
  fizzles?: true;
  ends_turn?: true;
  /** Cards of the own set still missing then. */
  missing?: number;
  /** Where a blow can fall. */
  targets?: Slot[];
  /** What lies there. */
  struck?: Card[];
  /** Where a card from under would take it; with an answer, whether it does. */
  absorbed?: Slot[] | boolean;
  /** What leaves the own hand. */
  costs?: Card[];
  /** The component that was aimed at stays. */
  saved?: true;
  /** The component that leaves the own table. */
  lost?: Card;
  /** What is discarded from under a component. */
  burns?: Card[];
  /** Whose hand it goes to. */
  to?: Seat;
  to_discard?: true;
  /** Ends of one's own turn until its type can be deployed again. */
  repair?: number;
}

/** A kind of card. */
export interface CardFace {
  kin: "architecture" | "component" | "draw" | "attack" | "defence" | "meta" | "event";
  /** How many there are at this table. */
  copies: number;
  /** What an architecture wants on the table. */
  needs: Record<string, number>;
  /** The harm it does. */
  strikes: "error" | "security" | null;
  /** The harm it stops. */
  stops: "error" | "security" | null;
}

/** What stays as it is through a game. */
export interface Board {
  cards: Record<string, CardFace>;
}

export type Entry =
  | DeployEntry | PlayEntry | OfferEntry | DefendEntry | SudoMove | YieldEntry | TakeMove | CardMove
  | KeepMove | BareMove;

export type Move =
  | DeployMove | PlayMove | OfferMove | DefendMove | SudoMove | YieldMove | TakeMove | CardMove
  | KeepMove | BareMove;

export type Event =
  | DealEvent | TurnEvent | DrewEvent | DeployEvent | PlayEvent | CardsEvent | CardEvent
  | SecretCardEvent | PutBackEvent | LookEvent | SearchEvent | FoundEvent | KeepEvent
  | RequestedEvent | CopiedEvent | MarkedEvent | OrchestratedEvent | MergedEvent | ReshuffleEvent
  | BlowOverEvent | OfferEvent | SeatEvent | LayEvent | ExchangeEvent | VictoryEvent | GameOverEvent;
