/** The favourites, looks and reads of the demo's people. Spec §7 Favourites, Notifications. */
import type { Act } from "./acting.ts"
import { firstOrders, isLeaving, offers, orders } from "./cast.ts"
import { anna, boris, clara, customers, demoPeople, providers, type DemoPerson } from "./people.ts"
import { stories } from "./stories.ts"
import { ago, hoursMs, later } from "./times.ts"

const keptEach = 2
const keepsAfterHours = 8

/** Only what stays on the market is kept. */
const isQuiet = ({ id }: { readonly id: string }, place: number): boolean =>
  !isLeaving(place) && !stories.some(({ listing, movesToArchive }) => listing.id === id && movesToArchive)

const quietOrders = orders.filter(isQuiet)
const quietOffers = offers.filter(isQuiet)

const keep = (person: DemoPerson, number: number, now: Date): readonly Act[] =>
  Array.from({ length: keptEach }, (_, turn) => number * keptEach + turn).flatMap((place): readonly Act[] => {
    const isOffer = number % 2 === 0
    const kept = isOffer ? quietOffers : quietOrders
    const listing = kept[(place * 7) % kept.length]
    if (listing === undefined || listing.owner === person) return []
    const at = later(ago(now, listing.ageDays), keepsAfterHours * hoursMs)
    return [
      {
        at,
        run: async ({ as, keyOf }) => {
          if (isOffer) await as(person, at)("addFavoriteOffer", { body: { offerKey: keyOf(listing.id) } })
          else await as(person, at)("addFavoriteOrder", { body: { orderKey: keyOf(listing.id) } })
        },
      },
    ]
  })

const visitedEvery = 12

/** Every view is counted, as those of people who look around. */
const looks = (now: Date): readonly Act[] =>
  [...firstOrders, ...quietOrders.filter((_, place) => place % visitedEvery === 0)].flatMap(
    (listing, place): readonly Act[] => {
      const at = later(ago(now, listing.ageDays), 2 * keepsAfterHours * hoursMs)
      const visitors = customers.filter((one, number) => one !== listing.owner && (number + place) % 3 === 0)
      return visitors.map((person) => ({
        at,
        run: async ({ as, keyOf }) => {
          await as(person, at)("getPublicOrder", { path: { key: keyOf(listing.id) } })
        },
      }))
    },
  )

const readDaysAgo = 2.5

/** Notifications that are older than a few days have been read. */
const reads = (now: Date): readonly Act[] =>
  demoPeople
    .filter(({ isNew }) => isNew !== true)
    .map((person) => {
      const at = ago(now, readDaysAgo)
      return {
        at,
        run: async ({ as }) => {
          await as(person, at)("readAllNotifications", {})
        },
      }
    })

export const keepingActs = (now: Date): readonly Act[] => [
  ...[anna, boris, clara, ...customers.slice(0, 5), ...providers.map(({ person }) => person)].flatMap(
    (person, number) => keep(person, number, now),
  ),
  ...looks(now),
  ...reads(now),
]
