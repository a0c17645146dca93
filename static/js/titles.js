// Titles before a name. In a sentence they stand between unseen marks, which no name can hold.

const MARKED = /\u2068([^\u2069]*)\u2069/;

export function titled(user, language) {
  const titles = user.titles.map((title) => `\u2068${title.name[language]}\u2069`);
  return [...titles, user.name].join(" ");
}

// A sentence in parts, of which some are titles.
export function parts(text) {
  return text.split(MARKED).map((part, index) => ({ text: part, isTitle: index % 2 === 1 }));
}
