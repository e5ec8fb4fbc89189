/** The sources as the compiler's API sees them: what they export, and which expressions stand in them. */
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import ts from "typescript"

const root = fileURLToPath(new URL("../../", import.meta.url))

/** Paths from the root of the repository. */
export const sourcesIn = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => /\.tsx?$/u.test(name) && !name.endsWith(".d.ts") && !name.includes("/generated/"))
      .toSorted(),
  )

/** One source by itself, for whoever asks for no types: a whole program takes seconds. */
export const parsed = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(`${root}${path}`, "utf8"), ts.ScriptTarget.Latest, true)

const options = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, noEmit: true, types: ["node"] }
}

export interface Program {
  readonly checker: ts.TypeChecker
  readonly sourceOf: (path: string) => ts.SourceFile
}

export const programOf = (paths: readonly string[]): Program => {
  const program = ts.createProgram(
    paths.map((path) => `${root}${path}`),
    options(),
  )
  return {
    checker: program.getTypeChecker(),
    sourceOf: (path) => {
      const source = program.getSourceFile(`${root}${path}`)
      if (source === undefined) throw new Error(`The compiler has not read ${path}.`)
      return source
    },
  }
}
