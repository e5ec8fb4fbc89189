/**
 * Mounts each operation of the contract as a route: input is validated, the handler run, and, in tests, the answer
 * validated.
 */
import { createHash } from "node:crypto"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import Negotiator from "negotiator"
import { chooseLanguage, type Language } from "../../src/domain/languages.ts"
import type { Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { askedBy, noteAsked } from "./asked.ts"
import { isModerator, type Principal } from "./context.ts"
import type { Services } from "./services.ts"
import { accountLine, networkLine, type Door } from "./door.ts"
import { isHubName } from "./hub-names.ts"
import { findNothing, isOn } from "./features.ts"
import { routeOf, type Contract, type Operation } from "./operations.ts"
import { moderatorsMayNot, Refusal, unauthorized } from "./refusals.ts"
import { requestIdHeader } from "./request-ids.ts"
import type { ReplicaReads } from "./replica-reads.ts"
import { bearerOf, checkedInput } from "./requests.ts"
import type { ReceivedFile, Sender } from "./shapes.ts"
import { isKnown } from "./tags.ts"
import type { ContractUsage } from "./usage.ts"
import { admitUpload, runHandler, type AnyHandler, type Outcome, type Run } from "./transactions.ts"

export interface MountOptions {
  readonly contract: Contract
  readonly handlers: Readonly<Record<string, AnyHandler>>
  readonly db: Kysely<Schema>
  readonly services: Services
  /** Answers whom an access token belongs to; `null` when it is invalid or expired. */
  readonly authenticate: (token: string) => Promise<Principal | null>
  /** Answers whether a sign-in, by its `session`, is still alive (E185). */
  readonly isLive: (session: string) => Promise<boolean>
  /** The queues that requests wait in. */
  readonly door: Door
  /** Receives the one file of a multipart request. */
  readonly receiveFile: (request: FastifyRequest, field: string, admit: () => Promise<Sender>) => Promise<ReceivedFile>
  /** Counts an upload of an account against its rate limit, and refuses one beyond it. */
  readonly countUpload: (accountKey: string) => Promise<void>
  /** Null: nobody counts what the contract is used for. */
  readonly usage: ContractUsage | null
  /** Null: there is no standby to read from. */
  readonly replicaReads: ReplicaReads | null
  /** For tests: answers that break the contract are errors. */
  readonly checkAnswers: boolean
}

/**
 * Answers who is asking, by the bearer token. A moderator's token counts as none where the operation needs none (D18).
 */
const principalOf = async (
  request: FastifyRequest,
  { token: needed, isForModerators }: Operation,
  { authenticate }: MountOptions,
): Promise<Principal | null> => {
  if (needed === "none") return null
  const token = bearerOf(request)
  const principal = token === null ? null : await authenticate(token)
  if (principal === null && (token !== null || needed === "required")) throw unauthorized()
  if (principal === null || isForModerators || !isModerator(principal)) return principal
  if (needed === "required") throw moderatorsMayNot()
  return null
}

/** In tests: a hub message that breaks the contract fails the request that caused it. */
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

/** In tests: a refusal that the contract doesn't name for the operation is an error. */
const checkRefusal =
  ({ id, statuses, problemTypes }: Operation) =>
  (error: unknown): never => {
    if (!(error instanceof Refusal)) throw error
    const isNamed = error.status === 400 ? problemTypes.has(error.type) : statuses.has(error.status)
    const isOfAll = error.details?.["atOnce"] === true
    if (isNamed || isOfAll) throw error
    throw new Error(`${id} refuses with ${error.status} ${error.type}, which its contract doesn't name.`)
  }

/**
 * Answers with an ETag, and 304 when the client's copy still matches. `no-cache`: copies may be kept, but must be
 * revalidated each time (E82).
 */
const sendTagged = (request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply => {
  const text = JSON.stringify(answer)
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`
  // The tag is of the answer, however it is packed, which only a weak one may be.
  reply.header("ETag", `W/${tag}`).header("Cache-Control", "no-cache")
  if (isKnown(request, tag)) return reply.code(304).send()
  return reply.code(200).type("application/json; charset=utf-8").send(text)
}

const whenGone = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  raw.once("close", () => gone.abort())
  return gone.signal
}

/** Requests without a token are queued by network. */
const lineOf = (request: FastifyRequest, principal: Principal | null): string =>
  principal === null ? networkLine(request.ip) : accountLine(principal.subject)

const languageOf = (request: FastifyRequest): Language => chooseLanguage(new Negotiator(request).languages())

/** The validated request, without its file. */
const runOf = (
  request: FastifyRequest,
  { operation, handler, principal }: Pick<Run, "handler" | "principal"> & { readonly operation: Operation },
  options: MountOptions,
) => {
  const input = checkedInput(operation, request)
  const key = (input.header as { readonly "idempotency-key"?: string })["idempotency-key"]
  return {
    handler,
    principal,
    operationId: operation.id,
    // A blocked account may still do what needs no account, such as writing to support.
    changes: operation.method !== "get" && operation.token === "required",
    isOpenToBlocked: operation.isOpenToBlocked,
    idempotencyKey: key ?? null,
    checkNotice: noticeCheck(options),
    context: {
      services: options.services,
      input,
      language: languageOf(request),
      address: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
    },
  }
}

const withFile = (run: ReturnType<typeof runOf>, file: ReceivedFile): Run => ({
  ...run,
  context: { ...run.context, input: { ...run.context.input, body: file } },
})

const mountOne = (app: FastifyInstance, operation: Operation, handler: AnyHandler, options: MountOptions): void => {
  const { db, services, door, receiveFile, countUpload, usage, replicaReads, checkAnswers } = options
  const turns = handler.kind === "outside" ? door.outside : door.inside

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    { context }: Pick<ReturnType<typeof runOf>, "context">,
    { answer, cursor }: Outcome,
  ): FastifyReply => {
    if (checkAnswers) checkAnswer(operation, answer)
    // Here, as nobody relies on what is refused, whoever refuses it.
    usage?.asked(operation, request, context.input)
    usage?.answered(operation, request, answer)
    if (operation.needsCursor) reply.header("Account-Cursor", String(cursor))
    if (operation.isWorded) reply.header("Content-Language", languageOf(request)).header("Vary", "Accept-Language")
    if (operation.hasTag) return sendTagged(request, reply, answer)
    reply.header("Cache-Control", "no-store").code(operation.status)
    return operation.status === 204 ? reply.send() : reply.send(answer)
  }

  const answered = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const principal = askedBy(request)?.principal ?? null
    const gone = whenGone(reply)
    const line = lineOf(request, principal)
    const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => turns.inTurn(line, work, gone)
    const about = { operation, handler, principal }
    if (operation.body?.kind !== "file")
      return inTurn(async () => {
        const run = runOf(request, about, options)
        return send(request, reply, run, await runHandler(db, run, replicaReads))
      })
    // The file is received outside of any turn or transaction: it may take long.
    const run = runOf(request, about, options)
    const file = await receiveFile(request, operation.body.field, async () => {
      const { accountKey } = await inTurn(() => admitUpload(db, run, countUpload))
      return { accountKey, gone }
    })
    // A person who was signed out meanwhile sends nothing more; a token that has only expired was good when the file
    // began.
    if (principal !== null && principal.session !== null && !(await options.isLive(principal.session))) {
      await services.files.discard(file)
      throw unauthorized()
    }
    const running = turns.resume(line, () => runHandler(db, withFile(run, file)), gone)
    return send(request, reply, run, await running.finally(() => services.files.discard(file)))
  }

  app.route({
    method: operation.method.toUpperCase(),
    url: routeOf(operation),
    // Authentication and the queue's bound are checked before the body is read.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header(requestIdHeader, request.id)
      noteAsked(request, { operation: operation.id, principal: null })
      const principal = await principalOf(request, operation, options)
      turns.requireRoom(lineOf(request, principal))
      noteAsked(request, { operation: operation.id, principal })
    },
    handler: checkAnswers
      ? (request: FastifyRequest, reply: FastifyReply) => answered(request, reply).catch(checkRefusal(operation))
      : answered,
  })
}

/** Mounts a 404 in place of an operation that is off, so that its path can't match another route. */
const mountNothing = (app: FastifyInstance, operation: Operation): void => {
  const nothing = { onRequest: findNothing, handler: findNothing }
  app.route({ method: operation.method.toUpperCase(), url: routeOf(operation), ...nothing })
}

/** Mounts all operations. One without a handler is an error at the start. */
export const mountOperations = (app: FastifyInstance, options: MountOptions): void => {
  for (const operation of options.contract.operations) {
    const handler = options.handlers[operation.id]
    if (handler === undefined) throw new Error(`Nobody handles ${operation.id}.`)
    if (isOn(operation.id, options.services.flags)) mountOne(app, operation, handler, options)
    else mountNothing(app, operation)
  }
}
