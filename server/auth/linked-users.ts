/** Maps a person of another provider to one of ours, creating one where there is none. */
import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { foldedEmail } from "../db/emails.ts"
import type { Schema } from "../db/schema.ts"
import { publicNameOf } from "../domain/account.ts"
import type { GooglePerson } from "./google-token.ts"

export const linkedUser = async (
  db: Kysely<Schema>,
  { issuer, issuerSubject }: GooglePerson,
): Promise<string | undefined> => {
  const link = await db
    .selectFrom("identity_links")
    .select("subject")
    .where("issuer", "=", issuer)
    .where("issuer_subject", "=", issuerSubject)
    .executeTakeFirst()
  return link?.subject
}

/**
 * Creates a linked person exactly once, also where several nodes try at the same time. An e-mail address that is taken
 * is refused rather than linked: ours are not verified, so its owners here and there may be two people.
 */
export const linkNewUser = async (
  db: Kysely<Schema>,
  person: GooglePerson,
): Promise<{ readonly subject: string } | { readonly refused: "EmailTaken" }> =>
  db.transaction().execute(async (transaction) => {
    const { issuer, issuerSubject, email, name } = person
    const link = { issuer, issuer_subject: issuerSubject, subject: randomUUID() }
    const claimed = await transaction
      .insertInto("identity_links")
      .values(link)
      .onConflict((conflict) => conflict.columns(["issuer", "issuer_subject"]).doNothing())
      .returning("subject")
      .executeTakeFirst()
    if (claimed === undefined) {
      const subject = await linkedUser(transaction, person)
      if (subject === undefined) throw new Error("A link was there and is gone.")
      return { subject }
    }
    const made = await transaction
      .insertInto("identity_users")
      .values({
        subject: link.subject,
        email,
        name: publicNameOf(name),
        password_hash: null,
        email_verified_at: new Date(),
      })
      .onConflict((conflict) => conflict.expression(foldedEmail).doNothing())
      .returning("subject")
      .executeTakeFirst()
    if (made !== undefined) return made
    await transaction.deleteFrom("identity_links").where("subject", "=", link.subject).execute()
    return { refused: "EmailTaken" }
  })
