/** Builds the client into dist/: hashed, split and compressed, with its texts compiled ahead. */
// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import * as esbuild from "esbuild"
import { writeOutput } from "./scripts/build/output.mjs"
import { categoryPictureFiles, categoryPicturesPath } from "./scripts/build/category-pictures.mjs"
import { appManifestFiles } from "./scripts/build/app-manifest.mjs"
import { contractHash, root, sourcesHash } from "./scripts/base/fingerprint.mjs"
import { pseudoTexts } from "./scripts/build/pseudo-locale.mjs"
import { publicScreens } from "./src/domain/page-parts.ts"
import { pseudoLocale } from "./src/domain/languages.ts"
import { builtMessages, compiledTexts, messageProblems, readMessages } from "./scripts/build/messages.mjs"
import { bundlesOf, withImports } from "./scripts/build/bundles.mjs"
import { gather } from "./scripts/build/gather.mjs"
import { painterFile } from "./scripts/build/painter.mjs"
import { mapFiles } from "./scripts/build/map-files.mjs"
import { headTags, page } from "./scripts/build/page.mjs"
import { referenceFiles } from "./scripts/build/reference.mjs"
import { theatreFiles } from "./scripts/build/theatre.mjs"
import { reachable, workerFile } from "./scripts/build/worker.mjs"

/** A place to build from and one to build into; the repo's own unless a test says otherwise. */
export const here = { src: join(root, "src"), out: join(root, "dist") }

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))

/** Texts come compiled, so react-intl and all below it get the parser's empty twin: 6.7 KB against 13 KB (D0b). */
const noParser = {
  name: "no-icu-parser",
  setup: (/** @type {esbuild.PluginBuild} */ build) => {
    const path = fileURLToPath(new URL("no-parser.js", import.meta.resolve("@formatjs/icu-messageformat-parser")))
    build.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, () => ({ path, sideEffects: false }))
  },
}

const map = mapFiles()

/** The styles are an entry of their own, unless main.tsx imports them. */
const stylesApart = (/** @type {string} */ src) =>
  readFileSync(join(src, "main.tsx"), "utf8").includes("theme.css")
    ? []
    : [{ in: join(src, "ui/theme/theme.css"), out: "theme" }]

/** Entries that run before the app: the script before the first paint, which imports nothing, and React. */
const apart = (/** @type {string} */ src) =>
  ["early", "react"]
    .filter((name) => existsSync(join(src, `${name}.ts`)))
    .map((name) => ({ in: join(src, `${name}.ts`), out: name }))

/** Scopes whose texts the client shows: those of heads are for the server, and those of the manifest are in it. */
const textScopes = (/** @type {string} */ src) =>
  readdirSync(join(src, "ui/i18n/messages/en"))
    .map((file) => basename(file, ".json"))
    .filter((scope) => scope !== "head" && scope !== "install")

/** @returns {esbuild.BuildOptions} */
export const options = ({ dev = false, src = here.src, out = here.out } = {}) => ({
  absWorkingDir: root,
  entryPoints: [{ in: join(src, "main.tsx"), out: "main" }, ...apart(src), ...stylesApart(src)],
  outdir: join(out, "assets"),
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "browser",
  // rxjs for the language that is built for: its other build brings ES5 classes and tslib along.
  conditions: ["es2015", "module"],
  target: "es2022",
  // For React 17 and before, wouter brings along what React has had since.
  alias: { "use-sync-external-store/shim/index.js": "react" },
  jsx: "automatic",
  jsxDev: dev,
  minify: !dev,
  sourcemap: "linked",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file", ".svg": "file", ".png": "file", ".webp": "file" },
  legalComments: "external",
  define: {
    "process.env.NODE_ENV": JSON.stringify(dev ? "development" : "production"),
    "process.env.APP_VERSION": JSON.stringify(version),
    "process.env.BUILD_ID": JSON.stringify(sourcesHash()),
    "process.env.CONTRACT_HASH": JSON.stringify(contractHash()),
    "process.env.MAP_WORKER": JSON.stringify(`/${map.worker.path}`),
    "process.env.MAP_OUTLINES": JSON.stringify(`/${map.outlines.path}`),
    "process.env.MAP_TOWNS": JSON.stringify(`/${map.towns.path}`),
    "process.env.TEXT_SCOPES": JSON.stringify(JSON.stringify(textScopes(src))),
    "process.env.CATEGORY_PICTURES": JSON.stringify(categoryPicturesPath),
  },
  inject: dev ? [join(root, "scripts/build/dev-reload.mjs")] : [],
  plugins: [noParser],
  metafile: true,
  write: false,
  logLevel: "silent",
})

/** @typedef {esbuild.Metafile["outputs"]} Outputs */

const builtFrom = (/** @type {Outputs} */ outputs, /** @type {RegExp} */ source, /** @type {string} */ ending) =>
  Object.keys(outputs).filter((file) => {
    const { entryPoint, inputs } = outputs[file] ?? { inputs: {} }
    const sources = entryPoint === undefined ? Object.keys(inputs) : [entryPoint]
    return file.endsWith(ending) && sources.some((one) => source.test(one))
  })

const entryOf = (/** @type {Outputs} */ outputs) => {
  const [entry] = builtFrom(outputs, /main\.tsx$/, ".js")
  if (entry === undefined) throw new Error("esbuild made nothing from src/main.tsx.")
  return entry
}

const homeOf = (/** @type {Outputs} */ outputs) => builtFrom(outputs, /ui\/screens\/home\/HomeScreen\.tsx$/, ".js")

const screenOf = (/** @type {Outputs} */ outputs, /** @type {string} */ screen) =>
  Object.keys(outputs).filter((file) => outputs[file]?.entryPoint?.endsWith(`/ui/screens/${screen}.tsx`))

const rootsOf = (/** @type {Outputs} */ outputs) => ({
  base: builtFrom(outputs, /\/react\.ts$/, ".js"),
  entry: entryOf(outputs),
  home: homeOf(outputs),
  engine: builtFrom(outputs, /\/engine\.ts$/, ".js"),
  screens: publicScreens.flatMap((screen) => screenOf(outputs, screen)),
})

/**
 * The files that each screen comes with, but for those that every page names: by its path within src/ui/screens, without
 * ending. E501.
 *
 * @returns {Readonly<Record<string, readonly string[]>>}
 */
const screenFiles = (/** @type {Outputs} */ outputs, /** @type {readonly string[]} */ first) =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint = "" }]) => {
      const [, screen] = /\/ui\/screens\/(.+)\.tsx$/u.exec(entryPoint) ?? []
      const files = withImports(outputs, file).filter((one) => !first.includes(one))
      return screen === undefined ? [] : [[screen, files]]
    }),
  )

/** Styles that belong to a part of the app loaded later would never be fetched: esbuild leaves that to the app. */
const refuseLostStyles = (/** @type {Outputs} */ outputs, /** @type {readonly string[]} */ linked) => {
  const lost = Object.keys(outputs).find((file) => file.endsWith(".css") && !linked.includes(file))
  if (lost === undefined) return
  const sources = Object.keys(outputs[lost]?.inputs ?? {}).join(", ")
  throw new Error(`No page would load the styles in ${sources}: @import them in src/ui/theme/theme.css.`)
}

/** The texts as files, and the manifest that says some of them, or an error with a sentence for each that must not be built. */
const textFiles = (/** @type {string} */ src) => {
  const messages = readMessages(join(src, "ui/i18n/messages"))
  const problems = messageProblems(messages)
  if (problems.length > 0) throw new Error(`The texts can't be built:\n  ${problems.join("\n  ")}`)
  const file = (/** @type {string} */ language, /** @type {string} */ scope, /** @type {object} */ compiled) => ({
    path: `i18n/${language}/${scope}.json`,
    contents: Buffer.from(JSON.stringify(compiled)),
  })
  const compiled = Object.entries(builtMessages(messages)).flatMap(([language, scopes]) =>
    Object.entries(scopes).flatMap(([scope, texts]) => {
      const own = compiledTexts(texts, language)
      return language === "en"
        ? [file(language, scope, own), file(pseudoLocale, scope, pseudoTexts(own))]
        : [file(language, scope, own)]
    }),
  )
  return [...compiled, ...appManifestFiles(src, messages)]
}

/**
 * Emits esbuild's output as the files of dist/ and a manifest of what is loaded first.
 *
 * @param {esbuild.BuildResult<{ metafile: true, write: false }>} result
 * @param {{ readonly dev: boolean, readonly src: string, readonly out: string }} place
 */
export const emit = async (result, { dev, src, out }) => {
  const made = result.metafile.outputs
  const { outputFiles, metafile } = dev ? result : await gather(result, bundlesOf(made, rootsOf(made)))
  const { outputs } = metafile
  const inOut = (/** @type {string} */ file) => relative(out, join(root, file)).replaceAll("\\", "/")
  const entry = entryOf(outputs)
  const styles = [outputs[entry]?.cssBundle, ...builtFrom(outputs, /theme\.css$/, ".css")].filter(
    (file) => file !== undefined,
  )
  const linked = [...new Set(styles)]
  refuseLostStyles(outputs, linked)
  const first = withImports(outputs, entry)
  const { base, engine } = rootsOf(outputs)
  const next = [...new Set(engine.flatMap((file) => withImports(outputs, file)))].filter(
    (file) => !first.includes(file),
  )
  // Visitors get the top of their home at once: the rest comes when it is scrolled to, and members have a page of their own.
  const home = homeOf(outputs).flatMap((file) => withImports(outputs, file))
  const [font] = builtFrom(outputs, /onest-latin-wght-normal\.woff2$/, ".woff2")
  const early = builtFrom(outputs, /\/early\.ts$/, ".js")
  const tags = headTags({
    early: early.map((file) => `/${inOut(file)}`),
    entry: `/${inOut(entry)}`,
    base: base.map((file) => `/${inOut(file)}`),
    chunks: first.slice(1).flatMap((file) => (base.includes(file) ? [] : [`/${inOut(file)}`])),
    next: next.map((file) => `/${inOut(file)}`),
    styles: linked.map((file) => `/${inOut(file)}`),
    font: font === undefined ? undefined : `/${inOut(font)}`,
    messages: "/i18n/en/core.json",
  })
  const shell = Buffer.from(page(readFileSync(join(src, "index.html"), "utf8"), tags))
  const offline = new Set(
    [...reachable(outputs, entry), ...early, ...linked, ...builtFrom(outputs, /\.woff2$/, ".woff2")].map(inOut),
  )
  const files = [
    ...outputFiles.map(({ path, contents }) => ({
      path: relative(out, path).replaceAll("\\", "/"),
      contents,
    })),
    ...textFiles(src),
    ...Object.values(map),
    ...categoryPictureFiles,
    // The server may write more into the page for an address; the shell is of none.
    { path: "shell.html", contents: shell },
    { path: "index.html", contents: shell },
  ]
  const isOffline = (/** @type {string} */ path) => offline.has(path) || path === "shell.html"
  const worker = await workerFile({ dev, shell: files.filter(({ path }) => isOffline(path)) })
  const painter = await painterFile(options({ dev, src, out }), src)
  const addresses = linked.map((file) => `/${inOut(file)}`)
  const theatre = await theatreFiles(options({ dev, src, out }), { src, out }, addresses)
  const reference = await referenceFiles(options({ dev, src, out }), src)
  return writeOutput({
    out,
    compress: !dev,
    statics: join(src, "static"),
    files: [...files, worker, ...painter, ...theatre, ...reference],
    manifest: {
      mode: dev ? "development" : "production",
      version,
      contract: contractHash(),
      sources: sourcesHash(),
      styles: linked.map(inOut),
      painter: painter[0]?.path ?? null,
      screens: Object.fromEntries(
        Object.entries(screenFiles(outputs, [...first, ...engine])).map(([screen, own]) => [screen, own.map(inOut)]),
      ),
    },
    firstLoad: [...new Set([...first, ...home])].map(inOut),
  })
}

/**
 * Builds the client once.
 *
 * @param {{ readonly dev?: boolean, readonly src?: string, readonly out?: string }} [how]
 * @returns {Promise<import("./scripts/build/output.mjs").Manifest>}
 */
export const build = async ({ dev = false, src = here.src, out = here.out } = {}) =>
  emit(
    /** @type {esbuild.BuildResult<{ metafile: true, write: false }>} */ (
      await esbuild.build(options({ dev, src, out }))
    ),
    { dev, src, out },
  )

/** An error of a build in words for a person. */
export const buildFailure = (/** @type {unknown} */ error) => {
  const errors = /** @type {Partial<esbuild.BuildFailure>} */ (error).errors
  if (errors === undefined) return error instanceof Error ? error.message : String(error)
  return esbuild.formatMessagesSync(errors, { kind: "error", color: false }).join("\n")
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { files, firstLoadBrotli } = await build()
    console.log(
      `Built dist/: ${files} files, ${(firstLoadBrotli / 1024).toFixed(1)} KB of JavaScript loaded first (brotli).`,
    )
  } catch (error) {
    console.error(buildFailure(error))
    process.exitCode = 1
  }
}
