/**
 * Adds a member to every enumeration of the domain, in memory, and reads what the compiler finds. Whatever decides by one
 * member alone and is not found must have its reason in `members-reasons.mjs`: that is where a new status, kind or role would
 * go silently wrong. Run by `npm run test:members`. architecture: House rules.
 */
// @ts-check
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { decisionsIn } from "./house/members-decisions.mjs"
import { enumerationsOf, extended } from "./house/members-enumerations.mjs"
import { reasonFor, unusedReasons } from "./house/members-reasons.mjs"

const root = join(dirname(fileURLToPath(import.meta.url)), "..")

const sources = (/** @type {string} */ file) => /^(?:src|server)\//u.test(file) && !file.includes("generated")

const parsed = () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const config = ts.getParsedCommandLineOfConfigFile(join(root, "tsconfig.json"), {}, host)
  if (config === undefined) throw new Error("tsconfig.json can't be read.")
  const files = config.fileNames.filter((file) => !relative(root, file).startsWith("tests/"))
  return { options: { ...config.options, noEmit: true }, files }
}

const { options, files } = parsed()

const programOf = (/** @type {ReadonlyMap<string, string>} */ changed) => {
  const host = ts.createCompilerHost(options)
  const read = host.readFile.bind(host)
  host.readFile = (file) => changed.get(relative(root, file)) ?? read(file)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = changed.get(relative(root, file))
    return text === undefined
      ? getSourceFile(file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion, true)
  }
  return ts.createProgram(files, options, host)
}

const before = programOf(new Map())
const nameOf = (/** @type {ts.SourceFile} */ file) => relative(root, file.fileName)
const enumerations = enumerationsOf(before, nameOf)
const after = programOf(extended(before, enumerations, nameOf))

/**
 * The compiler's words on each file once every enumeration has a member more.
 *
 * @type {ReadonlyMap<string, string>}
 */
const found = new Map(
  after
    .getSourceFiles()
    .filter((file) => sources(nameOf(file)))
    .map((file) => {
      const said = after
        .getSemanticDiagnostics(file)
        .map((one) => ts.flattenDiagnosticMessageText(one.messageText, " "))
      return [nameOf(file), said.join(" ")]
    }),
)

const isFoundIn = (/** @type {string} */ file, /** @type {string} */ added) => (found.get(file) ?? "").includes(added)

const decisions = before
  .getSourceFiles()
  .filter((file) => sources(nameOf(file)))
  .flatMap((file) => decisionsIn(file, nameOf(file), before.getTypeChecker(), enumerations))

/** A file that does not compile with the new member is one that whoever adds it has to open and read. */
const silent = decisions.filter(({ file, enumeration }) => !isFoundIn(file, enumeration.added))
const unexplained = silent.filter(({ text, enumeration }) => reasonFor(enumeration.name, text) === undefined)
const unused = unusedReasons(silent.map(({ text, enumeration }) => ({ enumeration: enumeration.name, member: text })))

for (const { name, added } of enumerations) {
  const places = [...found.keys()].filter((file) => isFoundIn(file, added)).length
  const quiet = silent.filter(({ enumeration }) => enumeration.name === name).length
  console.log(`${name}: found by the compiler in ${places} files; ${quiet} decisions by one member are not.`)
}
for (const { file, line, enumeration, text } of unexplained)
  console.log(`✗ ${file}:${line} asks for one ${enumeration.name} (${text}): use a predicate or record of the domain.`)
for (const reason of unused) console.log(`✗ ${reason} is in members-reasons.mjs, but nothing there needs a reason.`)
console.log(
  `\n${enumerations.length} enumerations, ${decisions.length} decisions by one member, ${unexplained.length} unexplained.`,
)
process.exitCode = unexplained.length + unused.length > 0 ? 1 : 0
