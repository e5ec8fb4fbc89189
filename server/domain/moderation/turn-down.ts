/** Applications of those who are blocked, turned down by the house. */
import type { Db, Services } from "../../contract/services.ts"
import { applicationStatuses, isOpenApplication } from "../../../src/domain/applications.ts"
import type { Notice } from "../../db/notices.ts"
import { recountApplications, rejectApplication } from "../applications.ts"
import { applicantsOf } from "../../views/applicants.ts"
import { notifyRejected, ownersActNotices } from "../../notices/applications.ts"
import { listingName, listingNotice } from "../../notices/listings.ts"

/** Turns down the applications of a blocked profile, which do not wait for it (D43). */
export const turnDown = async (
  db: Db,
  services: Services,
  of: { readonly column: "executant_key" | "customer_key"; readonly key: string; readonly kind: "Order" | "Offer" },
): Promise<readonly Notice[]> => {
  const waiting = await db
    .selectFrom("applications")
    .select(["key", "listing_key", "created_date"])
    .where(of.column, "=", of.key)
    .where("kind", "=", of.kind)
    .where("status", "in", applicationStatuses.filter(isOpenApplication))
    .orderBy("listing_key")
    .execute()
  const notices: Notice[] = []
  for (const { key, listing_key: listingKey, created_date: sent } of waiting) {
    const listing = await db
      .selectFrom("listings")
      .selectAll()
      .where("key", "=", listingKey)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (!(await rejectApplication(db, services, { key, created_date: sent }))) continue
    await recountApplications(db, listingKey)
    const applicants = (await applicantsOf(db, listingKey)).filter((one) => one.key === key)
    notices.push(
      ...ownersActNotices(db, services, { listing, applicants, act: "ApplicationRejected" }),
      listingNotice(db, services, listing, "Changed"),
      ...notifyRejected(db, services, listing, await listingName(db, listingKey), applicants),
    )
  }
  return notices
}
