// Made by `python manage.py wire`; the types stand in platform/tables/wire.

import type { Foreseen, Move, Saying, Sheet, View } from "./sayings.js";

/** How long one may think. */
export interface TableClock {
  /** ``none``: whoever practises against bots may think for ever. */
  kind: "move" | "bank" | "days" | "none";
  /** For each move, or in the bank at the start. */
  seconds: number;
  /** What a move adds to the bank. */
  increment: number;
  /** For each move. */
  days: number;
}

/** A title that a player bears. */
export interface Title {
  code: string;
  game: string;
  /** The season it was won in, or nothing. */
  season: string;
  /** By language. */
  name: Record<string, string>;
}

/** What everybody may know of a player. */
export interface Player {
  id: number;
  name: string;
  guest: boolean;
  titles: Title[];
  deleted: boolean;
}

/** Who sits in a seat. */
export interface SeatTold {
  number: number;
  user: Player | null;
  /** A bot's level, else nothing. */
  level: string;
  ready: boolean;
  /** ``away``: a bot plays until they are back; ``gone``: a bot plays for good. */
  absence: "" | "away" | "gone";
}

/** A table in short. */
export interface Row {
  uid: string;
  game: string;
  status: "open" | "playing" | "finished" | "cancelled";
  access: "public" | "private";
  rated: boolean;
  /** Everybody plays where they sat down; else seats are drawn by lot when the game begins. */
  seats_kept: boolean;
  /** One person against bots: nothing is booked. */
  practice?: boolean;
  /** Whose table it is: a user's id. */
  host: number | null;
  options: Record<string, unknown>;
  clock: TableClock;
  seats: SeatTold[];
  created_at: number | null;
}

/** A table of mine in short. */
export interface MyRow {
  uid: string;
  game: string;
  status: "open" | "playing" | "finished" | "cancelled";
  access: "public" | "private";
  rated: boolean;
  /** Everybody plays where they sat down; else seats are drawn by lot when the game begins. */
  seats_kept: boolean;
  /** One person against bots: nothing is booked. */
  practice?: boolean;
  /** Whose table it is: a user's id. */
  host: number | null;
  options: Record<string, unknown>;
  clock: TableClock;
  seats: SeatTold[];
  created_at: number | null;
  seat: number;
  waits_for_me: boolean;
  /** When my clock runs out, in seconds since the epoch. */
  deadline: number | null;
}

/** Points that a deal's winner takes from one seat. */
export interface PrizeTold {
  deal: number;
  winner: number;
  from_seat: number;
  points: number;
}

/** A number that a game has moved. */
export interface Shift {
  before: number;
  after: number;
}

/** What a finished game brought somebody, and why it brought no more. */
export interface Gain {
  seat: number;
  /** Why it does not count for them; empty if it does. */
  unrated: "" | "practice" | "friendly" | "alone" | "guest" | "program" | "one_side";
  /** Prize points that were booked, which may be fewer than were won: guests and bots pay none. */
  prize: number;
  /** Their prize points of all time in this game, if it moved them. */
  points: Shift | null;
  /** Their skill rating of all time at tables of about as many seats. */
  skill: Shift | null;
  titles_won: Title[];
  titles_lost: Title[];
}

/** How a game ended. */
export interface OutcomeTold {
  /** By seat, as the rules have them. */
  places: number[];
  scores: number[];
  winners: number[];
  reason: string;
  /** Seats by side. */
  sides: Record<string, number[]>;
  prizes: PrizeTold[];
  titles: Record<string, number>;
  /** Seats whose owners left. */
  left: number[];
  /** Seats that a bot played to the end because their owners were away: no win is theirs. */
  away?: number[];
  /** Places by seat in which those who left come last. */
  standing: number[];
  /** Why nothing was booked: ``friendly``, ``alone`` or ``practice``; empty if it was. */
  unrated: string;
  /** What it brought each person; games that ended long ago do not tell. */
  gains?: Gain[];
}

/** A game that is over, as it ended for one player. */
export interface PastRow {
  uid: string;
  game: string;
  status: "open" | "playing" | "finished" | "cancelled";
  access: "public" | "private";
  rated: boolean;
  /** Everybody plays where they sat down; else seats are drawn by lot when the game begins. */
  seats_kept: boolean;
  /** One person against bots: nothing is booked. */
  practice?: boolean;
  /** Whose table it is: a user's id. */
  host: number | null;
  options: Record<string, unknown>;
  clock: TableClock;
  seats: SeatTold[];
  created_at: number | null;
  ruleset: number;
  seat: number;
  /** Null: nothing was decided. */
  won: boolean | null;
  left: boolean;
  /** An operator has declared that the game counts for nothing. */
  voided: boolean;
  outcome: OutcomeTold | null;
  started_at: number | null;
  ended_at: number | null;
}

/** A game and what it is called. */
export interface GameNamed {
  slug: string;
  ru: string;
  en: string;
}

/** An invitation to a table. */
export interface Invitation {
  table: string;
  game: GameNamed;
  by: Player;
  at: number | null;
}

/** What proves the deal. */
export interface Fairness {
  /** From the start. */
  commitment: string;
  /** What each chair added, in hexadecimal digits, once the game began. */
  entropy: string[] | null;
  /** Per chair, in the order of sitting down, the seat it was given, once the game began. */
  seat_of_chair: number[] | null;
  /** When it is over. */
  server_seed: string | null;
}

/** From where a game is played on. */
export interface OriginTold {
  /** That game's uid. */
  table: string;
  version: number;
  /** How many moves had been made; 0: from its deal. */
  move: number;
  /** Whether all that the seat could not know was dealt anew. */
  dealt: "anew" | "as_it_was";
  seat: number;
}

/** What everybody may know of a table, the game itself apart. */
export interface PublicTable {
  uid: string;
  game: string;
  status: "open" | "playing" | "finished" | "cancelled";
  access: "public" | "private";
  rated: boolean;
  /** Everybody plays where they sat down; else seats are drawn by lot when the game begins. */
  seats_kept: boolean;
  /** One person against bots: nothing is booked. */
  practice?: boolean;
  /** Whose table it is: a user's id. */
  host: number | null;
  options: Record<string, unknown>;
  clock: TableClock;
  seats: SeatTold[];
  created_at: number | null;
  ruleset: number;
  fair: Fairness;
  /** The first move is made. */
  moved: boolean;
  outcome: OutcomeTold | null;
  /** An operator has declared that the game counts for nothing. */
  voided: boolean;
  /** The next table's uid. */
  rematch: string | null;
  /** Seats whose owners sit at the next table already. */
  consents?: number[];
  /** The finished game from one of whose moves this one is played on: nothing is booked. */
  origin?: OriginTold | null;
  /** What stays as it is through the game: a map, a table of cards; null before it begins. */
  board: Record<string, unknown> | null;
  started_at: number | null;
  ended_at: number | null;
}

/** One step of a game: the deal, a move, or an end without a move. */
export interface Tick {
  /** The table's version that it led to. */
  version: number;
  /** Who moved; null: nobody, or those eyes cannot know. */
  seat: number | null;
  /** When, in seconds since the epoch. */
  at: number;
  /** What the game turned on there, as those eyes saw it; see the words' ``turning_points``. */
  marks: Saying[];
}

/** All there is to a replay but its frames. */
export interface Replay {
  uid: string;
  /** Through whose eyes I may look, mine first: a seat's number, ``all`` or ``watch``. */
  eyes: string[];
  /** Whose eyes ``ticks`` belong to. */
  seen_by: string;
  table: PublicTable;
  table_number: number;
  /** False: the game goes on, and this is my own past in it. */
  over: boolean;
  /** How many ticks a piece has. */
  piece: number;
  ticks: Tick[];
  /** Where the deal is verified; null while the game goes on. */
  proof: string | null;
  /** Whether I may play on from a tick of it. */
  branches: boolean;
}

/** What one seat's clock shows. */
export interface SeatClock {
  /** When it runs out; null: not asked. */
  deadline: number | null;
  bank: number;
}

/** What the clocks show. What is left to a seat is its ``deadline`` − ``now``. */
export interface Clocks {
  /** House time: it stands while a part of the house is away. */
  now: number;
  seats: SeatClock[];
}

/** What is hidden from somebody, laid open; nothing, where a game hides nothing. */
export interface Opened {
  /** By seat the cards it holds. */
  hands?: string[][];
  /** From the top. */
  deck?: string[];
  /** By seat what it is, as the game's words have it: a role, an architecture. */
  parts?: (string | null)[];
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

/** A move one may think of, and why it cannot be made. */
export interface RefusedMove {
  move: Move;
  refusal: Refusal;
}

/** The table as this viewer may know it: after connecting, and after every change. */
export interface State {
  type: "state";
  /** Counts every change. Ignore what is older than what you have. */
  version: number;
  /** Your seat, or null for a spectator. Whoever has left a running game for good watches it like any other until it is over. */
  seat: number | null;
  /** The version at which your own question last changed: a move sent with an older ``version`` is ``stale``. Other seats' moves do not change it. */
  asked: number;
  /** The version after which ``events`` begin: that of the frame before. */
  since: number;
  /** What happened since, as you may know it: the game's events, and before those of a move that a clock made ``house_timed_out`` or ``house_stood_in``, with the ``seat``. */
  events: Saying[];
  clocks: Clocks;
  /** The version at which ``table`` last changed. */
  table_number: number;
  /** What is public; only in a frame in which it changed, and after connecting. */
  table?: PublicTable;
  /** The game as you may know it, ``view.asks`` with what each seat is asked; absent before the start, as the rest below is. */
  view?: View;
  /** Every move you may make now. */
  legal?: Move[];
  /** Those of ``legal`` that are not waited for. */
  free?: Move[];
  /** What was hidden; only in a replay with all open. */
  opened?: Opened;
  /** The view in lines for people; only for who asked for words. */
  sheet?: Sheet;
  /** Moves one may think of, with the reason why not; only for who asked for words. */
  refused?: RefusedMove[];
}

/** Frames of a replay, one for each tick of a piece. */
export interface ReplayPiece {
  eyes: string;
  /** The number of its first tick. */
  from: number;
  /** As they were sent, but for clocks and ``table``, which is in the head. */
  frames: State[];
}

/** Always the first: which build of the site answers.

A page of another one asks its reader to reload; programs may ignore it. */
export interface Hello {
  type: "hello";
  build: string;
}

/** The move was made and led to this version. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** What was sent was refused, and nothing has changed. After ``stale`` a ``state`` follows. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  /** A sentence in the reader's language. */
  message: string;
  /** The ruling behind a game's refusal. */
  rule: string;
  params: Record<string, unknown>;
  /** A game's sentence before its parameters are filled in. */
  template?: string;
}

/** Price and effect of a move that was tried, or its ``refusal``. */
export interface Preview {
  type: "preview";
  id: string;
  preview: Foreseen;
}

/** A line of chat: a text or a phrase. */
export interface ChatLine {
  id: number;
  /** Null: a bot, or nobody any more. */
  user: Player | null;
  seat: number | null;
  text: string;
  phrase: Saying | null;
  /** In which turn of the game it was said, where turns are counted. */
  turn: number | null;
  at: number;
}

/** Lines: the last hundred after connecting, then each new one. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** What those say to each other who are out of the game: told to them alone.

The last hundred lines after connecting or dropping out, or none, then each new one. */
export interface Asides {
  type: "asides";
  /** Their ids are counted apart from those of the chat. */
  lines: ChatLine[];
  /** Whether the table does not hear me until the end; only in the first. */
  silent?: boolean;
}

/** What a spectator took the players for. */
export interface Guesser {
  user: Player;
  /** Roles by seat. */
  guesses: Record<string, string>;
}

/** What I have noted at this table, for myself alone, from whichever device.

After connecting, in games that have marks or roles to guess, and after each change of it. */
export interface Notebook {
  type: "notebook";
  /** My marks, by seat. */
  marks: Record<string, string>;
  /** Roles that I guessed as a spectator, by seat. */
  guesses: Record<string, string>;
  /** What spectators guessed; there only when the game is over. */
  guessed?: Guesser[];
}

/** The answer to a ``ping``, or to a ``beat``: then it tells no more than the time. */
export interface Pong {
  type: "pong";
  ping: number;
  now: number;
  /** Ids of the people at this table. */
  here?: number[];
  /** How many others look on. */
  anonymous?: number;
}

/** Where whoever leads is in a game that is looked back at together: those who like follow. */
export interface Lead {
  type: "lead";
  /** Null: nobody leads any more. */
  by: Player | null;
  /** That of a tick of the replay. */
  version: number;
  /** Through whose they look: a seat's number, ``all`` or ``watch``. */
  eyes: string;
  /** Whether they go on by themselves, tick after tick. */
  playing: boolean;
  speed: number;
  at: number;
}

/** The house's clock was set back: from now on deadlines are read by this ``now``. */
export interface Time {
  type: "time";
  now: number;
}

/** Another table waits for this person; that this one does is seen in its ``state``. */
export interface Turn {
  type: "turn";
  table: string;
}

/** Somebody asks this person to a table by name. */
export interface Invited {
  type: "invited";
  table: string;
  game: GameNamed;
  by: Player;
  at: number | null;
}

/** The server closes: ``signed_out`` (also when the token by which one came is ended or runs
out), ``banned``, ``no_table`` (the table has vanished). */
export interface Closed {
  type: "closed";
  code: string;
}

/** A frame could not be read, came too fast, or was refused and has no ``id``.

Also says why one is not let in. */
export interface Error {
  type: "error";
  id: string;
  code: string;
  /** A sentence in the reader's language. */
  message: string;
  /** The ruling behind a game's refusal. */
  rule: string;
  params: Record<string, unknown>;
  /** A game's sentence before its parameters are filled in. */
  template?: string;
}

/** A table changed; null: any may have. */
export interface Lobby {
  type: "lobby";
  table: string | null;
}

/** The leaderboards of a game stand otherwise. */
export interface Leaderboards {
  type: "leaderboards";
  game: string;
}

/** Make a move. Its ``id`` has 1 to 64 letters and is used once: a repeat gets the first answer
and changes nothing. */
export interface MoveSent {
  move: Move;
  /** That of the frame one looked at. */
  version?: number;
  /** The client's own; comes back in the answer. */
  id?: string;
}

/** Ask what a move would do. Nothing changes. */
export interface TrySent {
  try: Move;
  /** The client's own; comes back in the answer. */
  id?: string;
}

/** Say something: 1 to 300 letters, six lines in ten seconds. */
export interface ChatSent {
  chat: string;
  /** To those alone who are out of the game, as I am. */
  aside?: boolean;
  /** The client's own; comes back in the answer. */
  id?: string;
}

/** Say a quick phrase, or one of the game's: bots understand these. */
export interface PhraseSent {
  phrase: Saying;
  /** As with ``chat``. */
  aside?: boolean;
  /** The client's own; comes back in the answer. */
  id?: string;
}

/** Note something of another player, for myself alone. Answered by ``notebook``. */
export interface MarkSent {
  /** One of the game's ``marks``; nothing takes the mark away. */
  mark: string;
  /** The seat. */
  on: number;
  /** The client's own; comes back in the answer. */
  id?: string;
}

/** As a spectator, guess what a player is. Answered by ``notebook``. */
export interface GuessSent {
  /** One of the game's ``roles``; nothing takes the guess back. */
  guess: string;
  /** The seat. */
  on: number;
  /** The client's own; comes back in the answer. */
  id?: string;
}

/** Ask who is here. Also keeps the connection. */
export interface PingSent {
  ping: number;
  /** The client's own; comes back in the answer. */
  id?: string;
}

/** Ask whether the connection is alive. Answered at once. */
export interface BeatSent {
  beat: number;
  /** The client's own; comes back in the answer. */
  id?: string;
}

/** Ask for the words: from now on each ``state`` has its ``sheet`` and ``refused``, or not. */
export interface WordsSent {
  words: boolean;
  /** The client's own; comes back in the answer. */
  id?: string;
}

/** Lead others through a game that is over, or go on doing so. Answered by ``lead``, to all.

Refused as ``led`` while somebody else leads who is here. */
export interface LeadSent {
  /** The version of the tick where I am. */
  lead: number;
  /** Through whose I look; none: mine. */
  eyes?: string;
  playing?: boolean;
  speed?: number;
  /** The client's own; comes back in the answer. */
  id?: string;
}

/** Let somebody else lead who is here. Answered by ``lead``, to all. */
export interface HandSent {
  /** A user's id; 0: nobody leads any more. */
  hand: number;
  /** The client's own; comes back in the answer. */
  id?: string;
}

export type Sent =
  | MoveSent | TrySent | ChatSent | PhraseSent | MarkSent | GuessSent | PingSent | BeatSent
  | WordsSent | LeadSent | HandSent;

/** What a frame of each type holds. */
export interface Frames {
  hello: Hello;
  state: State;
  accepted: Accepted;
  refused: Refused;
  preview: Preview;
  chat: Chat;
  asides: Asides;
  notebook: Notebook;
  pong: Pong;
  lead: Lead;
  time: Time;
  turn: Turn;
  invited: Invited;
  closed: Closed;
  error: Error;
  lobby: Lobby;
  leaderboards: Leaderboards;
}
