/** The demo's orders and offers come to the market, and some of them leave it. */
import { metresPerKm } from "../../src/domain/locations.ts"
import { categoryKey } from "../data/classificator.ts"
import { towns } from "../data/gazetteer.ts"
import type { Wire } from "../contract/shapes.ts"
import type { Act, Market } from "./acting.ts"
import { fateEvery, firstOrders, isLeaving, offers, orders, type Listing } from "./cast.ts"
import type { DemoListing } from "./content/listing.ts"
import type { Wanted } from "./pictures/store.ts"
import { stories, workOf } from "./stories.ts"
import { dayOf } from "../../src/domain/dates.ts"
import { ago, daysMs, hoursMs, later } from "./times.ts"

const variants = 4
/** Not everybody has a picture of what is to be done. */
const withoutPicture = 4

const placeOf = ({ town: name, country, radiusKm }: DemoListing): Wire["LocationPayload"] => {
  const town = towns.find((one) => one.name === name && one.country === country)
  if (town === undefined) throw new Error(`The gazetteer has no ${name} in ${country}.`)
  const { geometryId, region, lat, lon } = town
  return {
    discriminator: "Radius",
    address: name,
    freeFormAddress: [name, ...(region === name ? [] : [region]), country].join(", "),
    geometryId,
    metadata: { lat, lon, radius: radiusKm * metresPerKm },
  }
}

const openOrderDays = 30

/**
 * Work that was done has its days in the past. An order without days is for as soon as may be; an offer without them
 * stays for as long as offers do.
 */
const daysOf = (listing: Listing, now: Date, writtenAt: Date) => {
  const {
    kind,
    text: { startsInDays, lastsDays },
  } = listing
  const done = stories.find((story) => story.listing === listing && story.life === "done")
  if (kind === "Order" && done !== undefined) {
    const { from, to } = workOf(done, now)
    return { startDate: dayOf(from), endDate: dayOf(to) }
  }
  if (startsInDays === null)
    return {
      startDate: dayOf(writtenAt),
      ...(kind === "Order" && { endDate: dayOf(later(now, (lastsDays ?? openOrderDays) * daysMs)) }),
    }
  const start = later(now, startsInDays * daysMs)
  return {
    startDate: dayOf(start),
    ...(lastsDays !== null && { endDate: dayOf(later(start, (lastsDays - 1) * daysMs)) }),
  }
}

export const payloadOf = (listing: Listing, now: Date, writtenAt: Date): Wire["OrderPayload"] => {
  const { category, name, description, price } = listing.text
  const [value, measurementUnit, code] = price ?? []
  return {
    name,
    description,
    classificatorPrimaryKey: categoryKey(...category),
    price:
      value === undefined || measurementUnit === undefined || code === undefined
        ? { byAgreement: true, rate: null }
        : { byAgreement: false, rate: { value, measurementUnit, currency: { code } } },
    ...daysOf(listing, now, writtenAt),
  }
}

const shownBy = ({ text }: Listing, seed: number): Wanted => ({ of: text.category[0], seed: seed % variants })

export interface Writing {
  readonly now: Date
  readonly at: Date
  /** Decides about the picture. */
  readonly seed: number
  readonly moderationDelayMs?: number
}

/** Writes a listing, its place and its pictures; moderation has not seen it yet. */
export const writeListing = async (
  { as, keys, keyOf, upload }: Market,
  listing: Listing,
  { now, at, seed, ...unusual }: Writing,
): Promise<void> => {
  const { id, owner, profile, text } = listing
  const act = as(owner, at, { language: text.language, ...unusual })
  const body = payloadOf(listing, now, at)
  const location = placeOf(text)
  const wanted = shownBy(listing, seed)
  if (profile === null) {
    const key = await act("createOrder", { body })
    keys.set(id, key)
    await act("createOrderLocation", { path: { id: key }, body: location })
    if (seed % withoutPicture !== 0)
      await upload(wanted, (file) => act("uploadOrderFile", { path: { id: key }, body: file }))
  } else {
    const key = await act("createOffer", { body: { ...body, executantKey: keyOf(profile.id) } })
    keys.set(id, key)
    await act("createOfferLocation", { path: { id: key }, body: location })
    await upload(wanted, (file) => act("uploadOfferFile", { path: { id: key }, body: file }))
  }
}

const fates = ["hide", "archive", "cancel"] as const

const operations = {
  Order: { hide: "hideOrder", archive: "archiveOrder", cancel: "cancelOrder" },
  Offer: { hide: "hideOffer", archive: "archiveOffer", cancel: "cancelOffer" },
} as const

const listingActs = (listing: Listing, place: number, now: Date): readonly Act[] => {
  const { id, owner, kind, ageDays } = listing
  const at = ago(now, ageDays)
  const approved = later(at, hoursMs / 2)
  const left = later(at, 5 * hoursMs)
  const written: readonly Act[] = [
    {
      at,
      shows: [shownBy(listing, place)],
      run: (market) => writeListing(market, listing, { now, at, seed: place }),
    },
    { at: approved, run: ({ decide, keyOf }) => decide(keyOf(id), approved) },
  ]
  const fate = fates[Math.floor(place / fateEvery) % fates.length]
  if (!isLeaving(place) || fate === undefined) return written
  return [
    ...written,
    {
      at: left,
      run: async ({ as, keyOf }) => {
        await as(owner, left)(operations[kind][fate], { path: { key: keyOf(id) } })
      },
    },
  ]
}

export const listingsActs = (now: Date): readonly Act[] => [
  ...orders.flatMap((listing, place) => listingActs(listing, place, now)),
  ...offers.flatMap((listing, place) => listingActs(listing, place, now)),
  ...firstOrders.flatMap((listing, place) => listingActs(listing, place, now)),
]
