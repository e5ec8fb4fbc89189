/** Finds the screens that show something else where read models end otherwise: they read a part that differs. */
import type { Graph } from "../impact/graph.ts"
import { lookupsIn } from "../impact/lookups.ts"
import type { Change as Difference } from "../../../src/log/changes.ts"

/** Screens of which the same is so. */
export interface Ending {
  /** Named as in `Impact`. */
  readonly screens: readonly string[]
  /** The parts of the read models that end otherwise, such as `deals.byKey.*.status`. */
  readonly paths: readonly string[]
  readonly journeys: readonly string[]
}

/** A difference in the read models of a journey. */
export interface Ended {
  readonly journey: string
  readonly path: readonly string[]
  /** A whole thing is missing, so that more screens than those of the changed field show something else. */
  readonly isWhole: boolean
}

/** A cursor says when something was told, which nobody sees; a toast is gone by the end. */
const isShown = ([model, ...rest]: readonly string[]): boolean =>
  model !== "toasts" && model !== "commands" && !["asOf", "letGoUpTo"].includes(rest.at(-1) ?? "")

const isName = (part: string): boolean => /^[a-z]+$/iu.test(part) && part !== "key"

/** Keys and places in lists, which are made up in recorded answers, become `*`. */
const generalised = ([model = "", field = "", ...rest]: readonly string[]): readonly string[] => [
  ...[model, field],
  ...rest.map((part) => (isName(part) ? part : "*")),
]

/** `isRefused`: the client could not read an answer of the journey, and is without all that it told. */
export const endedIn = (journey: string, differences: readonly Difference[], isRefused: boolean): readonly Ended[] =>
  differences
    .map(({ path }) => generalised(path))
    .filter(isShown)
    .map((path) => ({ journey, path, isWhole: isRefused || path.slice(2).every((part) => part === "*") }))

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted()

/** Answers whose screens read what ended otherwise; `ofField`: the screens that show, or decide by, the changed field. */
export const endingsIn = (graph: Graph) => {
  const { screensOf, readersOf } = lookupsIn(graph)
  const known = new Map<string, readonly string[]>()
  const readingOf = (model: string, field: string): readonly string[] => {
    const name = `${model}.${field}`
    const before = known.get(name)
    if (before !== undefined) return before
    const touched = graph.recipes.filter((recipe) => recipe.model === model).flatMap((recipe) => recipe.touched)
    const screens = screensOf(readersOf(touched.filter((node) => graph.nodes[node]?.name === field)).shown)
    known.set(name, screens)
    return screens
  }

  return (ended: readonly Ended[], ofField: readonly string[]): readonly Ending[] => {
    const found = ended.flatMap(({ journey, path, isWhole }) => {
      const reading = readingOf(path[0] ?? "", path[1] ?? "")
      const screens = isWhole ? reading : reading.filter((screen) => ofField.includes(screen))
      return screens.map((screen) => ({ screen, path: path.join("."), journey }))
    })
    const ofScreens = [...Map.groupBy(found, ({ screen }) => screen)].map(([screen, all]) => ({
      screen,
      paths: sorted(all.map(({ path }) => path)),
      journeys: sorted(all.map(({ journey }) => journey)),
    }))
    const alike = Map.groupBy(ofScreens, ({ paths, journeys }) => JSON.stringify([paths, journeys]))
    return [...alike.values()].map((same) => ({
      screens: sorted(same.map(({ screen }) => screen)),
      paths: sorted(same.flatMap(({ paths }) => paths)),
      journeys: sorted(same.flatMap(({ journeys }) => journeys)),
    }))
  }
}
