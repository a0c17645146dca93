// Making a frame whole: of the table the wire tells only what has changed.

/**
 * @import { StateFrame } from "./frames.js"
 * @import { PublicTable, State } from "./wire.js"
 */

/**
 * @returns {(frame: State) => StateFrame | null} null for a frame that goes with a table which was never told
 */
export function makeWhole() {
  /** @type {PublicTable | null} */
  let table = null;
  let number = -1;
  return (frame) => {
    if (frame.table) {
      table = frame.table;
      number = frame.table_number;
    }
    if (!table || number !== frame.table_number) return null;
    return /** @type {StateFrame} */ ({ legal: [], free: [], refused: [], ...frame, table });
  };
}
