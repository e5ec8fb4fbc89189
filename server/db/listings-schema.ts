/** The tables of orders and offers, both of which are listings, as types. Spec §3 Order, Offer. */
import type { Generated, GeneratedAlways } from "kysely"
import type { ApplicationStatus } from "../../src/domain/applications.ts"
import type { RefusalReason } from "../../src/domain/moderation.ts"
import type { ItemStatus, VersionStatus } from "../../src/domain/listing-statuses.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import type { CurrencyCode } from "../../src/domain/currencies.ts"
import type { MeasurementUnit } from "../../src/domain/prices.ts"
import type { MomentOrNow, MomentOrNull, OrNull } from "./columns.ts"

/** A calendar date, `2026-03-01`. */
type Day = string

interface Listings {
  readonly key: string
  readonly kind: ListingKind
  readonly account_key: string
  /** The profile that offers; null for orders, which belong to the account's customer profile. */
  readonly executant_key: OrNull<string>
  readonly status: ItemStatus
  readonly hide: Generated<boolean>
  readonly published_version_key: OrNull<string>
  readonly latest_version_key: string
  readonly created_date: MomentOrNow
  readonly updated_date: MomentOrNow
  readonly approved_at: MomentOrNull
  readonly expires_at: MomentOrNull
  /** The moment when the owner was warned that the listing will expire. */
  readonly expiry_announced_at: MomentOrNull
  readonly version: Generated<number>
  readonly views: Generated<number>
  readonly applications_count: Generated<number>
  readonly reason: OrNull<RefusalReason>
  readonly language: Generated<string>
  /** The key of what was blocked: the listing itself, its executant or its account. */
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
  /** The language of its text, which decides how words are stemmed. */
  readonly language: Generated<string>
  readonly search: GeneratedAlways<string>
  /** The name in Latin letters, for comparison with mistyped words. */
  readonly latin_name: GeneratedAlways<string>
  /** Price in EUR by the rates of the database's own `eur_minor` (E73). */
  readonly price_eur_minor: GeneratedAlways<number | null>
}

interface ListingFiles {
  readonly listing_key: string
  /** The version that the file came with, while that waits for moderation; null once a version with it was approved. */
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
  /** Another one after each change. */
  readonly version_key: Generated<string>
}

/** The words by which a listing on the market is counted. */
interface ListingWords {
  readonly listing_key: string
  readonly language: string
  readonly words: readonly string[]
  readonly kind: ListingKind
}

/** A word of the market, with what it is found by (E662). */
interface Vocabulary {
  readonly word: string
  readonly language: string
  readonly keys: GeneratedAlways<readonly string[]>
  readonly slips: GeneratedAlways<readonly string[]>
  readonly tail: GeneratedAlways<string | null>
}

interface WordCounts {
  readonly word: string
  readonly language: string
  readonly listings: number
}

interface MarketCounts {
  readonly kind: ListingKind
  readonly listings: number
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

/** The tables of listings, by name. */
export interface ListingTables {
  readonly listings: Listings
  readonly listing_versions: ListingVersions
  readonly listing_files: ListingFiles
  readonly locations: Locations
  readonly listing_views: ListingViews
  readonly listing_words: ListingWords
  readonly vocabulary: Vocabulary
  readonly word_counts: WordCounts
  readonly market_counts: MarketCounts
  readonly applications: Applications
}
