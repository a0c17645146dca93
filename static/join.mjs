// Joins the scripts and styles of the pages into build/page: what is served, in a few small files.
//
// Each script at the top of static/js is a page's, each games/<slug>/static/<slug>/stage.js is a
// game's, and the stage.css beside it its looks; what several scripts need is put into a file of its
// own, so that nothing runs twice. Shared code is cut by who needs it, so every game's module is given
// all that any of them needs of the page: however many games there are, it stays in one piece. The crumbs
// that are left, too small to be worth a request each, are given to every script, and so are one file.
// A style comes with those it imports; "#cloths" are the cloths of all games, which every page has. What draws a game's cards on its page of rules (pictured.js) is joined
// apart, and so is the page of style, with each game's samples.js: tables are not to be cut up for their sake.

import { globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";
import { build } from "esbuild";

const FRESH = "build/page.fresh";
const PLACE = "build/page";
const CRUMB = 4000; // bytes

const pages = globSync("static/js/*.js").map((path) => [`js/${basename(path, ".js")}`, path]);
const styles = globSync("static/css/*.css").map((path) => [`css/${basename(path, ".css")}`, path]);
const stages = globSync("games/*/static/*/stage.{js,css}").map((path) => [named(path), path]);
const pictured = globSync("games/*/static/*/pictured.{js,css}").map((path) => [named(path), path]);
const samples = globSync("games/*/static/*/{stage,samples}.js").map((path) => [`style/${named(path)}`, path]);
const samplers = globSync("static/js/style/*.js").map((path) => [`style/${basename(path, ".js")}`, path]);

/** @param {string} path of a game's script */
function named(path) {
  return `${basename(dirname(path))}/${basename(path, extname(path))}`;
}

/** All that any game's module imports of the page. */
function needed() {
  const scripts = globSync("games/*/static/*/*.js").filter((path) => basename(path) !== "samples.js");
  const texts = scripts.map((path) => readFileSync(path, "utf8"));
  const imports = texts.flatMap((text) => [...text.matchAll(/from ("#page\/[^"]+");/g)].map(([, name]) => name));
  return [...new Set(imports)].sort();
}

/**
 * @param {string} path of a page's or a game's script
 * @param {string[]} crumbs
 */
function levelled(path, crumbs) {
  const given = crumbs.map((crumb) => JSON.stringify(resolve(crumb)));
  const names = basename(path) === "stage.js" ? [...needed(), ...given] : given;
  const level = names.map((name, at) => `export * as page${at} from ${name};`);
  return [`export * from ${JSON.stringify(path)};`, ...level].join("\n");
}

/**
 * Lets each game's module need as much of the page as all of them do, and every script the crumbs.
 *
 * @param {string[]} crumbs paths of modules
 */
const levelling = (crumbs) => ({
  name: "levelling",
  /** @param {import("esbuild").PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /\.js$/ }, ({ path, kind }) =>
      kind === "entry-point" ? { path: resolve(path), namespace: "levelled" } : null,
    );
    build.onLoad({ filter: /.*/, namespace: "levelled" }, ({ path }) => ({
      contents: levelled(path, crumbs),
      resolveDir: resolve("."),
    }));
  },
});

/** Gathers each game's cloth.css. */
const cloths = {
  name: "cloths",
  /** @param {import("esbuild").PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^#cloths$/ }, ({ path }) => ({ path, namespace: "cloths" }));
    build.onLoad({ filter: /.*/, namespace: "cloths" }, () => ({
      contents: globSync("games/*/static/*/cloth.css")
        .sort()
        .map((path) => `@import ${JSON.stringify(resolve(path))};`)
        .join("\n"),
      loader: "css",
      resolveDir: resolve("."),
    }));
  },
};

/**
 * @param {string[][]} entries
 * @param {string} shared the folder of what several of them need
 * @param {string[]} crumbs
 */
const join = (entries, shared, crumbs = []) =>
  build({
    entryPoints: entries.map(([out, path]) => ({ in: path, out })),
    outdir: FRESH,
    chunkNames: `${shared}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    sourcemap: true,
    metafile: true,
    legalComments: "none",
    external: ["../fonts/*"],
    plugins: [levelling(crumbs), cloths],
  });

/** @param {import("esbuild").Metafile} made */
function crumbsOf({ outputs }) {
  const shared = Object.entries(outputs).filter(([path]) => /\/shared\/.*\.js$/.test(path));
  return shared.flatMap(([, { bytes, inputs }]) => (bytes < CRUMB ? Object.keys(inputs) : []));
}

/**
 * @param {string[][]} entries
 * @param {string} shared
 */
async function joinWell(entries, shared) {
  const { metafile } = await join(entries, shared);
  rmSync(FRESH, { recursive: true, force: true });
  await join(entries, shared, crumbsOf(metafile));
}

rmSync(FRESH, { recursive: true, force: true });
await joinWell([...pages, ...stages, ...styles], "js/shared");
await join(pictured, "rules/shared");
if (samplers.length) await join([...samplers, ...samples], "style/shared");
rmSync(PLACE, { recursive: true, force: true });
renameSync(FRESH, PLACE);
