/** Reads who has applied to a listing: with their accounts, as the domain and notices need them. Spec §3. */
import type { ApplicationStatus } from "../../src/domain/applications.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Db } from "../contract/services.ts"
import type { Schema } from "../db/schema.ts"

/** The column of the side that applies: executants to orders, customers to offers (D54). */
export const applicantColumn = { Order: "executant_key", Offer: "customer_key" } as const satisfies Readonly<
  Record<ListingKind, keyof Schema["applications"]>
>

/** An application with the account of the side that applied. */
export interface Applicant {
  readonly key: string
  readonly status: ApplicationStatus
  readonly profile_key: string
  readonly account_key: string
  readonly created_date: Date
}

/** Everybody who has ever applied to the listing. */
export const applicantsOf = async (db: Db, listingKey: string): Promise<Applicant[]> => {
  const rows = await db
    .selectFrom("applications")
    .innerJoin("executants", "executants.key", "applications.executant_key")
    .select([
      "applications.key",
      "applications.kind",
      "applications.status",
      "applications.executant_key",
      "applications.customer_key",
      "applications.created_date",
      "executants.account_key",
    ])
    .where("applications.listing_key", "=", listingKey)
    .orderBy("applications.created_date")
    .orderBy("applications.key")
    .execute()
  return rows.map(({ key, kind, status, created_date, ...row }) => ({
    key,
    status,
    created_date,
    profile_key: row[applicantColumn[kind]],
    account_key: kind === "Order" ? row.account_key : row.customer_key,
  }))
}
