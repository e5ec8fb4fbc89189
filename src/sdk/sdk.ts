/**
 * The SDK that handlers call: the generated clients of the three services, with typed answers and typed failures as
 * values. Contracts: openapi/core.yaml, notifications.yaml, support.yaml.
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import createClient, { type Client } from "openapi-fetch"
import type { Failure } from "../domain/failures.ts"
import { decode } from "./decode.ts"
import { failureOf, failureOfThrown } from "./failures.ts"
import type { paths as CorePaths } from "./generated/core.ts"
import type { paths as NotificationsPaths } from "./generated/notifications.ts"
import { answers, shapes } from "./generated/shapes.ts"
import type { Noted } from "./noted.ts"
import { refuseLost } from "./path-values.ts"
import { cursorHeader, keepSeen, responseOf, seenFor, type Seen } from "./seen.ts"
import { isSeenOperation } from "./seen-operations.ts"
import type { paths as SupportPaths } from "./generated/support.ts"
import { noTokens, type Tokens } from "./tokens.ts"
import { createTransport, createWrites, type TransportOptions, type Writes } from "./transport.ts"

/** Addresses of the services, from environment.json (D106). */
export interface ServiceBases {
  readonly core: string
  readonly notifications: string
  readonly support: string
}

export interface SdkClients {
  readonly core: Client<CorePaths>
  readonly notifications: Client<NotificationsPaths>
  readonly support: Client<SupportPaths>
  readonly bases: ServiceBases
  readonly tokens: Tokens
  readonly writes: Writes
  readonly noted: Noted
  /** Answers the `traceparent` of a request that is about to be sent; null where none has one. */
  readonly trace: (() => string) | null
  /** The same clients, whose requests have a `traceparent` (E732). */
  readonly under: (trace: () => string) => SdkClients
}

export class Sdk extends Context.Service<Sdk, SdkClients>()("marketplace/Sdk") {}

/** `asOf` is the account's cursor in the very state the answer shows; 0 for an anonymous visitor. */
export interface Answer<T> {
  readonly data: T
  readonly asOf: number
}

const asked = new WeakMap<Response, { readonly operation: string; readonly noted: Noted }>()

/** The header of W3C Trace Context. */
export const traceHeader = "traceparent"

type Fetch = (request: Request) => Promise<Response>

const clientsOf = (
  { bases, tokens, writes, noted, trace }: Pick<SdkClients, "bases" | "tokens" | "writes" | "noted" | "trace">,
  fetch: Fetch,
  seen?: Seen,
): SdkClients => {
  const client = <Paths extends object>(baseUrl: string): Client<Paths> => {
    const created = createClient<Paths>({ baseUrl, fetch })
    if (trace !== null) created.use({ onRequest: ({ request }) => request.headers.set(traceHeader, trace()) })
    created.use({
      onRequest: ({ schemaPath, request, params }) => refuseLost(`${request.method} ${schemaPath}`, params.path),
      onResponse: ({ schemaPath, request, response }) => {
        asked.set(response, { operation: `${request.method} ${schemaPath}`, noted })
        if (seen !== undefined && isSeenOperation(request.method, schemaPath)) void keepSeen(seen, request, response)
      },
    })
    return created
  }
  return {
    core: client<CorePaths>(bases.core),
    notifications: client<NotificationsPaths>(bases.notifications),
    support: client<SupportPaths>(bases.support),
    bases,
    tokens,
    writes,
    noted,
    trace,
    under: (next) => clientsOf({ bases, tokens, writes, noted, trace: next }, fetch, seen),
  }
}

const nothingNoted: Noted = () => undefined

export interface SdkOptions extends Omit<TransportOptions, "writes"> {
  /** The answers that are kept for when nobody can be asked. */
  readonly seen?: Seen
  /** Is told of what an answer has that only a newer client knows. */
  readonly noted?: Noted
}

export const createSdk = (
  bases: ServiceBases,
  tokens: Tokens,
  language: () => string,
  { seen, noted = nothingNoted, ...travel }: SdkOptions = {},
): SdkClients => {
  const writes = createWrites()
  return clientsOf(
    { bases, tokens, writes, noted, trace: null },
    createTransport(tokens, language, { ...travel, writes }),
    seen,
  )
}

/** For a visitor, over any way to ask. */
export const createVisitorSdk = (bases: ServiceBases, fetch: Fetch): SdkClients =>
  clientsOf({ bases, tokens: noTokens, writes: createWrites(), noted: nothingNoted, trace: null }, fetch)

/** For one run: clients that answer with what was seen, and when the oldest of it was; null while there was nothing. */
export type SeenSdk = () => { readonly clients: SdkClients; readonly oldest: () => string | null }

export const createSeenSdk =
  (online: SdkClients, seen: Pick<Seen, "of" | "below">): SeenSdk =>
  () => {
    let oldest: string | null = null
    const fetch: Fetch = async (request) => {
      const found = await seenFor(seen, request)
      if (found === null) throw new TypeError("It was not seen.") // as `fetch` has it: no answer
      if (oldest === null || found.seenAt < oldest) oldest = found.seenAt
      return responseOf(found)
    }
    return { clients: clientsOf(online, fetch), oldest: () => oldest }
  }

interface Result<T> {
  readonly data?: T
  readonly error?: unknown
  readonly response: Response
}

const checked = <T>({ data, error, response }: Result<T>): Effect.Effect<Answer<T>, Failure> => {
  const { operation, noted } = asked.get(response) ?? { operation: "unknown operation", noted: nothingNoted }
  if (!response.ok) return Effect.fail(failureOf(response.status, error, operation))
  return decodeAnswer(operation, data, Number(response.headers.get(cursorHeader) ?? 0), noted)
}

/** The answer to an operation such as `GET /orders/{key}`, checked against its contract. */
export const decodeAnswer = <T>(
  operation: string,
  data: unknown,
  asOf: number,
  noted: Noted,
): Effect.Effect<Answer<T>, Failure> => {
  const shape = answers[operation]
  if (shape === undefined) return Effect.succeed({ data: data as T, asOf })
  if (data === undefined) return Effect.fail({ _tag: "OffContract", operation, where: "no body" })
  const notes: string[] = []
  const decoded = decode(shape, data, shapes, operation, notes)
  if (notes.length > 0) noted(operation, notes)
  return "value" in decoded
    ? Effect.succeed({ data: decoded.value as T, asOf })
    : Effect.fail({ _tag: "OffContract", operation, where: decoded.where })
}

/** Asks the server once: `ask((signal) => sdk.core.GET("/account", { signal }))`. Interruption aborts the request. */
export const ask = <T>(run: (signal: AbortSignal) => Promise<Result<T>>): Effect.Effect<Answer<T>, Failure> =>
  Effect.tryPromise({ try: run, catch: (cause) => failureOfThrown(cause, "request") }).pipe(Effect.flatMap(checked))
