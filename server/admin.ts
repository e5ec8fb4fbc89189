/** `npm run admin`: what operators do on the server's database and files, beside the server. docs/operating.md. */
import { lastDays, usageKeptDays, usualUsageDays } from "../src/domain/contract-usage.ts"
import type { AdminOutcome, Command } from "./admin/outcome.ts"
import { peopleCommandOf } from "./admin/people.ts"
import { usage } from "./admin/usage.ts"
import { backUp } from "./backup/backup.ts"
import { restore } from "./backup/restore.ts"
import { readConfig, type Config } from "./config/config.ts"
import { usageOfDays } from "./db/contract-usage.ts"
import { openDatabase, openExisting, type Database } from "./db/database.ts"
import { examine } from "./doctor/doctor.ts"
import { reportOf } from "./doctor/findings.ts"
import { adoptFolder } from "./files/own-folder.ts"

/** The days that are asked for; undefined where that is no question. */
const daysIn = (words: readonly string[]): number | undefined => {
  const [option, text = "", ...more] = words
  if (option === undefined) return usualUsageDays
  const days = /^\d{1,3}$/u.test(text) ? Number(text) : 0
  return option === "--days" && more.length === 0 && days >= 1 && days <= usageKeptDays ? days : undefined
}

const printUsage =
  (days: number) =>
  async (db: Database["db"]): Promise<AdminOutcome> => ({
    done: JSON.stringify(await usageOfDays(db, lastDays(days, new Date())), null, 2),
  })

const adoptFiles =
  ({ databaseUrl, storage, dataDir }: Config) =>
  async (db: Database["db"]): Promise<AdminOutcome> => {
    if (storage !== null) return { failure: "The files are in the bucket of S3_ENDPOINT, so DATA_DIR keeps none." }
    if (databaseUrl === undefined) return { failure: "The embedded database lies in DATA_DIR itself, as its files do." }
    const { looked, there } = await adoptFolder(db, dataDir)
    return { done: `${dataDir} is the folder of this database's files now; of the newest ${looked} it has ${there}.` }
  }

/** Commands for any marketplace, whoever signs its people in. */
const plainCommandOf = (config: Config, [verb, ...more]: readonly string[]): Command | undefined => {
  const days = verb === "contract-usage" ? daysIn(more) : undefined
  if (days !== undefined) return printUsage(days)
  return verb === "adopt-files" && more.length === 0 ? adoptFiles(config) : undefined
}

/** Says first what is wrong with words whose command there is; the help follows. */
const misuseOf = ([verb, ...more]: readonly string[]): string =>
  verb === "contract-usage"
    ? `contract-usage takes --days N, with N from 1 to ${usageKeptDays}, since older days are not kept; not ${more.join(" ")}.\n\n`
    : ""

/** Does what the arguments say. */
export const administrate = async (config: Config, words: readonly string[]): Promise<AdminOutcome> => {
  const plain = plainCommandOf(config, words)
  const command = plain ?? peopleCommandOf(words)
  if (command === undefined) return { failure: `${misuseOf(words)}${usage}` }
  if (plain === undefined && config.issuer.kind === "external")
    return { failure: `${config.issuer.issuer} signs people in, so it is there that they get the role "admin".` }
  const database = await openExisting({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    return await command(database.db)
  } finally {
    await database.close()
  }
}

type Read = ReturnType<typeof readConfig>

/** Answers the words to print, and whether all is well. */
const diagnose = async (read: Read): Promise<{ readonly report: string; readonly isWell: boolean }> => {
  const findings = await examine(read)
  return { report: reportOf(findings), isWell: findings.every(({ verdict }) => verdict !== "fails") }
}

const migrateNow = async ({ databaseUrl: url, dataDir }: Config): Promise<AdminOutcome> => {
  let ran: readonly string[] = []
  const database = await openDatabase({
    url,
    dataDir,
    onMigrated: (names) => (ran = names),
    onProblem: (problem) => console.error(problem),
  })
  await database.close()
  if (ran.length === 0) return { done: "The schema is that of this release already." }
  return { done: `The schema is that of this release now. Migrations that ran: ${ran.join(", ")}.` }
}

const copying = new Map([
  ["backup", backUp],
  ["restore", restore],
])

const outcomeOf = async (read: Read, words: readonly string[]): Promise<AdminOutcome> => {
  if ("problems" in read) return { failure: read.problems.join("\n") }
  const [verb = "", folder, ...more] = words
  const { databaseUrl, databaseSessionUrl } = read.config
  // A command asks the server itself: `pg_dump` and migrations need a session.
  const config: Config = { ...read.config, databaseUrl: databaseSessionUrl ?? databaseUrl }
  if (verb === "migrate" && words.length === 1) return migrateNow(config)
  const copy = more.length === 0 ? copying.get(verb) : undefined
  if (copy === undefined || folder === undefined) return administrate(config, words)
  return { done: await copy(config, folder, console.log) }
}

const run = async (words: readonly string[]): Promise<void> => {
  const read = readConfig(process.env)
  if (words.length === 1 && words[0] === "doctor") {
    const { report, isWell } = await diagnose(read)
    // A server that hangs holds on to its connections.
    return void process.stdout.write(`${report}\n`, () => process.exit(isWell ? 0 : 1))
  }
  const outcome = await outcomeOf(read, words).catch((error: unknown) => ({
    failure: error instanceof Error ? error.message : String(error),
  }))
  if ("done" in outcome) console.log(outcome.done)
  else {
    console.error(outcome.failure)
    process.exitCode = 1
  }
}

if (import.meta.main) await run(process.argv.slice(2))
