/**
 * What the page begins with, minified once more: terser chooses names over the whole of it and drops what libraries hang
 * on components that nobody uses. It takes seconds, so the later parts are left as esbuild made them. E485.
 */
// @ts-check
import { basename } from "node:path"
import { minify } from "terser"

/** @typedef {{ readonly path: string, readonly text: string }} Made */

/** @type {import("terser").MinifyOptions} */
const options = { module: true, ecma: 2020, compress: { passes: 3 } }

/**
 * @param {readonly Made[]} files a script and its map, which leads to the sources afterwards, too
 * @returns {Promise<readonly Made[]>}
 */
export const minified = async (files) => {
  const script = files.find(({ path }) => path.endsWith(".js"))
  const map = files.find(({ path }) => path.endsWith(".js.map"))
  if (script === undefined || map === undefined) throw new Error("There is no script with a map to minify.")
  const sourceMap = { content: map.text, url: basename(map.path) }
  const made = await minify({ [basename(script.path)]: script.text }, { ...options, sourceMap })
  return [
    { path: script.path, text: made.code ?? "" },
    { path: map.path, text: String(made.map) },
  ]
}
