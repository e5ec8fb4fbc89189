/** Makes a deal of an accepted application. Spec §4. */
import type { Db, Services } from "../contract/services.ts"
import type { KeptSubject } from "../views/deals.ts"
import { listingFiles } from "../views/files.ts"
import type { ShownListing } from "../views/listings.ts"
import { locationsOf } from "../views/locations.ts"
import { wirePrice } from "../views/prices.ts"
import { movedApplication, type ApplicationRow } from "./applications.ts"

/** The accepted version as it is now, with its approved files and its exact place (D46, D59). */
const frozen = async (db: Db, services: Services, listing: ShownListing): Promise<KeptSubject> => ({
  key: listing.key,
  kind: listing.kind,
  name: listing.name,
  description: listing.description,
  files: [...((await listingFiles(db, services, [listing.key], "public")).get(listing.key) ?? [])],
  price: wirePrice(listing),
  classificatorPrimaryKey: listing.classificator_key,
  startDate: listing.start_date,
  endDate: listing.end_date,
  location: (await locationsOf(db, [listing.key], "owner")).get(listing.key)?.[0] ?? null,
})

interface Acceptance {
  readonly listing: ShownListing
  readonly application: ApplicationRow
  readonly executantAccountKey: string
  readonly description: string
}

/** Accepts the application and makes the deal. */
export const makeDeal = async (db: Db, services: Services, acceptance: Acceptance) => {
  const { listing, application, executantAccountKey, description } = acceptance
  const now = services.now()
  await db
    .updateTable("applications")
    .set(({ eb }) => ({
      status: movedApplication(application.status, "accept"),
      updated_date: now,
      is_read: true,
      // Putting aside may have come first, in another tab: what became a deal is of interest.
      not_interested: false,
      version: eb("version", "+", 1),
    }))
    .where("key", "=", application.key)
    .execute()
  return db
    .insertInto("deals")
    .values({
      key: services.newKey(),
      listing_key: listing.key,
      application_key: application.key,
      customer_key: application.customer_key,
      customer_account_key: application.customer_key,
      executant_key: application.executant_key,
      executant_account_key: executantAccountKey,
      status: "InProgress",
      description,
      subject: JSON.stringify(await frozen(db, services, listing)),
      created_date: now,
      updated_date: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
