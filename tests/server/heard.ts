/** Reads off the outbox what accounts were told: the same that the hubs say. */
import type { Person, TestApp } from "./harness.ts"

export interface HeardNotice {
  readonly type: string
  readonly cursor: number
  readonly metadata: Readonly<Record<string, unknown>>
}

const noticesFrom = async (app: TestApp, { key }: Person, hub: string): Promise<readonly HeardNotice[]> => {
  const rows = await app.db
    .selectFrom("outbox")
    .select("message")
    .where("account_key", "=", key)
    .where("hub", "=", hub)
    .orderBy("cursor")
    .execute()
  return rows.map(({ message }) => message as HeardNotice)
}

/** By the system hub, the oldest first. */
export const heard = (app: TestApp, person: Person): Promise<readonly HeardNotice[]> =>
  noticesFrom(app, person, "system-notifications")

/** By the user hub, which is what is kept as notifications. */
export const notified = (app: TestApp, person: Person): Promise<readonly HeardNotice[]> =>
  noticesFrom(app, person, "user-notifications")

export const typesOf = (notices: readonly HeardNotice[]): readonly string[] => notices.map(({ type }) => type)

/** The last of its type. */
export const lastOf = (notices: readonly HeardNotice[], type: string): HeardNotice => {
  const found = notices.findLast((one) => one.type === type)
  if (found === undefined) throw new Error(`Nobody has told ${type}, but ${typesOf(notices).join(", ")}.`)
  return found
}
