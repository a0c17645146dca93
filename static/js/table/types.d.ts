/** A table on the page: what it is fed by, what is known of it, and what can be done at it. */

import type { Piece, Words } from "../core/vocabulary.js";
import type { ChatLine, Frames, Guesser, Kind, Move, Player, Saying, Sent, StateFrame } from "./frames.js";
import type { Replay } from "../replay/types.js";

export type Status = "connecting" | "open" | "lost" | "closed";

/**
 * Where a table's frames come from: the server's socket, a recorded game, a list in a test.
 *
 * States come in the order in which they are to be shown; a source that goes back in time tells an
 * older one, and the table follows it.
 */
export interface Source {
  /** Whether it tells a game that was played: its whole history is kept. */
  isRecorded?: boolean;
  on<K extends Kind>(kind: K, handler: (frame: Frames[K]) => void): void;
  onStatus(handler: (status: Status, code: number) => void): void;
  /** Begin. `toldUpTo` is asked for the version up to which the events are known. */
  open(toldUpTo: () => number): void;
  /** Whether it went out: a source that only shows takes nothing. */
  send(sent: Sent): boolean;
  /** Whether states are to come with their sheet and with what is refused. */
  tellInWords(isWanted: boolean): void;
  /** Hear what came too late to be shown: what happened in it is told all the same. */
  onLate(handler: (frame: StateFrame) => void): void;
  /** The table now, with all that happened after this version; null if there is nothing to ask any more. */
  missed(since: number): Promise<StateFrame | null>;
}

/** What the server wrote into the page about the table and its viewer. */
export interface Facts {
  uid: string;
  game: string;
  name: string;
  rules: string;
  clock: string;
  options: string[];
  language: string;
  me: Player | null;
  settings: { sounds?: boolean; confirm_moves?: boolean };
  levels: string[];
  invite: string;
  /** The address of the game's module that draws it, if it has one. */
  stage: string | null;
  unheard?: number[];
}

/** A move under way: accepted when it has a version. */
export interface Sending {
  id: string;
  sent: Sent;
  version?: number;
}

export interface State {
  status: Status;
  closedWith: number;
  farewell: string;
  frame: StateFrame | null;
  offset: number;
  /** `again`: the versions at which the same was said once more. */
  log: { id: number; version: number; seat: number | null; text: string; pieces: Piece[]; event: Saying; again?: number[] }[];
  chat: ChatLine[];
  /** Whether it is known what was said before one came, even if it is nothing. */
  isTalkTold: boolean;
  /** Whom one does not wish to hear, by their accounts. */
  unheard: number[];
  /** What those say who are out of the game, as I am; null to all others. */
  asides: ChatLine[] | null;
  /** Whether the table does not hear me until the end. */
  isSilent: boolean;
  /** A phrase that waits until what it is about is touched. */
  saying: { phrase: Saying; isAside: boolean } | null;
  /** My own marks, by seat. */
  marks: Record<string, string>;
  /** What I guessed as a spectator, by seat. */
  guesses: Record<string, string>;
  /** What spectators guessed; null until the game is over. */
  guessed: Guesser[] | null;
  here: number[] | null;
  anonymous: number;
  sending: Sending | null;
  refusal: string;
  looked: string;
  previews: Map<string, string[]>;
  form: Move | null;
  confirming: string;
  answer: string;
  undo: (() => unknown) | null;
}

/** What is under the pointer has stood there long enough to be meant. */
export interface Steadiness {
  /** Tell what can be pressed now, at each drawing. */
  look(what: string): void;
  /** Whether a click or a key is meant for what stands there now. */
  takes(event: { timeStamp: number }): boolean;
  isSteady(): boolean;
}

export interface History {
  hear(frame: StateFrame): void;
  /** Forget what happened after this version: it is shown again. */
  goBack(version: number): void;
  /** Tell all lines anew: somebody is to be heard no more, or again. */
  retell(): void;
  toldUpTo(): number;
}

/** What a move would do, as its game tells it. */
export type Preview = Frames["preview"]["preview"];

export interface Session {
  sendMove(move: Move): void;
  lookAt(move: Move | null, key: string): void;
  /** What a move would do, or why it cannot be made; null if nobody answers. */
  foresee(move: Move): Promise<Preview | null>;
  /** `isAside`: to those alone who are out, as I am. */
  sayLine(text: string, isAside?: boolean): boolean;
  sayPhrase(phrase: Saying, isAside?: boolean): boolean;
  /** Note something of another player, for myself alone, on all my devices; nothing takes it away. */
  setMark(seat: number, mark: string): boolean;
  /** Guess what a player is, as a spectator; nothing takes it back. */
  setGuess(seat: number, role: string): boolean;
}

export interface Store {
  readonly source: Source;
  readonly facts: Facts;
  readonly words: Words;
  readonly state: State;
  /** The frame shown now: whatever is drawn of a table is drawn after the first one came. */
  readonly frame: StateFrame;
  readonly steady: Steadiness;
  readonly history: History;
  readonly session: Session;
  /** Where one is in a recorded game; null at a table that is played. */
  readonly replay: Replay | null;
  change(patch: Partial<State>): void;
  /** Say what came of something; `undo` takes it back. */
  answer(text: string, undo?: () => unknown): void;
  /** Draw at most once per frame of the screen, when something has changed. */
  onChange(draw: () => void): void;
  /** Hear of each new state, with the one before, until the function it returns is called. */
  onState(handler: (frame: StateFrame, before: StateFrame | null) => void): () => void;
  tellState(frame: StateFrame, before: StateFrame | null): void;
  open(): void;
}
