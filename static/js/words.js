// Sayings become sentences by the same rules as in games/vocabulary.py.

const PARAMETER = /\{(\w+)\}/g;
const FRACTIONS = ["", "¼", "½", "¾"];

export async function loadWords(game, language) {
  const answer = await fetch(`/api/v1/games/${game}/words/${language}/`);
  if (!answer.ok) throw new Error(`no words for ${game}: ${answer.status}`);
  return new Words(await answer.json());
}

export class Words {
  constructor(vocabulary) {
    Object.assign(this, vocabulary);
    this.nameOf = (seat) => String(seat + 1);
  }

  say(kind, saying) {
    const known = flat(saying);
    const full = (name) => !isNothing(known[name]) && known[name].length !== 0;
    const given = (name) => !isNothing(known[name]);
    const templates = this.templates(kind, saying);
    const template =
      templates.find((text) => parameters(text).every(full)) ?? templates.find((text) => parameters(text).every(given));
    return template === undefined ? "" : this.fill(template, known);
  }

  // A move with what it points at in its maker's view, ready to be said.
  pointed(move, view, maker) {
    const known = { ...move, me: maker };
    const key = (step) => (step.startsWith("{") ? known[step.slice(1, -1)] : step);
    const follow = (path) => path.reduce((place, step) => place?.[key(step)], view);
    const found = Object.entries(this.pointers[codeOf(move)] ?? {}).map(([name, path]) => [name, follow(path)]);
    return { ...move, ...Object.fromEntries(found) };
  }

  templates(kind, saying) {
    const code = codeOf(saying);
    const by = this.choose_by[code];
    const special = by === undefined ? code : `${code}:${written(saying[by] ?? null)}`;
    return this[kind][special] ?? this[kind][code] ?? [];
  }

  fill(template, params) {
    const label = (name) => (name === "value" ? codeOf(params) : name);
    const told = (whole, name) => (name in params ? this.tell(label(name), params[name]) : whole);
    return template.replace(PARAMETER, told);
  }

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

  list(name, values) {
    const told = values.map((one) => this.tell(name, one));
    const full = this.by_seat.includes(name) ? told.map((one, seat) => `${this.nameOf(seat)} ${one}`) : told;
    return full.join(", ") || "—";
  }

  // The rules' refusals come as templates, so that cards and players get their names.
  refuse({ message, template, params = {} }) {
    return template ? this.fill(this.sentences[template] ?? template, params) : message;
  }

  foresee(preview) {
    const { refusal, ...entries } = preview;
    const told = Object.entries(entries).flatMap(([code, value]) => this.foreseeEntry(code, value));
    return (refusal ? [this.refuse(refusal), ...told] : told).filter(Boolean);
  }

  // Nothing is said of nothing, unless the game has words for just that.
  foreseeEntry(code, value) {
    const nothing = !value || (Array.isArray(value) && !value.length);
    if (nothing && !(`${code}:${written(value)}` in this.previews)) return [];
    if (Array.isArray(value) && value[0]?.type) return value.map((event) => this.say("events", event));
    return [this.say("previews", { code, value })];
  }
}

export function parameters(template) {
  return Array.from(template.matchAll(PARAMETER), (match) => match[1]);
}

const isNothing = (value) => value === null || value === undefined;

function codeOf(saying) {
  return String(saying.type ?? saying.code);
}

// A saying with the entries of its objects beside its own: answer.card is answer_card.
function flat(saying) {
  const known = { ...saying };
  for (const [name, value] of Object.entries(saying)) {
    if (!value || typeof value !== "object" || Array.isArray(value)) continue;
    for (const [entry, one] of Object.entries(value)) known[`${name}_${entry}`] = one;
  }
  return known;
}

function written(value) {
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function quarters(value) {
  const whole = Math.trunc(Math.abs(value) / 4);
  const rest = FRACTIONS[Math.abs(value) % 4];
  return `${value < 0 ? "−" : ""}${whole || !rest ? whole : ""}${rest}`;
}
