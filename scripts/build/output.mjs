/** Writes what a build made into dist/, compressed beside itself, and takes away what an earlier build left. */
// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

/**
 * @typedef {{ readonly path: string, readonly contents: Uint8Array }} OutputFile path within dist/
 * @typedef {{ readonly file: string, readonly bytes: number, readonly brotli: number }} Loaded
 * @typedef {{
 *   readonly mode: "development" | "production",
 *   readonly version: string,
 *   readonly contract: string,
 *   readonly sources: string,
 *   readonly styles: readonly string[],
 *   readonly painter: string | null,
 *   readonly screens: Readonly<Record<string, readonly string[]>>,
 *   readonly files: number,
 *   readonly firstLoad: readonly Loaded[],
 *   readonly firstLoadBrotli: number,
 * }} Manifest
 */

const worthCompressing = /\.(?:js|css|html|json|yaml|svg|txt|webmanifest)$/

/**
 * The budget of a home page's JavaScript in the first load and of the frame's texts, in any language, by brotli. D0c,
 * E486.
 */
export const firstLoadBudgetBytes = 115 * 1024

/** Below this a compressed twin costs a file and saves no packet. */
const smallestCompressedBytes = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const brotliOf = (/** @type {Uint8Array} */ contents) =>
  brotli(contents, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length } })

/**
 * The compressed forms of contents: those that every build of a process shares, as the map's, cost as much as all others.
 *
 * @type {WeakMap<Uint8Array, Promise<readonly [br: Buffer, gz: Buffer]>>}
 */
const compressed = new WeakMap()

/** @returns {Promise<readonly OutputFile[]>} */
const twins = async (/** @type {OutputFile} */ { path, contents }) => {
  if (!worthCompressing.test(path) || contents.length < smallestCompressedBytes) return []
  const both = compressed.get(contents) ?? Promise.all([brotliOf(contents), zip(contents, { level: 9 })])
  compressed.set(contents, both)
  const [br, gz] = await both
  return [
    { path: `${path}.br`, contents: br },
    { path: `${path}.gz`, contents: gz },
  ]
}

/** @returns {string[]} paths within dir */
const everyFile = (/** @type {string} */ dir, within = "") => {
  if (!existsSync(join(dir, within))) return []
  return readdirSync(join(dir, within), { withFileTypes: true }).flatMap((entry) => {
    const path = within === "" ? entry.name : `${within}/${entry.name}`
    return entry.isDirectory() ? everyFile(dir, path) : [path]
  })
}

/**
 * Writes a build. New files come first, then the page that names them, and old ones go last, so that a server which is
 * running meanwhile never hands out a page without its files.
 *
 * @param {{
 *   readonly out: string,
 *   readonly compress: boolean,
 *   readonly statics: string,
 *   readonly files: readonly OutputFile[],
 *   readonly manifest: Pick<Manifest, "mode" | "version" | "contract" | "sources" | "styles" | "painter" | "screens">,
 *   readonly firstLoad: readonly string[],
 * }} built
 * @returns {Promise<Manifest>}
 */
export const writeOutput = async ({ out, compress, statics, files, manifest, firstLoad }) => {
  const own = everyFile(statics).map((path) => ({ path, contents: readFileSync(join(statics, path)) }))
  const plain = [...own, ...files]
  const all = compress ? [...plain, ...(await Promise.all(plain.map(twins))).flat()] : plain
  const scripts = plain.filter(({ path }) => firstLoad.includes(path) && path.endsWith(".js"))
  const loaded = await Promise.all(
    scripts.map(async ({ path, contents }) => ({
      file: path,
      bytes: contents.length,
      brotli: compress ? (await brotliOf(contents)).length : contents.length,
    })),
  )
  const whole = {
    ...manifest,
    files: all.length,
    firstLoad: loaded,
    firstLoadBrotli: loaded.reduce((sum, one) => sum + one.brotli, 0),
  }
  const isPage = (/** @type {OutputFile} */ { path }) => path.startsWith("index.html")
  const inOrder = [...all.filter((one) => !isPage(one)), ...all.filter(isPage)]
  for (const { path, contents } of inOrder) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), contents)
  }
  writeFileSync(join(out, "manifest.json"), `${JSON.stringify(whole, null, 2)}\n`)
  const kept = new Set([...all.map(({ path }) => path), "manifest.json"])
  for (const path of everyFile(out)) if (!kept.has(path)) rmSync(join(out, path))
  return whole
}
