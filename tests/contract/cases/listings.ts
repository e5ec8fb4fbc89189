/** Owners' acts on orders and offers, and their places. Spec §7. */
import { randomUUID } from "node:crypto"
import { fileCountLimits, maxExecutantsPerAccount } from "../../../src/domain/limits.ts"
import { formWith, png } from "../../server/files/samples.ts"
import type { Person, TestApp } from "../../server/harness.ts"
import { createExecutant, dayIn, orderPayload, rootCategory } from "../../server/market.ts"
import { offerPayload } from "../../server/offering.ts"
import type { Cases } from "../asking.ts"
import { archived, listedALot, locationCases, offering, onMarket, ownersAct, ownersCase } from "../listing-cases.ts"
import { atWork, noKey, onSale, stranger, uploadALot } from "../situations.ts"

const backwards = { startDate: dayIn(9), endDate: dayIn(8) }

const revision = (kind: "Order" | "Offer", payload: (changes?: object) => unknown) => {
  const act = ownersAct(kind, { body: () => payload() })
  return {
    ...act,
    refused: {
      ...act.refused,
      ValidationException: {
        ask: ownersCase(kind, { body: () => payload(backwards) }).good,
        errors: { endDate: ["endBeforeStart"] },
      },
      ListingChangedException: {
        ask: async (app: TestApp) => ({
          ...(await ownersCase(kind, { body: () => payload() }).good(app)),
          header: { "Base-Version": noKey() },
        }),
      },
    },
  }
}

const picture = () => formWith(png(), "garden.png")

const attach = async (person: Person, key: string): Promise<void> => {
  const answer = await person.fetch(`/api/core/offer/${key}/file`, { method: "POST", body: picture() })
  if (!answer.ok) throw new Error(await answer.text())
}

const orderPlaces = locationCases("Order")
const offerPlaces = locationCases("Offer")

export const listingCases: Cases<
  | "updateOrder"
  | "archiveOrder"
  | "cancelOrder"
  | "hideOrder"
  | "unhideOrder"
  | "summarizeOrders"
  | "createOrderLocation"
  | "listOrderLocations"
  | "updateOrderLocation"
  | "removeOrderLocation"
  | "createOffer"
  | "listOffers"
  | "getOffer"
  | "updateOffer"
  | "getOfferStatus"
  | "getPublicOffer"
  | "listExecutantOffers"
  | "archiveOffer"
  | "cancelOffer"
  | "hideOffer"
  | "unhideOffer"
  | "summarizeOffers"
  | "uploadOfferFile"
  | "createOfferLocation"
  | "listOfferLocations"
  | "updateOfferLocation"
  | "removeOfferLocation"
> = {
  updateOrder: {
    ...revision("Order", orderPayload),
    refused: {
      ...revision("Order", orderPayload).refused,
      // An archived one may be written anew; a cancelled one stays as it is.
      OrderInvalidStateException: {
        ask: async (app) => {
          const { customer, order } = await onSale(app)
          await customer.core.PUT("/orders/{key}/cancel", { params: { path: { key: order.key } } })
          return { token: customer.token, path: { key: order.key }, body: orderPayload() }
        },
      },
    },
  },
  archiveOrder: ownersAct("Order"),
  cancelOrder: ownersAct("Order"),
  hideOrder: ownersAct("Order"),
  unhideOrder: ownersAct("Order"),
  summarizeOrders: {
    good: async (app) => ({
      token: (await stranger(app)).token,
      query: { orderKeys: [(await onSale(app)).order.key, noKey()] },
    }),
    refused: {
      ValidationException: {
        ask: async (app) => ({
          token: (await stranger(app)).token,
          query: { orderKeys: Array.from({ length: 51 }, noKey) },
        }),
        errors: { orderKeys: ["maxLength"] },
      },
    },
  },
  createOrderLocation: orderPlaces.create,
  listOrderLocations: orderPlaces.list,
  updateOrderLocation: orderPlaces.update,
  removeOrderLocation: orderPlaces.remove,

  createOffer: {
    good: async (app) => ({
      token: (await stranger(app)).token,
      header: { "Idempotency-Key": randomUUID() },
      body: { executant: { name: "Cem in gardens", classificatorPrimaryKey: rootCategory }, ...offerPayload() },
    }),
    missing: async (app) => ({
      token: (await stranger(app)).token,
      body: { executantKey: noKey(), ...offerPayload() },
    }),
    refused: {
      TooManyRequestsException: {
        ask: async (app) => {
          const executant = { name: "Cem in gardens", classificatorPrimaryKey: rootCategory }
          return { token: (await listedALot(app)).token, body: { executant, ...offerPayload() } }
        },
      },
      ExecutantInvalidStateException: {
        ask: async (app) => {
          const person = await stranger(app)
          const { key: executantKey } = await createExecutant(person, false)
          return { token: person.token, body: { executantKey, ...offerPayload() } }
        },
      },
      ExecutantLimitExceededException: {
        ask: async (app) => {
          const person = await stranger(app)
          for (let made = 0; made < maxExecutantsPerAccount; made++) await createExecutant(person, false)
          const executant = { name: "One too many", classificatorPrimaryKey: rootCategory }
          return { token: person.token, body: { executant, ...offerPayload() } }
        },
      },
      ReservedNameException: {
        ask: async (app) => {
          const executant = { name: "Supp0rt", classificatorPrimaryKey: rootCategory }
          return { token: (await stranger(app)).token, body: { executant, ...offerPayload() } }
        },
      },
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, body: offerPayload() }),
        errors: { executantKey: ["required"] },
      },
    },
  },
  listOffers: {
    good: async (app) => {
      const { worker, executant } = await offering(app)
      const query = { top: 5, filter: "Status eq Published", sortBy: "CreatedDate asc", executantGuid: executant.key }
      return { token: worker.token, query }
    },
    missing: async (app) => ({ token: (await stranger(app)).token, query: { executantGuid: noKey() } }),
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, query: { filter: "Name eq 1" } }),
        errors: { filter: ["invalidFormat"] },
      },
    },
  },
  getOffer: ownersCase("Offer"),
  updateOffer: {
    ...revision("Offer", offerPayload),
    refused: {
      ...revision("Offer", offerPayload).refused,
      OfferInvalidStateException: {
        ask: async (app) => {
          const { worker, offer } = await offering(app)
          await worker.core.PUT("/offers/{key}/cancel", { params: { path: { key: offer.key } } })
          return { token: worker.token, path: { key: offer.key }, body: offerPayload() }
        },
      },
    },
  },
  getOfferStatus: ownersCase("Offer"),
  getPublicOffer: {
    good: async (app) => ({ token: null, path: { key: (await offering(app)).offer.key } }),
    missing: async (app) => ({ token: null, path: { key: (await archived(app, "Offer")).key } }),
  },
  listExecutantOffers: {
    good: async (app) => ({
      token: null,
      path: { executantKey: (await offering(app)).executant.key },
      query: { top: 10 },
    }),
    missing: async () => ({ token: null, path: { executantKey: noKey() } }),
    refused: {
      ValidationException: {
        ask: async (app) => ({
          token: null,
          path: { executantKey: (await atWork(app)).executant.key },
          query: { top: -1 },
        }),
        errors: { top: ["outOfRange"] },
      },
    },
  },
  archiveOffer: ownersAct("Offer"),
  cancelOffer: ownersAct("Offer"),
  hideOffer: ownersAct("Offer"),
  unhideOffer: ownersAct("Offer"),
  summarizeOffers: {
    good: async (app) => ({
      token: (await stranger(app)).token,
      query: { offerKeys: [(await offering(app)).offer.key] },
    }),
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, query: { offerKeys: ["x"] } }),
        errors: { "offerKeys.0": ["invalidFormat"] },
      },
    },
  },
  uploadOfferFile: {
    ...ownersAct("Offer", { name: "id", body: picture }),
    refused: {
      ...ownersAct("Offer", { name: "id", body: picture }).refused,
      InvalidFileSizeException: {
        ask: ownersCase("Offer", { name: "id", body: () => formWith(new Uint8Array(), "garden.png") }).good,
      },
      InvalidFileFormatException: {
        ask: ownersCase("Offer", { name: "id", body: () => formWith(new TextEncoder().encode("MZ"), "garden.png") })
          .good,
      },
      FileLimitExceededException: {
        ask: async (app) => {
          const { owner, key } = await onMarket(app, "Offer")
          for (let kept = 0; kept < fileCountLimits.listing; kept++) await attach(owner, key)
          return { token: owner.token, path: { id: key }, body: picture() }
        },
      },
      TooManyRequestsException: {
        ask: async (app) => {
          const { owner, key } = await onMarket(app, "Offer")
          await uploadALot(app, owner.key)
          return { token: owner.token, path: { id: key }, body: picture() }
        },
      },
    },
  },
  createOfferLocation: offerPlaces.create,
  listOfferLocations: offerPlaces.list,
  updateOfferLocation: offerPlaces.update,
  removeOfferLocation: offerPlaces.remove,
}
