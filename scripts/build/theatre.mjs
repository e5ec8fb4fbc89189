/**
 * Builds the theatre: its page, the stage, and the worker that holds the log. Each is one file of its own, so that none of
 * it is in the app, and the stage has all its code before it draws.
 */
// @ts-check
import { existsSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import * as esbuild from "esbuild"
import { theatreFolder } from "../../src/domain/theatre-pages.ts"
import { noMaps } from "./no-maps.mjs"
import { page } from "./page.mjs"

/** @typedef {import("./output.mjs").OutputFile} OutputFile */

/**
 * Builds by the options of the client's build, so that the stage draws what the client draws.
 *
 * @param {esbuild.BuildOptions} client
 * @param {{ readonly src: string, readonly out: string }} place
 * @param {readonly string[]} appStyles the addresses of the app's styles
 * @returns {Promise<readonly OutputFile[]>} none where the sources have no theatre
 */
export const theatreFiles = async (client, { src, out }, appStyles) => {
  if (!existsSync(join(src, "theatre.tsx"))) return []
  /** @returns {Promise<readonly OutputFile[]>} */
  const made = async (
    /** @type {string} */ name,
    /** @type {readonly [script: string, ...styles: string[]]} */ [entry, ...styles],
    /** @type {esbuild.BuildOptions} */ own,
  ) => {
    const { outputFiles = [] } = await esbuild.build({
      ...client,
      entryPoints: [entry, ...styles].map((file) => ({ in: join(src, file), out: name })),
      outdir: join(out, theatreFolder),
      entryNames: "[name]",
      splitting: false,
      inject: [],
      sourcemap: false,
      legalComments: "eof",
      plugins: [...(client.plugins ?? []), noMaps],
      ...own,
      write: false,
    })
    return outputFiles.map(({ path, contents }) => ({ path: relative(out, path).replaceAll("\\", "/"), contents }))
  }
  const html = (/** @type {string} */ name, /** @type {readonly OutputFile[]} */ files) => {
    const own = files.map(({ path }) => path).filter((path) => path.endsWith(".css"))
    const tags = [
      ...[...appStyles, ...own.map((path) => `/${path}`)].map((style) => `<link rel="stylesheet" href="${style}">`),
      `<script type="module" src="/${theatreFolder}/${name}.js"></script>`,
    ]
    const text = page(readFileSync(join(src, `${name}.html`), "utf8"), tags)
    return { path: `${theatreFolder}/${name}.html`, contents: Buffer.from(text) }
  }
  const [theatre, stage, worker] = await Promise.all([
    made("theatre", ["theatre.tsx", "theatre/theatre.css"], {}),
    // The names of components and selectors are what people see who ask the picture.
    made("stage", ["stage.tsx", "stage/stage.css"], { minify: false, keepNames: true }),
    made("log-worker", ["theatre/log-worker.ts"], { format: "iife" }),
  ])
  return [...theatre, html("theatre", theatre), ...stage, html("stage", stage), ...worker]
}
