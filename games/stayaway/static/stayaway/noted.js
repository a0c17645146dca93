// What I came to know and heard, turn by turn, newest first: from the notes of my view, and from talk.

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { ChatLine } from "#page/table/frames.js"
 * @import { Note, View } from "./wire.js"
 *
 * @typedef {"swap" | "seen" | "say"} Source exchanged, seen or heard
 * @typedef {{ turn: number, seats: number[], source: Source, text: string }} Entry
 */

const EXCHANGED = ["exchange", "chain", "topped"];

/**
 * @param {View} view
 * @param {Words} words
 * @param {ChatLine[]} [chat]
 * @returns {Entry[]}
 */
export function entries({ notes = [], shown }, words, chat = []) {
  return [...shown.map((note) => seen(note, words)), ...notes.map((note) => seen(note, words)), ...heard(chat, words)]
    .map((entry, at) => ({ entry, at }))
    .toSorted((one, other) => other.entry.turn - one.entry.turn || other.at - one.at)
    .map(({ entry }) => entry);
}

/**
 * @param {Note} note
 * @param {Words} words
 * @returns {Entry}
 */
const seen = (note, words) => ({
  turn: note.turn,
  seats: note.to === undefined ? [note.seat] : [note.seat, note.to],
  source: EXCHANGED.includes(note.type) ? "swap" : "seen",
  text: words.say("lines", { ...note, type: undefined, code: `note_${note.type}` }),
});

/**
 * What players claimed by phrases of the game, of themselves and of each other.
 *
 * @param {ChatLine[]} chat
 * @param {Words} words
 * @returns {Entry[]}
 */
const heard = (chat, words) =>
  chat.flatMap(({ seat, phrase, turn }) => {
    if (seat === null || !phrase || !words.phrases[String(phrase.code)]) return [];
    const about = typeof phrase.seat === "number" ? [phrase.seat] : [];
    const said = words.say("phrases", phrase);
    const text = words.label("note_said", { turn: turn ?? "?", who: words.nameOf(seat), said });
    return [{ turn: turn ?? 0, seats: [seat, ...about], source: /** @type {const} */ ("say"), text }];
  });
