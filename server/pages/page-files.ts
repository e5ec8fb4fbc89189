/** The code that a page's screen comes with, as the build says it, for browsers to fetch at once. */
import { isRecord } from "../../src/domain/json.ts"
import { pageParts } from "../../src/domain/page-parts.ts"
import type { RoutePattern } from "../../src/domain/routes.ts"
import type { BuiltFile, BuiltFiles } from "../web/built-files.ts"

type ScreenFiles = Readonly<Record<string, readonly string[]>>

const filesIn = new WeakMap<BuiltFile, ScreenFiles>()

const screenFiles = (manifest: BuiltFile): ScreenFiles => {
  const read = JSON.parse(manifest.plain.body.toString()) as unknown
  const screens = isRecord(read) && isRecord(read["screens"]) ? read["screens"] : {}
  const files = screens as ScreenFiles
  filesIn.set(manifest, files)
  return files
}

/** Paths of the files, without those that every page names. */
export const filesOfPage = (built: BuiltFiles, route: RoutePattern): readonly string[] => {
  const { screen } = pageParts(route)
  const manifest = built("manifest.json")
  if (screen === null || manifest === undefined) return []
  return (filesIn.get(manifest) ?? screenFiles(manifest))[screen] ?? []
}
