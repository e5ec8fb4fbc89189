/**
 * Counts what the contract is used for: how many requests, answers and hub messages of an operation have a parameter, a
 * field or a listed value, by day and client build. Counts are numbers below keys of the contract's own; what people
 * write is looked at for being there, and never kept.
 */
import type { FastifyRequest } from "fastify"
import { clientBuildHeader, clientBuildPattern } from "../../src/domain/client-build.ts"
import { dayOf } from "../../src/domain/dates.ts"
import type { UsageRow } from "../db/contract-usage.ts"
import { below, isNode, type Documents, type Place } from "./documents.ts"
import type { HubName } from "./hub-names.ts"
import { operationName, parameterKinds, type Contract, type Operation, type ParameterKind } from "./operations.ts"
import { sources, type CheckedInput } from "./requests.ts"
import { createFits, listIn, type Fits } from "./usage-fits.ts"
import { createWalks, statesOf, unknownKey, type Meet, type Walk, type Way } from "./usage-walks.ts"

type Request = Pick<FastifyRequest, "params" | "query" | "headers">

export interface ContractUsage {
  readonly asked: (operation: Operation, request: Request, input: CheckedInput) => void
  readonly answered: (operation: Operation, request: Request, answer: unknown) => void
  /** A message that somebody at this node is sent; connections name no build. */
  readonly sentMessage: (hub: HubName, message: unknown) => void
  /** Answers what was counted since the last time, and begins anew. */
  readonly take: () => readonly UsageRow[]
  /** Gives back what could not be kept. */
  readonly giveBack: (rows: readonly UsageRow[]) => void
}

/** So many builds have counts of their own each day on each node: a few are out there, and anybody can claim another. */
const mostBuilds = 16

/** The request names no build: it is of another client, of an older one, or of the server's own pages. */
const noBuild = "none"
const otherBuild = "other"

interface Parameter {
  readonly kind: ParameterKind
  /** The name by which it is found in the request. */
  readonly name: string
  readonly states: ReturnType<typeof statesOf>
  readonly walk: Walk
}

interface Asked {
  readonly parameters: readonly Parameter[]
  readonly body: { readonly states: ReturnType<typeof statesOf>; readonly walk: Walk } | null
}

const jsonAt = (documents: Documents, holder: Place): Place | null => {
  const { content } = documents.at(holder)
  return isNode(content) && isNode(content["application/json"])
    ? below(holder, "content", "application/json", "schema")
    : null
}

type Walks = ReturnType<typeof createWalks>

const askedOf = (documents: Documents, { place }: Operation, walkOf: Walks): Asked => {
  const node = documents.at(place)
  const all = listIn(node, "parameters").map((_, index) => documents.follow(below(place, "parameters", index)))
  const parameters = all.flatMap((parameter): readonly Parameter[] => {
    const { name, in: kind } = documents.at(parameter)
    const known = parameterKinds.find((one) => one === kind)
    if (known === undefined) return []
    const title = `parameter ${String(name)}`
    return [
      {
        kind: known,
        name: known === "header" ? String(name).toLowerCase() : String(name),
        states: statesOf(`asked ${title}`),
        walk: walkOf(below(parameter, "schema"), title),
      },
    ]
  })
  const schema =
    node["requestBody"] === undefined ? null : jsonAt(documents, documents.follow(below(place, "requestBody")))
  return {
    parameters,
    body: schema === null ? null : { states: statesOf("asked body"), walk: walkOf(schema, "body") },
  }
}

const answerOf = (documents: Documents, { place, status }: Operation, walkOf: Walks): Walk | null => {
  const schema = jsonAt(documents, documents.follow(below(place, "responses", status)))
  return schema === null ? null : walkOf(schema, "answer")
}

interface Message {
  readonly name: string
  readonly isFitting: Fits
  readonly walk: Walk
}

const messagesOf = (documents: Documents, walkOf: Walks): readonly Message[] => {
  const root: Place = { file: "notifications.yaml", pointer: "/webhooks" }
  const fits = createFits(documents)
  return Object.keys(documents.at(root)).flatMap((name) => {
    const item = documents.follow(below(root, name))
    const schema = jsonAt(documents, documents.follow(below(item, "post", "requestBody")))
    return schema === null ? [] : [{ name, isFitting: fits(schema), walk: walkOf(schema, "message") }]
  })
}

/** Made once for each key, however often it is asked for. */
const once = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** Starts counting on this node. */
export const countUsage = ({ documents }: Pick<Contract, "documents">, now: () => Date): ContractUsage => {
  const [requestWalks, answerWalks] = [createWalks(documents, "asked"), createWalks(documents, "told")]
  const requestWalksOf = once((operation: Operation) => askedOf(documents, operation, requestWalks))
  const answerWalkOf = once((operation: Operation) => answerOf(documents, operation, answerWalks))
  let messages: readonly Message[] | undefined
  let rows = new Map<string, UsageRow & { readonly counts: Map<string, number> }>()
  let builds: { readonly day: string; readonly named: Set<string> } = { day: "", named: new Set() }

  const buildOf = ({ headers }: Request, day: string): string => {
    const given = headers[clientBuildHeader.toLowerCase()]
    if (typeof given !== "string" || !clientBuildPattern.test(given)) return noBuild
    if (builds.day !== day) builds = { day, named: new Set() }
    if (builds.named.size < mostBuilds) builds.named.add(given)
    return builds.named.has(given) ? given : otherBuild
  }

  const add = ({ day, operation, build }: Omit<UsageRow, "counts">, counts: Iterable<readonly [string, number]>) => {
    const id = `${day} ${build} ${operation}`
    const row = rows.get(id) ?? { day, operation, build, counts: new Map<string, number>() }
    rows.set(id, row)
    for (const [key, times] of counts) row.counts.set(key, (row.counts.get(key) ?? 0) + times)
  }

  const count = (operation: string, request: Request | null, way: Way, walk: (meet: Meet) => void): void => {
    const met = new Set<string>([way])
    walk((key) => met.add(key))
    const day = dayOf(now())
    const build = request === null ? noBuild : buildOf(request, day)
    add(
      { day, operation, build },
      [...met].map((key) => [key, 1] as const),
    )
  }

  return {
    asked: (operation, request, input) =>
      count(operationName(operation), request, "asked", (meet) => {
        const { parameters, body } = requestWalksOf(operation)
        for (const { kind, name, states, walk } of parameters) {
          const given: unknown = request[sources[kind]]
          // A default that the contract fills in was not asked.
          const isGiven = isNode(given) && given[name] !== undefined
          meet(isGiven ? states.present : states.absent)
          if (isGiven) walk((input[kind] as Readonly<Record<string, unknown>>)[name], meet)
        }
        const named = operation.parameters.query.names
        if (Object.keys(Object(request.query)).some((name) => !named.includes(name))) meet(unknownKey("asked"))
        if (body === null) return
        const { states, walk } = body
        meet(input.body === undefined ? states.absent : states.present)
        walk(input.body, meet)
      }),
    answered: (operation, request, answer) =>
      count(operationName(operation), request, "told", (meet) => answerWalkOf(operation)?.(answer, meet)),
    sentMessage: (hub, message) => {
      messages ??= messagesOf(documents, answerWalks)
      const isOfUsers = hub === "user-notifications"
      for (const { name, isFitting, walk } of messages)
        if ((name === "userNotification") === isOfUsers && isFitting(message))
          count(name, null, "told", (meet) => walk(message, meet))
    },
    take: () => {
      const taken = [...rows.values()]
      rows = new Map()
      return taken
    },
    giveBack: (given) => {
      for (const { counts, ...of } of given) add(of, counts)
    },
  }
}
