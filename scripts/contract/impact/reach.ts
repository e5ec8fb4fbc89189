/** Finds what a change reaches within the contracts: operations, hub messages, and the schemas around it. */
import type { Change } from "../compare/contracts.ts"
import { callsIn, type Call } from "../normal/calls.ts"
import { paired, type Paired } from "../normal/paired.ts"
import type { ContractTree } from "../source/contract-tree.ts"
import { isSaid, recordAt } from "../source/parse.ts"
import type { Contracts } from "../source/read.ts"

export interface Named {
  readonly operations: readonly string[]
  /** Hub messages. */
  readonly messages: readonly string[]
}

/** Operations and hub messages have the names of now; those that are gone, their last ones. */
export interface Reach extends Named {
  /** The same by their names at the base, by which clients ask and traffic was recorded; what is new has none. */
  readonly before: Named
  readonly operationIds: readonly string[]
  /** The schemas of the messages in which it is, or which have it within. */
  readonly notices: readonly string[]
  /** The schemas that the one of the change refers to by itself. */
  readonly inner: readonly string[]
  /** The first to be found among the schemas around the change, ring by ring; or among those within an answer. */
  readonly readSchemas: (foundFor: (schema: string) => readonly string[]) => readonly string[]
}

/** The components that a value refers to by itself. */
const namesIn = (tree: ContractTree, value: unknown): ReadonlySet<string> => {
  const found = new Set<string>()
  const look = (one: unknown): void => {
    if (typeof one !== "object" || one === null) return
    if (isSaid(one) && typeof one["$ref"] === "string") {
      const { name } = tree.follow(one)
      if (name !== null) found.add(name)
    }
    for (const [key, part] of Object.entries(one)) if (key !== "example" && key !== "examples") look(part)
  }
  look(value)
  return found
}

/** The components within those of the names, ring by ring, until one of the rings has what is looked for. */
const nearest = <Found>(
  start: ReadonlySet<string>,
  next: (name: string) => Iterable<string>,
  foundIn: (ring: ReadonlySet<string>) => readonly Found[],
): readonly Found[] => {
  const seen = new Set<string>()
  for (let ring = start; ring.size > 0;) {
    const found = foundIn(ring)
    if (found.length > 0) return found
    for (const name of ring) seen.add(name)
    ring = new Set([...ring].flatMap((name) => [...next(name)]).filter((name) => !seen.has(name)))
  }
  return []
}

interface Side {
  readonly calls: readonly Call[]
  readonly messages: readonly Call[]
  readonly within: (name: string) => ReadonlySet<string>
  readonly around: (name: string) => readonly string[]
  /** Answers whether a component goes in a request of it, or else in an answer, however deep. */
  readonly reaches: (call: Call, isSent: boolean, name: string) => boolean
  readonly answerOf: (call: Call) => ReadonlySet<string>
  /** The schemas of a hub message's body that are the schema, have it within, or are within it; all where it is null. */
  readonly noticesOf: (call: Call, schema: string | null) => readonly string[]
}

const sideOf = (tree: ContractTree): Side => {
  const inner = new Map([...tree.components].map(([name, one]) => [name, namesIn(tree, one)] as const))
  const within = (name: string) => inner.get(name) ?? new Set<string>()
  const closure = (start: Iterable<string>): ReadonlySet<string> => {
    const all = new Set(start)
    for (const name of all) for (const next of within(name)) all.add(next)
    return all
  }
  const reached = new Map<string, ReadonlySet<string>>()
  const reach = (call: Call, isSent: boolean): ReadonlySet<string> => {
    const key = `${isSent} ${call.name}`
    const known = reached.get(key)
    if (known !== undefined) return known
    const { requestBody, responses } = call.operation
    const all = closure(namesIn(tree, isSent ? [[...call.parameters.values()], requestBody] : responses))
    reached.set(key, all)
    return all
  }
  return {
    calls: callsIn(tree, recordAt(tree.root, "paths"), false),
    messages: callsIn(tree, recordAt(tree.root, "webhooks"), true),
    within,
    around: (name) => [...inner].filter(([, names]) => names.has(name)).map(([outer]) => outer),
    reaches: (call, isSent, name) => reach(call, isSent).has(name),
    answerOf: ({ operation }) => {
      const all = Object.entries(recordAt(operation, "responses"))
      return namesIn(
        tree,
        all.filter(([status]) => status.startsWith("2")).map(([, one]) => one),
      )
    },
    noticesOf: ({ operation }, schema) => {
      const bodies = [...closure(namesIn(tree, operation["requestBody"]))]
      if (schema === null) return bodies
      const inside = closure([schema])
      return bodies.filter((name) => inside.has(name) || closure([name]).has(schema))
    },
  }
}

interface Compared {
  readonly sides: readonly Side[]
  readonly operations: Paired
  readonly messages: Paired
}

/** Names each pair that has one of the calls, once. */
const reachedAmong = (pairs: Paired, calls: readonly Call[]) => {
  const reached = new Set(calls)
  const found = pairs.filter((pair) => pair.some((call) => call !== undefined && reached.has(call)))
  return {
    now: found.flatMap(([old, now]) => (now ?? old)?.name ?? []),
    before: found.flatMap(([old]) => old?.name ?? []),
    ids: [
      ...new Set(found.flat().flatMap((call) => (call === undefined ? [] : String(call.operation["operationId"])))),
    ],
  }
}

/** Answers of each change what it reaches. */
export const reachIn = (before: Contracts, after: Contracts): ((change: Change) => Reach) => {
  const known = new Map<string, Compared>()
  const comparedIn = (service: string): Compared => {
    const found = known.get(service)
    if (found !== undefined) return found
    const [old, now] = [before.get(service), after.get(service)].map((tree) => tree && sideOf(tree))
    const compared = {
      sides: [old, now].filter((side) => side !== undefined),
      operations: paired(old?.calls ?? [], now?.calls ?? []),
      messages: paired(old?.messages ?? [], now?.messages ?? []),
    }
    known.set(service, compared)
    return compared
  }

  return ({ service, schema, operation, way }) => {
    const { sides, ...all } = comparedIn(service)
    const isAsked = way === "asked"
    const among = (calls: readonly Call[], isReached: (call: Call, schema: string) => boolean): readonly Call[] =>
      calls.filter((call) =>
        schema === null ? operation === null || call.name === operation : isReached(call, schema),
      )
    const callsOf = (side: Side) => among(side.calls, (call, name) => side.reaches(call, isAsked, name))
    // A hub message goes the other way round.
    const messagesOf = (side: Side) => among(side.messages, (call, name) => side.reaches(call, !isAsked, name))
    const [operations, messages] = [
      reachedAmong(all.operations, sides.flatMap(callsOf)),
      reachedAmong(all.messages, sides.flatMap(messagesOf)),
    ]
    return {
      operations: operations.now,
      messages: messages.now,
      before: { operations: operations.before, messages: messages.before },
      operationIds: operations.ids,
      notices: [...new Set(sides.flatMap((side) => messagesOf(side).flatMap((call) => side.noticesOf(call, schema))))],
      inner: schema === null ? [] : [...new Set(sides.flatMap(({ within }) => [...within(schema)]))],
      readSchemas: (foundFor) =>
        sides.flatMap(({ calls, around, within, answerOf }) => {
          const foundIn = (ring: ReadonlySet<string>) => [...ring].flatMap(foundFor)
          if (schema !== null) return nearest(new Set([schema]), around, foundIn)
          return calls
            .filter(({ name }) => name === operation)
            .flatMap((call) => nearest(answerOf(call), within, foundIn))
        }),
    }
  }
}
