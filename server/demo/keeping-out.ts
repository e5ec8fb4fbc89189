/** Keeps strangers from signing in as the demo's people, whose password everybody knows. */
import type { Kysely } from "kysely"
import { endSignIns } from "../auth/grants.ts"
import type { Schema } from "../db/schema.ts"
import { subjectOf } from "./acting.ts"
import { demoPassword, demoPeople } from "./people.ts"

const demoSubjects = demoPeople.map(({ email }) => subjectOf(email))

/** Counts the demo's people who can sign in. */
export const openDemoPeople = async (db: Kysely<Schema>): Promise<number> => {
  const people = await db
    .selectFrom("identity_users")
    .select("subject")
    .where("subject", "in", demoSubjects)
    .where("password_hash", "is not", null)
    .execute()
  return people.length
}

/**
 * Takes passwords, roles and sessions from the demo's people. What they published stays: it is part of other people's
 * lists by now.
 *
 * @returns how many could sign in before
 */
export const lockDemoPeople = async (db: Kysely<Schema>): Promise<number> => {
  const open = await openDemoPeople(db)
  await db
    .updateTable("identity_users")
    .set({ password_hash: null, roles: [], updated_at: new Date() })
    .where("subject", "in", demoSubjects)
    .execute()
  // After the update is committed: a sign-in that read the old password or roles has its grant by now.
  await endSignIns(db, demoSubjects)
  return open
}

export interface DemoState {
  /** The demo is on. */
  readonly demo: boolean
  /** Only this machine is meant to be asked: the embedded database and a localhost address. */
  readonly isLocal: boolean
  /** The number of the demo's people who can sign in. */
  readonly people: number
}

/** Answers the warnings of every start; none on a developer's own machine. */
export const demoWarnings = ({ demo, isLocal, people }: DemoState): readonly string[] => {
  if (people === 0 || (demo && isLocal)) return []
  const known = `${people} demo people can sign in here, a moderator among them, with the password "${demoPassword}" that everybody knows.`
  return demo
    ? [`DEMO is on: ${known} Never let real people use this marketplace.`]
    : [`DEMO is off, but ${known} "npm run admin -- lock-demo" keeps everybody from signing in as them.`]
}
