/** `npm run admin`: makes administrators and takes the role away, and prints what was counted, on the server's database. */
import { randomUUID } from "node:crypto"
import { lastDays, usageKeptDays, usualUsageDays } from "../src/domain/contract-usage.ts"
import { chooseLanguage } from "../src/domain/languages.ts"
import { adminRole } from "../src/domain/roles.ts"
import { administrators, grantAdmin, revokeAdmin, type Administrator } from "./auth/roles.ts"
import { readConfig, type Config } from "./config/config.ts"
import { turnOff } from "./auth/second-steps.ts"
import { identityUser, subjectWithEmail } from "./auth/users.ts"
import { openExisting, withTransaction, type Database } from "./db/database.ts"
import { admitAddress } from "./db/barred-addresses.ts"
import { examine } from "./doctor/doctor.ts"
import { reportOf } from "./doctor/findings.ts"
import { subjectOf } from "./demo/acting.ts"
import { lockDemoPeople } from "./demo/keeping-out.ts"
import { demoPeople } from "./demo/people.ts"
import { usageOfDays } from "./db/contract-usage.ts"
import { adoptFolder } from "./files/own-folder.ts"
import { addJob } from "./queue/jobs.ts"

const usage = `Who moderates this marketplace:

  npm run admin -- list            who has the role
  npm run admin -- grant EMAIL     gives it to somebody who has registered
  npm run admin -- revoke EMAIL    takes it away and signs them out
  npm run admin -- admit EMAIL     lets an address register again that belonged to a blocked account
  npm run admin -- second-step off EMAIL   takes the second step from somebody who has lost it, codes and all
  npm run admin -- lock-demo       lets nobody sign in as the demo's people any more

What its contracts were used for, where CONTRACT_USAGE was on, as a file for sdk:diff --evidence:

  npm run -s admin -- contract-usage [--days N] > usage.json

Where its files are, with DATABASE_URL and without a bucket:

  npm run admin -- adopt-files     makes DATA_DIR the folder of the database's files, after a restore or a loss

What would fail, line by line, and what to do about it:

  npm run admin -- doctor

DATABASE_URL or DATA_DIR say which marketplace it is, as they do for the server.`

/** The words to print; a failure is for the error output and ends the process with 1. */
export type AdminOutcome = { readonly done: string } | { readonly failure: string }

const nameOf = ({ name, email, created_at: registered }: Administrator): string =>
  `${name} <${email}>, registered ${registered.toISOString().slice(0, 10)}`

const nobodyHas = (email: string): AdminOutcome => ({
  failure: `Nobody has registered with ${email}. Register in the marketplace first, then run this again.`,
})

const list = async (db: Database["db"]): Promise<AdminOutcome> => {
  const all = await administrators(db)
  return { done: all.length === 0 ? "There is no administrator." : all.map(nameOf).join("\n") }
}

/** Leaves a line for the log of the server, which may be another process, or not be running now. E582. */
const noteRole = (db: Database["db"], change: "given" | "revoked", subject: string): Promise<void> =>
  withTransaction(db, (trx) =>
    addJob(
      trx,
      { now: () => new Date(), newKey: randomUUID },
      { kind: "NoteRole", payload: { change, role: adminRole, subject } },
    ),
  )

export const grant = async (db: Database["db"], email: string): Promise<AdminOutcome> => {
  const person = await grantAdmin(db, email)
  if (person === undefined) return nobodyHas(email)
  await noteRole(db, "given", person.subject)
  return { done: `${nameOf(person)}, is an administrator from the next sign-in on.` }
}

export const revoke = async (db: Database["db"], email: string): Promise<AdminOutcome> => {
  const person = await revokeAdmin(db, email)
  if (person === undefined) return nobodyHas(email)
  await noteRole(db, "revoked", person.subject)
  return { done: `${nameOf(person)}, is no administrator any more, and is signed out everywhere.` }
}

const admit = async (db: Database["db"], email: string): Promise<AdminOutcome> =>
  (await admitAddress(db, email))
    ? { done: `Somebody can register with ${email} again.` }
    : { failure: `Nothing keeps ${email} from registering.` }

/** Leaves a line for the log of the server and a letter for the owner, in the language of their account. */
const noteStepOff = (db: Database["db"], subject: string, email: string): Promise<void> =>
  withTransaction(db, async (trx) => {
    const account = await trx
      .selectFrom("accounts")
      .select("language")
      .where("subject", "=", subject)
      .executeTakeFirst()
    const clock = { now: () => new Date(), newKey: randomUUID }
    const letter = { about: "secondStep", change: "turnedOff", email } as const
    const language = chooseLanguage([account?.language])
    await addJob(trx, clock, { kind: "NoteSecondStepOff", payload: { subject } })
    await addJob(trx, clock, { kind: "DeliverLetter", payload: { ...letter, language } })
  })

export const secondStepOff = async (db: Database["db"], email: string): Promise<AdminOutcome> => {
  const subject = await subjectWithEmail(db, email)
  const person = subject === undefined ? undefined : await identityUser(db, subject)
  if (person === undefined) return nobodyHas(email)
  if (!(await turnOff(db, person.subject))) return { failure: `${person.email} has no second step.` }
  await noteStepOff(db, person.subject, person.email)
  return { done: `${person.email} signs in without a second step now, and is told so by letter.` }
}

const lockDemo = async (db: Database["db"]): Promise<AdminOutcome> => {
  const demoSubjects = new Set(demoPeople.map(({ email }) => subjectOf(email)))
  const moderators = (await administrators(db)).filter(({ subject }) => demoSubjects.has(subject))
  const people = await lockDemoPeople(db)
  for (const { subject } of moderators) await noteRole(db, "revoked", subject)
  return { done: `${people} demo people could sign in; none can now. What they published stays.` }
}

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

type Command = (db: Database["db"]) => Promise<AdminOutcome>

const roleCommandOf = (words: readonly string[]): Command | undefined => {
  const [verb = "", email = "", ...more] = words
  const [whose] = more
  if (verb === "second-step" && email === "off" && whose !== undefined && more.length === 1)
    return (db: Database["db"]) => secondStepOff(db, whose)
  if (more.length > 0) return undefined
  const command = `${verb} ${email === "" ? "" : "EMAIL"}`.trim()
  if (command === "list") return list
  if (command === "lock-demo") return lockDemo
  if (command === "grant EMAIL") return (db: Database["db"]) => grant(db, email)
  if (command === "admit EMAIL") return (db: Database["db"]) => admit(db, email)
  return command === "revoke EMAIL" ? (db: Database["db"]) => revoke(db, email) : undefined
}

/** Commands for any marketplace, whoever signs its people in. */
const plainCommandOf = (config: Config, [verb, ...more]: readonly string[]): Command | undefined => {
  const days = verb === "contract-usage" ? daysIn(more) : undefined
  if (days !== undefined) return printUsage(days)
  return verb === "adopt-files" && more.length === 0 ? adoptFiles(config) : undefined
}

/** Does what the arguments say. */
export const administrate = async (config: Config, words: readonly string[]): Promise<AdminOutcome> => {
  const plain = plainCommandOf(config, words)
  const command = plain ?? roleCommandOf(words)
  if (command === undefined) return { failure: usage }
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

const outcomeOf = async (read: Read, words: readonly string[]): Promise<AdminOutcome> =>
  "problems" in read ? { failure: read.problems.join("\n") } : administrate(read.config, words)

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
