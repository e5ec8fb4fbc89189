/**
 * One line of the log for what an operator wants to know of people's sign-ins: whom it is about, from where it came,
 * and nothing secret. An address that nobody has is written by whoever tries, so it is never part of a line.
 */
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"

const sentences = {
  "sign-in.failed": "A password was wrong.",
  "sign-in.locked-out": "Somebody has to wait before they may try to sign in again.",
  "sign-in.new-device": "Somebody signed in on a device that is new for them.",
  "second-step.failed": "A code of the second step was wrong.",
  "second-step.locked-out": "Somebody with the right password has to wait before they may try the second step again.",
  "second-step.app-added": "An authenticator app was set up.",
  "second-step.app-removed": "An authenticator app was removed.",
  "second-step.codes-renewed": "New recovery codes were made.",
  "second-step.code-used": "Somebody signed in by a recovery code.",
  "second-step.passkey-added": "A passkey was added.",
  "second-step.passkey-removed": "A passkey was removed.",
  "second-step.turned-off": "A second step was turned off by the operator.",
  "google.connected": "A Google account was connected.",
  "password.changed": "A password was changed.",
  "role.given": "A role was given.",
  "role.revoked": "A role was revoked.",
} as const

export type SecurityEvent = keyof typeof sentences

interface About {
  /** Undefined where nobody has the address that was tried. */
  readonly subject: string | undefined
  /** The network that it came from; none where the operator did it. */
  readonly network?: string
  readonly role?: string
}

export type NoteSecurity = (event: SecurityEvent, about: About) => Promise<void>

interface Log {
  readonly info: (fields: object, message: string) => void
}

/** Names the account, or the person of the sign-in who has none yet. */
const nameOf = async (db: Kysely<Schema>, subject: string) => {
  const account = await db.selectFrom("accounts").select("key").where("subject", "=", subject).executeTakeFirst()
  return account === undefined ? { subject } : { account: account.key }
}

export const securityLog =
  (db: Kysely<Schema>, log: Log): NoteSecurity =>
  async (event, { subject, network, role }) => {
    const who = subject === undefined ? {} : await nameOf(db, subject)
    const fields = {
      event,
      ...who,
      ...(network !== undefined && { from: network }),
      ...(role !== undefined && { role }),
    }
    log.info(fields, sentences[event])
  }
