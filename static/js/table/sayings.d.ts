/** What a game says, as a page knows it that may show any of them: its own types are in the game's wire.d.ts. */

/** An event, a question, a line: a code and its parameters, told by the game's words. */
export interface Saying {
  type?: string;
  code?: string;
  [name: string]: unknown;
}

/** A move, or a form: a move of which some fields are free. */
export interface Move {
  type: string;
  [name: string]: unknown;
}

/** The game as the viewer may know it; what a game puts into it is its own affair. */
export interface View {
  asks: Record<string, Saying>;
  [name: string]: unknown;
}

/** A view in lines for people. */
export interface Sheet {
  table: Saying[];
  seats: Saying[][];
  own: Saying[];
}

/** What would come of a move. */
export type Foreseen = Record<string, unknown> & {
  refusal?: { message: string; template?: string; params?: Record<string, unknown> };
};
