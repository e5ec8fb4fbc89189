/** Mounts the embedded sign-in on the server: the provider's own addresses, the pages, and the tidying up. D108. */
import type { FastifyInstance } from "fastify"
import type { Kysely } from "kysely"
import type { Provider } from "oidc-provider"
import type { Config } from "../config.ts"
import type { Schema } from "../db/schema.ts"
import { interactionRoutes } from "./interactions.ts"
import { pageHeaders, submitScript, submitScriptPath, type PageFrame } from "./page.ts"
import { failedPage } from "./pages.ts"
import { createProvider } from "./provider.ts"
import { pruneRecords, type RecordsOptions } from "./records.ts"
import { textsFor } from "./texts.ts"

export interface IdentityOptions extends RecordsOptions {
  readonly db: Kysely<Schema>
  readonly config: Pick<Config, "publicUrl" | "issuer" | "google">
  readonly frame: PageFrame
}

const mountPath = "/identity"
const pruneEveryMs = 10 * 60 * 1000

/** Clients' mistakes are worth a line, the server's own an error. */
const logProblems = (app: FastifyInstance, provider: Provider): void => {
  provider.on("server_error", (_ctx, error) => app.log.error({ err: error }, "sign-in failed"))
  const log = (_ctx: unknown, { name, message }: Error) =>
    app.log.info({ error: name, reason: message }, "sign-in refused")
  provider.on("authorization.error", log)
  provider.on("grant.error", log)
  provider.on("end_session.error", log)
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
    ctx.body = failedPage(frame, textsFor(undefined), false)
    ctx.type = "html"
    ctx.status = status
  })
}

/** Hands requests below the mount to the provider as they came, but for what they say of where they came from. */
const providerRoutes = (app: FastifyInstance, provider: Provider, publicUrl: string): void => {
  const { protocol, host } = new URL(publicUrl)
  const answer = provider.callback()
  app.removeAllContentTypeParsers()
  // The provider reads bodies itself.
  app.addContentTypeParser("*", (_request, _payload, done) => done(null))
  app.route({
    method: ["GET", "POST", "OPTIONS"],
    url: "/*",
    handler: async (request, reply) => {
      const { raw } = request
      reply.hijack()
      raw.headers["x-forwarded-proto"] = protocol.slice(0, -1)
      raw.headers["x-forwarded-host"] = host
      raw.headers["x-forwarded-for"] = request.ip
      const { url = "/" } = raw
      Object.assign(raw, { originalUrl: url, url: url.slice(mountPath.length) || "/" })
      await answer(raw, reply.raw)
    },
  })
}

const keepPruned = (app: FastifyInstance, db: Kysely<Schema>): void => {
  let pruning = Promise.resolve()
  const timer = setInterval(() => {
    pruning = pruneRecords(db).catch((error: unknown) =>
      app.log.warn({ err: error }, "expired sign-ins were not removed"),
    )
  }, pruneEveryMs)
  timer.unref()
  app.addHook("onClose", async () => {
    clearInterval(timer)
    await pruning
  })
}

/** Adds the sign-in below `/identity`, before the server listens. */
export const mountIdentity = async (app: FastifyInstance, options: IdentityOptions): Promise<void> => {
  const { db, config, frame, ...records } = options
  const { publicUrl, issuer, google } = config
  const report = (error: unknown): void => app.log.warn({ err: error }, "Another server did not help.")
  const provider = await createProvider({ db, publicUrl, issuer: issuer.issuer, frame, google, report, ...records })
  frameAnswers(app, provider, frame)
  logProblems(app, provider)
  keepPruned(app, db)
  app.get(submitScriptPath, (_request, reply) =>
    reply.headers({ "x-content-type-options": "nosniff" }).type("text/javascript; charset=utf-8").send(submitScript),
  )
  await app.register(async (pages) => interactionRoutes(pages, { db, provider, frame, publicUrl }), {
    prefix: mountPath,
  })
  await app.register(async (rest) => providerRoutes(rest, provider, publicUrl), { prefix: mountPath })
}
