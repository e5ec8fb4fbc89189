/**
 * The second half of the build. esbuild makes a chunk for each set of entries that share a module, so that the page
 * began with forty of them, each compressed and asked for alone. Whatever the entry imports at once is there before any
 * later part, so all of it is gathered into the entry, and with it the parts that the first page shares with others; later
 * parts import it from there. D0c, E227.
 */
// @ts-check
import { createHash } from "node:crypto"
import { basename, dirname } from "node:path"
import * as esbuild from "esbuild"
import { root } from "./fingerprint.mjs"
import { minified } from "./minify.mjs"

/** @typedef {esbuild.Metafile["outputs"]} Outputs */
/** @typedef {ReadonlyMap<string, string>} Texts an output's text by its file name */
/** @typedef {ReadonlyMap<string, string>} Names what later parts import, "file name", and its name in the entry */

/** As esbuild writes them when it minifies. */
const importPattern = /\bimport(?:\{(?<names>[^}]*)\}from)?"\.\/(?<file>[^"]+)";/gu

/** An output and all that it imports at once, itself first. */
export const withImports = (/** @type {Outputs} */ outputs, /** @type {string} */ file, seen = new Set()) => {
  if (seen.has(file)) return [...seen]
  seen.add(file)
  for (const { kind, path, external } of outputs[file]?.imports ?? [])
    if (kind === "import-statement" && external !== true) withImports(outputs, path, seen)
  return [...seen]
}

/** @returns {Names} */
const namesInEntry = (/** @type {Texts} */ later, /** @type {ReadonlySet<string>} */ gathered) => {
  /** @type {Map<string, string>} */
  const names = new Map()
  for (const text of later.values())
    for (const { groups } of text.matchAll(importPattern))
      if (gathered.has(groups?.["file"] ?? ""))
        for (const one of (groups?.["names"] ?? "").split(",").filter((name) => name !== "")) {
          const key = `${groups?.["file"]} ${one.split(" as ")[0]}`
          if (!names.has(key)) names.set(key, `_${names.size.toString(36)}`)
        }
  return names
}

const exportsOf = (/** @type {Names} */ names, /** @type {string} */ file) =>
  [...names]
    .filter(([key]) => key.startsWith(`${file} `))
    .map(([key, inEntry]) => ({ name: key.slice(file.length + 1), inEntry }))

/** Outputs as inputs, with their maps, so that the maps of what is made of them lead to the sources. */
const fromOutputs = (
  /** @type {Texts} */ texts,
  /** @type {(file: string) => "output" | "shim" | "external"} */ kindOf,
  /** @type {(file: string) => string} */ shimOf,
) => ({
  name: "outputs",
  setup: (/** @type {esbuild.PluginBuild} */ build) => {
    build.onResolve({ filter: /.*/ }, ({ path, kind, namespace }) => {
      const file = basename(path)
      if (kind === "entry-point") return { path: file, namespace: "output" }
      // The entry runs anyway: what a part takes from it and does not use need not be named.
      if (namespace === "shim") return { path, external: true, sideEffects: false }
      const as = kind === "dynamic-import" ? "external" : kindOf(file)
      return as === "external" ? { path, external: true } : { path: file, namespace: as }
    })
    build.onLoad({ filter: /.*/, namespace: "shim" }, ({ path }) => ({ contents: shimOf(path) }))
    build.onLoad({ filter: /.*/, namespace: "output" }, ({ path }) => {
      const [code = "", map] = [texts.get(path), texts.get(`${path}.map`)]
      if (map === undefined) return { contents: code }
      const inline = `data:application/json;base64,${Buffer.from(map).toString("base64")}`
      return { contents: code.replace(/(\n\/\/# sourceMappingURL=).*\n?$/u, (_, sign) => `${sign}${inline}`) }
    })
  },
})

/** @type {esbuild.BuildOptions} */
const common = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  minify: true,
  sourcemap: "linked",
  legalComments: "eof",
  logLevel: "silent",
}

const made = async (/** @type {esbuild.BuildOptions} */ options) =>
  (await esbuild.build({ ...common, ...options, write: false })).outputFiles ?? []

const hashOf = (/** @type {string} */ text) => createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase()

/** The entry with all that it imports at once, under a name that no output has. */
const wholeOf = (/** @type {Texts} */ texts, /** @type {Names} */ names, /** @type {readonly string[]} */ gathered) => {
  const exported = gathered.map((file) => {
    const taken = exportsOf(names, file).map(({ name, inEntry }) => `${name} as ${inEntry}`)
    return taken.length === 0 ? "" : `export { ${taken.join(", ")} } from "./${file}"`
  })
  return new Map([...texts, ["whole.js", [`import "./${gathered[0]}"`, ...exported].join("\n")]])
}

/** Hashes of contents, as esbuild's are; a later part has the entry's in its own, because it names the entry. */
const newNames = (/** @type {string} */ first, /** @type {string} */ code, /** @type {Iterable<string>} */ later) => {
  const entry = hashOf(code)
  const named = (/** @type {string} */ file, /** @type {string} */ hash) =>
    file.replace(/-[A-Z0-9]+\.js$/u, `-${hash}.js`)
  return new Map([
    ["whole.js", named(first, entry)],
    [first, named(first, entry)],
    ...[...later].map((file) => /** @type {const} */ ([file, named(file, hashOf(`${entry} ${file}`))])),
  ])
}

/**
 * What is told of the outputs, as esbuild tells it.
 *
 * @param {{ readonly outputs: Outputs, readonly files: readonly string[], readonly later: readonly string[], readonly rename: (text: string) => string }} all
 * @returns {Outputs}
 */
const gatheredOutputs = ({ outputs, files, later, rename }) => {
  const [entry = ""] = files
  const others = Object.keys(outputs).filter((file) => !/\.js(?:\.map)?$/u.test(file))
  const importsOf = (/** @type {string} */ file) =>
    (outputs[file]?.imports ?? []).map((one) => ({ ...one, path: rename(files.includes(one.path) ? entry : one.path) }))
  const whole = {
    ...outputs[entry],
    inputs: Object.assign({}, ...files.map((file) => outputs[file]?.inputs)),
    imports: files.flatMap(importsOf).filter(({ kind }) => kind !== "import-statement"),
  }
  return /** @type {Outputs} */ (
    Object.fromEntries([
      ...others.map((file) => [rename(file), outputs[file]]),
      [rename(entry), whole],
      ...later.map((file) => [rename(file), { ...outputs[file], imports: importsOf(file) }]),
    ])
  )
}

/**
 * @param {esbuild.BuildResult<{ metafile: true, write: false }>} result of a minified build with splitting
 * @param {string} entry the output that the page begins with
 * @param {readonly string[]} home outputs whose imports at once nearly every page needs, too
 * @returns {Promise<Pick<esbuild.BuildResult<{ metafile: true, write: false }>, "outputFiles" | "metafile">>}
 */
export const gather = async ({ outputFiles, metafile }, entry, home) => {
  const { outputs } = metafile
  const outdir = dirname(entry)
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  const shared = home.flatMap((file) => withImports(outputs, file).slice(1))
  const files = [...new Set([...withImports(outputs, entry), ...shared])]
  const gathered = files.map((file) => basename(file))
  const [first = ""] = gathered
  const isGathered = new Set(gathered)
  const later = Object.keys(outputs).filter((file) => file.endsWith(".js") && !files.includes(file))
  const laterTexts = new Map(later.map((file) => [basename(file), texts.get(basename(file)) ?? ""]))
  const names = namesInEntry(laterTexts, isGathered)
  const { files: whole, ownNames } = await minified(
    await made({
      entryPoints: ["whole.js"],
      outdir,
      plugins: [
        fromOutputs(
          wholeOf(texts, names, gathered),
          () => "output",
          () => "",
        ),
      ],
    }),
  )
  const parts = await made({
    entryPoints: [...laterTexts.keys()].map((file) => ({ in: file, out: file.slice(0, -".js".length) })),
    outdir,
    plugins: [
      fromOutputs(
        texts,
        (file) => (isGathered.has(file) ? "shim" : "external"),
        (file) =>
          exportsOf(names, file)
            .map(({ name, inEntry }) => `export { ${ownNames.get(inEntry) ?? inEntry} as ${name} } from "./${first}"`)
            .join("\n"),
      ),
    ],
  })
  const code = whole.find(({ path }) => path.endsWith(".js"))?.text ?? ""
  const renamed = newNames(first, code, laterTexts.keys())
  const anyName = new RegExp([...renamed.keys()].map((name) => name.replaceAll(".", "\\.")).join("|"), "gu")
  const rename = (/** @type {string} */ text) => text.replaceAll(anyName, (name) => renamed.get(name) ?? name)
  const others = outputFiles.filter(({ path }) => !/\.js(?:\.map)?$/u.test(path))
  const encoder = new TextEncoder()
  return {
    outputFiles: [
      ...others.map((file) => ({ ...file, path: rename(file.path), text: file.text })),
      ...[...whole, ...parts].map(({ path, text }) => {
        const contents = rename(text)
        return { path: rename(path), hash: hashOf(contents), text: contents, contents: encoder.encode(contents) }
      }),
    ],
    metafile: { ...metafile, outputs: gatheredOutputs({ outputs, files, later, rename }) },
  }
}
