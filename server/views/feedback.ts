/** Feedback on the wire: of a deal, as its sides see it, and of a profile, as everybody does. Spec §3 Feedback. */
import type { Selectable } from "kysely"
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import type { Schema } from "../db/schema.ts"
import type { KeptSubject } from "./deals.ts"
import { wireMoment } from "./moments.ts"
import { participants } from "./participants.ts"

type Row = Selectable<Schema["feedbacks"]>

const viewsOf = async (db: Db, services: Services, rows: readonly Row[]): Promise<Wire["Feedback"][]> => {
  if (rows.length === 0) return []
  const participant = await participants(
    db,
    services,
    rows.map((row) => row.author_key),
  )
  const deals = await db
    .selectFrom("deals")
    .select(["key", "subject"])
    .where(
      "key",
      "in",
      rows.map((row) => row.deal_key),
    )
    .execute()
  const names = new Map(deals.map(({ key, subject }) => [key, (subject as KeptSubject).name]))
  return rows.map((row) => {
    const { key, name, photo, rating, type: authorType } = participant(row.author_key)
    return {
      key: row.key,
      dealKey: row.deal_key,
      dealName: names.get(row.deal_key) ?? "",
      rating: row.rating,
      details: row.details,
      createdDate: wireMoment(row.created_date),
      author: { key, name, photo, rating, authorType },
    }
  })
}

/** In the order of the keys; whoever asks may see them. */
export const feedbacks = async (db: Db, services: Services, keys: readonly string[]): Promise<Wire["Feedback"][]> => {
  if (keys.length === 0) return []
  const rows = await db.selectFrom("feedbacks").selectAll().where("key", "in", keys).execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return viewsOf(
    db,
    services,
    keys.flatMap((key) => byKey.get(key) ?? []),
  )
}

export const feedback = async (db: Db, services: Services, key: string): Promise<Wire["Feedback"]> => {
  const [found] = await feedbacks(db, services, [key])
  if (found === undefined) throw notFound()
  return found
}

/** Reads what this profile has written about the deal, and what it may see of the other's words. */
export const dealFeedbacks = async (
  db: Db,
  services: Services,
  dealKey: string,
  profileKey: string,
): Promise<Wire["DealFeedbacks"]> => {
  const rows = await db
    .selectFrom("feedbacks")
    .selectAll()
    .where("deal_key", "=", dealKey)
    .where("removed_at", "is", null)
    .execute()
  const shown = rows.filter((row) => row.author_key === profileKey || row.is_revealed)
  const views = await viewsOf(db, services, shown)
  const by = (isOwn: boolean) => views.find((view) => (view.author.key === profileKey) === isOwn) ?? null
  return { mine: by(true), theirs: by(false) }
}
