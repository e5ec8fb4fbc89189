/** The graph turned round, for questions that are asked of it again and again. */
import type { Graph } from "./graph.ts"

/** Everything that comes after some in a table of what comes next. */
export const after = (start: Iterable<number>, next: (one: number) => Iterable<number>): ReadonlySet<number> => {
  const all = new Set(start)
  for (const one of all) for (const other of next(one)) all.add(other)
  return all
}

export interface Lookups {
  /** The units that use each unit. */
  readonly users: readonly (readonly number[])[]
  /** The units that read each field. */
  readonly readers: ReadonlyMap<number, readonly number[]>
  /** The fields that each field takes its value from. */
  readonly sources: ReadonlyMap<number, readonly number[]>
  /** All that is drawn on each screen. */
  readonly drawn: readonly { readonly name: string; readonly units: ReadonlySet<number> }[]
  readonly roomOf: (unit: number) => string
  /** The screens that have one unit at least of each of these. */
  readonly screensOf: (...needed: readonly ReadonlySet<number>[]) => readonly string[]
  /** The units that read fields of read models: selectors, and those of screens that read them or a selector of them. */
  readonly readersOf: (state: readonly number[]) => {
    readonly selectors: ReadonlySet<number>
    readonly shown: ReadonlySet<number>
  }
}

const add = (lists: Map<number, number[]>, key: number, one: number): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [one])
  else list.push(one)
}

export const lookupsIn = (graph: Graph): Lookups => {
  const users = graph.units.map((): number[] => [])
  const readers = new Map<number, number[]>()
  const sources = new Map<number, number[]>()
  for (const [unit, used] of graph.uses.entries()) {
    for (const one of used.units) users[one]?.push(unit)
    for (const node of used.nodes) add(readers, node, unit)
  }
  for (const [from, ends] of graph.flows.entries()) for (const end of ends) add(sources, end, from)
  const roomOf = (unit: number): string => graph.units[unit]?.room ?? ""
  const isShown = (unit: number): boolean => roomOf(unit) === "ui"
  const drawn = graph.screens.map(({ name, units }) => ({
    name,
    units: after(units.filter(isShown), (one) => (graph.uses[one]?.units ?? []).filter(isShown)),
  }))

  const screensOf: Lookups["screensOf"] = (...needed) =>
    drawn
      .filter(({ units }) => needed.every((some) => [...some].some((unit) => units.has(unit))))
      .map(({ name }) => name)

  const entries = new Set(graph.recipes.map(({ unit }) => unit))
  const readersOf: Lookups["readersOf"] = (state) => {
    const direct = state.flatMap((node) => readers.get(node) ?? []).filter((unit) => !entries.has(unit))
    const isModel = (unit: number) => roomOf(unit) === "projections" && !entries.has(unit)
    const selectors = after(direct.filter(isModel), (unit) => (users[unit] ?? []).filter(isModel))
    const shown = new Set([
      ...direct.filter(isShown),
      ...[...selectors].flatMap((unit) => users[unit] ?? []).filter(isShown),
    ])
    return { selectors, shown }
  }
  return { users, readers, sources, drawn, roomOf, screensOf, readersOf }
}
