/** Finds whom somebody from Google is here: known by the link, made anew, or refused. */
import type { Kysely } from "kysely"
import { recordAttempt } from "../db/attempts.ts"
import { isBarred } from "../db/barred-addresses.ts"
import type { Schema } from "../db/schema.ts"
import type { GooglePerson } from "./google-token.ts"
import { registrationsOfNetwork } from "./limits.ts"
import { linkedUser, linkNewUser } from "./linked-users.ts"

type PersonHere =
  | { readonly subject: string; readonly isNew: boolean }
  | { readonly refused: "EmailTaken" | "EmailRefused" }
  | { readonly again: Date }

export const personHere = async (db: Kysely<Schema>, person: GooglePerson, network: string): Promise<PersonHere> => {
  const known = await linkedUser(db, person)
  if (known !== undefined) return { subject: known, isNew: false }
  const again = await recordAttempt(db, registrationsOfNetwork, network)
  if (again !== null) return { again }
  if (await isBarred(db, person.email)) return { refused: "EmailRefused" }
  const linked = await linkNewUser(db, person)
  return "refused" in linked ? linked : { ...linked, isNew: true }
}
