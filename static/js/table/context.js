// Which table a component is drawn for.

import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** @import { Store } from "./types.js" */

export const TableContext = createContext(/** @type {Store} */ (/** @type {unknown} */ (null)));

export const useTable = () => useContext(TableContext);
