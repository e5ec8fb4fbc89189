/** Mounts the embedded sign-in on the server: the provider's endpoints, its pages, and pruning of old records. */
import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import type { Provider } from "oidc-provider"
import { minuteMs } from "../../src/domain/durations.ts"
import type { Config } from "../config/config.ts"
import { networkLine } from "../contract/door.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import type { Schema } from "../db/schema.ts"
import { endedCookies, mountPath, sessionCookie } from "./cookies.ts"
import { openDevices } from "./devices.ts"
import type { GoogleConfig } from "../config/google.ts"
import { createGoogleFlow } from "./google-flow.ts"
import { googleCallback, googleRoutes } from "./google.ts"
import { interactionRoutes } from "./interactions.ts"
import { networkOf } from "../contract/networks.ts"
import { onceScript, onceScriptPath } from "./once-script.ts"
import {
  answerScript,
  answerScriptPath,
  headersTowards,
  pageHeaders,
  submitScript,
  submitScriptPath,
  type PageFrame,
} from "./page.ts"
import { passkeyScript, passkeyScriptPath, webauthnScript, webauthnScriptPath } from "./passkey-script.ts"
import { failedPage } from "./pages.ts"
import { createProvider } from "./provider.ts"
import { emailRoutes, type EmailOptions } from "./email.ts"
import { forgottenPasswordRoutes } from "./forgotten-password.ts"
import type { OrderLetter } from "./letter-links.ts"
import { pruneTokens } from "./letter-tokens.ts"
import { passwordPath } from "./password-pages.ts"
import { passwordRoutes } from "./password.ts"
import { pruneRecords, type RecordsOptions } from "./records.ts"
import { passkeyRoutes } from "./own-passkeys.ts"
import { secondStepRoutes } from "./second-step.ts"
import { signInSetupRoutes } from "./sign-in-setup.ts"
import { signInStepRoutes } from "./sign-in-step.ts"
import { securityLog } from "./security-log.ts"
import { noteUses } from "./sign-ins.ts"
import { speak, speakAt } from "./page-language.ts"
import { recordAttempt, pruneAttempts, type AttemptLimit } from "../db/attempts.ts"
import { endsOfNetwork, secondsUntil, startsOfNetwork } from "./limits.ts"
import { createTurnstile } from "./turnstile.ts"

export interface IdentityOptions extends RecordsOptions {
  readonly db: Kysely<Schema>
  readonly config: Pick<Config, "publicUrl" | "issuer" | "google" | "mobileApp" | "moderatorsSecondStep">
  readonly frame: PageFrame
  /** Fair scheduling of database access (E210): sign-in is open to everybody, so it is queued by network. */
  readonly turns: FairTurns
  /** Notifies a person that their password was guessed at. */
  readonly onGuessing: (subject: string) => Promise<void>
  /** By the database's clock; this node's own unless said. */
  readonly now?: () => Date
  readonly orderLetter: OrderLetter
  readonly onEmailChanged: EmailOptions["onEmailChanged"]
}

interface Routed {
  readonly turns: FairTurns
  readonly publicUrl: string
}

const retryAfterSeconds = 5
const pruneRecordsEveryMs = 10 * minuteMs
const pruneAttemptsEveryMs = minuteMs

/** Logs errors of clients as information, and those of the provider as errors. */
const logProblems = (app: FastifyInstance, provider: Provider): void => {
  provider.on("server_error", (_ctx, error) => app.log.error({ err: error }, "sign-in failed"))
  const log = (_ctx: unknown, { name, message }: Error) =>
    app.log.info({ error: name, reason: message }, "sign-in refused")
  provider.on("authorization.error", log)
  provider.on("grant.error", log)
  provider.on("end_session.error", log)
}

/** Endpoints that store a record for anybody, with their rate limit for a network. */
const leavingRows: Readonly<Record<string, AttemptLimit>> = { auth: startsOfNetwork, "session/end": endsOfNetwork }

/** Paths as the provider's router reads them: case-insensitive, with or without a slash at the end. */
const limitOf = (path: string): AttemptLimit | undefined =>
  leavingRows[path.toLowerCase().replace(/^\//u, "").replace(/\/$/u, "")]

/**
 * Applies those rate limits before the provider sees the request. A silent request (`prompt=none`) stores nothing, and
 * each page may make one when it opens.
 */
const countStarts = (provider: Provider, db: Kysely<Schema>, frame: PageFrame): void => {
  provider.use(async (ctx, next) => {
    const limit = limitOf(ctx.path)
    const isSilent = ctx.method !== "POST" && ctx.query["prompt"] === "none"
    const again = limit === undefined || isSilent ? null : await recordAttempt(db, limit, networkOf(ctx.ip))
    if (again === null) return next()
    ctx.status = 429
    ctx.set("retry-after", String(secondsUntil(again)))
    ctx.type = "html"
    ctx.body = failedPage(frame, speakAt(ctx), "tooMany")
  })
}

/**
 * Wraps the provider: page headers on every answer, and a plain error page, without details, where it answers nothing.
 */
const frameAnswers = (
  app: FastifyInstance,
  provider: Provider,
  { frame, headers }: { readonly frame: PageFrame; readonly headers: Readonly<Record<string, string>> },
): void => {
  // Koa would print dropped connections to the console.
  provider.silent = true
  provider.use(async (ctx, next) => {
    ctx.set({ ...headers })
    try {
      await next()
    } catch (error) {
      app.log.error({ err: error }, "sign-in failed")
      ctx.status = 500
    }
    if (ctx.body !== undefined && ctx.body !== null) return
    if (ctx.status !== 404 && ctx.status !== 500) return
    const { status } = ctx
    ctx.body = failedPage(frame, speakAt(ctx), "failed")
    ctx.type = "html"
    ctx.status = status
  })
}

/**
 * Ends the provider's cookies with plain names from before, where they are `__Host-` ones now. A plain cookie may come
 * from a neighbour in the same domain, so nobody is signed in by it any more.
 */
const endPlainCookies = (provider: Provider): void => {
  provider.use(async (ctx, next) => {
    await next()
    const ended = ctx.secure ? endedCookies(ctx.get("cookie"), [sessionCookie, `${sessionCookie}.sig`]) : []
    if (ended.length > 0) ctx.append("set-cookie", [...ended])
  })
}

/** The same as the provider's own limit. */
const longestBodyBytes = 56 * 1024

const isPage = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" || (headers.accept ?? "").includes("text/html")

/** Refuses a network whose queue is full with 429: a page for browsers, JSON for programs. */
const refuseCrowds = (
  app: FastifyInstance,
  { turns, publicUrl, frame }: Routed & { readonly frame: PageFrame },
): void => {
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      turns.requireRoom(networkLine(request.ip))
    } catch {
      void reply.code(429).headers({ ...pageHeaders, "Retry-After": retryAfterSeconds })
      if (isPage(request))
        return reply
          .type("text/html; charset=utf-8")
          .send(failedPage(frame, speak(request, reply, { publicUrl }), "busy"))
      return reply.send({ error: "temporarily_unavailable", error_description: "Too many requests at once." })
    }
    return undefined
  })
}

/** Makes a body that was read already look unread, as the provider reads it itself. */
const giveBody = (raw: IncomingMessage, body: Buffer): void => {
  Object.defineProperties(raw, {
    readable: { value: true },
    iterator: { value: () => Readable.from([body]).iterator() },
  })
}

/** Passes requests below the mount to the provider, with the forwarded headers set by this server. */
const providerRoutes = (app: FastifyInstance, provider: Provider, { turns, publicUrl }: Routed): void => {
  const { protocol, host } = new URL(publicUrl)
  const answer = provider.callback()
  app.removeAllContentTypeParsers()
  // The body is read before the request takes its turn, so that a slow upload holds no turn.
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

/** Runs a task every so often until the server closes, one run at a time. */
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

/** Wraps a notice so that its failure is logged and does not fail the sign-in. */
const guarded =
  (app: FastifyInstance, notify: IdentityOptions["onGuessing"]): IdentityOptions["onGuessing"] =>
  (subject) =>
    notify(subject).catch((error: unknown) => app.log.error({ err: error }, "nobody was notified of guessed passwords"))

/** Null where Google's page is not offered. */
const googleFlowOf = (google: GoogleConfig | null, options: Parameters<typeof createGoogleFlow>[1]) => {
  const { clientSecret = null } = google ?? {}
  return google === null || clientSecret === null ? null : createGoogleFlow({ ...google, clientSecret }, options)
}

/** Adds the sign-in below `/identity`; call it before the server listens. */
export const mountIdentity = async (app: FastifyInstance, options: IdentityOptions): Promise<void> => {
  const { db, config, frame, turns, onGuessing, orderLetter, onEmailChanged, ...more } = options
  const { publicUrl, issuer, google, mobileApp, moderatorsSecondStep } = config
  const report = (error: unknown): void => app.log.warn({ err: error }, "Another server did not help.")
  const provider = await createProvider({
    db,
    publicUrl,
    issuer: issuer.issuer,
    frame,
    google,
    mobileApp,
    moderatorsSecondStep,
    report,
    ...more,
  })
  const headers = headersTowards(mobileApp?.link ?? null)
  frameAnswers(app, provider, { frame, headers })
  endPlainCookies(provider)
  countStarts(provider, db, frame)
  noteUses(provider, db)
  logProblems(app, provider)
  keepDoing(app, pruneRecordsEveryMs, "expired sign-ins were not removed", () => pruneRecords(db))
  keepDoing(app, pruneRecordsEveryMs, "expired links of letters were not removed", () => pruneTokens(db))
  keepDoing(app, pruneAttemptsEveryMs, "counts of attempts were not removed", () => pruneAttempts(db))
  const scripts = {
    [onceScriptPath]: onceScript,
    [submitScriptPath]: submitScript,
    [answerScriptPath]: answerScript,
    [webauthnScriptPath]: webauthnScript,
    [passkeyScriptPath]: passkeyScript,
  }
  for (const [path, script] of Object.entries(scripts))
    app.get(path, (_request, reply) =>
      reply.headers({ "x-content-type-options": "nosniff" }).type("text/javascript; charset=utf-8").send(script),
    )
  app.get("/.well-known/change-password", (_request, reply) => reply.redirect(passwordPath, 303))
  const devices = await openDevices(db, new URL(publicUrl).protocol === "https:")
  const { productName } = frame
  const doorway = {
    db,
    turnstile: createTurnstile(),
    devices,
    productName,
    note: securityLog(db, app.log),
    onGuessing: guarded(app, onGuessing),
  }
  const flow = googleFlowOf(google, { callback: `${publicUrl}${googleCallback}`, report })
  await app.register(
    async (scope) => {
      refuseCrowds(scope, { turns, publicUrl, frame })
      const shared = { ...doorway, frame, turns, publicUrl, orderLetter }
      const interactions = { ...shared, headers, provider, hasGoogle: flow !== null, moderatorsSecondStep }
      await scope.register(async (pages) => interactionRoutes(pages, interactions))
      await scope.register(async (pages) => signInStepRoutes(pages, interactions))
      await scope.register(async (pages) => signInSetupRoutes(pages, interactions))
      if (flow !== null) await scope.register(async (pages) => googleRoutes(pages, { ...interactions, flow }))
      await scope.register(async (pages) => forgottenPasswordRoutes(pages, shared))
      await scope.register(async (pages) => passwordRoutes(pages, { ...shared, provider }))
      await scope.register(async (pages) => secondStepRoutes(pages, { ...shared, provider }))
      await scope.register(async (pages) => passkeyRoutes(pages, { ...shared, provider }))
      await scope.register(async (pages) => emailRoutes(pages, { ...shared, provider, onEmailChanged }))
      await scope.register(async (rest) => providerRoutes(rest, provider, { turns, publicUrl }))
    },
    { prefix: mountPath },
  )
}
