/** Work that can wait: written down with what ordered it, and done by whichever node comes first. D39, D51. */
import { sql } from "kysely"
import type { Db, Services } from "../contract/context.ts"

export type Job =
  /** Whatever the two sides of a deal have written is shown when neither can write any more (D66). */
  | { readonly kind: "RevealFeedback"; readonly payload: { readonly dealKey: string } }
  | { readonly kind: "MakeThumbnails"; readonly payload: { readonly fileKey: string } }
  | { readonly kind: "RemoveContent"; readonly payload: { readonly paths: readonly string[] } }
  | {
      readonly kind: "AnnounceOrder"
      /** Accounts up to this key have heard of it. */
      readonly payload: { readonly orderKey: string; readonly after: string | null }
    }
  | {
      readonly kind: "DeliverPush"
      /** One device, and whose it was when this was ordered. */
      readonly payload: { readonly clientKey: string; readonly accountKey: string; readonly about: PushSubject }
    }

/** What a device is told of. */
export type PushSubject = { readonly notificationId: string } | { readonly messageKey: string }

/** What keeps a processor busy for long, so that nothing else may have to wait for it. */
export const slowJobs: readonly Job["kind"][] = ["MakeThumbnails"]

/** What waits for servers of others: several at once, and nothing else waits with them. */
export const outsideJobs: readonly Job["kind"][] = ["DeliverPush"]

interface When {
  readonly delayMs?: number
  /** Whom the job is done for: an account's jobs stand behind each other, not before those of others. */
  readonly accountKey?: string
}

/**
 * Start-time fair queueing: a job's turn is one after the account's last that waits, or after the one whose turn it is
 * now. An account with a hundred jobs so has one in each round, and another's first job waits for one of them.
 */
const nextTurn = (kind: Job["kind"], accountKey: string | null) => sql<number>`greatest(
  (select coalesce(min(turn), 1) from jobs where kind = ${kind} and failed_at is null),
  (select coalesce(max(turn), 0) + 1 from jobs
    where kind = ${kind} and account_key = ${accountKey}::uuid and failed_at is null)
)`

export const addJob = async (
  db: Db,
  { now, newKey }: Pick<Services, "now" | "newKey">,
  { kind, payload }: Job,
  { delayMs = 0, accountKey }: When = {},
): Promise<void> => {
  await db
    .insertInto("jobs")
    .values({
      key: newKey(),
      kind,
      payload: JSON.stringify(payload),
      due_at: new Date(now().getTime() + delayMs),
      account_key: accountKey ?? null,
      turn: nextTurn(kind, accountKey ?? null),
    })
    .execute()
}
