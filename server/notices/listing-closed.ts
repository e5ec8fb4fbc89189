/** Notices when a listing becomes Closed: to its owner, and to everybody whose application shows it. Spec §4. */
import type { Db, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import { listingApplicantsNotices } from "./applications.ts"
import { listingNotice } from "./listings.ts"

export const listingClosedNotices = async (db: Db, services: Services, key: string): Promise<readonly Notice[]> => {
  const listing = await db.selectFrom("listings").selectAll().where("key", "=", key).executeTakeFirstOrThrow()
  return [listingNotice(db, services, listing, "Closed"), ...(await listingApplicantsNotices(db, services, listing))]
}
