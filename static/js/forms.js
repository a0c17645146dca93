// Moves with free fields: what is free in them, and how they are called until it is filled.

const KINDS = ["$cards", "$text", "$int", "$choice"];

export function freeFields(move) {
  return Object.entries(move).flatMap(([name, value]) => {
    const kind = value && typeof value === "object" && KINDS.find((one) => one in value);
    if (!kind) return [];
    const spec = value[kind];
    return [{ name, kind, ...(Array.isArray(spec) ? { from: spec } : spec) }];
  });
}

export const isForm = (move) => freeFields(move).length > 0;

// The move without its free fields: enough to say what it is.
export function settled(move) {
  const free = new Set(freeFields(move).map((field) => field.name));
  return Object.fromEntries(Object.entries(move).filter(([name]) => !free.has(name)));
}
