/** Runs the server: reads the environment, opens the database, loads the demo data once, and says where it is. */
import type { AddressInfo } from "node:net"
import { createApp, type App } from "./app/app.ts"
import { readConfig, type Config } from "./config/config.ts"
import { configurationInForce } from "./config/in-force.ts"
import { openDatabase, type Database } from "./db/database.ts"
import { followDatabaseClock } from "./db/node-clock.ts"
import type { Company } from "./demo-company/company.ts"
import { demoWarnings, openDemoPeople } from "./demo/keeping-out.ts"
import { loadDemo } from "./demo/load.ts"
import { demoPassword, demoSignIns } from "./demo/people.ts"

const line = "─".repeat(64)

/** A database that is frozen answers nobody, and orchestrators wait for thirty seconds. */
const longestStopSeconds = 25

/** Says who signs in where. The embedded sign-in is reached from the pages, and has none of its own at the issuer's address. */
const signInLines = ({ issuer, demo, demoBot }: Config, hasDemo: boolean): readonly string[] => {
  if (issuer.kind === "external") return ["", `  People sign in at  ${issuer.issuer}`]
  if (!demo || !hasDemo) return []
  const width = Math.max(...demoSignIns.map(({ email }) => email.length))
  return [
    "",
    `  Demo sign-ins, all with the password  ${demoPassword}`,
    ...demoSignIns.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`),
    ...(demoBot ? ["", "  The demo's other people act by themselves: publish something, or apply."] : []),
  ]
}

const announcement = (config: Config, hasDemo: boolean): string => {
  const { publicUrl, databaseUrl, dataDir, issuer, letters } = config
  return [
    "",
    line,
    `  Handra is ready:  ${publicUrl}`,
    ...signInLines(config, hasDemo),
    "",
    ...(issuer.kind === "embedded" && letters.mailServer === null ? [`  Letters: ${letters.keptIn}.`] : []),
    `  Data: ${databaseUrl === undefined ? dataDir : "the database of DATABASE_URL"}.  Ctrl-C stops.`,
    line,
    "",
  ].join("\n")
}

/** The address by which the server reaches itself, whatever stands before it. */
const ownAddress = ({ server }: App): string => {
  const { address, port, family } = server.server.address() as AddressInfo
  const host = address === "::" || address === "0.0.0.0" ? "localhost" : address
  return `http://${family === "IPv6" && host !== "localhost" ? `[${host}]` : host}:${port}`
}

/** Only where it is wanted, as it brings a client with it. */
const demoCompany = async ({ db }: Database, app: App, { issuer: { issuer } }: Config) => {
  const { openCompany } = await import("./demo/hiring.ts")
  const report = (error: unknown): void => app.server.log.warn({ err: error }, "The demo company could not go on.")
  return openCompany({ db, issuer, base: ownAddress(app), signedInAccounts: app.signedInAccounts, report })
}

const start = async (config: Config): Promise<void> => {
  const database = await openDatabase({
    url: config.databaseUrl,
    sessionUrl: config.databaseSessionUrl,
    readUrl: config.databaseReadUrl,
    dataDir: config.dataDir,
    onIdleError: (error) => console.error(`A database connection broke: ${error.message}`),
    onProblem: (problem) => console.error(problem),
  })
  const clock = await followDatabaseClock(database.db, (problem) => console.error(problem))
  const app = await createApp({ config, database, clock: clock.now })
  app.server.log.info({ configuration: configurationInForce(config) }, "The server starts with this configuration.")
  let company: Company | undefined
  const end = async (): Promise<void> => {
    clock.stop()
    await company?.close()
    await app.leave()
  }
  let isStopping = false
  const stop = (signal: NodeJS.Signals): void => {
    // Somebody presses Ctrl-C again, and will not wait.
    if (isStopping && signal === "SIGINT") process.exit(1)
    if (isStopping) return
    isStopping = true
    setTimeout(() => {
      console.error(`The server could not end within ${longestStopSeconds} seconds, and is cut off.`)
      process.exit(1)
    }, longestStopSeconds * 1_000)
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  // As a line of the log: Node's own words hold the line of code that threw, of a minified library all of it.
  process.on("uncaughtException", (error) => {
    app.server.log.fatal({ err: error }, "The server ends, because nobody handled this.")
    process.exit(1)
  })
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop)
  if (config.demo) await database.atLeisure((db) => loadDemo(db, app.services))
  const { issuer, demo, isLocal } = config
  const people = issuer.kind === "embedded" ? await openDemoPeople(database.db) : 0
  await app.server.listen({ port: config.port, host: config.host })
  if (config.demoBot && people > 0) company = await demoCompany(database, app, config)
  console.log(announcement(config, people > 0))
  for (const warning of demoWarnings({ demo, isLocal, people })) console.error(`${warning}\n`)
}

const read = readConfig(process.env)
if ("problems" in read) {
  for (const problem of read.problems) console.error(problem)
  process.exitCode = 1
} else
  await start(read.config).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
