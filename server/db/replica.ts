/** A standby that answers reads which may be a moment old; whoever uses it asks first whether it follows closely. */
import { sql, type Kysely } from "kysely"
import type { Schema } from "./schema.ts"

export interface Replica {
  /** Null while nobody should be asked there: it is away, too far behind, or no standby. */
  readonly db: () => Kysely<Schema> | null
  /** The age of what it shows, ms; Infinity while it is away. */
  readonly lagMs: () => number
  readonly close: () => Promise<void>
}

interface Open {
  readonly db: Kysely<Schema>
  readonly close: () => Promise<void>
}

interface ReplicaOptions {
  /** Opens the standby; rejects while it is away. */
  readonly open: () => Promise<Open>
  readonly primary: Kysely<Schema>
  readonly onProblem: (problem: string) => void
}

const askEveryMs = 1_000

/** Beyond this, visitors would see a market of long ago. */
const mostLagMs = 10_000

/** Places in the write-ahead log are two numbers in hex. */
const placeOf = (lsn: string): bigint => {
  const [high = "0", low = "0"] = lsn.split("/")
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

interface Sample {
  /** By `performance.now()`. */
  readonly at: number
  readonly place: bigint
}

const primaryPlace = async (db: Kysely<Schema>): Promise<bigint> => {
  const { rows } = await sql<{ readonly lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(db)
  return placeOf(rows[0]?.lsn ?? "")
}

/** Answers null where it is no standby, as after it was promoted. */
const replayedPlace = async (db: Kysely<Schema>): Promise<bigint | null> => {
  const { rows } = await sql<{ readonly lsn: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`.execute(db)
  const lsn = rows[0]?.lsn ?? null
  return lsn === null ? null : placeOf(lsn)
}

/** Follows the standby until it is closed; one that is away at first, or for a while, is used once it is there. */
export const openReplica = ({ open, primary, onProblem }: ReplicaOptions): Replica => {
  let there: Open | null = null
  let samples: readonly Sample[] = []
  /** The moment whose state it shows, by `performance.now()`; null while it is away. */
  let shownAt: number | null = null
  let isUsed: boolean | null = null

  const lagMs = (): number => (shownAt === null ? Infinity : performance.now() - shownAt)

  const look = async (): Promise<void> => {
    const at = performance.now()
    samples = [...samples.filter((one) => at - one.at <= mostLagMs), { at, place: await primaryPlace(primary) }]
    there ??= await open()
    const replayed = await replayedPlace(there.db)
    if (replayed === null) shownAt = null
    else shownAt = samples.findLast(({ place }) => place <= replayed)?.at ?? shownAt
  }

  const say = (): void => {
    const is = lagMs() <= mostLagMs
    if (is === isUsed) return
    if (!is)
      onProblem("The standby of DATABASE_READ_URL is away, too far behind or none: the primary answers its reads.")
    if (is && isUsed === false) onProblem("The standby of DATABASE_READ_URL answers reads again.")
    isUsed = is
  }

  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const follow = async (): Promise<void> => {
    await look().catch(() => (shownAt = null))
    if (isClosed) return
    say()
    timer = setTimeout(() => (looking = follow()), askEveryMs).unref()
  }
  let looking: Promise<void> = follow()

  return {
    db: () => (lagMs() <= mostLagMs ? (there?.db ?? null) : null),
    lagMs,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await looking
      await there?.close()
    },
  }
}
