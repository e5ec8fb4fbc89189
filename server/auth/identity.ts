/** Mounts the embedded sign-in on the server: the provider's own addresses, the pages, and the tidying up. D108. */
import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import type { Provider } from "oidc-provider"
import type { Config } from "../config.ts"
import { networkLine } from "../contract/door.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import type { Schema } from "../db/schema.ts"
import { openDevices } from "./devices.ts"
import { interactionRoutes } from "./interactions.ts"
import { networkOf } from "./networks.ts"
import { pageHeaders, submitScript, submitScriptPath, type PageFrame } from "./page.ts"
import { failedPage } from "./pages.ts"
import { createProvider } from "./provider.ts"
import { pruneRecords, type RecordsOptions } from "./records.ts"
import { textsFor } from "./texts.ts"
import { countTry, endsOfNetwork, pruneTries, startsOfNetwork, type TryLimit } from "./tries.ts"
import { createTurnstile } from "./turnstile.ts"

export interface IdentityOptions extends RecordsOptions {
  readonly db: Kysely<Schema>
  readonly config: Pick<Config, "publicUrl" | "issuer" | "google">
  readonly frame: PageFrame
  /** Whose turn it is to ask the database: sign-in is open to all, so a network has one line for it. */
  readonly turns: FairTurns
  /** Tells somebody that their password was guessed at. */
  readonly onGuessing: (subject: string) => Promise<void>
}

interface Routed {
  readonly turns: FairTurns
  readonly publicUrl: string
}

const mountPath = "/identity"
const secondMs = 1000
const retryAfterSeconds = 5
const pruneRecordsEveryMs = 10 * 60 * 1000
const pruneTriesEveryMs = 60 * 1000

/** Clients' mistakes are worth a line, the server's own an error. */
const logProblems = (app: FastifyInstance, provider: Provider): void => {
  provider.on("server_error", (_ctx, error) => app.log.error({ err: error }, "sign-in failed"))
  const log = (_ctx: unknown, { name, message }: Error) =>
    app.log.info({ error: name, reason: message }, "sign-in refused")
  provider.on("authorization.error", log)
  provider.on("grant.error", log)
  provider.on("end_session.error", log)
}

/** What leaves a row of whoever asks, and how often a network may ask for it. */
const leavingRows: Readonly<Record<string, TryLimit>> = { auth: startsOfNetwork, "session/end": endsOfNetwork }

/** As the provider's router reads paths: in letters of either case, with a slash at the end or without. */
const limitOf = (path: string): TryLimit | undefined =>
  leavingRows[path.toLowerCase().replace(/^\//u, "").replace(/\/$/u, "")]

/** Counts before the provider looks at anything. Asking silently leaves nothing: each page may do so when it opens. */
const countStarts = (provider: Provider, db: Kysely<Schema>, frame: PageFrame): void => {
  provider.use(async (ctx, next) => {
    const limit = limitOf(ctx.path)
    const isSilent = ctx.method !== "POST" && ctx.query["prompt"] === "none"
    const again = limit === undefined || isSilent ? null : await countTry(db, limit, networkOf(ctx.ip))
    if (again === null) return next()
    ctx.status = 429
    ctx.set("retry-after", String(Math.max(1, Math.ceil((again.getTime() - Date.now()) / secondMs))))
    ctx.type = "html"
    ctx.body = failedPage(frame, textsFor(undefined), "tooMany")
  })
}

/** Around everything the provider does. What it doesn't answer itself still gets a page, and no detail of an error. */
const frameAnswers = (app: FastifyInstance, provider: Provider, frame: PageFrame): void => {
  // What is left to Koa to tell the console of are connections that went away.
  provider.silent = true
  provider.use(async (ctx, next) => {
    ctx.set({ ...pageHeaders })
    try {
      await next()
    } catch (error) {
      app.log.error({ err: error }, "sign-in failed")
      ctx.status = 500
    }
    if (ctx.body !== undefined && ctx.body !== null) return
    if (ctx.status !== 404 && ctx.status !== 500) return
    const { status } = ctx
    ctx.body = failedPage(frame, textsFor(undefined), "failed")
    ctx.type = "html"
    ctx.status = status
  })
}

/** The same as the provider's own limit. */
const longestBodyBytes = 56 * 1024

const isPage = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" || (headers.accept ?? "").includes("text/html")

/** Refuses a network that has too much under way already, in the way that whoever asks can read. */
const refuseCrowds = (app: FastifyInstance, { turns, frame }: Pick<IdentityOptions, "turns" | "frame">): void => {
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      turns.requireRoom(networkLine(request.ip))
    } catch {
      void reply.code(429).headers({ ...pageHeaders, "Retry-After": retryAfterSeconds })
      if (isPage(request))
        return reply.type("text/html; charset=utf-8").send(failedPage(frame, textsFor(undefined), "busy"))
      return reply.send({ error: "temporarily_unavailable", error_description: "Too many requests at once." })
    }
    return undefined
  })
}

/** As if it were still to be read, which is how the provider wants it. */
const giveBody = (raw: IncomingMessage, body: Buffer): void => {
  Object.defineProperties(raw, {
    readable: { value: true },
    iterator: { value: () => Readable.from([body]).iterator() },
  })
}

/** Hands requests below the mount to the provider as they came, but for what they say of where they came from. */
const providerRoutes = (app: FastifyInstance, provider: Provider, { turns, publicUrl }: Routed): void => {
  const { protocol, host } = new URL(publicUrl)
  const answer = provider.callback()
  app.removeAllContentTypeParsers()
  // Nobody holds a turn while a slow body is on its way: it is read before, and the provider is given the whole.
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: longestBodyBytes }, (_request, body, done) =>
    done(null, body),
  )
  app.route({
    method: ["GET", "POST", "OPTIONS"],
    url: "/*",
    handler: (request, reply) =>
      turns.inTurn(networkLine(request.ip), async () => {
        const { raw, body } = request
        reply.hijack()
        raw.headers["x-forwarded-proto"] = protocol.slice(0, -1)
        raw.headers["x-forwarded-host"] = host
        raw.headers["x-forwarded-for"] = request.ip
        const { url = "/" } = raw
        Object.assign(raw, { originalUrl: url, url: url.slice(mountPath.length) || "/" })
        if (body instanceof Buffer) giveBody(raw, body)
        await answer(raw, reply.raw)
      }),
  })
}

/** Does something every so often until the server closes, and never twice at once. */
const keepDoing = (app: FastifyInstance, everyMs: number, what: string, work: () => Promise<void>): void => {
  let doing = Promise.resolve()
  const timer = setInterval(() => {
    doing = doing.then(work).catch((error: unknown) => app.log.warn({ err: error }, what))
  }, everyMs)
  timer.unref()
  app.addHook("onClose", async () => {
    clearInterval(timer)
    await doing
  })
}

/** Nobody's try to sign in fails because its owner could not be told of it. */
const guarded =
  (app: FastifyInstance, tell: IdentityOptions["onGuessing"]): IdentityOptions["onGuessing"] =>
  (subject) =>
    tell(subject).catch((error: unknown) => app.log.error({ err: error }, "nobody was told of guessed passwords"))

/** Adds the sign-in below `/identity`, before the server listens. */
export const mountIdentity = async (app: FastifyInstance, options: IdentityOptions): Promise<void> => {
  const { db, config, frame, turns, onGuessing, ...records } = options
  const { publicUrl, issuer, google } = config
  const report = (error: unknown): void => app.log.warn({ err: error }, "Another server did not help.")
  const provider = await createProvider({ db, publicUrl, issuer: issuer.issuer, frame, google, report, ...records })
  frameAnswers(app, provider, frame)
  countStarts(provider, db, frame)
  logProblems(app, provider)
  keepDoing(app, pruneRecordsEveryMs, "expired sign-ins were not removed", () => pruneRecords(db))
  keepDoing(app, pruneTriesEveryMs, "counts of tries were not removed", () => pruneTries(db))
  app.get(submitScriptPath, (_request, reply) =>
    reply.headers({ "x-content-type-options": "nosniff" }).type("text/javascript; charset=utf-8").send(submitScript),
  )
  const devices = await openDevices(db, mountPath, new URL(publicUrl).protocol === "https:")
  const doorway = { db, turnstile: createTurnstile(), devices, onGuessing: guarded(app, onGuessing) }
  await app.register(
    async (scope) => {
      refuseCrowds(scope, { turns, frame })
      await scope.register(async (pages) => interactionRoutes(pages, { ...doorway, provider, frame, turns, publicUrl }))
      await scope.register(async (rest) => providerRoutes(rest, provider, { turns, publicUrl }))
    },
    { prefix: mountPath },
  )
}
