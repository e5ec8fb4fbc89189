/** A real server with nothing but the sign-in on a free port, over a database of its own. */
import { createServer } from "node:net"
import fastify, { LogController } from "fastify"
import { mountIdentity } from "../../../server/auth/identity.ts"
import { createGrants } from "../../../server/auth/grants.ts"
import type { OrderLetter } from "../../../server/auth/letter-links.ts"
import { createVerifier, type Verifier } from "../../../server/auth/verify.ts"
import type { Config } from "../../../server/config/config.ts"
import { openDoor } from "../../../server/contract/door.ts"
import type { Database } from "../../../server/db/database.ts"
import { heardLog } from "../../traffic/log.ts"
import { oneEngine, type TestEngine } from "../db/engines.ts"

export interface IdentityServer {
  readonly publicUrl: string
  /** Differs from the public address where that is said. */
  readonly listensAt: string
  readonly issuer: string
  readonly db: Database["db"]
  readonly listen: Database["listen"]
  readonly verify: Verifier
  /** Everything that the server logged. */
  readonly logged: readonly string[]
  /** The owners who were to be told that their password was guessed at, in order. */
  readonly guessedAt: readonly string[]
  readonly close: () => Promise<void>
}

/** The issuer's name has its port in it, so the port is known before the server is made. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

interface IdentityServerOptions {
  readonly engine?: TestEngine | undefined
  readonly refreshLeewayMs?: number
  readonly google?: Config["google"]
  readonly mobileApp?: Config["mobileApp"]
  readonly moderatorsSecondStep?: Config["moderatorsSecondStep"]
  /** Another node's, in place of a new one. */
  readonly database?: Database
  /** Proxies that say whom they ask for: tests come from many networks by them. */
  readonly trustProxy?: boolean
  readonly orderLetter?: OrderLetter
  readonly publicUrl?: string
  /** The one that another provider knows, in place of any free one. */
  readonly port?: number
}

export const startIdentityServer = async ({
  engine = oneEngine[0],
  google = null,
  mobileApp = null,
  moderatorsSecondStep = "optional",
  database,
  trustProxy = false,
  publicUrl: saidUrl,
  port: saidPort,
  ...options
}: IdentityServerOptions = {}): Promise<IdentityServer> => {
  if (engine === undefined) throw new Error("There is no database to test on.")
  const { db, listen, close } = database ?? (await engine.open())
  const port = saidPort ?? (await freePort())
  const listensAt = `http://127.0.0.1:${port}`
  const publicUrl = saidUrl ?? listensAt
  const issuer = `${publicUrl}/identity`
  const logged: string[] = []
  const guessedAt: string[] = []
  const app = fastify({
    trustProxy,
    logger: heardLog("info", (line) => void logged.push(line)),
    // Requests are not logged, as in the whole server: their addresses hold secrets.
    logController: new LogController({ disableRequestLogging: true }),
  })
  await mountIdentity(app, {
    db,
    config: {
      publicUrl,
      issuer: { kind: "embedded", issuer, clientId: "marketplace-web" },
      google,
      mobileApp,
      moderatorsSecondStep,
    },
    turns: openDoor(1).inside,
    frame: { productName: "Handra", stylesheet: () => "/assets/theme.css" },
    onGuessing: async (subject) => void guessedAt.push(subject),
    orderLetter: async () => true,
    onEmailChanged: async () => undefined,
    ...options,
  })
  // A minute seems to go by between questions: nothing is believed from memory.
  let now = Date.now()
  await app.listen({ port, host: "127.0.0.1" })
  return {
    publicUrl,
    listensAt,
    issuer,
    db,
    listen,
    verify: createVerifier({ issuer, jwks: { db }, isLive: createGrants(db, () => (now += 60_000)).isLive }),
    logged,
    guessedAt,
    close: async () => {
      await app.close()
      await close()
    },
  }
}
