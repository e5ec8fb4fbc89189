/** Reads off the outbox what an account was told by both hubs. */
import type { TestApp } from "./harness.ts"

export interface SentNotice {
  readonly hub: string
  readonly type: string
  readonly cursor: number
  readonly metadata: Readonly<Record<string, unknown>>
}

/** Answers the account's cursor now. */
export const cursorOf = async (app: TestApp, accountKey: string): Promise<number> => {
  const { cursor } = await app.db
    .selectFrom("accounts")
    .select("cursor")
    .where("key", "=", accountKey)
    .executeTakeFirstOrThrow()
  return cursor
}

/** The oldest first; after a cursor where one is given. */
export const noticesTo = async (app: TestApp, accountKey: string, after = 0): Promise<readonly SentNotice[]> => {
  const rows = await app.db
    .selectFrom("outbox")
    .select(["hub", "message"])
    .where("account_key", "=", accountKey)
    .where("cursor", ">", after)
    .orderBy("cursor")
    .execute()
  return rows.map(({ hub, message }) => ({ ...(message as Omit<SentNotice, "hub">), hub }))
}

export const typesOf = (said: readonly { readonly type: string }[]): readonly string[] => said.map(({ type }) => type)

/** The hub and the type of each: `system OrderArchivedEvent`. */
export const namesOf = (said: readonly SentNotice[]): readonly string[] =>
  said.map(({ hub, type }) => `${hub.replace("-notifications", "")} ${type}`)
