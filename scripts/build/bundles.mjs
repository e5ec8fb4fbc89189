/**
 * Decides which outputs of the build travel together. esbuild makes a chunk for each set of entries that share a
 * module and has no setting for larger ones: a search came in 138 files of 207 KB (brotli), over HTTP/1.1 six at a time,
 * and comes in 5 files of 172 KB so gathered; home's 123 files of 196 KB are 3 of 162 KB. React is one file, what is
 * always loaded besides is another, and so are what public pages share and what others share with the engine; of what is
 * left, each public page has one.
 */
// @ts-check

/** @typedef {import("esbuild").Metafile["outputs"]} Outputs */

/**
 * Outputs that become one file. `head` is the output whose name and exports the file has; null where others only take
 * something from it. `begins`: the page begins with it. `runsWhole`: nearly all of its functions run at once.
 *
 * @typedef {{
 *   readonly name: string,
 *   readonly head: string | null,
 *   readonly files: readonly string[],
 *   readonly begins: boolean,
 *   readonly runsWhole: boolean,
 * }} Bundle
 */

/** An output and all that it imports at once, itself first. */
export const withImports = (/** @type {Outputs} */ outputs, /** @type {string} */ file, seen = new Set()) => {
  if (seen.has(file)) return [...seen]
  seen.add(file)
  for (const { kind, path, external } of outputs[file]?.imports ?? [])
    if (kind === "import-statement" && external !== true) withImports(outputs, path, seen)
  return [...seen]
}

/**
 * Each bundle imports from those before it alone: whatever an output imports is reached by all that reach it, so that it is
 * in the same bundle or in an earlier one. Files that import each other in a circle would run before what they need.
 *
 * @param {Outputs} outputs
 * @param {{
 *   readonly base: readonly string[],
 *   readonly entry: string,
 *   readonly home: readonly string[],
 *   readonly engine: readonly string[],
 *   readonly screens: readonly string[],
 * }} roots what runs before the app; what the page begins with; outputs whose imports at once nearly every page needs, too; what every page loads
 *   next; the screens of public pages
 * @returns {readonly Bundle[]}
 */
export const bundlesOf = (outputs, { base, entry, home, engine, screens }) => {
  /** @type {Set<string>} */
  const taken = new Set()
  const bundle = (
    /** @type {string} */ name,
    /** @type {string | null} */ head,
    /** @type {readonly string[]} */ all,
    { begins = false, runsWhole = false } = {},
  ) => {
    const files = [...new Set(all)].filter((file) => !taken.has(file))
    for (const file of files) taken.add(file)
    return { name, head, files, begins, runsWhole }
  }
  // Others ask for an entry of its own by its name.
  const shared = (/** @type {string} */ file) =>
    withImports(outputs, file).filter((one) => one !== file && outputs[one]?.entryPoint === undefined)
  const reached = screens.map((screen) => new Set(shared(screen)))
  const all = [...new Set(reached.flatMap((files) => [...files]))]
  // A part that takes a few lines from the engine's file would run all of it, and a painted page leaves it still (E704).
  const others = Object.keys(outputs).filter(
    (file) => outputs[file]?.entryPoint !== undefined && !engine.includes(file),
  )
  const sharedWithEngine = (/** @type {readonly string[]} */ files) =>
    engine.flatMap(shared).filter((file) => files.includes(file))
  const bundles = [
    ...base.map((file) => bundle("react", file, [file, ...shared(file)], { begins: true, runsWhole: true })),
    bundle("main", entry, [...withImports(outputs, entry), ...home.flatMap(shared)], { begins: true }),
    bundle("common", null, sharedWithEngine(all)),
    bundle("common-later", null, sharedWithEngine(others.flatMap(shared))),
    ...engine.map((file) => bundle("engine", file, [file, ...shared(file)])),
    bundle(
      "public",
      null,
      all.filter((file) => reached.filter((files) => files.has(file)).length > 1),
    ),
    ...reached.map((files, index) => bundle(`public-${index}`, null, [...files])),
  ]
  return bundles.filter(({ files }) => files.length > 0)
}
