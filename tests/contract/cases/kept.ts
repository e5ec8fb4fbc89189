/** Favourites, complaints and the numbers of the market. Spec §7. */
import { randomUUID } from "node:crypto"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import { anOffer } from "../../server/endings.ts"
import type { Person, TestApp } from "../../server/harness.ts"
import type { Cases } from "../asking.ts"
import { atWork, noKey, onSale, stranger } from "../situations.ts"

const offered = async (app: TestApp) => {
  const { worker, executant } = await atWork(app)
  return { worker, offer: await anOffer(worker, executant.key) }
}

const complaint = (person: Person, targetKey: string, more: object = {}) => ({
  targetType: "Order",
  targetKey,
  reason: "IncorrectDescription",
  participantKey: person.key,
  ...more,
})

const complain = async (person: Person, body: object): Promise<void> => {
  const answer = await person.fetch("/api/core/complaint/submit", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

const complainALot = async (app: TestApp, person: Person): Promise<void> => {
  const rows = Array.from({ length: rateLimits.complaints.most }, () => ({
    key: randomUUID(),
    account_key: person.key,
    participant_key: person.key,
    target_type: "Order" as const,
    target_key: randomUUID(),
    reason: "Fraud" as const,
    created_date: app.clock.now(),
  }))
  await app.db.insertInto("complaints").values(rows).execute()
}

export const keptCases: Cases<
  | "listFavoriteOrders"
  | "addFavoriteOrder"
  | "removeFavoriteOrder"
  | "listFavoriteOffers"
  | "addFavoriteOffer"
  | "removeFavoriteOffer"
  | "submitComplaint"
  | "getStatistics"
> = {
  listFavoriteOrders: {
    good: async (app) => {
      const [{ order }, person] = [await onSale(app), await stranger(app)]
      await person.core.POST("/orders/favorites", { body: { orderKey: order.key } })
      return { token: person.token, query: { top: 5, skip: 0 } }
    },
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, query: { top: -1 } }),
        errors: { top: ["outOfRange"] },
      },
    },
  },
  addFavoriteOrder: {
    good: async (app) => ({
      token: (await stranger(app)).token,
      body: { orderKey: (await onSale(app)).order.key },
    }),
    refused: {
      OwnListingException: {
        ask: async (app) => {
          const { customer, order } = await onSale(app)
          return { token: customer.token, body: { orderKey: order.key } }
        },
      },
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, body: {} }),
        errors: { orderKey: ["required"] },
      },
    },
    missing: async (app) => ({ token: (await stranger(app)).token, body: { orderKey: noKey() } }),
  },
  removeFavoriteOrder: {
    good: async (app) => {
      const [{ order }, person] = [await onSale(app), await stranger(app)]
      await person.core.POST("/orders/favorites", { body: { orderKey: order.key } })
      return { token: person.token, path: { key: order.key } }
    },
    missing: async (app) => ({ token: (await stranger(app)).token, path: { key: (await onSale(app)).order.key } }),
  },
  listFavoriteOffers: {
    good: async (app) => {
      const [{ offer }, person] = [await offered(app), await stranger(app)]
      await person.core.POST("/offers/favorites", { body: { offerKey: offer.key } })
      return { token: person.token }
    },
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, query: { skip: -1 } }),
        errors: { skip: ["outOfRange"] },
      },
    },
  },
  addFavoriteOffer: {
    good: async (app) => ({
      token: (await stranger(app)).token,
      body: { offerKey: (await offered(app)).offer.key },
    }),
    refused: {
      OwnListingException: {
        ask: async (app) => {
          const { worker, offer } = await offered(app)
          return { token: worker.token, body: { offerKey: offer.key } }
        },
      },
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, body: { offerKey: "a van" } }),
        errors: { offerKey: ["invalidFormat"] },
      },
    },
    missing: async (app) => ({ token: (await stranger(app)).token, body: { offerKey: noKey() } }),
  },
  removeFavoriteOffer: {
    good: async (app) => {
      const [{ offer }, person] = [await offered(app), await stranger(app)]
      await person.core.POST("/offers/favorites", { body: { offerKey: offer.key } })
      return { token: person.token, path: { key: offer.key } }
    },
    missing: async (app) => ({ token: (await stranger(app)).token, path: { key: noKey() } }),
  },
  submitComplaint: {
    good: async (app) => {
      const [{ order }, person] = [await onSale(app), await stranger(app)]
      const body = complaint(person, order.key, { reason: "OtherReason", comment: "Another house." })
      return { token: person.token, header: { "Idempotency-Key": randomUUID() }, body }
    },
    refused: {
      ComplaintAlreadyExistsException: {
        ask: async (app) => {
          const [{ order }, person] = [await onSale(app), await stranger(app)]
          await complain(person, complaint(person, order.key))
          return { token: person.token, body: complaint(person, order.key, { reason: "Fraud" }) }
        },
      },
      TooManyRequestsException: {
        ask: async (app) => {
          const [{ order }, person] = [await onSale(app), await stranger(app)]
          await complainALot(app, person)
          return { token: person.token, body: complaint(person, order.key) }
        },
      },
      OwnListingException: {
        ask: async (app) => {
          const { customer, order } = await onSale(app)
          return { token: customer.token, body: complaint(customer, order.key) }
        },
      },
      ValidationException: {
        ask: async (app) => {
          const [{ order }, person] = [await onSale(app), await stranger(app)]
          return { token: person.token, body: complaint(person, order.key, { reason: "IncorrectPrice" }) }
        },
        errors: { reason: ["unknownValue"] },
      },
    },
    missing: async (app) => {
      const person = await stranger(app)
      return { token: person.token, body: complaint(person, noKey()) }
    },
  },
  getStatistics: { good: async () => ({ token: null }) },
}
