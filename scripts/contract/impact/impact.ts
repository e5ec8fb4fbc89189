/** Follows a change of the contracts through the client: from the wire over events and read models to the screens. */
import type { Change } from "../compare/contracts.ts"
import type { Graph, Place } from "./graph.ts"
import { after, lookupsIn } from "./lookups.ts"
import type { Reach } from "./reach.ts"

/** A place where the client has to be looked at, or changed. */
export interface Touched extends Place {
  /** On the wire, where a field has the contract's name; what came of it, as a screen shows it; or the operation's call. */
  readonly as: "wire" | "shown" | "asked"
  /** The unit that the line is in. */
  readonly within: string
}

export interface Impact {
  readonly commands: readonly string[]
  readonly normalisers: readonly string[]
  readonly events: readonly string[]
  /** Such as `deals.DealClosed`. */
  readonly recipes: readonly string[]
  readonly selectors: readonly string[]
  /** Routes, modals, and "every page" for its frame. */
  readonly screens: readonly string[]
  readonly touched: readonly Touched[]
}

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted()

export const impactIn = (graph: Graph): ((change: Change, reach: Reach) => Impact) => {
  const { users, readers, sources, drawn, roomOf, screensOf, readersOf } = lookupsIn(graph)
  const nameOf = (unit: number): string => graph.units[unit]?.name ?? ""

  /** The fields of the wire types that a change is about, with all within them; none of a field that is new. */
  const startsOf = (
    { service, operation, schema, fields, way }: Change,
    { operationIds, inner }: Reach,
  ): readonly number[] => {
    // A service's address, or another thing that holds for all of it, is written in no field.
    if (operation === null && schema === null) return []
    const keys = Object.keys(graph.wire)
    const below = (key: string) => keys.filter((one) => one === key || one.startsWith(`${key}.`))
    const path = fields.join(".")
    if (schema !== null && path === "") return carriersOf(`${service} schemas.${schema}`)
    if (schema !== null) {
      const names = [schema, ...inner]
      const found = names.map((name) => below(`${service} schemas.${name}.${path}`)).find((one) => one.length > 0)
      return (found ?? []).flatMap((key) => graph.wire[key] ?? [])
    }
    const parts = way === "asked" ? ["parameters", "requestBody"] : ["responses"]
    return operationIds.flatMap((id) =>
      parts.flatMap((part) => {
        const root = `${service} operations.${id}.${part}`
        const found = below(root).filter((key) => path === "" || `${key}.`.includes(`.${path}.`))
        return found.flatMap((key) => graph.wire[key] ?? [])
      }),
    )
  }
  const wireKeys = new Map(Object.entries(graph.wire).flatMap(([key, ids]) => ids.map((id) => [id, key] as const)))
  /** The fields that are of a schema, by itself or by one that is nothing but that. */
  const carriersOf = (schema: string): readonly number[] => [
    ...after(graph.carriers[schema] ?? [], (node) => graph.carriers[wireKeys.get(node) ?? ""] ?? []),
  ]

  /** The units that read what events carry: first the selectors of the read models that they change, then those of screens. */
  const carriedBy = (events: readonly string[]) => {
    const recipes = graph.recipes.filter(({ event }) => events.includes(event))
    return { recipes, ...readersOf(recipes.flatMap(({ touched }) => touched)) }
  }

  const touchedAt = (
    as: Touched["as"],
    nodes: ReadonlySet<number>,
    isWanted: (unit: number) => boolean,
  ): readonly Touched[] =>
    graph.sites
      .filter(({ node, unit }) => nodes.has(node) && isWanted(unit))
      .map(({ node, unit, line }) => ({
        as,
        name: graph.nodes[node]?.name ?? "",
        file: graph.units[unit]?.file ?? "",
        line,
        within: nameOf(unit),
      }))

  const once = (all: readonly Touched[]): readonly Touched[] => [
    ...new Map(all.map((one) => [`${one.file}:${one.line} ${one.name}`, one])).values(),
  ]

  /** The events of the kinds of hub message that a change names; null of one that is about what messages carry. */
  const kindsOf = ({ schema, fields, what }: Change): readonly string[] | null => {
    const kinds = Object.entries(graph.notices[schema ?? ""] ?? {})
    if (fields.length !== 1 || !kinds.some(([kind]) => what.includes(JSON.stringify(kind)))) return null
    return kinds.flatMap(([kind, events]) => (what.includes(JSON.stringify(kind)) ? events : []))
  }

  /** A client may ask for what is new already, and for what has moved where it was. */
  const callsOf = ({ service }: Change, { operations, before }: Reach) =>
    [...new Set([...operations, ...before.operations])].flatMap((name) =>
      (graph.calls[`${service} ${name}`] ?? []).map((call) => ({ ...call, name })),
    )

  const impactOfAnswer = (change: Change, reach: Reach) => {
    const calls = callsOf(change, reach)
    const kinds = kindsOf(change)
    const events = sorted([
      ...calls.flatMap((call) => call.events),
      ...(kinds ?? reach.notices.flatMap((notice) => Object.values(graph.notices[notice] ?? {}).flat())),
    ])
    const starts = startsOf(change, reach)
    const flowing = after(starts, (node) => graph.flows[node] ?? [])
    const { recipes, selectors, shown } = carriedBy(events)
    const isRead = kinds === null && (change.fields.length > 0 || (change.schema !== null && starts.length > 0))
    const answering = new Set(
      [...flowing]
        .flatMap((node) => users[graph.unitOfResult[node] ?? -1] ?? [])
        .filter((unit) => roomOf(unit) === "ui"),
    )
    const reading = new Set([
      ...answering,
      ...[...flowing].flatMap((node) => readers.get(node) ?? []).filter((unit) => roomOf(unit) === "ui"),
    ])
    const screens = isRead ? screensOf(shown, reading) : screensOf(shown)
    const onScreens = new Set(drawn.filter(({ name }) => screens.includes(name)).flatMap(({ units }) => [...units]))
    const isHit = (unit: number) => onScreens.has(unit) && (reading.has(unit) || !isRead)
    // Hub messages carry records of the notifications' own, which normalisers take for those of the core.
    const onWire = after(starts, (node) => (graph.flows[node] ?? []).filter((end) => wireKeys.has(end)))
    const first = touchedAt("wire", onWire, (unit) => roomOf(unit) !== "ui")
    const shownAt = isRead ? touchedAt("shown", flowing, isHit) : []
    const named = [...selectors].filter((unit) => (users[unit] ?? []).some((user) => onScreens.has(user)))
    return {
      events,
      recipes: screens.length === 0 ? [] : sorted(recipes.map(({ model, event }) => `${model}.${event}`)),
      selectors: screens.length === 0 ? [] : sorted(named.map(nameOf)),
      screens,
      touched: once([...first, ...shownAt]),
    }
  }

  /** The lines that ask for the operation of a change. */
  const asking = (change: Change, reach: Reach): readonly Touched[] =>
    once(
      callsOf(change, reach).map(({ name, unit, line }) => ({
        as: "asked",
        name,
        file: graph.units[unit]?.file ?? "",
        line,
        within: nameOf(unit),
      })),
    )

  const impactOfRequest = (change: Change, reach: Reach, commands: readonly string[]) => {
    const sending = new Set(commands.flatMap((name) => graph.dispatchers[name] ?? []))
    const starts = startsOf(change, reach)
    const units = [
      ...callsOf(change, reach).map(({ unit }) => unit),
      ...commands.flatMap((name) => graph.handlers[name] ?? []),
    ]
    const isOfCommands = (unit: number) => roomOf(unit) === "commands"
    const used = after(units, (unit) => (graph.uses[unit]?.units ?? []).filter(isOfCommands))
    // All commands pass the bus, so that fields of the others seem to flow here.
    const own = new Set([...used].map((unit) => graph.units[unit]?.file ?? ""))
    const isWritten = (node: number) => {
      const { kind, file } = graph.nodes[node] ?? { kind: "value", file: "" }
      return kind === "field" && (file.startsWith("ui/") || (file.startsWith("commands/") && own.has(file)))
    }
    const written = [...after(starts, (node) => (sources.get(node) ?? []).filter(isWritten))].filter(isWritten)
    const touched = written.flatMap((node) => {
      const place = graph.nodes[node]
      if (place === undefined) return []
      const { name, file, line } = place
      return [{ as: "wire" as const, name, file, line, within: "" }]
    })
    return { events: [], recipes: [], selectors: [], screens: screensOf(sending), touched: once(touched) }
  }

  return (change, reach) => {
    const calls = callsOf(change, reach)
    const commands = sorted(calls.flatMap((call) => call.commands))
    const normalisers = sorted(
      reach.readSchemas((name) =>
        (graph.takers[`${change.service} schemas.${name}`] ?? graph.takers[`core schemas.${name}`] ?? [])
          .filter((unit) => roomOf(unit) === "events/wire")
          .map(nameOf),
      ),
    )
    const isSent = change.way === "asked" && change.where !== "operation"
    const isRefused = change.where.startsWith("refusal")
    const found = isSent || isRefused ? impactOfRequest(change, reach, commands) : impactOfAnswer(change, reach)
    const isOfNoField = change.operation !== null && change.schema === null && change.fields.length === 0
    const touched = isOfNoField ? asking(change, reach) : found.touched
    return { commands, normalisers: isSent || isRefused ? [] : normalisers, ...found, touched }
  }
}
