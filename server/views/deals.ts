/** Deals on the wire, the same for both parties. Spec §3 Deal. */
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { wayTo } from "../data/classificator.ts"
import { filesByKey } from "./files.ts"
import { wireMoment, wireMomentOrNull } from "./moments.ts"
import { participants } from "./participants.ts"

/** The frozen listing as it is kept: links to its files, and where its category is, are read when it is asked for. */
export type KeptSubject = Omit<Wire["DealSubject"], "classificatorItems">

const subjectsOf = async (db: Db, services: Services, kept: readonly KeptSubject[]) => {
  const files = await filesByKey(
    db,
    services,
    kept.flatMap((subject) => subject.files.map(({ fileKey }) => fileKey)),
    null,
  )
  return (subject: KeptSubject): Wire["DealSubject"] => ({
    ...subject,
    classificatorItems: [...wayTo(subject.classificatorPrimaryKey)],
    files: subject.files.flatMap(({ fileKey }) => files.get(fileKey) ?? []),
  })
}

/** In the order of the keys. */
export const deals = async (db: Db, services: Services, keys: readonly string[]): Promise<Wire["Deal"][]> => {
  if (keys.length === 0) return []
  const rows = await db.selectFrom("deals").selectAll().where("key", "in", keys).execute()
  const participant = await participants(
    db,
    services,
    rows.flatMap((row) => [row.customer_key, row.executant_key]),
  )
  const subject = await subjectsOf(
    db,
    services,
    rows.map((row) => row.subject as KeptSubject),
  )
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys
    .flatMap((key) => byKey.get(key) ?? [])
    .map((row) => ({
      key: row.key,
      number: row.number,
      status: row.status,
      createdDate: wireMoment(row.created_date),
      updatedDate: wireMoment(row.updated_date),
      description: row.description,
      customer: participant(row.customer_key),
      executant: participant(row.executant_key),
      cancelingReason: row.canceling_reason,
      cancelingComment: row.canceling_comment,
      canceledBy: row.canceled_by,
      closedDate: wireMomentOrNull(row.closed_date),
      dealSubject: subject(row.subject as KeptSubject),
    }))
}

export const deal = async (db: Db, services: Services, key: string): Promise<Wire["Deal"]> => {
  const [found] = await deals(db, services, [key])
  if (found === undefined) throw notFound()
  return found
}
