/** The files that the build names for a page: its screen's code, for browsers to fetch at once, and the painter. */
import { isRecord } from "../../src/domain/json.ts"
import { pageParts } from "../../src/domain/page-parts.ts"
import type { RoutePattern } from "../../src/domain/routes.ts"
import type { BuiltFile, BuiltFiles } from "../web/built-files.ts"

interface Named {
  readonly screens: Readonly<Record<string, readonly string[]>>
  readonly painter: string | null
}

const namedIn = new WeakMap<BuiltFile, Named>()

const read = (manifest: BuiltFile): Named => {
  const { screens, painter } = { screens: {}, painter: null, ...(JSON.parse(manifest.plain.body.toString()) as object) }
  const named: Named = {
    screens: isRecord(screens) ? (screens as Named["screens"]) : {},
    painter: typeof painter === "string" ? painter : null,
  }
  namedIn.set(manifest, named)
  return named
}

const named = (built: BuiltFiles): Named => {
  const manifest = built("manifest.json")
  if (manifest === undefined) return { screens: {}, painter: null }
  return namedIn.get(manifest) ?? read(manifest)
}

/** Paths of the code, without that which every page names. */
export const filesOfPage = (built: BuiltFiles, route: RoutePattern): readonly string[] => {
  const { screen } = pageParts(route)
  return screen === null ? [] : (named(built).screens[screen] ?? [])
}

/** The path of the module that paints pages; null where the build has none. */
export const painterFile = (built: BuiltFiles): string | null => named(built).painter
