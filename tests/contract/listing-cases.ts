/** Situations and cases that orders and offers share; each has people of its own. Spec §4. */
import { rateLimits } from "../../src/domain/rate-limits.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import { dataOf } from "../server/callers.ts"
import type { Person, TestApp } from "../server/harness.ts"
import { orderPayload } from "../server/market.ts"
import { applyToOffer, publishedOffer, somewhere } from "../server/offering.ts"
import type { Ask, Case, MakeAsk } from "./asking.ts"
import { atWork, noKey, onSale, stranger } from "./situations.ts"

export const offering = async (app: TestApp) => {
  const work = await atWork(app)
  return { ...work, offer: await publishedOffer(work.worker, work.executant.key) }
}

/** A customer has applied to an offer. */
export const wanted = async (app: TestApp) => {
  const [market, customer] = [await offering(app), await app.person("Ana Pop")]
  return { ...market, customer, application: await applyToOffer(customer, market.offer.key) }
}

export interface OnMarket {
  readonly owner: Person
  readonly key: string
}

export const onMarket = async (app: TestApp, kind: ListingKind): Promise<OnMarket> => {
  if (kind === "Order") {
    const { customer, order } = await onSale(app)
    return { owner: customer, key: order.key }
  }
  const { worker, offer } = await offering(app)
  return { owner: worker, key: offer.key }
}

const root = (kind: ListingKind): string => (kind === "Order" ? "orders" : "offers")

/** Takes it off the market, as its owner. */
export const archived = async (app: TestApp, kind: ListingKind): Promise<OnMarket> => {
  const { owner, key } = await onMarket(app, kind)
  const answer = await owner.fetch(`/api/core/${root(kind)}/${key}/archive`, { method: "PUT" })
  if (!answer.ok) throw new Error(await answer.text())
  return { owner, key }
}

/** Somebody who may publish nothing more today. */
export const listedALot = async (app: TestApp): Promise<Person> => {
  const person = await stranger(app)
  for (let made = 0; made < rateLimits.listings.most; made++)
    dataOf(await person.core.POST("/orders/create", { body: orderPayload() }))
  return person
}

interface Asking {
  readonly name?: "key" | "id"
  readonly body?: () => unknown
}

const about =
  (market: (app: TestApp) => Promise<OnMarket>, { name = "key", body }: Asking): MakeAsk =>
  async (app) => {
    const { owner, key } = await market(app)
    return { token: owner.token, path: { [name]: key }, ...(body && { body: body() }) }
  }

/** Asked by the owner, by somebody else, and about nothing. */
export const ownersCase = (kind: ListingKind, asking: Asking = {}): Case => ({
  good: about((app) => onMarket(app, kind), asking),
  missing: about(async (app) => ({ owner: await stranger(app), key: noKey() }), asking),
})

/** The same, and refused once the listing is off the market. */
export const ownersAct = (kind: ListingKind, asking: Asking = {}): Case => ({
  ...ownersCase(kind, asking),
  refused: { [`${kind}InvalidStateException`]: { ask: about((app) => archived(app, kind), asking) } },
})

const place = () => somewhere

const placed = async (app: TestApp, kind: ListingKind) => {
  const market = await onMarket(app, kind)
  const params = { path: { id: market.key } }
  const location =
    kind === "Order"
      ? dataOf(await market.owner.core.POST("/orders/{id}/location", { params, body: somewhere }))
      : dataOf(await market.owner.core.POST("/offers/{id}/location", { params, body: somewhere }))
  return { ...market, location }
}

const ofPlaced =
  (kind: ListingKind, body?: unknown): MakeAsk =>
  async (app) => {
    const { owner, key, location } = await placed(app, kind)
    return { token: owner.token, path: { id: key, key: location.id }, body }
  }

const elsewhere =
  (make: MakeAsk, path: Readonly<Record<string, string>>): MakeAsk =>
  async (app): Promise<Ask> => {
    const ask = await make(app)
    return { ...ask, path: { ...ask.path, ...path } }
  }

/** Makes a listing whose place is there, and which its owner has taken off the market. */
const archivedWithPlace =
  (kind: ListingKind, body?: unknown): MakeAsk =>
  async (app) => {
    const { owner, key, location } = await placed(app, kind)
    await owner.fetch(`/api/core/${root(kind)}/${key}/archive`, { method: "PUT" })
    return { token: owner.token, path: { id: key, key: location.id }, body }
  }

/** Somebody else has changed the place meanwhile, or `base` is no version at all. */
const from =
  (make: MakeAsk, base: string): MakeAsk =>
  async (app) => ({ ...(await make(app)), header: { "Base-Version": base } })

const talkative = { ...somewhere, freeFormAddress: "Write to bo@example.com, 10115 Berlin, or to t.me/bo" }

const moved = { ...somewhere, metadata: { ...somewhere.metadata, radius: 5000 } }

const nowhere = { ...somewhere, metadata: { ...somewhere.metadata, radius: 200_001 } }

export const locationCases = (kind: ListingKind) => {
  const invalidState = `${kind}InvalidStateException` as const
  return {
    create: {
      ...ownersAct(kind, { name: "id", body: place }),
      refused: {
        [invalidState]: {
          ask: async (app: TestApp) => {
            const { owner, key } = await placed(app, kind)
            return { token: owner.token, path: { id: key }, body: somewhere }
          },
        },
        ValidationException: {
          ask: about((app) => onMarket(app, kind), { name: "id", body: () => nowhere }),
          errors: { "metadata.radius": ["outOfRange"] },
        },
        ForbiddenContentException: { ask: about((app) => onMarket(app, kind), { name: "id", body: () => talkative }) },
      },
    },
    list: {
      good: async (app: TestApp) => ({ token: null, path: { id: (await placed(app, kind)).key } }),
      missing: async () => ({ token: null, path: { id: noKey() } }),
    },
    update: {
      good: ofPlaced(kind, somewhere),
      missing: elsewhere(ofPlaced(kind, somewhere), { key: noKey() }),
      refused: {
        [invalidState]: { ask: archivedWithPlace(kind, somewhere) },
        ValidationException: {
          ask: ofPlaced(kind, { ...somewhere, address: "" }),
          errors: { address: ["minLength"] },
        },
        ForbiddenContentException: { ask: ofPlaced(kind, talkative) },
        ListingChangedException: { ask: from(ofPlaced(kind, moved), noKey()) },
      },
    },
    remove: {
      good: ofPlaced(kind),
      missing: elsewhere(ofPlaced(kind), { key: noKey() }),
      refused: {
        [invalidState]: { ask: archivedWithPlace(kind) },
        ListingChangedException: { ask: from(ofPlaced(kind), noKey()) },
        ValidationException: { ask: from(ofPlaced(kind), "no key") },
      },
    },
  } satisfies Readonly<Record<string, Case>>
}
