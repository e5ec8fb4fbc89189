/**
 * Minifies once more a bundle that the page begins with: terser chooses names over the whole of it and drops what libraries hang
 * on components that nobody uses. It takes seconds, so the later parts are left as esbuild made them.
 */
// @ts-check
import { basename } from "node:path"
import { minify } from "terser"

/** @typedef {{ readonly path: string, readonly text: string }} Made */

/**
 * No code of ours or of a library that is loaded first reads a property for what the reading does.
 *
 * @type {import("terser").MinifyOptions}
 */
const options = { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } }

/**
 * Asks browsers to compile the whole script beside the page while it arrives: else they read most of React twice, the
 * second time while the page waits. Those that do not know the hint read a comment.
 */
const compileHint = "//# allFunctionsCalledOnLoad"

/** The last statement, as it is written when minified. */
const exportPattern = /\bexport\{(?<names>[^}]*)\};?(?=\n|$)/u

/**
 * Exports by the names that things have inside, in order: hundreds under others of their own were 0.4 KB more.
 *
 * @returns {{ readonly code: string, readonly ownNames: ReadonlyMap<string, string> }} own names by those of before
 */
const underOwnNames = (/** @type {string} */ code) => {
  const exported = exportPattern.exec(code)?.groups?.["names"]?.split(",") ?? []
  const pairs = exported.map((one) => one.split(" as "))
  const ownNames = new Map(pairs.map(([own = "", name = own]) => [name, own]))
  const inOrder = [...new Set(ownNames.values())].sort().join(",")
  return { code: code.replace(exportPattern, () => `export{${inOrder}};`), ownNames }
}

/**
 * @param {{ readonly files: readonly Made[], readonly runsWhole: boolean }} bundle a script and its map, which leads to
 *   the sources afterwards, too; `runsWhole`: nearly all of its functions run at once
 * @returns {Promise<{ readonly files: readonly Made[], readonly ownNames: ReadonlyMap<string, string> }>} the same, and
 *   the names under which it exports now what it exported under others
 */
export const minified = async ({ files, runsWhole }) => {
  const script = files.find(({ path }) => path.endsWith(".js"))
  const map = files.find(({ path }) => path.endsWith(".js.map"))
  if (script === undefined || map === undefined) throw new Error("There is no script with a map to minify.")
  const sourceMap = { content: map.text, url: basename(map.path) }
  const format = runsWhole ? { preamble: compileHint } : {}
  const made = await minify({ [basename(script.path)]: script.text }, { ...options, format, sourceMap })
  const { code, ownNames } = underOwnNames(made.code ?? "")
  return {
    files: [
      { path: script.path, text: code },
      { path: map.path, text: String(made.map) },
    ],
    ownNames,
  }
}
