/** The real app on a free port, with a database and folder of its own, and people who call it. */
import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"
import { throwAwayFolder } from "../../scripts/base/throw-away.mjs"
import { createApp, type App } from "../../server/app/app.ts"
import { readConfig, type Config } from "../../server/config/config.ts"
import type { Database } from "../../server/db/database.ts"
import { heardLog } from "../traffic/log.ts"
import { oneEngine, type TestEngine } from "./db/engines.ts"
import { newClock, type Clock } from "./clock.ts"
import { caller, dataOf, eventually, type Caller } from "./callers.ts"
import { tokenFor, type Claims } from "./tokens.ts"

/** A person with an account; `key` is that of the account and its customer profile (D1). */
export interface Person extends Caller {
  readonly key: string
  readonly name: string
  readonly subject: string
  readonly token: string
  readonly decided: TestApp["decided"]
}

export interface TestApp {
  readonly app: App
  readonly config: Config
  readonly db: Database["db"]
  readonly atLeisure: Database["atLeisure"]
  readonly url: string
  readonly clock: Clock
  /** The log's lines at the configured level and above. */
  readonly logged: readonly string[]
  /** A caller without a token. */
  readonly nobody: Caller
  /** A caller with this token. */
  readonly callerWith: (token: string) => Caller
  /** A token signed by this server, with these claims. */
  readonly token: (claims: Claims) => Promise<string>
  /**
   * Resolves when no text of a listing or profile, by its key, waits for moderation: a look at the database costs a tenth
   * of a request.
   */
  readonly decided: (key: string) => Promise<void>
  /** Signs a new person in and creates the account. */
  readonly person: (name: string) => Promise<Person>
  /** The same person as a caller of this node. */
  readonly callerFor: (person: Person) => Caller
  /** Starts another node on the same database and, unless said, files; `null` where the engine allows one only. */
  readonly again: ((changes?: Partial<Config>) => Promise<TestApp>) | null
  /** Stops the server and the database, and removes the folder. */
  readonly close: () => Promise<void>
}

export interface Overrides {
  readonly config?: Partial<Config>
  readonly clock?: Clock
}

/** The port must be known before the server is made, as it is part of the issuer's name. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const configFor = (port: number, dataDir: string): Config => {
  const read = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    MODERATION_DELAY_MS: "0",
    LOG_LEVEL: "warn",
  })
  if ("problems" in read) throw new Error(read.problems.join(" "))
  return read.config
}

interface Node {
  readonly database: Database & { readonly again: (() => Promise<Database>) | null }
  readonly config: Config
  readonly clock: Clock
}

const listen = async ({ database, config, clock }: Node): Promise<TestApp> => {
  const logged: string[] = []
  const { level: logLevel, stream: log } = heardLog(config.logLevel, (line) => void logged.push(line))
  const app = await createApp({ config: { ...config, logLevel }, database, checkAnswers: true, now: clock.now, log })
  await app.server.listen({ port: config.port, host: "127.0.0.1" })
  const { db, atLeisure, again } = database
  const url = `http://127.0.0.1:${config.port}`
  const callerWith = (token: string): Caller => caller(url, token)
  const token = (claims: Claims): Promise<string> => tokenFor(db, config.issuer.issuer, claims)

  const decided = async (key: string): Promise<void> => {
    const waiting = db
      .selectFrom("moderation_tasks")
      .select("key")
      .where("entity_key", "=", key)
      .where("entity_type", "!=", "Complaint")
      .where("decided_at", "is", null)
    await eventually(async () => ((await waiting.executeTakeFirst()) === undefined ? true : null))
  }

  const person = async (name: string): Promise<Person> => {
    const subject = randomUUID()
    const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, ".")}.${subject.slice(0, 8)}@example.com`
    const good = await token({ sub: subject, name, email })
    const calls = callerWith(good)
    const header = { "Content-Language": "en-US" } as const
    const { key } = dataOf(await calls.core.POST("/account/create", { params: { header } }))
    return { ...calls, key, name, subject, token: good, decided }
  }

  return {
    app,
    config,
    db,
    atLeisure,
    url,
    clock,
    logged,
    nobody: caller(url, null),
    callerWith,
    token,
    decided,
    person,
    callerFor: ({ token: theirs }) => callerWith(theirs),
    again:
      again === null
        ? null
        : async (changes) => {
            const more = { ...(await again()), again }
            // The same issuer, so that each node accepts the other's tokens.
            const ofMore = { ...config, port: await freePort(), ...changes }
            return listen({ database: more, clock, config: ofMore }).catch(async (error: unknown) => {
              await more.close()
              throw error
            })
          },
    close: () => app.close(),
  }
}

/** Starts the app, by default on the engine for what no engine can tell apart. */
export const startApp = async (
  engine: TestEngine | undefined = oneEngine[0],
  { config: changes = {}, clock = newClock() }: Overrides = {},
): Promise<TestApp> => {
  if (engine === undefined) throw new Error("There is no database to test on.")
  const dataDir = await mkdtemp(join(throwAwayFolder(), "marketplace-test-"))
  const config = { ...configFor(await freePort(), dataDir), ...changes }
  const started = await listen({ database: await engine.open(), config, clock })
  return {
    ...started,
    close: async () => {
      await started.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
