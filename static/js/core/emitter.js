// Tells whoever cares: handlers are registered by kind, and called in the order in which they came.

/**
 * @template {Record<string, any>} Told
 * @returns {{
 *   on<K extends keyof Told>(kind: K, handler: (told: Told[K]) => void): void,
 *   tell<K extends keyof Told>(kind: K, told: Told[K]): void,
 * }}
 */
export function makeEmitter() {
  /** @type {Map<keyof Told, ((told: any) => void)[]>} */
  const handlers = new Map();
  return {
    on(kind, handler) {
      handlers.set(kind, [...(handlers.get(kind) ?? []), handler]);
    },
    tell(kind, told) {
      for (const handler of handlers.get(kind) ?? []) handler(told);
    },
  };
}
