/** Reads what profiles are worth to others: counted from feedback and deals, never kept beside them. Spec §3 Rating. */
import { sql, type RawBuilder } from "kysely"
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

/** The number of times that each mark was given to a profile, the lowest mark first. */
type MarkCounts = readonly number[]

export const ratingOfCounts = ([one = 0, two = 0, three = 0, four = 0, five = 0]: MarkCounts): Wire["Rating"] =>
  ratingOf({ 1: one, 2: two, 3: three, 4: four, 5: five })

/** Counts, within a query of profiles, what is revealed of the feedback about each; `profile`: the column of its key. */
export const markCounts = (profile: string): RawBuilder<MarkCounts> => {
  const counts = marks.map((mark) => sql`count(*) filter (where rating = ${sql.lit(mark)})::int`)
  return sql<MarkCounts>`(select array[${sql.join(counts)}] from feedbacks
    where target_key = ${sql.ref(profile)} and is_revealed and removed_at is null)`
}

/** The ratings of these profiles. */
export const ratings = async (db: Db, profileKeys: readonly string[]): Promise<(key: string) => Wire["Rating"]> => {
  const wanted = [...new Set(profileKeys)]
  if (wanted.length === 0) return () => ratingOfCounts([])
  const { rows } = await sql<{ readonly profile: string; readonly counts: MarkCounts }>`
    select profile, ${markCounts("profile")} as counts from unnest(${wanted}::uuid[]) as profile`.execute(db)
  const counts = new Map(rows.map((row) => [row.profile, row.counts]))
  return (key) => ratingOfCounts(counts.get(key) ?? [])
}

type Side = "customer_key" | "executant_key"

const sideNames = { customer_key: "Customer", executant_key: "Executant" } as const

interface Worth {
  readonly rating: Wire["Rating"]
  readonly metadata: Wire["AccountMetadata"]
}

/** Reads what profiles have done, customers or executants, and what others say of it. */
export const worthOf = async (db: Db, side: Side, profileKeys: readonly string[]): Promise<(key: string) => Worth> => {
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
    const metadata = {
      feedbacksCount: feedbackCount(own),
      ordersCompleted: closed,
      ordersInProgress: count(({ status }) => isRunningDeal(status)),
      rating: own.value,
      completionRate: closed + canceled === 0 ? null : closed / (closed + canceled),
    }
    return { rating: own, metadata }
  }
}
