/** Finds the operations, normalisers and commands that a change of the contracts reaches. */
import type { Change } from "../compare/contracts.ts"
import { callsIn, type Call } from "../normal/calls.ts"
import { commandsOf, normalisersOf } from "../sdk-uses.mjs"
import type { ContractTree } from "../source/contract-tree.ts"
import { isSaid, recordAt } from "../source/parse.ts"
import type { Contracts } from "../source/read.ts"

export interface Uses {
  readonly operations: readonly string[]
  /** Hub messages. */
  readonly messages: readonly string[]
  readonly normalisers: readonly string[]
  readonly commands: readonly string[]
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
}

const sideOf = (tree: ContractTree): Side => {
  const inner = new Map([...tree.components].map(([name, one]) => [name, namesIn(tree, one)] as const))
  const within = (name: string) => inner.get(name) ?? new Set<string>()
  const reached = new Map<string, ReadonlySet<string>>()
  const reach = (call: Call, isSent: boolean): ReadonlySet<string> => {
    const key = `${isSent} ${call.name}`
    const known = reached.get(key)
    if (known !== undefined) return known
    const { requestBody, responses } = call.operation
    const all = new Set<string>()
    const waiting = [...namesIn(tree, isSent ? [[...call.parameters.values()], requestBody] : responses)]
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (all.has(name)) continue
      all.add(name)
      waiting.push(...within(name))
    }
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
  }
}

/** Answers of each change whom it reaches; `src` is the client's folder. */
export const usesIn = (src: string, before: Contracts, after: Contracts): ((change: Change) => Uses) => {
  const normalisers = normalisersOf(src)
  const commands = commandsOf(src)
  const sides = new Map<ContractTree, Side>()
  const sidesOf = (service: string): readonly Side[] =>
    [before.get(service), after.get(service)].flatMap((tree) => {
      if (tree === undefined) return []
      const side = sides.get(tree) ?? sideOf(tree)
      sides.set(tree, side)
      return [side]
    })
  const named = (ring: ReadonlySet<string>): readonly string[] =>
    normalisers.filter(({ schema }) => ring.has(schema)).map(({ name }) => name)

  return ({ service, schema, operation, where, way }) => {
    const both = sidesOf(service)
    const isAsked = way === "asked"
    const among = (calls: readonly Call[], isReached: (call: Call, schema: string) => boolean): readonly string[] =>
      calls
        .filter((call) => (schema === null ? operation === null || call.name === operation : isReached(call, schema)))
        .map(({ name }) => name)
    const operations = both.flatMap(({ calls, reaches }) => among(calls, (call, name) => reaches(call, isAsked, name)))
    // A hub message goes the other way round.
    const messages = both.flatMap((side) => among(side.messages, (call, name) => side.reaches(call, !isAsked, name)))
    // A normaliser reads answers; what is sent, and what is refused, passes none.
    const own = (): readonly string[] => {
      if ((isAsked && where !== "operation") || where.startsWith("refusal")) return []
      if (schema !== null) return both.flatMap(({ around }) => nearest(new Set([schema]), around, named))
      return both.flatMap(({ calls, within, answerOf }) =>
        calls.filter(({ name }) => name === operation).flatMap((call) => nearest(answerOf(call), within, named)),
      )
    }
    const touched = commands.filter((command) => operations.some((name) => command.operations.has(name)))
    return {
      operations: [...new Set(operations)],
      messages: [...new Set(messages)],
      normalisers: [...new Set(own())].toSorted(),
      commands: [...new Set(touched.map(({ name }) => name))].toSorted(),
    }
  }
}
