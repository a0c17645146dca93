/** What goes over the wire, as the page's scripts know it: all of them import its types from here alone. */

import type { Move, Sheet, View } from "./sayings.js";
import type * as Wire from "./wire.js";

export type { Move, Saying, Sheet, View } from "./sayings.js";
export type {
  ChatLine,
  Gain,
  Guesser,
  OutcomeTold as Outcome,
  Player,
  PublicTable,
  SeatClock,
  SeatTold as Seat,
  Sent,
  Title,
} from "./wire.js";

/** What a refusal of the rules is told by. */
export interface Refusal {
  message: string;
  template?: string;
  params?: Record<string, unknown>;
  /** The ruling behind it. */
  rule?: string;
}

/** A state made whole by its source: the table it goes with is in it, and what is missing is empty. */
export interface StateFrame extends Wire.State {
  table: Wire.PublicTable;
  /** Absent before the start, as the sheet is. */
  view: View;
  sheet?: Sheet;
  legal: Move[];
  free: Move[];
  refused: { move: Move; refusal: Refusal }[];
}

/** What a frame of each type holds, as sources tell it. */
export type Frames = Omit<Wire.Frames, "state"> & { state: StateFrame };

export type Kind = keyof Frames;
