// Sayings become sentences by the same rules as in games/vocabulary.py.

/**
 * @import { Refusal, Saying } from "../table/frames.js"
 *
 * @typedef {Record<string, string>} Told texts by token or code
 * @typedef {Record<string, string[]>} Templates by code, those with most parameters first
 * @typedef {{ text: string, isNamed: boolean }} Piece of a sentence
 * @typedef {"moves" | "events" | "asks" | "lines" | "reasons" | "previews" | "phrases" | "turning_points"} Spoken
 */

const PARAMETER = /\{(\w+)\}/g;
/** @type {Record<string, number>} */
const FORMS = { one: 0, few: 1, many: 2, other: 1 };
const UNSAID = "…";
const FRACTIONS = ["", "¼", "½", "¾"];

/**
 * @param {string} game
 * @param {string} language
 */
export async function loadWords(game, language) {
  const answer = await fetch(`/api/v1/games/${game}/words/${language}/`);
  if (!answer.ok) throw new Error(`no words for ${game}: ${answer.status}`);
  return new Words(await answer.json());
}

export class Words {
  /** @type {Told} */ names = {};
  /** @type {Told} */ texts = {};
  /** @type {Told} */ fields = {};
  /** @type {Told} */ spoken = {};
  /** @type {Told} */ sentences = {};
  /** @type {Told} */ labels = {};
  /** @type {Told} */ quick_phrases = {};
  /** @type {Told} */ marks = {};
  /** @type {Told} */ roles = {};
  /** @type {Templates} */ moves = {};
  /** @type {Templates} */ events = {};
  /** @type {Templates} */ asks = {};
  /** @type {Templates} */ lines = {};
  /** @type {Templates} */ reasons = {};
  /** @type {Templates} */ previews = {};
  /** @type {Templates} */ phrases = {};
  /** @type {Templates} what turned the game, in a word */ turning_points = {};
  game = "";
  language = "en";
  /** @type {Intl.PluralRules | null} */ plurals = null;
  /** @type {string[]} */ seats = [];
  /** @type {string[]} */ plain = [];
  /** @type {string[]} */ quarters = [];
  /** @type {string[]} */ ordinals = [];
  /** @type {string[]} */ by_seat = [];
  /** @type {string[]} */ group_by = [];
  /** @type {string[]} */ grave = [];
  /** @type {string[]} */ yes_no = [];
  /** @type {string[]} */ truth = [];
  /** @type {Told} */ choose_by = {};
  /** @type {Record<string, Record<string, string[]>>} */ pointers = {};
  /** @type {(seat: number) => string} */ nameOf = (seat) => String(seat + 1);
  /** @type {(seat: number) => string} what one has noted of a player, in words */ noted = () => "";
  /** @type {(seat: number) => boolean} whether one does not wish to read what they write */ isUnheard = () => false;

  /** @param {object} vocabulary as the server tells it */
  constructor(vocabulary) {
    Object.assign(this, vocabulary);
  }

  /**
   * @param {Spoken} kind
   * @param {Saying} saying
   */
  say(kind, saying) {
    return this.pieces(kind, saying)
      .map(({ text }) => text)
      .join("");
  }

  /**
   * A sentence in pieces: between its own words stand the names of players, cards and numbers.
   *
   * @param {Spoken} kind
   * @param {Saying} saying
   * @returns {Piece[]}
   */
  pieces(kind, saying) {
    const known = this.hushed(flat(saying));
    /** @param {string} name */
    const full = (name) => !isNothing(known[name]) && known[name].length !== 0;
    /** @param {string} name */
    const given = (name) => !isNothing(known[name]);
    const templates = this.templates(kind, saying);
    const template =
      templates.find((text) => parameters(text).every(full)) ?? templates.find((text) => parameters(text).every(given));
    return template === undefined ? [] : this.filled(template, known);
  }

  /**
   * Who wrote words into what is said, and which; nobody if there are none.
   *
   * @param {Saying} saying
   * @returns {{ author: number, texts: string[] } | null}
   */
  written(saying) {
    const known = flat(saying);
    const texts = this.plain.map((name) => known[name]).filter((text) => text && typeof text === "string");
    const author = known.by ?? known.victim ?? known.seat;
    return texts.length && Number.isInteger(author) ? { author, texts } : null;
  }

  /**
   * What is said, without the words of whom one does not wish to hear.
   *
   * @template {Record<string, any>} T
   * @param {T} known
   * @returns {T}
   */
  hushed(known) {
    const { author = -1 } = this.written(known) ?? {};
    if (author < 0 || !this.isUnheard(author)) return known;
    const words = this.plain.filter((name) => known[name]).map((name) => [name, UNSAID]);
    return { ...known, ...Object.fromEntries(words) };
  }

  /**
   * A move with what it points at in its maker's view, ready to be said.
   *
   * @param {Saying} move
   * @param {unknown} view
   * @param {number | null} maker
   * @returns {Saying}
   */
  pointed(move, view, maker) {
    /** @type {Record<string, any>} */
    const known = { ...move, me: maker };
    /** @param {string} step */
    const key = (step) => (step.startsWith("{") ? known[step.slice(1, -1)] : step);
    /** @param {string[]} path */
    const follow = (path) => path.reduce((place, step) => place?.[key(step)], /** @type {any} */ (view));
    const found = Object.entries(this.pointers[codeOf(move)] ?? {}).map(([name, path]) => [name, follow(path)]);
    return { ...move, ...Object.fromEntries(found) };
  }

  /**
   * What a player turned out to be, by the view of a game that is over.
   *
   * @param {any} view
   * @param {number} seat
   * @returns {string | null}
   */
  roleOf(view, seat) {
    const role = this.truth.reduce((place, step) => place?.[step === "{seat}" ? seat : step], view);
    return typeof role === "string" && role in this.roles ? role : null;
  }

  /**
   * What a seat is in a game: a role, an architecture; nothing where it is nothing.
   *
   * @param {string | null} [part] as the game has it
   */
  partOf(part) {
    return part ? (this.roles[part] ?? this.names[part] ?? part) : "";
  }

  /**
   * @param {Spoken} kind
   * @param {Saying} saying
   */
  templates(kind, saying) {
    const code = codeOf(saying);
    const by = this.choose_by[code]?.split(" ") ?? [];
    const values = by.map((name) => written(saying[name] ?? null));
    const special = values.map((_, at) => [code, ...values.slice(0, at + 1)].join(":")).reverse();
    const found = [...special, code].find((one) => one in this[kind]);
    return found === undefined ? [] : this[kind][found];
  }

  /**
   * @param {string} template
   * @param {Record<string, any>} params
   */
  fill(template, params) {
    return this.filled(template, params)
      .map(({ text }) => text)
      .join("");
  }

  /**
   * @param {string} template
   * @param {Record<string, any>} params
   * @returns {Piece[]}
   */
  filled(template, params) {
    /** @param {string} name */
    const label = (name) => (name === "value" ? codeOf(params) : name);
    return template.split(PARAMETER).map((part, index) => {
      if (index % 2 === 0) return { text: part, isNamed: false };
      return { text: part in params ? this.tell(label(part), params[part]) : `{${part}}`, isNamed: true };
    });
  }

  /**
   * @param {string} name
   * @param {any} value
   * @returns {string}
   */
  tell(name, value) {
    if (isNothing(value)) return "";
    if (Array.isArray(value)) return this.list(name, value);
    if (typeof value === "boolean") return this.yes_no[Number(value)];
    if (Number.isInteger(value) && this.seats.includes(name)) return this.nameOf(value);
    if (Number.isInteger(value) && this.quarters.includes(name)) return quarters(value);
    if (Number.isInteger(value) && this.ordinals.includes(name)) return String(value + 1);
    const tokens = this.plain.includes(name) ? this.spoken : this.names;
    return typeof value === "string" && Object.hasOwn(tokens, value) ? tokens[value] : String(value);
  }

  /**
   * @param {string} name
   * @param {unknown[]} values
   */
  list(name, values) {
    const told = values.map((one) => this.tell(name, one));
    const full = this.by_seat.includes(name) ? told.map((one, seat) => `${this.nameOf(seat)} ${one}`) : told;
    return full.join(", ") || "—";
  }

  /**
   * A word of the drawn table.
   *
   * @param {string} code
   * @param {Record<string, unknown>} params
   */
  label(code, params = {}) {
    /** @type {(whole: string, name: string) => string} */
    const told = (whole, name) => String(params[name] ?? whole);
    return (this.labels[code] ?? code).replace(PARAMETER, told);
  }

  /**
   * So many of something: the label holds its forms, parted by strokes.
   *
   * @param {string} code
   * @param {number} count
   */
  count(code, count) {
    const forms = this.label(code).split("|");
    this.plurals ??= new Intl.PluralRules(this.language);
    const form = FORMS[this.plurals.select(count)] ?? 0;
    return (forms[form] ?? forms[forms.length - 1]).replace("{count}", String(count));
  }

  /**
   * The rules' refusals come as templates, so that cards and players get their names.
   *
   * @param {Refusal} refusal
   */
  refuse({ message, template, params = {} }) {
    return template ? this.fill(this.sentences[template] ?? template, params) : message;
  }

  /** @param {Record<string, unknown> & { refusal?: Refusal }} preview */
  foresee(preview) {
    const { refusal, ...entries } = preview;
    const told = Object.entries(entries).flatMap(([code, value]) => this.foreseeEntry(code, value));
    return (refusal ? [this.refuse(refusal), ...told] : told).filter(Boolean);
  }

  /**
   * Nothing is said of nothing, unless the game has words for just that.
   *
   * @param {string} code
   * @param {any} value
   * @returns {string[]}
   */
  foreseeEntry(code, value) {
    const nothing = !value || (Array.isArray(value) && !value.length);
    if (nothing && !(`${code}:${written(value)}` in this.previews)) return [];
    if (Array.isArray(value) && value[0]?.type)
      return value.map((/** @type {Saying} */ event) => this.say("events", event));
    return [this.say("previews", { code, value })];
  }
}

/** @param {string} template */
export function parameters(template) {
  return Array.from(template.matchAll(PARAMETER), (match) => match[1]);
}

/** @param {unknown} value */
const isNothing = (value) => value === null || value === undefined;

/** @param {Saying | Record<string, any>} saying */
function codeOf(saying) {
  return String(saying.type ?? saying.code);
}

/**
 * A saying with the entries of its objects beside its own: answer.card is answer_card.
 *
 * @param {Saying} saying
 */
function flat(saying) {
  /** @type {Record<string, any>} */
  const known = { ...saying };
  for (const [name, value] of Object.entries(saying)) {
    if (!value || typeof value !== "object" || Array.isArray(value)) continue;
    for (const [entry, one] of Object.entries(value)) known[`${name}_${entry}`] = one;
  }
  return known;
}

/** @param {unknown} value */
function written(value) {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** @param {number} value */
export function quarters(value) {
  const whole = Math.trunc(Math.abs(value) / 4);
  const rest = FRACTIONS[Math.abs(value) % 4];
  return `${value < 0 ? "−" : ""}${whole || !rest ? whole : ""}${rest}`;
}
