/** The client as the compiler reads it, with the wire types of one state of the contracts. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"

const root = fileURLToPath(new URL("../../../", import.meta.url))

/** The folder of the client's sources. */
export const sources = join(root, "src/")

export interface Client {
  readonly checker: ts.TypeChecker
  readonly files: readonly ts.SourceFile[]
  readonly fileNamed: (name: string) => ts.SourceFile | undefined
}

/** The way of a file below `src/`, null of a file that is elsewhere. */
export const ownName = (file: ts.SourceFile): string | null =>
  file.fileName.startsWith(sources) ? file.fileName.slice(sources.length) : null

export const namesOfSources = (): readonly string[] => ts.sys.readDirectory(sources, [".ts", ".tsx"])

/** The packages whose types values of the contracts go through; all others take long to read, and have none of them. */
const followed = /^(?:effect|openapi-fetch|openapi-typescript-helpers|react|immer|reselect)(?:\/|$)/u

/** `replaced`: texts in place of files, by their way below `src/`. */
export const clientProgram = (replaced: ReadonlyMap<string, string>): Client => {
  const config: unknown = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"))
  const json = typeof config === "object" && config !== null ? Reflect.get(config, "compilerOptions") : {}
  const { options } = ts.convertCompilerOptionsFromJson({ ...json, types: [], lib: ["ES2024"] }, root)
  const host = ts.createCompilerHost(options)
  const texts = new Map([...replaced].map(([name, text]) => [join(sources, name), text]))
  const read = host.readFile
  host.readFile = (name) => texts.get(name) ?? read(name)
  host.resolveModuleNameLiterals = (names, from, _redirected, given) =>
    names.map(({ text }) =>
      text.startsWith(".") || text.startsWith("#") || followed.test(text)
        ? ts.resolveModuleName(text, from, given, host)
        : { resolvedModule: undefined },
    )
  const program = ts.createProgram({ rootNames: namesOfSources(), options, host })
  const fileNamed = (name: string) => program.getSourceFile(join(sources, name))
  const files = program.getSourceFiles().filter((file) => ownName(file) !== null)
  return { checker: program.getTypeChecker(), files, fileNamed }
}
