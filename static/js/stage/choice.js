// My choice on the stage: what I have touched, what is lit, what is on its way, why something is not.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../core/page.js";
import { isForm } from "../table/forms.js";
import { moveName } from "../table/names.js";
import { makeSteadiness } from "../table/steady.js";
import { isButton, lit as litThings, moveBy, open, touch as touched } from "./choosing.js";
import { useForetelling } from "./foretelling.js";

/**
 * @import { Move, StateFrame } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 * @import { Way } from "./choosing.js"
 * @import { Game } from "./module.js"
 *
 * @typedef {{ things: string[], key: string | null, keys?: Record<string, string> }} Picked the things touched,
 *   the very piece, and of several pieces which is which thing
 * @typedef {{ thing: string, key: string | null, text: string }} Tip
 * @typedef {Picked & { version: number, move: Move }} Sent
 */

const TIP = 3000;
const GRAVE = 4000;
/** @type {Picked} */
const NOTHING = { things: [], key: null };

/**
 * @param {object} world
 * @param {Store} world.table
 * @param {Game} world.game
 * @param {StateFrame} world.frame the frame that is shown
 */
export function useChoice({ table, game, frame }) {
  const [picked, setPicked] = useState(NOTHING);
  const [sent, setSent] = useState(/** @type {Sent | null} */ (null));
  const [tip, setTip] = useTip();
  const asking = useRef({ key: "", until: 0 });
  const foretelling = useForetelling(table, frame, game.brief);
  /** @type {Way[]} */
  const ways = useMemo(() => frame.legal.map((move) => ({ move, things: game.things(move) })), [frame]);
  const takes = useSteady(table, frame);
  const pending = isPending(table, frame, sent) ? sent : null;

  useEffect(() => {
    if (ways.length && !open(ways, picked.things).length) setPicked(NOTHING);
  }, [ways]);
  useEffect(() => {
    if (table.state.refusal)
      setTip({ thing: sent?.things.at(-1) ?? "", key: sent?.key ?? null, text: table.state.refusal });
  }, [table.state.refusal]);

  /**
   * What must be asked first is asked by a tip: the same again, in time, is the answer.
   *
   * @param {Move} move
   * @param {Picked} by
   */
  function isConfirmed(move, by) {
    const { facts, words } = table;
    const isGrave = words.grave.includes(move.type) || game.isGrave?.(move, frame.view);
    if (!facts.settings.confirm_moves && !isGrave) return true;
    const key = JSON.stringify(move);
    const { key: asked, until } = asking.current;
    asking.current = { key, until: performance.now() + GRAVE };
    if (asked === key && performance.now() < until) return true;
    setTip({ thing: by.things[0], key: by.key, text: t("once_more", { move: moveName(table, move) }) });
    return false;
  }

  /**
   * @param {Move} move
   * @param {Picked} by
   */
  function go(move, by) {
    if (isForm(move)) table.change({ form: move });
    else if (!isConfirmed(move, by)) return;
    else {
      setSent({ ...by, move, version: frame.version });
      table.session.sendMove(move);
    }
    setTip(null);
    setPicked(NOTHING);
  }

  /**
   * @param {string} thing
   * @param {{ timeStamp: number }} event
   * @param {string | null} key of the piece that was touched, if it was one
   */
  function touch(thing, event, key = null) {
    if (table.replay && lit.has(thing)) table.replay.wonder();
    if (table.state.sending || !takes(event)) return;
    const by = { things: [...picked.things, thing], key: key ?? picked.key };
    const next = touched(ways, picked.things, thing);
    if (next.move) return go(next.move, by);
    if (next.chosen === picked.things) return ahead(thing, key);
    setTip(null);
    const keys = { ...picked.keys, ...(key && { [thing]: key }) };
    setPicked({ things: next.chosen, key: keys[next.chosen[0]] ?? null, keys });
  }

  /**
   * A card may be chosen before one's turn; what cannot be done is told why.
   *
   * @param {string} thing
   * @param {string | null} key
   */
  function ahead(thing, key) {
    if (ways.length || !key) return why(thing, key);
    setPicked(picked.key === key ? NOTHING : { things: [thing], key, keys: { [thing]: key } });
  }

  /**
   * @param {string} thing
   * @param {string | null} key
   */
  async function why(thing, key) {
    const move = asker(thing);
    const text = move && (await foretelling.ask(move));
    if (text) setTip({ thing, key, text });
  }

  /**
   * What to ask about a thing: the one move it makes, the one that is known to be refused, or what the game tries.
   *
   * @param {string} thing
   */
  function asker(thing) {
    const plain = (litThings(ways, []).get(thing) ?? []).filter(({ things }) => !things.some(isButton));
    if (plain.length) return plain.length === 1 && !isForm(plain[0].move) ? plain[0].move : null;
    const refused = frame.refused.find(({ move }) => game.things(move)[0] === thing);
    return refused?.move ?? game.attempt(thing, picked.things, frame.view);
  }

  /**
   * The n-th legal move, by its number; what lies hidden is not played blindly.
   *
   * @param {number} number
   * @param {KeyboardEvent} event
   */
  function goBy(number, event) {
    const way = game.veil?.isDown(frame.view) ? null : ways[number - 1];
    if (way) make(way.move, event);
  }

  /**
   * Make a move at once: by its number, or by a button that is just for it.
   *
   * @param {Move} move
   * @param {Event} event
   */
  function make(move, event) {
    table.replay?.wonder();
    if (!table.state.sending && takes(event)) go(move, { things: game.things(move), key: null });
  }

  /** @param {string} thing */
  function foretold(thing) {
    const move = picked.things.length || isButton(thing) ? moveBy(ways, picked.things, thing) : null;
    return move && !isForm(move) ? foretelling.told(move) : "";
  }

  const lit = litThings(ways, picked.things);
  return {
    picked,
    pending,
    lit,
    tip,
    touch,
    why,
    /**
     * What hovers or has the focus is explained, if the table asks me.
     *
     * @param {string} thing
     * @param {string} key
     */
    glance: (thing, key) => ways.length && why(thing, key),
    goBy,
    foretold,
    /** @param {string} thing */
    numbers: (thing) => numbered(ways, lit.get(thing) ?? []),
    /** @param {string} thing */
    isLitFirst: (thing) => litThings(ways, []).has(thing),
    /**
     * What is dragged is chosen, where it is dropped is its aim; let go far from the hand it does its plain work.
     *
     * @param {string} thing
     * @param {string} key
     * @param {string | null} aim
     * @param {boolean} far
     * @param {PointerEvent} event
     */
    drop(thing, key, aim, far, event) {
      if (table.replay) letGo();
      if (table.state.sending || !takes(event)) return;
      const onto = aim && litThings(ways, [thing]).has(aim) ? aim : far ? thing : "";
      const { move } = touched(ways, [thing], onto);
      if (move) go(move, { things: [thing, onto], key });
      else if (!far) letGo();
    },
    /**
     * @param {string} thing
     * @param {string} key
     */
    pick: (thing, key) => setPicked({ things: [thing], key, keys: { [thing]: key } }),
    letGo,
    make,
    /** What a move would do, as far as it is known by now. */
    told: foretelling.told,
  };

  function letGo() {
    setPicked(NOTHING);
    setTip(null);
  }
}

/**
 * A move is on its way until it is refused, what it led to is shown, or nobody is there to answer.
 *
 * @param {Store} table
 * @param {StateFrame} frame
 * @param {Sent | null} sent
 */
function isPending({ state, frame: known }, frame, sent) {
  if (!sent || frame.version > sent.version) return false;
  const isAwaited = state.sending && state.status !== "closed";
  return Boolean(isAwaited || known.version > sent.version);
}

/**
 * What is shown may come later than what is known: both must have stood for a while.
 *
 * @param {Store} table
 * @param {StateFrame} frame
 */
function useSteady(table, { asked, legal }) {
  const shown = useMemo(() => makeSteadiness(() => {}), []);
  shown.look(JSON.stringify([asked, legal]));
  return (/** @type {{ timeStamp: number }} */ event) => table.steady.takes(event) && shown.takes(event);
}

/** @returns {[Tip | null, (tip: Tip | null) => void]} */
function useTip() {
  const [tip, setTip] = useState(/** @type {Tip | null} */ (null));
  useEffect(() => {
    const timer = tip && setTimeout(() => setTip(null), TIP);
    return () => clearTimeout(timer ?? 0);
  }, [tip]);
  return [tip, setTip];
}

/**
 * @param {Way[]} ways
 * @param {Way[]} some
 */
function numbered(ways, some) {
  const numbers = some.map((way) => ways.indexOf(way) + 1).filter((number) => number < 10);
  if (numbers.length < 2) return String(numbers[0] ?? "");
  return `${numbers[0]}–${numbers.at(-1)}`;
}
