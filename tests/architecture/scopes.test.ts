/** A page brings the scopes of all texts that its screen can show: what one module says, each page that reaches it knows. spec §2 Routes. */
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"
import { pageParts } from "../../src/domain/page-parts.ts"
import { routes } from "../../src/domain/routes.ts"

const sources = new Map<string, string>()
const sourceOf = (path: string): string => {
  const known = sources.get(path) ?? readFileSync(path, "utf8")
  sources.set(path, known)
  return known
}

/** The modules that a module needs, at once or later; the lists of all screens and modals bring their own scopes. */
const importsOf = (path: string): readonly string[] =>
  path.startsWith("src/ui/routes/")
    ? []
    : Array.from(
        sourceOf(path).matchAll(
          /^(?:import|export)(?! type)[^;]*? from "(\.[^"]+\.tsx?)"|import\("(\.[^"]+\.tsx?)"\)/gmu,
        ),
        ([, at = "", later = ""]) => join(dirname(path), at || later),
      )

const reachedFrom = (start: string): readonly string[] => {
  const reached = new Set([start])
  for (const path of reached) for (const next of importsOf(path)) reached.add(next)
  return [...reached]
}

/** The scopes that modules bring for what they show themselves. */
const broughtIn = (path: string): readonly string[] =>
  Array.from(sourceOf(path).matchAll(/<MoreTexts [^>]*scopes=\{\[([^\]]*)\]\}/gu), ([, list = ""]) =>
    Array.from(list.matchAll(/"([\w-]+)"/gu), ([, scope = ""]) => scope),
  ).flat()

const scopes = [...new Set(routes.flatMap((route) => [...pageParts(route).scopes]))]

/** Ids that are written out, and templates that begin with a scope. */
const scopesSaidIn = (path: string): readonly string[] =>
  scopes.filter((scope) => new RegExp(`["\`]${scope}\\.[\\w$]`, "u").test(sourceOf(path)))

/** Screens beside the one that a page names: a deal stands beside its list. */
const besides: Readonly<Record<string, readonly string[]>> = { "/deals/:key": ["deals/DealScreen"] }

describe("a page", () => {
  it.each(routes.filter((route) => pageParts(route).screen !== null))(
    "%s brings the words of its screen, and no others",
    (route) => {
      const { screen, scopes: own } = pageParts(route)
      const reached = [...(besides[route] ?? []), screen].flatMap((one) => reachedFrom(`src/ui/screens/${one}.tsx`))
      expect(reached.length).toBeGreaterThan(3)
      const brought = new Set<string>([...own, ...reached.flatMap(broughtIn)])
      const missing = reached.flatMap((path) =>
        scopesSaidIn(path).flatMap((scope) => (brought.has(scope) ? [] : [`${path} says ${scope}`])),
      )
      expect(missing).toEqual([])
      const said = new Set(reached.flatMap(scopesSaidIn))
      expect(own.filter((scope) => !said.has(scope))).toEqual([])
    },
  )
})
