/**
 * Composes the whole server from its rooms, on an open database; it listens only when told to. architecture: Server.
 */
import { randomUUID } from "node:crypto"
import type { FastifyInstance } from "fastify"
import { isModerator, type Principal } from "./contract/context.ts"
import type { Services } from "./contract/services.ts"
import { accountLine, openDoor, type Door } from "./contract/door.ts"
import { mountOperations } from "./contract/mount.ts"
import { readContract } from "./contract/operations.ts"
import { answerProblems } from "./contract/problems.ts"
import { mountIdentity } from "./auth/identity.ts"
import { securityLog } from "./auth/security-log.ts"
import { createGrants, endedGrantsChannel, endSignIns } from "./auth/grants.ts"
import { writeLetter } from "./auth/letters.ts"
import { endSignIn, signInsOf } from "./auth/sign-ins.ts"
import { createVerifier, type Verifier } from "./auth/verify.ts"
import type { Config } from "./config/config.ts"
import type { Database } from "./db/database.ts"
import { accountData } from "./domain/account-data.ts"
import { followEmail } from "./domain/account-email.ts"
import { enforceAttemptLimit } from "./domain/rates.ts"
import { notePresence } from "./domain/statistics.ts"
import { createExpiry } from "./jobs/listing-expiry-poller.ts"
import { serveAccountData } from "./files/account-data.ts"
import { dataLinks } from "./files/data-links.ts"
import { serveFiles } from "./files/downloads.ts"
import { fileLinks } from "./files/links.ts"
import { openFileStore } from "./files/open-store.ts"
import { createPosters } from "./files/posters.ts"
import { acceptUploads, receiveFile } from "./files/uploads.ts"
import type { HubCaller } from "./hubs/connection.ts"
import { startOutboxDispatch } from "./hubs/outbox.ts"
import { outboxRows } from "./hubs/outbox-rows.ts"
import { startPresence } from "./hubs/presence.ts"
import { createHubs } from "./hubs/signalr.ts"
import { startWhisperDispatch } from "./hubs/whispers.ts"
import { isHubUpgrade } from "./hubs/websockets.ts"
import { orderLetter } from "./jobs/letters.ts"
import { createPruning } from "./jobs/pruning.ts"
import { jobWorkers } from "./jobs/workers.ts"
import { TryLater } from "./contract/later.ts"
import { createJobs } from "./queue/runner.ts"
import { createModeration } from "./jobs/moderation.ts"
import { createGeocoder } from "./integrations/geocoder.ts"
import { createLetters } from "./integrations/letters.ts"
import { createTranslator } from "./integrations/translator.ts"
import { vapidKeys } from "./push/keys.ts"
import { createPushing } from "./push/pushing.ts"
import { openPages } from "./pages/pages.ts"
import { handlers } from "./routes/all.ts"
import { tellOfGuesses } from "./notices/guesses.ts"
import { serveAppLinks } from "./web/app-links.ts"
import { serveManifest } from "./web/app-manifest.ts"
import { builtClient, builtStyles, serveClient } from "./web/client.ts"
import { serveEnvironment } from "./web/environment.ts"
import { allowMobileApp } from "./web/mobile-app.ts"
import { createHttpServer, type LogLines } from "./web/http-server.ts"
import { addSecurityHeaders } from "./web/security.ts"

export const productName = "Handra"

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  /** For tests: fails a request whose answer or hub messages break the contract. */
  readonly checkAnswers?: boolean
  readonly now?: () => Date
  /** Takes the lines of the log; the standard output unless said. */
  readonly log?: LogLines
}

export interface App {
  readonly server: FastifyInstance
  readonly services: Services
  /** The accounts at whose windows somebody is: signed in, and connected to this node's hubs. */
  readonly signedInAccounts: () => ReadonlySet<string>
  /** Stops everything, the database last. */
  readonly close: () => Promise<void>
}

const authenticator =
  (verify: Verifier) =>
  async (token: string): Promise<Principal | null> => {
    const verified = await verify(token)
    if (!verified.ok) return null
    const { subject, name, email, roles, session } = verified
    return { subject, name, email, roles, session }
  }

const hubCaller =
  ({ db }: Database, verify: Verifier, { inside }: Door) =>
  async (token: string | undefined): Promise<HubCaller | null> => {
    const verified = token === undefined ? null : await verify(token)
    if (verified === null || !verified.ok || isModerator(verified)) return null
    const account = await inside.inTurn(accountLine(verified.subject), () =>
      db
        .selectFrom("accounts")
        .select(["key", "deleted_at"])
        .where("subject", "=", verified.subject)
        .executeTakeFirst(),
    )
    if (account === undefined) return null
    const { expiresAt, session } = verified
    return { accountKey: account.key, expiresAt, session, isDeleted: account.deleted_at !== null }
  }

/** Builds the server on an open database. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { config, database, checkAnswers = false, now = () => new Date() } = options
  const { db } = database
  const { issuer } = config
  const built = builtClient()
  const server = createHttpServer({ config, built, log: options.log, isUpgrade: isHubUpgrade })
  const door = openDoor(database.connections)
  const { inside: turns } = door
  const reportOutside = (error: unknown): void => server.log.warn({ err: error }, "Another server did not help.")
  const keys = await vapidKeys(db, config.push)
  // Pages of the mobile app have another origin, against which an address without one would be read (E452).
  const base = config.mobileApp === null ? "" : config.publicUrl
  const services: Services = {
    now,
    newKey: randomUUID,
    links: await fileLinks(db, base),
    dataLinks: await dataLinks(db, base),
    files: await openFileStore(config.dataDir, config.storage),
    drawPoster: config.ffmpegCore === null ? null : createPosters(config.ffmpegCore),
    moderationDelayMs: config.moderation.delayMs,
    feedbackReveal: config.feedbackReveal,
    flags: config.flags,
    geocode: createGeocoder(config.integrations.geocoder, reportOutside),
    translate: createTranslator(config.integrations.translator, reportOutside),
    stores: config.integrations.stores,
    signIns: { list: signInsOf, end: endSignIn, endAll: (trx, subject) => endSignIns(trx, [subject]) },
    sendLetter: createLetters({
      config: config.letters,
      productName,
      report: (problem) => server.log.warn(problem),
    }),
    push: createPushing({
      config: config.push,
      keys,
      productName,
      now,
      report: (problem) => server.log.warn(problem),
    }),
  }
  const grants = createGrants(db)
  const verify = createVerifier({
    issuer: issuer.issuer,
    isLive: grants.isLive,
    jwks: issuer.kind === "embedded" ? { db } : { jwksUrl: issuer.jwksUrl },
  })

  // The contract has JSON and multipart bodies only; a plain-text body would pass for a JSON string.
  server.removeContentTypeParser("text/plain")
  answerProblems(server)
  addSecurityHeaders(server, config)
  await allowMobileApp(server, config.mobileApp)
  acceptUploads(server)
  server.get("/health", async () => ({ status: "ready" }))
  serveEnvironment(server, config, { vapidPublicKey: keys.publicKey })
  serveAppLinks(server, config.mobileApp)
  serveManifest(server, built)
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
      onGuessing: async (subject) => {
        await tellOfGuesses(db, services, subject)
        jobs.wake()
      },
      orderLetter: async (order) => {
        const isTaken = await orderLetter(db, services, order)
        jobs.wake()
        return isTaken
      },
      onEmailChanged: (trx, subject, email) => followEmail(trx, services, subject, email),
    })

  const hubs = createHubs(server, {
    authenticate: hubCaller(database, verify, door),
    onConnected: (accountKey) => presence.seen(accountKey),
  })
  const endedGrants = await database.listen(
    endedGrantsChannel,
    (grantId) => {
      grants.forget(grantId)
      hubs.closeSession(grantId)
    },
    // Nothing to do for missed notifications: the grants are in the database, and the outbox's listener makes the hub
    // connections reconnect.
    () => undefined,
  )
  const presence = startPresence({
    connected: hubs.connectedAccounts,
    note: async (accountKeys) => {
      // An account may be deleted while a connection of its own is being opened.
      for (const gone of await notePresence(db, accountKeys, now())) hubs.closeAccount(gone)
    },
    report: (error) => server.log.error({ err: error }, "Who is online could not be written down."),
  })
  const dispatch = await startOutboxDispatch({
    hubs,
    listen: database.listen,
    rows: outboxRows(db),
    report: (problem, error) => server.log.error({ err: error }, problem),
  })
  const whispers = await startWhisperDispatch({
    hubs,
    listen: database.listen,
    report: (problem, error) => server.log.error({ err: error }, problem),
  })
  const moderation = createModeration({
    db,
    services,
    mode: config.moderation.mode,
    report: (error) => server.log.error({ err: error }, "Moderation could not go on."),
  })
  const noteSecurity = securityLog(db, server.log)
  const jobs = createJobs({
    db,
    services,
    workers: jobWorkers(db, services, {
      writeLetter: (order) => writeLetter(db, { productName, publicUrl: config.publicUrl }, order),
      noteSecondStepOff: ({ subject }) => noteSecurity("second-step.turned-off", { subject }),
      noteRole: ({ change, role, subject }) => noteSecurity(`role.${change}`, { subject, role }),
    }),
    report: (error) =>
      error instanceof TryLater
        ? server.log.warn(`A job has to wait: ${error.message}`)
        : server.log.error({ err: error }, "A job could not be done."),
  })
  const expiry = createExpiry({
    db,
    services,
    report: (error) => server.log.error({ err: error }, "A listing could not be ended."),
  })
  const pruning = createPruning({
    db,
    services,
    report: (error) => server.log.error({ err: error }, "What is old could not be deleted."),
  })
  server.addHook("onListen", async () => {
    moderation.start()
    expiry.start()
    pruning.start()
    jobs.start()
  })
  mountOperations(server, {
    contract: readContract(),
    handlers,
    db,
    services,
    authenticate: authenticator(verify),
    isLive: issuer.kind === "embedded" ? grants.isLive : async () => true,
    door,
    receiveFile: receiveFile(services.files),
    countUpload: (accountKey) => enforceAttemptLimit(db, "uploads", accountKey),
    checkAnswers,
    onWritten: () => {
      moderation.wake()
      jobs.wake()
    },
  })

  return {
    server,
    services,
    signedInAccounts: hubs.signedInAccounts,
    close: async () => {
      await moderation.close()
      await expiry.close()
      await pruning.close()
      await jobs.close()
      await presence.close()
      await dispatch.close()
      await whispers.close()
      await endedGrants.close()
      await server.close()
      await database.close()
    },
  }
}
