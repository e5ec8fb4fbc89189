/** Gives each operation of the contract its route: checked in, run, answered; checked out where asked. D4; E1. */
import { createHash } from "node:crypto"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import { chooseLanguage } from "../../src/domain/languages.ts"
import type { Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import type { Sender } from "../files/pictures.ts"
import { isModerator, type Identified, type Services } from "./context.ts"
import { accountLine, networkLine, type Door } from "./door.ts"
import { isHubName } from "../hubs/requests.ts"
import { findNothing, isOn } from "./features.ts"
import { wishedLanguages } from "./languages.ts"
import type { Contract, Operation } from "./operations.ts"
import { moderatorsMayNot, Refusal, unauthorized } from "./refusals.ts"
import { bearerOf, checkedInput } from "./requests.ts"
import type { ReceivedFile } from "./shapes.ts"
import { isKnown } from "./tags.ts"
import { admitUpload, runHandler, type AnyHandler, type Outcome, type Run } from "./transactions.ts"

export interface MountOptions {
  readonly contract: Contract
  readonly handlers: Readonly<Record<string, AnyHandler>>
  readonly db: Kysely<Schema>
  readonly services: Services
  /** Who an access token belongs to; `null` when it is wrong or expired. */
  readonly identify: (token: string) => Promise<Identified | null>
  /** Whose turn it is. */
  readonly door: Door
  /** Takes in the one file of a multipart request. */
  readonly receiveFile: (request: FastifyRequest, field: string, admit: () => Promise<Sender>) => Promise<ReceivedFile>
  /** Counts one more upload of an account, and refuses one too many. */
  readonly countUpload: (accountKey: string) => Promise<void>
  /** Refuses to send what is off the contract: for tests, where somebody can mend it. */
  readonly checkAnswers: boolean
  readonly onWritten: () => void
}

const routeOf = ({ service, path }: Operation): string => `/api/${service}${path.replaceAll(/\{(\w+)\}/gu, ":$1")}`

/** What is open to all a moderator reads as anybody does, without the eyes of an account (D18). */
const identifiedBy = async (
  request: FastifyRequest,
  { access, isForModerators }: Operation,
  { identify }: MountOptions,
): Promise<Identified | null> => {
  if (access === "anyone") return null
  const token = bearerOf(request)
  const identified = token === null ? null : await identify(token)
  if (identified === null && (token !== null || access === "signed in")) throw unauthorized()
  if (identified === null || isForModerators || !isModerator(identified)) return identified
  if (access === "signed in") throw moderatorsMayNot()
  return null
}

/** A hub message that is off the contract fails the request that caused it. */
const noticeCheck =
  ({ contract, checkAnswers }: MountOptions) =>
  (notice: Notice): Notice => {
    const { hub, message } = notice
    if (!checkAnswers || !isHubName(hub)) return notice
    return {
      ...notice,
      message: async (cursor) => {
        const said = { ...(await message(cursor)), cursor }
        const errors = contract.checkMessage[hub](said)
        if (errors === null) return said
        throw new Error(`A message of ${hub} is off the contract: ${JSON.stringify(errors)}`)
      },
    }
  }

const checkAnswer = (operation: Operation, answer: unknown): void => {
  const errors = operation.checkAnswer?.(answer) ?? null
  if (errors !== null) throw new Error(`The answer of ${operation.id} is off the contract: ${JSON.stringify(errors)}`)
}

/** A refusal that the contract doesn't name fails the request, where somebody can mend it. */
const checkRefusal =
  ({ id, statuses, problemTypes }: Operation) =>
  (error: unknown): never => {
    if (!(error instanceof Refusal)) throw error
    const isNamed = error.status === 400 ? problemTypes.has(error.type) : statuses.has(error.status)
    const isOfAll = error.details?.["atOnce"] === true
    if (isNamed || isOfAll) throw error
    throw new Error(`${id} refuses with ${error.status} ${error.type}, which its contract doesn't name.`)
  }

/** Whoever has this very answer already hears just that; nobody else's copy is good, so it is asked about each time. */
const sendTagged = (request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply => {
  const text = JSON.stringify(answer)
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`
  reply.header("ETag", tag).header("Cache-Control", "no-cache").header("Vary", "Accept-Language")
  if (isKnown(request, tag)) return reply.code(304).send()
  return reply.code(200).type("application/json; charset=utf-8").send(text)
}

const whenGone = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  raw.once("close", () => gone.abort())
  return gone.signal
}

/** Requests without a token share the turns of their network. */
const lineOf = (request: FastifyRequest, identified: Identified | null): string =>
  identified === null ? networkLine(request.ip) : accountLine(identified.subject)

/** All of a request but its file, checked. */
const runOf = (
  request: FastifyRequest,
  { operation, handler, identified }: Pick<Run, "handler" | "identified"> & { readonly operation: Operation },
  options: MountOptions,
) => {
  const input = checkedInput(operation, request)
  const key = (input.header as { readonly "idempotency-key"?: string })["idempotency-key"]
  return {
    handler,
    identified,
    operationId: operation.id,
    // What anybody may do without an account, the blocked may do too: write to support, above all.
    changes: operation.method !== "get" && operation.access === "signed in",
    idempotencyKey: key ?? null,
    checkNotice: noticeCheck(options),
    asked: {
      services: options.services,
      input,
      language: chooseLanguage(wishedLanguages(request.headers["accept-language"])),
      address: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
    },
  }
}

const withFile = (run: ReturnType<typeof runOf>, file: ReceivedFile): Run => ({
  ...run,
  asked: { ...run.asked, input: { ...run.asked.input, body: file } },
})

const mountOne = (app: FastifyInstance, operation: Operation, handler: AnyHandler, options: MountOptions): void => {
  const { db, services, door, receiveFile, countUpload, checkAnswers, onWritten } = options
  const turns = handler.kind === "outside" ? door.outside : door.inside
  const askers = new WeakMap<FastifyRequest, Identified | null>()

  const send = (request: FastifyRequest, reply: FastifyReply, { answer, cursor }: Outcome): FastifyReply => {
    if (handler.kind === "write") onWritten()
    if (checkAnswers) checkAnswer(operation, answer)
    if (operation.needsCursor) reply.header("Account-Cursor", String(cursor))
    if (operation.hasTag) return sendTagged(request, reply, answer)
    reply.header("Cache-Control", "no-store").code(operation.status)
    return operation.status === 204 ? reply.send() : reply.send(answer)
  }

  const answered = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const identified = askers.get(request) ?? null
    const gone = whenGone(reply)
    const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> =>
      turns.inTurn(lineOf(request, identified), work, gone)
    const about = { operation, handler, identified }
    if (operation.body?.kind !== "file")
      return inTurn(async () => send(request, reply, await runHandler(db, runOf(request, about, options))))
    // A file may be long on its way: nothing of the database is held meanwhile.
    const run = runOf(request, about, options)
    const file = await receiveFile(request, operation.body.field, async () => {
      const { accountKey } = await inTurn(() => admitUpload(db, run, countUpload))
      return { accountKey, gone }
    })
    const running = inTurn(() => runHandler(db, withFile(run, file)))
    return send(request, reply, await running.finally(() => services.files.discard(file)))
  }

  app.route({
    method: operation.method.toUpperCase(),
    url: routeOf(operation),
    // Before any of the body is read: who may not ask need not be heard out.
    onRequest: async (request: FastifyRequest) => {
      const identified = await identifiedBy(request, operation, options)
      turns.requireRoom(lineOf(request, identified))
      askers.set(request, identified)
    },
    handler: checkAnswers
      ? (request: FastifyRequest, reply: FastifyReply) => answered(request, reply).catch(checkRefusal(operation))
      : answered,
  })
}

/** In the place of one that is off, so that no other path is taken for it. */
const mountNothing = (app: FastifyInstance, operation: Operation): void => {
  const nothing = { onRequest: findNothing, handler: findNothing }
  app.route({ method: operation.method.toUpperCase(), url: routeOf(operation), ...nothing })
}

/** Mounts all of them whose features are on; one without a handler keeps the server from its start. */
export const mountOperations = (app: FastifyInstance, options: MountOptions): void => {
  for (const operation of options.contract.operations) {
    const handler = options.handlers[operation.id]
    if (handler === undefined) throw new Error(`Nobody handles ${operation.id}.`)
    if (isOn(operation.id, options.services.flags)) mountOne(app, operation, handler, options)
    else mountNothing(app, operation)
  }
}
