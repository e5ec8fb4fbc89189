/** The commands of `npm run admin` for people: who has the role, who may come back, who signs in without a second step. */
import { randomUUID } from "node:crypto"
import { chooseLanguage } from "../../src/domain/languages.ts"
import { adminRole } from "../../src/domain/roles.ts"
import { administrators, grantAdmin, revokeAdmin, type Administrator } from "../auth/roles.ts"
import { turnOff } from "../auth/second-steps.ts"
import { identityUser, subjectWithEmail } from "../auth/users.ts"
import { admitAddress } from "../db/barred-addresses.ts"
import { withTransaction, type Database } from "../db/database.ts"
import { subjectOf } from "../demo/acting.ts"
import { lockDemoPeople } from "../demo/keeping-out.ts"
import { demoPeople } from "../demo/people.ts"
import { addJob } from "../queue/jobs.ts"
import type { AdminOutcome, Command } from "./outcome.ts"

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

/** The command of these words; undefined where they are none. */
export const peopleCommandOf = (words: readonly string[]): Command | undefined => {
  const [verb = "", email = "", ...more] = words
  const [whose] = more
  if (verb === "second-step" && email === "off" && whose !== undefined && more.length === 1)
    return (db) => secondStepOff(db, whose)
  if (more.length > 0) return undefined
  const command = `${verb} ${email === "" ? "" : "EMAIL"}`.trim()
  if (command === "list") return list
  if (command === "lock-demo") return lockDemo
  if (command === "grant EMAIL") return (db) => grant(db, email)
  if (command === "admit EMAIL") return (db) => admit(db, email)
  return command === "revoke EMAIL" ? (db) => revoke(db, email) : undefined
}
