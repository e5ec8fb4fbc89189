/** Reads what profiles are worth to others: counted from feedback and deals, never kept beside them. Spec §3 Rating. */
import { sql } from "kysely"
import { isDoneDeal, isRunningDeal } from "../../src/domain/deals.ts"
import type { Db } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"

const marks = [1, 2, 3, 4, 5] as const

/** The mean to one decimal, halves upwards; null where there is no feedback. */
export const ratingOf = (counts: Readonly<Record<(typeof marks)[number], number>>): Wire["Rating"] => {
  const given = marks.reduce((sum, mark) => sum + counts[mark], 0)
  const total = marks.reduce((sum, mark) => sum + mark * counts[mark], 0)
  return {
    value: given === 0 ? null : Math.round((10 * total) / given) / 10,
    count1: counts[1],
    count2: counts[2],
    count3: counts[3],
    count4: counts[4],
    count5: counts[5],
  }
}

/** Counts the feedback that a rating comes of. */
export const feedbackCount = ({ count1, count2, count3, count4, count5 }: Wire["Rating"]): number =>
  count1 + count2 + count3 + count4 + count5

/** The ratings of these profiles, from what is revealed of the feedback about them. */
export const ratings = async (db: Db, profileKeys: readonly string[]): Promise<(key: string) => Wire["Rating"]> => {
  const wanted = [...new Set(profileKeys)]
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom("feedbacks")
          .select(({ fn }) => ["target_key", "rating", fn.countAll<number>().as("count")])
          .where("target_key", "in", wanted)
          .where("is_revealed", "=", true)
          .where("removed_at", "is", null)
          .groupBy(["target_key", "rating"])
          .execute()
  const counts = new Map<string, { 1: number; 2: number; 3: number; 4: number; 5: number }>()
  for (const { target_key: key, rating, count } of rows) {
    const held = counts.get(key) ?? { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    for (const mark of marks) if (mark === rating) held[mark] = Number(count)
    counts.set(key, held)
  }
  return (key) => ratingOf(counts.get(key) ?? { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })
}

type Side = "customer_key" | "executant_key"

const sideNames = { customer_key: "Customer", executant_key: "Executant" } as const

/** Reads what profiles have done, customers or executants, with their ratings. */
export const profileMetadata = async (
  db: Db,
  side: Side,
  profileKeys: readonly string[],
): Promise<(key: string) => Wire["AccountMetadata"]> => {
  const rows =
    profileKeys.length === 0
      ? []
      : await db
          .selectFrom("deals")
          .select(({ fn }) => [
            `${side} as profile`,
            "status",
            sql<boolean>`canceled_by is not distinct from ${sideNames[side]}`.as("is_own_cancel"),
            fn.countAll<number>().as("count"),
          ])
          .where(side, "in", profileKeys)
          .groupBy([side, "status", "is_own_cancel"])
          .execute()
  const rating = await ratings(db, profileKeys)
  return (key) => {
    const count = (fits: (row: (typeof rows)[number]) => boolean): number =>
      rows.filter((row) => row.profile === key && fits(row)).reduce((sum, row) => sum + Number(row.count), 0)
    const closed = count(({ status }) => isDoneDeal(status))
    const canceled = count((row) => row.is_own_cancel)
    const own = rating(key)
    return {
      feedbacksCount: feedbackCount(own),
      ordersCompleted: closed,
      ordersInProgress: count(({ status }) => isRunningDeal(status)),
      rating: own.value,
      completionRate: closed + canceled === 0 ? null : closed / (closed + canceled),
    }
  }
}
