/** Reads what the pages of listings and profiles are about, as the API answers whoever has not signed in. */
import type { Kysely } from "kysely"
import { fileKindOf } from "../../src/domain/files.ts"
import type { Language } from "../../src/domain/languages.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Services } from "../contract/services.ts"
import { Refusal } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { withSnapshot } from "../db/database.ts"
import type { Schema } from "../db/schema.ts"
import { isThereFor } from "../domain/contacts.ts"
import { mayLook } from "../domain/listing-visibility.ts"
import { listingRow } from "../domain/ownership.ts"
import { publicOffers } from "../views/offers.ts"
import { publicOrders } from "../views/orders.ts"
import { publicAccount, publicExecutant } from "../views/profiles.ts"

type File = Wire["File"]

export interface ListingSubject {
  readonly kind: ListingKind
  readonly key: string
  readonly name: string
  readonly description: string
  readonly startDate: string
  readonly endDate: string
  readonly updatedDate: string
  readonly price: Wire["Price"]
  readonly categoryKey: string
  /** The language in which it is written. */
  readonly language: Language
  readonly owner: Wire["Participant"]
  readonly place: Wire["Location"] | null
  readonly picture: File | null
}

export interface ExecutantSubject {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly categoryKey: string
  readonly language: Language
  readonly rating: Wire["Rating"]
  readonly place: Wire["Location"] | null
  readonly picture: File | null
}

export interface Subjects {
  /** Undefined where there is nothing that everybody may see. */
  readonly listing: (kind: ListingKind, key: string) => Promise<ListingSubject | undefined>
  readonly executant: (key: string) => Promise<ExecutantSubject | undefined>
  /** A customer's name. */
  readonly customer: (key: string) => Promise<string | undefined>
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu

/** A picture, or a video that has a poster. */
const firstPicture = (files: readonly File[]): File | null =>
  files.find(({ fileExtension, thumbnails }) => {
    const kind = fileKindOf(fileExtension)
    return kind === "image" || (kind === "video" && thumbnails.length > 0)
  }) ?? null

const listing = (shown: Wire["PublicOrder"] | Wire["PublicOffer"], kind: ListingKind): ListingSubject => {
  const { key, name, description, startDate, endDate, updatedDate, price, language, locations } = shown
  const [owner, files] =
    "customer" in shown ? [shown.customer, shown.filesCollection] : [shown.executant, shown.fileCollection]
  return {
    ...{ kind, key, name, description, startDate, endDate, updatedDate, price, owner },
    categoryKey: shown.classificatorPrimaryKey,
    language: language as Language,
    place: locations[0] ?? null,
    picture: firstPicture(files),
  }
}

const executant = (shown: Wire["PublicExecutant"]): ExecutantSubject => ({
  key: shown.key,
  name: shown.name,
  description: shown.description,
  categoryKey: shown.classificatorPrimaryKey,
  language: shown.language as Language,
  rating: shown.rating,
  place: shown.locations[0] ?? null,
  picture: firstPicture(shown.portfolioFiles),
})

const unlessRefused = async <Value>(work: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return undefined
    throw error
  }
}

/** Reads them, each in one snapshot; whose turn it is to ask the database is the caller's affair. */
export const openSubjects = (db: Kysely<Schema>, services: Services): Subjects => ({
  listing: async (kind, key) => {
    if (!uuid.test(key)) return undefined
    return withSnapshot(db, async (snapshot) => {
      const row = await listingRow(snapshot, kind, key)
      if (row === undefined || !(await mayLook(snapshot, row, null))) return undefined
      const views = kind === "Order" ? publicOrders : publicOffers
      const [shown] = await views(snapshot, services, [key])
      return shown && listing(shown, kind)
    })
  },
  executant: async (key) => {
    if (!uuid.test(key)) return undefined
    return withSnapshot(db, async (snapshot) => {
      const row = await snapshot.selectFrom("executants").selectAll().where("key", "=", key).executeTakeFirst()
      if (row === undefined || !(await isThereFor(snapshot, null, row))) return undefined
      return executant(await publicExecutant(snapshot, services, row, { accountKey: null, mayReach: false }))
    })
  },
  customer: async (key) => {
    if (!uuid.test(key)) return undefined
    const shown = await unlessRefused(withSnapshot(db, (snapshot) => publicAccount(snapshot, services, key, false)))
    return shown?.name
  },
})
