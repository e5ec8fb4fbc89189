/**
 * Checks sources against layers.mjs: imports, cycles, barrels, length, opening sentence, file names (architecture:
 * House rules).
 */
// @ts-check
import { dirname, join } from "node:path/posix"
import ts from "typescript"
import {
  featureFolders,
  features,
  maxCodeLines,
  mayUsePackage,
  packageOf,
  packageReasons,
  roomOf,
  vagueNames,
} from "./layers.mjs"

/** The names of the rules; a rule that is not among them does not compile, and each is a test of the house. */
export const ruleNames = /** @type {const} */ (["imports", "circle", "barrel", "length", "opening", "name"])

/**
 * @typedef {{ readonly path: string, readonly text: string }} Source
 * @typedef {{ readonly to: string, readonly line: number, readonly typeOnly: boolean }} Import
 * @typedef {{ readonly file: string, readonly line: number, readonly rule: (typeof ruleNames)[number], readonly reason: string }} Violation
 */

const isCode = (/** @type {string} */ path) => /\.(?:ts|tsx|mjs)$/.test(path)

/** @type {WeakMap<Source, ts.SourceFile>} */
const parsedBefore = new WeakMap()

/** Each source is parsed once, however many rules read it. */
const parsed = (/** @type {Source} */ source) => {
  const { path, text } = source
  const file =
    parsedBefore.get(source) ??
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith(".tsx") ? ts.ScriptKind.TSX : undefined)
  parsedBefore.set(source, file)
  return file
}

const isTypeOnly = (/** @type {ts.ImportDeclaration | ts.ExportDeclaration} */ statement) => {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly
  const { importClause } = statement
  if (importClause === undefined) return false
  if (importClause.isTypeOnly) return true
  const { name, namedBindings } = importClause
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false
  return namedBindings.elements.length > 0 && namedBindings.elements.every((element) => element.isTypeOnly)
}

/**
 * Every import of one source: `import`, `export … from`, `import()` and `typeof import()`.
 *
 * @param {Source} source
 * @returns {readonly Import[]}
 */
export const importsOf = (source) => {
  const file = parsed(source)
  /** @type {Import[]} */
  const found = []
  const add = (
    /** @type {ts.Node} */ at,
    /** @type {ts.Node | undefined} */ specifier,
    /** @type {boolean} */ typeOnly,
  ) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return
    const line = file.getLineAndCharacterOfPosition(at.getStart(file)).line + 1
    found.push({ to: specifier.text, line, typeOnly })
  }
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, isTypeOnly(node))
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, node.arguments[0], false)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** A relative import's file within the repo; null for a package. */
const resolved = (/** @type {string} */ from, /** @type {string} */ specifier) =>
  specifier.startsWith(".") ? join(dirname(from), specifier) : null

const featureOf = (/** @type {string} */ folder, /** @type {string} */ path) => {
  if (!path.startsWith(`${folder}/`)) return null
  return (
    path
      .slice(folder.length + 1)
      .split("/")[0]
      ?.replace(/\.\w+$/, "") ?? null
  )
}

/**
 * Answers the rooms that a source imports, and whether only their types.
 *
 * @param {Source} source
 * @returns {readonly { readonly from: string, readonly to: string, readonly typeOnly: boolean }[]}
 */
export const arrowsOf = (source) => {
  const from = roomOf(source.path).name
  return importsOf(source).flatMap(({ to, typeOnly }) => {
    const file = resolved(source.path, to)
    return file === null || roomOf(file).name === from ? [] : [{ from, to: roomOf(file).name, typeOnly }]
  })
}

/** @returns {string | null} */
const refusal = (/** @type {Source} */ source, /** @type {Import} */ { to, typeOnly }) => {
  const room = roomOf(source.path)
  const file = resolved(source.path, to)
  if (file === null) {
    if (mayUsePackage(room, to)) return null
    return `${room.name} may not import ${to}: ${packageReasons[packageOf(to)] ?? room.reason}.`
  }
  if (room.imports === "any") return null
  const other = roomOf(file)
  const allowed =
    other === room || room.imports[other.name] === true || (room.imports[other.name] === "types" && typeOnly)
  if (!allowed) return `${room.name} may not import ${file} (${other.name}): ${room.reason}.`
  const [from, target] = [featureOf("src/projections", source.path), featureOf("src/projections", file)]
  const bothFeatures = features.includes(from ?? "") && features.includes(target ?? "")
  if (room.name === "projections" && bothFeatures && from !== target && !typeOnly)
    return `projections never import each other (only the types of their states): each must fold and replay alone.`
  return null
}

/** @returns {readonly Violation[]} */
const importViolations = (/** @type {Source} */ source) =>
  importsOf(source).flatMap((one) => {
    const reason = refusal(source, one)
    return reason === null ? [] : [{ file: source.path, line: one.line, rule: "imports", reason }]
  })

/**
 * Import cycles, type imports included: files that can't be read without each other belong together, or have to be
 * separated.
 */
const circles = (/** @type {readonly Source[]} */ sources) => {
  const known = new Set(sources.map((source) => source.path))
  const edges = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap(({ to }) => {
        const file = resolved(source.path, to)
        return file !== null && known.has(file) ? [file] : []
      }),
    ]),
  )
  /** @type {Map<string, "open" | "done">} */
  const seen = new Map()
  /** @type {Violation[]} */
  const found = []
  const walk = (/** @type {string} */ path, /** @type {readonly string[]} */ trail) => {
    seen.set(path, "open")
    for (const next of edges.get(path) ?? []) {
      if (seen.get(next) === "open") {
        const circle = [...trail.slice(trail.indexOf(next)), next]
        found.push({
          file: path,
          line: 1,
          rule: "circle",
          reason: `imports run downhill only, and this is a circle: ${circle.join(" → ")}.`,
        })
      } else if (!seen.has(next)) walk(next, [...trail, next])
    }
    seen.set(path, "done")
  }
  for (const { path } of sources) if (!seen.has(path)) walk(path, [path])
  return found
}

const codeLines = (/** @type {string} */ text) => {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, "").split("\n")
  return bare.filter((line) => line.trim() !== "" && !line.trim().startsWith("//")).length
}

const shapeViolations = (/** @type {Source} */ source) => {
  const { path, text } = source
  const { statements } = parsed(source)
  const at = { file: path, line: 1 }
  /** @type {Violation[]} */
  const found = []
  if (codeLines(text) > maxCodeLines)
    found.push({
      ...at,
      rule: "length",
      reason: `more than ${maxCodeLines} lines of code; a feature grows by a better noun, not by a longer file.`,
    })
  if (!path.startsWith("tests/") && !/^\/\*\* ?[\s\S]{8,}?\*\//.test(text))
    found.push({
      ...at,
      rule: "opening",
      reason: "a file opens with one /** sentence */ saying what it holds and what rules it.",
    })
  const starExport = statements.some(
    (one) => ts.isExportDeclaration(one) && one.moduleSpecifier !== undefined && one.exportClause === undefined,
  )
  const onlyPasses =
    statements.some(ts.isExportDeclaration) &&
    statements.every(
      (one) => ts.isImportDeclaration(one) || (ts.isExportDeclaration(one) && one.moduleSpecifier !== undefined),
    )
  if (starExport || onlyPasses)
    found.push({
      ...at,
      rule: "barrel",
      reason: "a barrel hides where things live and pulls in what nobody asked for; import from the file itself.",
    })
  return found
}

/** Other forms of a feature's noun (singular, plural, British), which `git ls-files | grep <noun>` would miss. */
const nearMisses = new Map(
  features.flatMap((noun) => {
    const forms = [
      noun.endsWith("s") ? noun.slice(0, -1) : `${noun}s`,
      noun.endsWith("ies") ? `${noun.slice(0, -3)}y` : noun,
    ]
    return [...forms, noun.replace("favorite", "favourite")].filter((form) => form !== noun).map((form) => [form, noun])
  }),
)

const nameViolations = (/** @type {Source} */ { path }) => {
  const name =
    path
      .split("/")
      .at(-1)
      ?.replace(/(?:\.test|\.properties|\.d)?\.\w+$/, "") ?? ""
  const at = /** @type {const} */ ({ file: path, line: 1, rule: "name" })
  /** @type {Violation[]} */
  const found = []
  if (vagueNames.includes(name))
    found.push({ ...at, reason: `"${name}" says what kind of code this is, not what it is about.` })
  for (const folder of featureFolders) {
    const noun = nearMisses.get(featureOf(folder, path) ?? "")
    if (noun !== undefined)
      found.push({
        ...at,
        reason: `the same feature has the same name in every room, and this one is called "${noun}".`,
      })
  }
  return found
}

/**
 * All violations of the house rules in these sources; paths are relative to the repository, with forward slashes.
 *
 * @param {readonly Source[]} sources
 * @returns {readonly Violation[]}
 */
export const violations = (sources) => {
  const code = sources.filter(({ path }) => isCode(path) && !path.startsWith("src/sdk/generated/"))
  return [
    ...code.flatMap((source) => [...importViolations(source), ...shapeViolations(source), ...nameViolations(source)]),
    ...circles(code),
  ]
}
