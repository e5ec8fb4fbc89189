/** Tells bots that a public page is not there any more; people get the app, which says so itself. Spec §2; D13. */
import { isbot } from "isbot"
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"

/** A key among others is the page of something; `/orders/new` is a page of its own. */
const publicPage = /^\/(orders|offers|profile|executant\/profile)\/(?!new\/?$)([^/]+)\/?$/u
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu

type Db = Pick<Kysely<Schema>, "selectFrom">

const isOnMarket = (db: Db, kind: "Order" | "Offer", key: string) =>
  db
    .selectFrom("listings")
    .select("key")
    .where("key", "=", key)
    .where("kind", "=", kind)
    .where("status", "=", "Published")
    .where("hide", "=", false)
    .executeTakeFirst()

const find = (db: Db, room: string, key: string): Promise<object | undefined> => {
  switch (room) {
    case "orders":
      return isOnMarket(db, "Order", key)
    case "offers":
      return isOnMarket(db, "Offer", key)
    case "profile":
      return db
        .selectFrom("accounts")
        .select("key")
        .where("key", "=", key)
        .where("deleted_at", "is", null)
        .executeTakeFirst()
    default:
      return db
        .selectFrom("executants")
        .select("key")
        .where("key", "=", key)
        .where("status", "=", "Published")
        .where("blocked", "=", false)
        .executeTakeFirst()
  }
}

export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>

/**
 * Whether a bot asks for the page of something that strangers can't see.
 *
 * @param inTurn asks the database when it is the bot's turn
 */
export const isMissingForBot = async (
  db: Db,
  path: string,
  userAgent: string,
  inTurn: InTurn = (work) => work(),
): Promise<boolean> => {
  const [, room, key] = publicPage.exec(path) ?? []
  if (room === undefined || key === undefined || !isbot(userAgent)) return false
  return !uuid.test(key) || (await inTurn(() => find(db, room, key))) === undefined
}
