/**
 * Connects somebody from Google, whose address is somebody's here already, to that account by its password, given on
 * the same sign-in page. Until then what Google said waits beside the interaction, which one browser has.
 */
import type { Kysely } from "kysely"
import { hourMs } from "../../src/domain/durations.ts"
import type { Schema } from "../db/schema.ts"
import type { GooglePerson } from "./google-token.ts"
import { keepRecord, takeRecord } from "./kept-records.ts"
import { identityUser } from "./users.ts"

const placeOf = (uid: string) => ({ model: "GoogleLink", id: uid }) as const

export const waitForPassword = (db: Kysely<Schema>, uid: string, person: GooglePerson): Promise<void> =>
  keepRecord(db, placeOf(uid), person, hourMs)

/** Connects whoever signed in to the Google account that waits for them; false where none does, or another's. */
export const connectWaiting = async (db: Kysely<Schema>, uid: string, subject: string): Promise<boolean> => {
  const waiting = await takeRecord<GooglePerson>(db, placeOf(uid))
  if (waiting === undefined) return false
  const { email, issuer, issuerSubject } = waiting
  const user = await identityUser(db, subject)
  if (user?.email.toLowerCase() !== email.toLowerCase()) return false
  const linked = await db
    .insertInto("identity_links")
    .values({ issuer, issuer_subject: issuerSubject, subject })
    .onConflict((conflict) => conflict.columns(["issuer", "issuer_subject"]).doNothing())
    .returning("subject")
    .executeTakeFirst()
  // The address is Google's word by now, as it is of people who come from there first.
  await db
    .updateTable("identity_users")
    .set({ email_verified_at: user.email_verified_at ?? new Date() })
    .where("subject", "=", subject)
    .execute()
  return linked !== undefined
}
