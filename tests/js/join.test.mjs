// A game's module is joined because it lies in its folder; what it shares with the page runs once.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";

const JOIN = resolve("static/join.mjs");
const TREE = {
  "package.json": '{ "type": "module", "imports": { "#page/*": "./static/js/*" } }',
  "static/js/table.js": 'import { shared } from "./core/shared.js"; console.log(shared);',
  "static/js/core/shared.js": 'export const shared = ["only once"];',
  "games/toy/static/toy/stage.js":
    'import { shared } from "#page/core/shared.js"; export const makeStage = () => () => shared;',
  "games/toy/static/toy/stage.css": ".toy { color: red }",
  "games/toy/static/toy/cloth.css": ":root { --cloth-toy: blue }",
  "static/css/house.css": '@import "#cloths"; body { margin: 0 }',
};

/** Games that each need something else of the page, as long as told, and something in common. */
const many = (length) =>
  Object.fromEntries(
    ["a", "b", "c", "d"].flatMap((name) => [
      [`static/js/stage/${name}.js`, `export const ${name} = ["${name.repeat(length)}"];`],
      [
        `games/${name}/static/${name}/stage.js`,
        `import { ${name} } from "#page/stage/${name}.js";
       import { shared } from "#page/core/shared.js";
       export const makeStage = () => () => [${name}, shared];`,
      ],
    ]),
  );

function joined(tree) {
  const house = mkdtempSync(join(tmpdir(), "join-"));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  execFileSync(process.execPath, [JOIN], { cwd: house });
  const read = (path) => readFileSync(join(house, "build/page", path), "utf8");
  const chunks = readdirSync(join(house, "build/page/js/shared")).filter((name) => name.endsWith(".js"));
  return { house, read, chunks };
}

test("however many games there are, what they share stays in one piece", () => {
  const { house, chunks } = joined({ ...TREE, ...many(2000) });
  assert.equal(chunks.length, 2, "one with what the table needs too, one with what only games do");
  rmSync(house, { recursive: true });
});

test("what is not worth a request of its own is one file", () => {
  const { house, chunks } = joined({ ...TREE, ...many(20) });
  assert.equal(chunks.length, 1);
  rmSync(house, { recursive: true });
});

test("a folder with a module is all that a game needs", () => {
  const { house, read, chunks } = joined(TREE);
  assert.equal(chunks.length, 1);
  assert.match(read(`js/shared/${chunks[0]}`), /only once/);
  for (const path of ["js/table.js", "toy/stage.js"]) {
    assert.doesNotMatch(read(path), /only once/);
    assert.match(read(path), new RegExp(chunks[0]));
  }
  assert.match(read("toy/stage.css"), /\.toy\{color:red\}/);
  assert.match(read("css/house.css"), /--cloth-toy:\s?blue/);
  rmSync(house, { recursive: true });
});
