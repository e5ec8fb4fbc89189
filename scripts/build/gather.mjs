/**
 * The second half of the build: makes one file of each bundle of esbuild's outputs, and has all others import from
 * there.
 */
// @ts-check
import { createHash } from "node:crypto"
import { basename, dirname } from "node:path"
import * as esbuild from "esbuild"
import { root } from "../base/fingerprint.mjs"
import { minified } from "./minify.mjs"

/** @typedef {import("./bundles.mjs").Bundle} Bundle */
/** @typedef {esbuild.Metafile["outputs"]} Outputs */
/** @typedef {ReadonlyMap<string, string>} Texts an output's text by its file name */
/** @typedef {ReadonlyMap<string, string>} Names what other files import, "file name", and its name in the file's bundle */

/** The forms of imports that esbuild writes when it minifies. */
const importPattern = /\bimport(?:\{(?<names>[^}]*)\}from)?"\.\/(?<file>[^"]+)";/gu

/**
 * The bundle of each output, by file names; an output of none stays as it is.
 *
 * @typedef {ReadonlyMap<string, string>} Owners
 */

/** @returns {Names} */
const namesInBundles = (/** @type {Texts} */ texts, /** @type {Owners} */ owners) => {
  /** @type {Map<string, string>} */
  const names = new Map()
  for (const [importer, text] of texts)
    for (const { groups } of text.matchAll(importPattern)) {
      const file = groups?.["file"] ?? ""
      if (!owners.has(file) || owners.get(file) === owners.get(importer)) continue
      for (const one of (groups?.["names"] ?? "").split(",").filter((name) => name !== "")) {
        const key = `${file} ${one.split(" as ")[0]}`
        if (!names.has(key)) names.set(key, `_${names.size.toString(36)}`)
      }
    }
  return names
}

const exportsOf = (/** @type {Names} */ names, /** @type {string} */ file) =>
  [...names]
    .filter(([key]) => key.startsWith(`${file} `))
    .map(([key, inBundle]) => ({ name: key.slice(file.length + 1), inBundle }))

/** A bundle as a module: what its head exports, and what others take from the rest under other names. */
const wholeOf = (/** @type {Names} */ names, /** @type {Bundle} */ { head, files }) =>
  files
    .map((path) => {
      const file = basename(path)
      const taken = exportsOf(names, file).map(({ name, inBundle }) => `${name} as ${inBundle}`)
      const exported = taken.length === 0 ? "" : `export { ${taken.join(", ")} } from "./${file}"`
      return `${path === head ? "export * from" : "import"} "./${file}"\n${exported}`
    })
    .join("\n")

/** Outputs as inputs, with their maps, so that the maps of what is made of them lead to the sources. */
const fromOutputs = (
  /** @type {Texts} */ texts,
  /** @type {Owners} */ owners,
  /** @type {(file: string) => string} */ shimOf,
) => ({
  name: "outputs",
  setup: (/** @type {esbuild.PluginBuild} */ build) => {
    const isOnlyRun = (/** @type {string} */ file) => shimOf(file).startsWith("import ")
    build.onResolve({ filter: /.*/ }, ({ path, kind, namespace, importer }) => {
      const file = basename(path)
      if (kind === "entry-point") return { path: file, namespace: "output" }
      // A name that a part takes from a bundle and does not use need not be named.
      if (namespace === "shim")
        return { path, external: true, sideEffects: kind === "import-statement" && isOnlyRun(importer) }
      if (kind === "dynamic-import" || !owners.has(file)) return { path, external: true }
      return { path: file, namespace: owners.get(file) === owners.get(importer) ? "output" : "shim" }
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

/**
 * Describes the outputs as esbuild does.
 *
 * @param {{ readonly outputs: Outputs, readonly bundles: readonly Bundle[], readonly later: readonly string[], readonly rename: (text: string) => string }} all
 * @returns {Outputs}
 */
const gatheredOutputs = ({ outputs, bundles, later, rename }) => {
  const others = Object.keys(outputs).filter((file) => !/\.js(?:\.map)?$/u.test(file))
  const within = dirname(later[0] ?? bundles[0]?.files[0] ?? "")
  const pathOf = (/** @type {Bundle} */ { name, head }) => head ?? `${within}/${name}.js`
  const importsOf = (/** @type {string} */ file) =>
    (outputs[file]?.imports ?? []).map((one) => {
      const owner = bundles.find(({ files }) => files.includes(one.path))
      return { ...one, path: rename(owner === undefined ? one.path : pathOf(owner)) }
    })
  const whole = (/** @type {Bundle} */ bundle) => {
    const path = rename(pathOf(bundle))
    const output = {
      ...outputs[bundle.head ?? ""],
      inputs: Object.assign({}, ...bundle.files.map((file) => outputs[file]?.inputs)),
      imports: bundle.files.flatMap(importsOf).filter((one) => one.path !== path || one.kind !== "import-statement"),
    }
    return /** @type {const} */ ([path, output])
  }
  return /** @type {Outputs} */ (
    Object.fromEntries([
      ...others.map((file) => [rename(file), outputs[file]]),
      ...bundles.map(whole),
      ...later.map((file) => [rename(file), { ...outputs[file], imports: importsOf(file) }]),
    ])
  )
}

/**
 * Hashes of contents, as esbuild's are. A file has in its own those of all that the page begins with before it, because it
 * may name them, and all names that files have for each other.
 *
 * @param {readonly (readonly [file: string, code: string])[]} begin what the page begins with, in order
 * @param {readonly string[]} files all others
 * @param {Names} names
 */
const newNames = (begin, files, names) => {
  const named = (/** @type {string} */ file, /** @type {string} */ hash) =>
    file.replace(/(?:-[A-Z0-9]+)?\.js$/u, `-${hash}.js`)
  const codes = begin.map(([, code]) => code)
  const given = [...names].flat()
  const keys = begin.map((_, at) => hashOf([...codes.slice(0, at + 1), ...(at === 0 ? [] : given)].join("\n")))
  const key = hashOf([...codes, ...given].join("\n"))
  return new Map([
    ...begin.map(([file], at) => /** @type {const} */ ([file, named(file, keys[at] ?? key)])),
    ...files.map((file) => /** @type {const} */ ([file, named(file, hashOf(`${key} ${file}`))])),
  ])
}

/**
 * @param {esbuild.BuildResult<{ metafile: true, write: false }>} result of a minified build with splitting
 * @param {readonly Bundle[]} bundles those that the page begins with are the first; each imports from those before it alone
 * @returns {Promise<Pick<esbuild.BuildResult<{ metafile: true, write: false }>, "outputFiles" | "metafile">>}
 */
export const gather = async ({ outputFiles, metafile }, bundles) => {
  const { outputs } = metafile
  const fileOf = (/** @type {Bundle} */ { name, head }) => (head === null ? `${name}.js` : basename(head))
  const wholeName = (/** @type {Bundle} */ bundle) => `whole-${fileOf(bundle)}`
  const owners = new Map(
    bundles.flatMap((bundle) => [
      /** @type {const} */ ([wholeName(bundle), fileOf(bundle)]),
      ...bundle.files.map((file) => /** @type {const} */ ([basename(file), fileOf(bundle)])),
    ]),
  )
  const [begin, rest] = [bundles.filter(({ begins }) => begins), bundles.filter(({ begins }) => !begins)]
  const outdir = dirname(begin[0]?.files[0] ?? "")
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  const later = Object.keys(outputs).filter((file) => file.endsWith(".js") && !owners.has(basename(file)))
  const names = namesInBundles(new Map([...texts].filter(([file]) => file.endsWith(".js"))), owners)
  const sources = new Map([
    ...texts,
    ...bundles.map((one) => /** @type {const} */ ([wholeName(one), wholeOf(names, one)])),
  ])
  const entryPoint = (/** @type {Bundle} */ one) => ({ in: wholeName(one), out: fileOf(one).slice(0, -".js".length) })
  /** @type {Map<string, ReadonlyMap<string, string>>} */
  const ownNames = new Map()
  const shimOf = (/** @type {string} */ file) => {
    const bundle = owners.get(file) ?? ""
    const own = ownNames.get(bundle)
    const taken = exportsOf(names, file).map(
      ({ name, inBundle }) => `export { ${own?.get(inBundle) ?? inBundle} as ${name} } from "./${bundle}"`,
    )
    // A part that is only to run runs with what the page begins with anyway, and with others if they are loaded.
    return taken.length > 0 || own !== undefined ? taken.join("\n") : `import "./${bundle}"`
  }
  /** @type {import("./minify.mjs").Made[]} */
  const whole = []
  for (const bundle of begin) {
    const plugins = [fromOutputs(sources, owners, shimOf)]
    const files = await made({ entryPoints: [entryPoint(bundle)], outdir, plugins })
    const one = await minified({ files, runsWhole: bundle.runsWhole })
    ownNames.set(fileOf(bundle), one.ownNames)
    whole.push(...one.files)
  }
  const parts = await made({
    entryPoints: [
      ...rest.map(entryPoint),
      ...later.map((file) => ({ in: basename(file), out: basename(file).slice(0, -".js".length) })),
    ],
    outdir,
    plugins: [fromOutputs(sources, owners, shimOf)],
  })
  const codes = whole.filter(({ path }) => path.endsWith(".js"))
  const renamed = newNames(
    begin.map((one, at) => /** @type {const} */ ([fileOf(one), codes[at]?.text ?? ""])),
    [...rest.map(fileOf), ...later.map((file) => basename(file))],
    names,
  )
  const anyName = new RegExp(
    [...renamed.keys()].map((name) => `(?<![\\w-])${name.replaceAll(".", "\\.")}`).join("|"),
    "gu",
  )
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
    metafile: { ...metafile, outputs: gatheredOutputs({ outputs, bundles, later, rename }) },
  }
}
