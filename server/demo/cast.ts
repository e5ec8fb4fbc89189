/** The cast of the demo: profiles spread over those who work, orders over those who want work done. */
import { demoOffers, demoOrders } from "./content/all.ts"
import { demoExecutants, type DemoExecutant } from "./content/executants.ts"
import type { DemoListing } from "./content/listing.ts"
import { ownOrders, ownProfiles } from "./own.ts"
import { customers, providers, type DemoPerson } from "./people.ts"

export interface Profile extends DemoExecutant {
  readonly id: string
  readonly owner: DemoPerson
  /** The age of the profile. */
  readonly ageDays: number
}

export interface Listing {
  readonly id: string
  readonly kind: "Order" | "Offer"
  readonly owner: DemoPerson
  /** The profile that offers. */
  readonly profile: Profile | null
  readonly text: DemoListing
  /** The age of the listing. */
  readonly ageDays: number
}

/** The one with least so far, of those who speak the language where there are any. */
const leastLoaded = <One>(
  all: readonly One[],
  { speaks, load }: { readonly speaks: (one: One) => boolean; readonly load: (one: One) => number },
): One => {
  const fitting = all.filter((one) => load(one) < 1 && speaks(one))
  const [first] = (fitting.length > 0 ? fitting : all).toSorted((a, b) => load(a) - load(b))
  if (first === undefined) throw new Error("The demo has nobody for this.")
  return first
}

const firstProfileDays = 60

/** One more for every day, so that the market grows. */
const spreadProfiles = (): readonly Profile[] => {
  const taken = new Map<string, number>()
  const loadOf = ({ person, profiles: most }: (typeof providers)[number]): number =>
    (taken.get(person.email) ?? 0) / most
  const others = demoExecutants.map((profile) => {
    const speaks = ({ person }: (typeof providers)[number]) => person.language === profile.language
    const { person } = leastLoaded(providers, { speaks, load: loadOf })
    taken.set(person.email, (taken.get(person.email) ?? 0) + 1)
    return { profile, person }
  })
  return [...ownProfiles, ...others].map(({ profile, person }, place) => ({
    ...profile,
    owner: person,
    id: `profile/${profile.name}`,
    ageDays: firstProfileDays - place,
  }))
}

export const profiles = spreadProfiles()

/** Profiles of a category, but for somebody's own. */
export const profilesFor = (icon: string, but: DemoPerson): readonly Profile[] =>
  profiles.filter((one) => one.icon === icon && one.owner !== but)

const oldestDays = 55
const youngestDays = 0.4

/**
 * The listings stand category by category; by such steps, which share no factor with their number, the newest are of
 * all kinds.
 */
const step = 37

const ageOf = (place: number, count: number): number =>
  oldestDays - ((oldestDays - youngestDays) * ((place * step) % count)) / Math.max(1, count - 1)

/** Every fourth is the busy one's. */
const busyShare = 4

const customerOf = (language: string, place: number): DemoPerson => {
  const [busy, ...others] = customers
  const speaking = others.filter((one) => one.language === language)
  const one = speaking.length > 0 ? speaking[place % speaking.length] : others[place % others.length]
  if (busy === undefined || one === undefined) throw new Error("The demo has no customers.")
  return place % busyShare === 0 ? busy : one
}

export const orders: readonly Listing[] = demoOrders.map((text, place) => ({
  id: `order/${place}`,
  kind: "Order",
  owner: customerOf(text.language, place),
  profile: null,
  text,
  ageDays: ageOf(place, demoOrders.length),
}))

const ownAgeDays = 9

export const firstOrders: readonly Listing[] = ownOrders.map(({ person, order }, place) => ({
  id: `order/${order.name}`,
  kind: "Order",
  owner: person,
  profile: null,
  text: order,
  ageDays: ownAgeDays - place,
}))

const spreadOffers = (): readonly Listing[] => {
  const taken = new Map<string, number>()
  return demoOffers.map((text, place) => {
    const profile = leastLoaded(
      profiles.filter(({ icon }) => icon === text.category[0]),
      {
        speaks: ({ language }) => language === text.language,
        load: ({ id }) => (taken.get(id) ?? 0) / demoOffers.length,
      },
    )
    taken.set(profile.id, (taken.get(profile.id) ?? 0) + 1)
    return {
      id: `offer/${place}`,
      kind: "Offer",
      owner: profile.owner,
      profile,
      text,
      // Nobody offers anything on their first day.
      ageDays: Math.min(ageOf(place, demoOffers.length), profile.ageDays - 1),
    }
  })
}

export const offers = spreadOffers()

/** The fate of some listings on the market: a few, so that each kind of end is there. */
export const fateEvery = 20

/** Answers whether a listing is to leave: such have no other story. */
export const isLeaving = (place: number): boolean => place % fateEvery === fateEvery - 1
