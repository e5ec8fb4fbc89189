/** Files of orders. Spec §7 Orders, §9; D38, D93. */
import { fileCountLimits, rateLimits } from "../../src/domain/limits.ts"
import type { Handlers } from "../contract/context.ts"
import { refused } from "../contract/refusals.ts"
import { lockedOwnOrder } from "../domain/ownership.ts"
import { requireRate, windowStart } from "../domain/rates.ts"
import { tellOrder } from "../tell/system.ts"
import { ownOrder } from "../views/orders.ts"

const takesFiles: ReadonlySet<string> = new Set(["Draft", "OnModeration", "Published"])

export const fileRoutes: Handlers<"uploadOrderFile"> = {
  uploadOrderFile: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path, body: file } }) => {
      const now = services.now()
      const order = await lockedOwnOrder(db, caller, path.id)
      if (!takesFiles.has(order.status))
        throw refused("OrderInvalidStateException", `An order that is ${order.status} takes no files.`)
      const kept = await db.selectFrom("listing_files").select("position").where("listing_key", "=", order.key).execute()
      if (kept.length >= fileCountLimits.listing)
        throw refused("FileLimitExceededException", "The order has as many files as it may.", {
          n: fileCountLimits.listing,
        })
      const recent = await db
        .selectFrom("files")
        .select("created_at")
        .where("account_key", "=", caller.accountKey)
        .where("created_at", ">", windowStart(rateLimits.uploads, now))
        .execute()
      requireRate(
        rateLimits.uploads,
        recent.map((row) => row.created_at),
      )
      const key = services.newKey()
      await db
        .insertInto("files")
        .values({
          key,
          account_key: caller.accountKey,
          content_hash: file.hash,
          original_file_name: file.name,
          file_size: file.size,
          file_type: file.mediaType,
          file_extension: file.extension,
          storage_path: await services.files.keep(file),
          created_at: now,
        })
        .execute()
      const position = Math.max(-1, ...kept.map((row) => row.position)) + 1
      await db.insertInto("listing_files").values({ listing_key: order.key, file_key: key, position }).execute()
      return {
        tell: [tellOrder(db, services, order, "OrderChangedEvent")],
        answer: () => ownOrder(db, services, order.key),
      }
    },
  },
}
