/** A recorded game on the page: what is known of it, and where one is in it. */

import type { Frames, StateFrame } from "../table/frames.js";
import type { Facts, Source } from "../table/types.js";
import type { Replay as Head } from "../table/wire.js";

export type { Replay as Head, Tick } from "../table/wire.js";

export interface ReplayFacts extends Facts {
  head: Head;
}

export type Lead = Frames["lead"];

/** A source that goes to and fro in a recorded game. */
export interface ReplaySource extends Source {
  /** Show a moment through these eyes: at once if it has come, else when it comes. */
  show(at: number, eyes: string): void;
  /** Fetch what is to be shown before anybody can show it. */
  fetch(): void;
  /** A moment's frame, if it has come. */
  frame(at: number, eyes: string): StateFrame | null;
}

/** Where one is in a recorded game, and what moves one on. */
export interface Replay {
  readonly head: Head;
  /** The moment shown, counted from the deal. */
  readonly at: number;
  readonly last: number;
  readonly eyes: string;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly together: Together;
  /** Go to a moment; whoever does it follows nobody any more. */
  go(at: number): void;
  step(by: 1 | -1): void;
  /** Go to the turning point before or after this moment, or to the end of the game. */
  turn(by: 1 | -1): void;
  play(): void;
  pause(): void;
  hasten(by: 1 | -1): void;
  setSpeed(speed: number): void;
  see(eyes: string): void;
  /** The moment of a version. */
  momentOf(version: number): number;
  /** What happens next, if it is known. */
  next(): StateFrame | null;
  /** Whether somebody is asked if they would play on from here. */
  readonly isWondering: boolean;
  /** Ask whether to play on from here, where one may. */
  wonder(): void;
  stopWondering(): void;
}

/** Who leads, if anybody, and whether one follows. */
export interface Together {
  readonly by: Lead["by"];
  readonly isLeading: boolean;
  readonly isFollowing: boolean;
  lead(): void;
  follow(): void;
  leave(): void;
  hand(user: number): void;
  /** Tell those who follow where one is. */
  tell(): void;
}
