/** Reads off the outbox what accounts were told: the same that the hubs say. */
import type { Person, TestApp } from "./harness.ts"

export interface Told {
  readonly type: string
  readonly cursor: number
  readonly metadata: Readonly<Record<string, unknown>>
}

const toldTo = async (app: TestApp, { key }: Person, hub: string): Promise<readonly Told[]> => {
  const rows = await app.db
    .selectFrom("outbox")
    .select("message")
    .where("account_key", "=", key)
    .where("hub", "=", hub)
    .orderBy("cursor")
    .execute()
  return rows.map(({ message }) => message as Told)
}

/** By the system hub, the oldest first. */
export const heard = (app: TestApp, person: Person): Promise<readonly Told[]> =>
  toldTo(app, person, "system-notifications")

/** By the user hub, which is what is kept as notifications. */
export const notified = (app: TestApp, person: Person): Promise<readonly Told[]> =>
  toldTo(app, person, "user-notifications")

export const typesOf = (told: readonly Told[]): readonly string[] => told.map(({ type }) => type)

/** The last of its type. */
export const lastOf = (told: readonly Told[], type: string): Told => {
  const found = told.findLast((one) => one.type === type)
  if (found === undefined) throw new Error(`Nobody has told ${type}, but ${typesOf(told).join(", ")}.`)
  return found
}
