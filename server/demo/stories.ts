/** The stories of the demo's listings: who applies, what is agreed, and how it ends. Spec §4. */
import { firstOrders, isLeaving, offers, orders, profiles, profilesFor, type Listing, type Profile } from "./cast.ts"
import { clara, customers, type DemoPerson } from "./people.ts"
import { ago, daysMs, hoursMs, later } from "./times.ts"

export const lives = ["asked", "withdrawn", "working", "done", "dropped"] as const
export type Life = (typeof lives)[number]

/** One side of a story: who acts, and as which profile. */
export interface Applicant {
  readonly person: DemoPerson
  readonly profile: Profile
}

export interface Story {
  readonly id: string
  readonly place: number
  readonly listing: Listing
  readonly life: Life
  readonly customer: DemoPerson
  readonly profile: Profile
  /** Applies too, and is not chosen. */
  readonly rival: Applicant | null
  readonly movesToArchive: boolean
  /** Days from the listing to the first application. */
  readonly startsAfterDays: number
}

/** Every so many, from a place on, if the listing is old enough for all that has to happen. */
const rhythm: readonly {
  readonly life: Life
  readonly every: number
  readonly from: number
  readonly minAge: number
}[] = [
  { life: "done", every: 7, from: 1, minAge: 12 },
  { life: "working", every: 12, from: 4, minAge: 4 },
  { life: "dropped", every: 25, from: 9, minAge: 8 },
  { life: "asked", every: 6, from: 2, minAge: 2 },
  { life: "withdrawn", every: 15, from: 5, minAge: 3 },
]

const lifeOf = (ageDays: number, place: number): Life | null =>
  isLeaving(place)
    ? null
    : (rhythm.find(({ every, from, minAge }) => place % every === from && ageDays > minAge)?.life ?? null)

const startsAfterDays = 1

const orderStory = (listing: Listing, place: number): readonly Story[] => {
  const [first, second] = profilesFor(listing.text.category[0], listing.owner).filter(({ owner }) => owner !== clara)
  if (first === undefined) return []
  const isSwapped = second !== undefined && place % 2 === 0
  const profile = isSwapped ? second : first
  const other = isSwapped ? first : second
  // An applicant has been here for a day.
  const ageDays = Math.min(listing.ageDays, profile.ageDays - 1, (other ?? profile).ageDays - 1)
  const life = lifeOf(ageDays, place)
  if (life === null) return []
  return [
    {
      id: `story/${listing.id}`,
      place,
      listing,
      life,
      customer: listing.owner,
      profile,
      rival: other === undefined || life === "withdrawn" ? null : { person: other.owner, profile: other },
      // An agreement ends its order; some look for one more.
      movesToArchive: life === "done" || life === "dropped" || place % 24 === 4,
      startsAfterDays: listing.ageDays - ageDays + startsAfterDays,
    },
  ]
}

const customerFor = (place: number): DemoPerson | undefined => customers[(place * 3) % customers.length]

const offerStory = (listing: Listing, place: number): readonly Story[] => {
  const life = lifeOf(listing.ageDays, place)
  const [customer, other] = [customerFor(place), customerFor(place + 1)]
  if (life === null || listing.profile === null || customer === undefined || other === undefined) return []
  const movesToArchive = place % 28 === 1
  return [
    {
      id: `story/${listing.id}`,
      place,
      listing,
      life,
      customer,
      profile: listing.profile,
      rival: movesToArchive ? { person: other, profile: listing.profile } : null,
      movesToArchive,
      startsAfterDays,
    },
  ]
}

/** Boris at Anna's: a deal that is new, and an application of yesterday that she has not looked at. */
const ownStories = (): readonly Story[] => {
  const own = [
    { name: "Paint the stairwell of a two-family house", by: "Demo Painters", life: "working", startsAfterDays: 3 },
    { name: "Move a two-room flat across the city", by: "Demo Movers", life: "asked", startsAfterDays: 5.5 },
  ] as const
  return own.flatMap(({ name, by, ...how }, place) => {
    const listing = firstOrders.find(({ text }) => text.name === name)
    const profile = profiles.find((one) => one.name === by)
    if (listing === undefined || profile === undefined) return []
    const id = `story/${listing.id}`
    return [
      { id, place: place * 2, listing, customer: listing.owner, profile, rival: null, movesToArchive: false, ...how },
    ]
  })
}

export const stories: readonly Story[] = [...orders.flatMap(orderStory), ...offers.flatMap(offerStory), ...ownStories()]

export const appliedAt = ({ listing, startsAfterDays: days }: Story, now: Date): Date =>
  later(ago(now, listing.ageDays), days * daysMs)

/** From the application on. */
export const acceptedAfterHours = 26
export const endedAfterHours = 5 * 24

/** Between the agreement and its end, the first and the last day on which something was done. */
export const workOf = (story: Story, now: Date): { readonly from: Date; readonly to: Date } => {
  const applied = appliedAt(story, now)
  return {
    from: later(applied, acceptedAfterHours * hoursMs + daysMs),
    to: later(applied, endedAfterHours * hoursMs),
  }
}
