/** Work that can wait: written down with what ordered it, and done by whichever node comes first. D39, D51. */
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

export const addJob = async (
  db: Db,
  { now, newKey }: Pick<Services, "now" | "newKey">,
  { kind, payload }: Job,
  delayMs = 0,
): Promise<void> => {
  await db
    .insertInto("jobs")
    .values({ key: newKey(), kind, payload: JSON.stringify(payload), due_at: new Date(now().getTime() + delayMs) })
    .execute()
}
