/** The tables of orders and offers, which are both listings, as the server's code sees them. Spec §3 Order, Offer; E10. */
import type { Generated, GeneratedAlways } from "kysely"
import type { ApplicationStatus } from "../../src/domain/applications.ts"
import type { RefusalReason } from "../../src/domain/moderation.ts"
import type { ItemStatus, ListingKind, VersionStatus } from "../../src/domain/orders.ts"
import type { CurrencyCode, MeasurementUnit } from "../../src/domain/prices.ts"
import type { MomentOrNow, MomentOrNull, OrNull } from "./columns.ts"

/** A calendar day, `2026-03-01`. */
type Day = string

interface Listings {
  readonly key: string
  readonly kind: ListingKind
  readonly account_key: string
  /** Whose offer it is; null for orders, which belong to the account's customer. */
  readonly executant_key: OrNull<string>
  readonly status: ItemStatus
  readonly hide: Generated<boolean>
  readonly published_version_key: OrNull<string>
  readonly latest_version_key: string
  readonly created_date: MomentOrNow
  readonly updated_date: MomentOrNow
  readonly approved_at: MomentOrNull
  readonly expires_at: MomentOrNull
  /** When the owner was told that the present expiry is near. */
  readonly expiry_announced_at: MomentOrNull
  readonly version: Generated<number>
  readonly views: Generated<number>
  readonly applications_count: Generated<number>
  readonly reason: OrNull<RefusalReason>
  readonly language: Generated<string>
  /** Whose block took it along: its own key, its executant's or its account's. */
  readonly blocked_with: OrNull<string>
  readonly blocked_from: OrNull<ItemStatus>
}

interface ListingVersions {
  readonly key: string
  readonly listing_key: string
  readonly version_status: VersionStatus
  readonly name: string
  readonly description: string
  readonly classificator_key: string
  readonly price_by_agreement: boolean
  readonly price_value_minor: OrNull<number>
  readonly price_currency: OrNull<CurrencyCode>
  readonly price_unit: OrNull<MeasurementUnit>
  readonly start_date: Day
  readonly end_date: Day
  readonly created_date: MomentOrNow
  readonly reason: OrNull<RefusalReason>
  /** What it is written in, which decides about the stems of its words. */
  readonly language: Generated<string>
  readonly search: GeneratedAlways<string>
  /** The name as mistyped words are compared with it. */
  readonly latin_name: GeneratedAlways<string>
  /** By the table of exchange-rates.ts. */
  readonly price_eur_minor: GeneratedAlways<number | null>
}

interface ListingFiles {
  readonly listing_key: string
  /** The version that it came with and waits for moderation since; null once a version was approved that had it. */
  readonly version_key: OrNull<string>
  readonly file_key: string
  readonly position: number
}

interface Locations {
  readonly key: string
  readonly listing_key: string
  readonly address: string
  readonly free_form_address: Generated<string>
  readonly lat: number
  readonly lon: number
  readonly radius_metres: number
  readonly geometry_id: OrNull<string>
}

interface ListingViews {
  readonly listing_key: string
  readonly viewer: string
  readonly viewed_on: Day
}

interface Applications {
  readonly key: string
  readonly kind: ListingKind
  readonly listing_key: string
  readonly executant_key: string
  readonly customer_key: string
  readonly status: ApplicationStatus
  readonly created_date: MomentOrNow
  readonly updated_date: MomentOrNow
  readonly lockout_end_date: MomentOrNull
  readonly is_read: Generated<boolean>
  readonly not_interested: Generated<boolean>
  readonly version: Generated<number>
}

/** The tables of listings by their names. */
export interface ListingTables {
  readonly listings: Listings
  readonly listing_versions: ListingVersions
  readonly listing_files: ListingFiles
  readonly locations: Locations
  readonly listing_views: ListingViews
  readonly applications: Applications
}
