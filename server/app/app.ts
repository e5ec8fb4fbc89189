/**
 * Composes the whole server from its rooms, on an open database; it listens only when told to. architecture: Server.
 */
import type { FastifyInstance } from "fastify"
import type { Services } from "../contract/services.ts"
import { openDoor } from "../contract/door.ts"
import { mountOperations } from "../contract/mount.ts"
import { readContract } from "../contract/operations.ts"
import { logAccess } from "../contract/access-log.ts"
import { answerProblems } from "../contract/problems.ts"
import { countUsage } from "../contract/usage.ts"
import { mountIdentity } from "../auth/identity.ts"
import { createGrants } from "../auth/grants.ts"
import { createVerifier } from "../auth/verify.ts"
import type { Config } from "../config/config.ts"
import type { Database } from "../db/database.ts"
import { accountData } from "../domain/account-data.ts"
import { followEmail } from "../domain/account-email.ts"
import { enforceAttemptLimit } from "../domain/rates.ts"
import { serveAccountData } from "../files/account-data.ts"
import { serveFiles } from "../files/downloads.ts"
import { requireOwnFolder } from "../files/own-folder.ts"
import { acceptUploads, receiveFile } from "../files/uploads.ts"
import { isHubUpgrade } from "../hubs/websockets.ts"
import { orderLetter } from "../jobs/letters.ts"
import { vapidKeys } from "../push/keys.ts"
import { openPages } from "../pages/pages.ts"
import { handlers } from "../routes/all.ts"
import { notifyOfGuesses } from "../notices/guesses.ts"
import { serveAppLinks } from "../web/app-links.ts"
import { serveManifest } from "../web/app-manifest.ts"
import { builtClient, builtStyles, serveClient } from "../web/client.ts"
import { serveEnvironment } from "../web/environment.ts"
import { allowMobileApp } from "../web/mobile-app.ts"
import { withCompression } from "../web/compression.ts"
import { createHttpServer, type LogLines } from "../web/http-server.ts"
import { serveProbes } from "../web/probes.ts"
import { serveReference } from "../web/reference.ts"
import { addSecurityHeaders } from "../web/security.ts"
import { closeServer, createStopping, longestAnswerMs, shortAnswerMs } from "../web/stopping.ts"
import { serveTheatre } from "../web/theatre.ts"
import { createBackground } from "./background.ts"
import { authenticator, hubCaller } from "./callers.ts"
import { startLive } from "./live.ts"
import { createMetrics } from "./metrics.ts"
import { productName } from "./product.ts"
import { createServices } from "./services.ts"
import { openTraces } from "./traces.ts"

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  /** For tests: fails a request whose answer or hub messages break the contract. */
  readonly checkAnswers?: boolean
  /** The clock by which tokens are signed and checked; this machine's unless said. E726. */
  readonly clock?: () => Date
  /** The time of everything else; the same unless a test says another. */
  readonly now?: () => Date
  /** Takes the lines of the log; the standard output unless said. */
  readonly log?: LogLines
}

export interface App {
  readonly server: FastifyInstance
  readonly services: Services
  /** The accounts at whose windows somebody is: signed in, and connected to this node's hubs. */
  readonly signedInAccounts: () => ReadonlySet<string>
  /** Stops everything, the database last, and leaves nobody time who has asked for much. */
  readonly close: () => Promise<void>
  /** Does the same once proxies have heard of it and what is asked is answered. */
  readonly leave: () => Promise<void>
}

/** Builds the server on an open database. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { config, database, checkAnswers = false, clock = () => new Date(), now = clock } = options
  const { db } = database
  const { issuer } = config
  if (config.databaseUrl !== undefined && config.storage === null) await requireOwnFolder(db, config.dataDir)
  const built = builtClient()
  const server = createHttpServer({ config, built, log: options.log, isUpgrade: isHubUpgrade })
  const door = openDoor(database.connections)
  const { inside: turns } = door
  const keys = await vapidKeys(db, config.push)
  const traces = await openTraces(config.traces, server.log, now)
  const services = await createServices({ config, db, now, keys, log: server.log, takeSpans: traces.take })
  const grants = createGrants(db)
  const verify = createVerifier({
    issuer: issuer.issuer,
    isLive: grants.isLive,
    now: clock,
    jwks: issuer.kind === "embedded" ? { db } : { jwksUrl: issuer.jwksUrl },
  })
  const contract = readContract()
  const usage = config.contractUsage ? countUsage(contract, now) : null
  const background = createBackground(server, { database, services, config, usage })

  // The contract has JSON and multipart bodies only; a plain-text body would pass for a JSON string.
  server.removeContentTypeParser("text/plain")
  answerProblems(server)
  if (config.accessLog) logAccess(server)
  const metrics = config.metrics === null ? null : createMetrics(server, config.metrics, contract)
  traces.follow(server, contract)
  addSecurityHeaders(server, config)
  await allowMobileApp(server, config.mobileApp)
  acceptUploads(server)
  server.get("/health", async () => ({ status: "ready" }))
  const stopping = createStopping()
  serveProbes(server, { ask: database.requireWritable, stopping })
  serveEnvironment(server, config, { vapidPublicKey: keys.publicKey })
  serveAppLinks(server, config.mobileApp)
  serveManifest(server, built)
  serveTheatre(server, { built, flags: config.flags })
  serveReference(server, built)
  serveClient(server, { built, writePage: openPages(server, { db, services, turns, built, config }) })
  serveFiles(server, { db, turns, links: services.links, now: services.now, files: services.files })
  serveAccountData(server, {
    links: services.dataLinks,
    now,
    isLive: grants.isLive,
    turns,
    partsOf: (accountKey, inTurn) => accountData({ db, files: services.files, inTurn }, accountKey),
  })
  if (issuer.kind === "embedded")
    await mountIdentity(server, {
      db,
      config,
      frame: { productName, stylesheet: builtStyles },
      turns,
      now: clock,
      onGuessing: (subject) => notifyOfGuesses(db, services, subject),
      orderLetter: (order) => orderLetter(db, services, order),
      onEmailChanged: (trx, subject, email) => followEmail(trx, services, subject, email),
    })

  const live = await startLive(server, { database, grants, authenticate: hubCaller(db, verify, door), now, usage })
  const { openConnections, unsent } = live
  metrics?.serve({ database, now, openConnections, unsent, runningJobs: background.runningJobs })
  await withCompression(server, (routes) =>
    mountOperations(routes, {
      contract,
      handlers,
      db,
      services,
      authenticate: authenticator(verify),
      isLive: issuer.kind === "embedded" ? grants.isLive : async () => true,
      door,
      receiveFile: receiveFile(services.files),
      countUpload: (accountKey) => enforceAttemptLimit(db, "uploads", accountKey),
      usage,
      replicaReads: database.replica && { replica: database.replica, onRead: (from) => metrics?.countRead(from) },
      checkAnswers,
    }),
  )

  const close = async (withinMs: number): Promise<void> => {
    await closeServer(server, withinMs)
    await background.close()
    await live.close()
    await metrics?.close()
    await traces.close()
    await database.close()
  }

  return {
    server,
    services,
    signedInAccounts: live.signedInAccounts,
    close: () => close(shortAnswerMs),
    leave: async () => {
      await stopping.giveNotice()
      await close(longestAnswerMs)
    },
  }
}
