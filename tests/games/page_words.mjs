// Says what comes in as JSON the way the page does: {words, sayings: [[kind, saying, view, seat]]}.

import { Words } from "../../static/js/core/vocabulary.js";

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const told = JSON.parse(Buffer.concat(chunks).toString()).map(({ vocabulary, sayings }) => {
  const words = new Words(vocabulary);
  words.nameOf = (seat) => `Player ${seat}`;
  const pointed = (saying, view, maker) => (view ? words.pointed(saying, view, maker) : saying);
  return sayings.map(([kind, saying, view, maker]) => words.say(kind, pointed(saying, view, maker)));
});
process.stdout.write(JSON.stringify(told));
