/** What a game's module is: all that the stage must know of a game, and no rule of it. */

import type { ComponentType } from "preact";
import type { Words } from "../core/vocabulary.js";
import type { Move } from "../table/frames.js";
import type { Absence } from "../table/seating.js";
import type { Lit } from "./choosing.js";
import type { Forecast } from "./forecasting.js";
import type { Point, Spot } from "./geometry.js";
import type { Hint, Piece } from "./scene.js";

/** `flat` is a phone lying on its side. */
export interface Size {
  width: number;
  height: number;
  mode: "wide" | "phone" | "flat";
}

/** The viewer's seat, and all seats clockwise from it: from seat 0 for whoever only watches. */
export interface Company {
  seat: number | null;
  order: number[];
}

/** Where a seat's name card lies, and what hangs on it: offsets are from its middle. */
export interface Place extends Point {
  seat: number;
  look: "plate" | "small" | "disc" | "row" | "board";
  /** x and y are its left upper corner, not its middle. */
  pinned?: boolean;
  /** The most it may be wide. */
  width?: number;
  /** How high a board is: a plate with room for what lies before its seat. */
  height?: number;
  /** It is the viewer's. */
  own?: boolean;
  /** How much larger than usual it is drawn. */
  scale?: number;
  count?: Point;
  bubble?: Point;
  /** Where a bubble is that is not loud, and soon gone; else where the loud one would be. */
  said?: Point;
}

/** Where everything is at a size. */
export interface Layout {
  plates: Place[];
  /** Of every piece, by its key. */
  spots: Map<string, Spot>;
  /** Of zones and things that are there even when no piece lies in them. */
  anchors: Map<string, Spot>;
  /** How much larger than usual words are written. */
  scale?: number;
  question: Point & { w: number; look: "free" | "centred" | "filled" | "bare" };
  /** The last event, where no log is in sight. */
  last?: Point & { w: number };
  /** The button that sorts the hand. */
  sorting?: Point;
}

export interface Scene<V = any> {
  view: V;
  pieces: Piece[];
}

/** What a plate says of a seat. */
export interface Told {
  /** What stands there instead of a name. */
  title?: string;
  line: string;
  count?: number;
  /** So many small backs stand for the line. */
  backs?: number;
  /** What is fastened to the plate for all to see, in a word. */
  mark?: string;
  /** The same where there is only room for a sign. */
  sign?: string;
  /** What the seat is in the game, once that lies open. */
  part?: string;
  /** Whether the seat is out of the game. */
  out?: boolean;
  warn?: boolean;
  bubble?: string;
  /** Whether the bubble is about something grave. */
  loud?: boolean;
}

/** What a game's own parts draw with. */
export interface Parts<V = any, L extends Layout = any> {
  view: V;
  /** What led to this view. */
  events: any[];
  /** What the viewer may do. */
  legal: Move[];
  layout: L;
  size: Size;
  words: Words;
  lit: Lit;
  chosen: string[];
  /** Whether a thing can be touched though something else has been: one changes one's mind. */
  begins(thing: string): boolean;
  /** Things of a move that is on its way. */
  sent: string[];
  touch(thing: string, event: { timeStamp: number }): void;
  /** What would come of touching this thing now. */
  foretold(thing: string): string;
  /** The numbers of the moves that a thing leads to. */
  numbers(thing: string): string;
  nameOf(seat: number): string;
  /** Why a seat's owner is not at the game now: the code of a word of the page. */
  absenceOf(seat: number): Absence;
  /** The viewer's, if they sit here. */
  seat: number | null;
  /** What the viewer has turned to, where not all can be seen at once: the layout is told. */
  turned: string;
  turn(what: string): void;
  /** Make a legal move at once, or fill it in. */
  make(move: Move, event: Event): void;
  letGo(): void;
  /** What a move would do, as far as it is known by now. */
  told(move: Move): string;
  /** The same entry by entry; null until it is known. */
  foresee: Forecast;
  /** Something has changed that a part remembers by itself. */
  redraw(): void;
  /** The table's, by which a browser remembers it. */
  uid: string;
}

/** What a game's own part of the summary draws with. */
export interface Ending<V = any> {
  view: V;
  words: Words;
  /** The viewer's, if they sat here. */
  seat: number | null;
  nameOf(seat: number): string;
}

/** V is its view, E its events, L its layout. */
export interface Game<V = any, E = any, L extends Layout = any> {
  cloth: string;
  /** The decks whose backs it shows. */
  backs: string[];
  /** SVG patterns that its faces share. */
  defs: string;
  face(face: string, language: string, words: Words): string;
  scene(known: { view: V; company: Company; before: Scene<V> | null; sorting: string; spent: string | null; veiled: boolean }): Scene<V>;
  layout(size: Size, scene: Scene<V>, company: Company, turned: string): L;
  /** What a move touches, its subject first. */
  things(move: Move): string[];
  /** The move to ask about when a thing is not lit. */
  attempt(thing: string, chosen: string[], view: V): Move | null;
  /** Whether a move is asked for once more before it is made, though others of its type are not. */
  isGrave?(move: Move, view: V): boolean;
  /** Where the subject of a move lies until the table answers. */
  landing(move: Move): string;
  /** What an event moves, as its viewer knows it. */
  hints(event: E, company: Company): Omit<Hint, "step">[];
  sound(event: E, company: Company): string | null;
  label(piece: Piece, words: Words): string;
  told(view: V, seat: number, words: Words, events: E[]): Told;
  /** The hands, seat by seat, once they lie open for good. */
  opened?(view: V): string[][] | null;
  /** The question in the game's own short way; `isMine`: I am asked. */
  asking?(view: V, isMine: boolean, parts: Parts<V, L>): string;
  /** What a move would do, as short as a tag has room for; else all that is foretold. */
  brief?(preview: any, words: Words, view: V): string;
  /** What is left in a seat's hand is worth, told beside it at the end. */
  remains?(view: V, seat: number, words: Words): string;
  /** What the end is worth, on the sheet that tells of it. */
  Prize?: ComponentType<Ending<V>>;
  /** A line under the question; `isFree`: something may be laid out of turn. */
  remark?(view: V, words: Words, isFree: boolean, parts: Parts<V, L>): string;
  /** It draws what is said at the table, and lets phrases be aimed by touching. */
  hearsTalk?: boolean;
  /** It draws marks and guesses itself. */
  keepsNotes?: boolean;
  /** What is mine alone can be hidden: whether it is now, and what is told of an event then, if anything. */
  veil?: { isDown(view: V): boolean; openly(event: E): E | null };
  /** Orders of the hand one may choose from. */
  sortings?: string[];
  /** Keys that touch a thing, by their codes. */
  keys?: Record<string, string>;
  /** Buttons beside the question. */
  Answers?: ComponentType<Parts<V, L>>;
  /** What else there is to see at the end, on the sheet with the places. */
  Ending?: ComponentType;
  /** What lies under the pieces. */
  Centre: ComponentType<Parts<V, L>>;
  /** What lies above them: buttons of its own, choices, results. */
  Over?: ComponentType<Parts<V, L>>;
  /** What is told at the end in place of the standing. */
  Story?: ComponentType<Ending<V>>;
  /** Fills in the free fields of a move, instead of the dialog of all games. */
  Form?: ComponentType<{ move: Move; game: Game<V, E, L> }>;
  /** What stands before a seat's name when the game is over. */
  honour?(view: V, seat: number, words: Words): string;
  /** What the history is headed with where this event stands, if anything; else each round of moves is counted. */
  chapter?(event: E, before: E[], words: Words): string;
  /** What is told of a seat when the game is over. */
  fate?(view: V, seat: number, words: Words, events: E[]): string;
}
