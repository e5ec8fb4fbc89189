/** Reads a person's own data on the market, for the zip. */
import { sql } from "kysely"
import { pageRows, profilesOf, type Lists } from "./account-data-pages.ts"

export const marketLists: Lists = {
  "executant-profiles": (db, accountKey, after) =>
    db
      .selectFrom("executants")
      .select(["key", "name", "description", "work_experience", "education_description", "classificator_root_key"])
      .select(["status", "reason", "language", "is_subscribed", "registered_on", "views"])
      .select(["photo_file_key", "blocked", "blocked_reason"])
      .where("account_key", "=", accountKey)
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  "profile-changes": (db, accountKey, after) =>
    db
      .selectFrom("executant_changes")
      .innerJoin("executants", "executants.key", "executant_changes.executant_key")
      .select("executant_changes.executant_key as key")
      .select(["version_key", "version_status", "executant_changes.name", "executant_changes.description"])
      .select(["executant_changes.work_experience", "executant_changes.education_description"])
      .select(["executant_changes.classificator_root_key", "executant_changes.photo_file_key"])
      .select(["executant_changes.reason", "executant_changes.created_date"])
      .where("account_key", "=", accountKey)
      .where("executant_changes.executant_key", ">", after)
      .orderBy("executant_changes.executant_key")
      .limit(pageRows)
      .execute(),
  "orders-and-offers": (db, accountKey, after) =>
    db
      .selectFrom("listings")
      .innerJoin("listing_versions", "listing_versions.listing_key", "listings.key")
      .leftJoin("locations", "locations.listing_key", "listings.key")
      .select(["listing_versions.key", "listings.key as listing_key", "kind", "executant_key", "status", "hide"])
      .select(["version_status", "name", "description", "classificator_key", "price_by_agreement", "price_value_minor"])
      .select(["price_currency", "price_unit", "start_date", "end_date", "listing_versions.created_date"])
      .select(["expires_at", "views", "address", "radius_metres", "free_form_address", "lat", "lon"])
      .select(["listings.created_date as listing_created_date", "updated_date", "approved_at", "applications_count"])
      .select(["listings.language as listing_language", "listings.reason as listing_reason"])
      .select(["listing_versions.language", "listing_versions.reason"])
      .where("account_key", "=", accountKey)
      .where("listing_versions.key", ">", after)
      .orderBy("listing_versions.key")
      .limit(pageRows)
      .execute(),
  "applications-sent": (db, accountKey, after) =>
    db
      .selectFrom("applications")
      .select(["key", "kind", "listing_key", "executant_key", "customer_key", "status", "created_date", "updated_date"])
      .select("lockout_end_date")
      .where(({ or, and, eb }) => {
        const own = profilesOf(db, accountKey)
        return or([
          and([eb("kind", "=", "Order"), eb("executant_key", "in", own)]),
          and([eb("kind", "=", "Offer"), eb("customer_key", "in", own)]),
        ])
      })
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  deals: (db, accountKey, after) =>
    db
      .selectFrom("deals")
      .select(["key", "number", "listing_key", "customer_key", "executant_key", "status", "description", "subject"])
      .select(["created_date", "updated_date", "closed_date", "canceled_by", "canceling_reason", "application_key"])
      .select(
        sql<string | null>`case when (canceled_by = 'Customer' and customer_account_key = ${accountKey})
          or (canceled_by = 'Executant' and executant_account_key = ${accountKey}) then canceling_comment end`.as(
          "canceling_comment",
        ),
      )
      .where(({ or, eb }) =>
        or([eb("customer_account_key", "=", accountKey), eb("executant_account_key", "=", accountKey)]),
      )
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  "feedback-given": (db, accountKey, after) =>
    db
      .selectFrom("feedbacks")
      .select(["key", "deal_key", "author_key", "target_key", "rating", "details", "created_date"])
      .select(["author_type", "is_revealed", "reveal_at", "removed_at"])
      .where("author_key", "in", profilesOf(db, accountKey))
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  favorites: (db, accountKey, after) =>
    db
      .selectFrom("favorites")
      .select(["key", "listing_key", "created_date"])
      .where("account_key", "=", accountKey)
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
}
