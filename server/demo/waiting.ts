/** The work of the demo's moderator: texts that wait, refused ones, complaints, and what is blocked. */
import type { Act, Market } from "./acting.ts"
import { offers, orders, profiles, type Listing } from "./cast.ts"
import type { DemoListing } from "./content/listing.ts"
import { payloadOf, writeListing } from "./listings.ts"
import { admin, bruno, hanna, type DemoPerson } from "./people.ts"
import { ago, daysMs, hoursMs, later } from "./times.ts"

/** The rules leave these to a person for as long as anybody looks at a demo. */
const waits = { moderationDelayMs: 365 * daysMs }

const base: DemoListing = {
  category: ["household", "Cleaning"],
  language: "en-US",
  town: "Potsdam",
  country: "DE",
  radiusKm: 15,
  name: "",
  description: "",
  price: [25, "Hour", "EUR"],
  startsInDays: 12,
  lastsDays: 20,
}

type Words = Partial<DemoListing> & Pick<DemoListing, "name" | "description">

const orderOf = (owner: DemoPerson, ageDays: number, words: Words): Listing => ({
  id: `order/${words.name}`,
  kind: "Order",
  owner,
  profile: null,
  text: { ...base, ...words },
  ageDays,
})

const garden = ["gardening", "Garden care"] as const

/** Hanna's texts break one rule each; the address in the first belongs to nobody. */
const refused = [
  orderOf(hanna, 12, {
    name: "Clean a holiday flat after every guest",
    description: "Two rooms and a kitchen, about six times a month. Write to hanna@holiday.example, that is quicker.",
  }),
  orderOf(hanna, 8, {
    name: "URGENT! CLEAN MY WINDOWS TODAY",
    description: "PLEASE COME AT ONCE, THE GUESTS ARE ALREADY ON THEIR WAY TO US.",
  }),
] as const

const published = orderOf(hanna, 20, {
  name: "Look after a small garden while we travel",
  description: "Water twice a week, mow once, and pick the beans before they grow too long.",
  category: garden,
})

const revised = orderOf(hanna, 18, {
  name: "Put up two raised beds",
  description: "The boards are cut and oiled. Soil comes by lorry and has to be carried ten metres.",
  category: garden,
})

const waiting = [
  orderOf(hanna, 0.2, {
    name: "Sort a cellar and take the rest to the dump",
    description: "About fifteen square metres. I decide on the spot what stays; you need a van for the rest.",
    category: ["ecology", "Waste removal"],
  }),
  orderOf(hanna, 0.1, {
    name: "Iron forty shirts every second week",
    description: "Fetched on Monday and brought back on Wednesday. Cotton only, on hangers please.",
    category: ["household", "Ironing"],
  }),
] as const

const brunos = orderOf(bruno, 15, {
  name: "Quick money for a small favour",
  description: "Carry a parcel over the border and ask no questions. Paid at once, in cash.",
  category: ["transport", "Courier"],
})

type Step = (market: Market, at: Date) => Promise<void>

const at = (moment: Date, step: Step): Act => ({ at: moment, run: (market) => step(market, moment) })

const written = (listing: Listing, now: Date): readonly Act[] => {
  const moment = ago(now, listing.ageDays)
  return [
    at(moment, (market) => writeListing(market, listing, { now, at: moment, seed: listing.text.name.length })),
    at(later(moment, hoursMs / 2), ({ decide, keyOf }, then) => decide(keyOf(listing.id), then)),
  ]
}

const revise =
  (listing: Listing, words: Partial<DemoListing>, unusual: { moderationDelayMs?: number }, now: Date): Step =>
  async ({ as, keyOf }, then) => {
    const body = payloadOf({ ...listing, text: { ...listing.text, ...words } }, now, then)
    await as(listing.owner, then, unusual)("updateOrder", { path: { key: keyOf(listing.id) }, body })
  }

const hannasActs = (now: Date): readonly Act[] => [
  ...[...refused, published, revised].flatMap((listing) => written(listing, now)),
  at(
    ago(now, 6),
    revise(published, { description: "Call +49 30 0000 0000 for the rest, I never read messages." }, {}, now),
  ),
  at(later(ago(now, 6), hoursMs), ({ decide, keyOf }, then) => decide(keyOf(published.id), then)),
  at(ago(now, 1), revise(revised, { name: "Put up three raised beds" }, waits, now)),
  ...waiting.map((listing) => {
    const moment = ago(now, listing.ageDays)
    return at(moment, (market) => writeListing(market, listing, { now, at: moment, seed: 1, ...waits }))
  }),
]

/** Nobody is notified of older blocks (E97), and who is blocked should find out why. */
const blockedDaysAgo = { account: 9, order: 8.5 } as const

const blocks =
  (type: "orders" | "accounts", keyOfWhat: (market: Market) => string): Step =>
  async (market, then) => {
    const body = { reason: "Other", note: "Seen by the demo's moderator." } as const
    await market.as(admin, then)("blockTarget", { path: { type, key: keyOfWhat(market) }, body })
  }

const blockedOrder = orderOf(hanna, 16, {
  name: "Write my final thesis for me",
  description: "Forty pages on supply chains, and nobody must notice. I only add my name at the end.",
  category: ["education", "Exam preparation"],
})

interface Complaint {
  readonly by: DemoPerson
  readonly type: "Order" | "Offer" | "Executant"
  readonly about: string
  readonly reason: "IncorrectDescription" | "InvalidServiceRequest" | "Fraud"
  readonly comment: string
}

const complain =
  ({ by, type, about, reason, comment }: Complaint): Step =>
  async ({ as, keyOf }, then) => {
    const body = { targetType: type, targetKey: keyOf(about), reason, comment, participantKey: keyOf(by.email) }
    await as(by, then)("submitComplaint", { body })
  }

const complaintsActs = (now: Date): readonly Act[] => {
  const order = orders.at(-2)
  const offer = offers.at(-2)
  const profile = profiles.at(-1)
  if (order === undefined || offer === undefined || profile === undefined) return []
  return [
    at(
      ago(now, 0.2),
      complain({
        by: hanna,
        type: "Order",
        about: order.id,
        reason: "IncorrectDescription",
        comment: "The place is not where it says.",
      }),
    ),
    at(
      ago(now, 0.18),
      complain({
        by: hanna,
        type: "Offer",
        about: offer.id,
        reason: "Fraud",
        comment: "Asked for all of the money beforehand.",
      }),
    ),
    at(
      ago(now, 0.15),
      complain({
        by: hanna,
        type: "Executant",
        about: profile.id,
        reason: "IncorrectDescription",
        comment: "The pictures are of somebody else's work.",
      }),
    ),
  ]
}

export const waitingActs = (now: Date): readonly Act[] => [
  ...hannasActs(now),
  ...written(brunos, now),
  ...written(blockedOrder, now),
  at(
    ago(now, blockedDaysAgo.account),
    blocks("accounts", ({ keyOf }) => keyOf(bruno.email)),
  ),
  at(
    ago(now, blockedDaysAgo.order),
    blocks("orders", ({ keyOf }) => keyOf(blockedOrder.id)),
  ),
  ...complaintsActs(now),
]
