/** Applications to offers, and what owners do with those they receive. Spec §7. */
import { randomUUID } from "node:crypto"
import { applicationLockout } from "../../../src/domain/limits.ts"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import { dataOf } from "../../server/callers.ts"
import { acceptOfferApplication, applyToOffer, cancelOfferApplication } from "../../server/offering.ts"
import type { Case, Cases, MakeAsk } from "../asking.ts"
import { archived, offering, wanted } from "../listing-cases.ts"
import { applied, both, noKey, stranger } from "../situations.ts"

type Wanted = Awaited<ReturnType<typeof wanted>>

const ofApplication = ({ offer, application }: Wanted) => ({ id: offer.key, key: application.key })

const accepting = ({ offer, application, executant }: Wanted) => ({
  path: { id: offer.key, appKey: application.key },
  body: { description: "On Monday at nine.", moveToArchive: false, executantKey: executant.key },
})

const listQuery = { top: 5, filter: "Status eq Sent and NotInterested eq false", sortBy: "UpdatedDate asc" }

/** Asks as the owner of an offer about its applications. */
const aboutOffer = (query: Record<string, string | number> = {}): Case => ({
  good: async (app) => {
    const { worker, offer } = await wanted(app)
    return { token: worker.token, path: { id: offer.key }, query }
  },
  missing: async (app) => ({ token: (await stranger(app)).token, path: { id: noKey() } }),
})

const againAfter =
  (between: (market: Wanted) => Promise<unknown>): MakeAsk =>
  async (app) => {
    const market = await wanted(app)
    app.clock.advance(applicationLockout.forgivenWithinMs + 1_000)
    await between(market)
    return { token: market.customer.token, path: { id: market.offer.key } }
  }

const markingOffer: Case = {
  good: async (app) => {
    const market = await wanted(app)
    const query = { executantKey: market.executant.key }
    return { token: market.worker.token, path: ofApplication(market), query }
  },
  missing: async (app) => {
    const { worker, executant, offer } = await offering(app)
    return { token: worker.token, path: { id: offer.key, key: noKey() }, query: { executantKey: executant.key } }
  },
  refused: {
    ApplicationInvalidStateException: {
      ask: async (app) => {
        const market = await wanted(app)
        await cancelOfferApplication(market.customer, market.application)
        const query = { executantKey: market.executant.key }
        return { token: market.worker.token, path: ofApplication(market), query }
      },
    },
  },
}

const markingOrder: Case = {
  good: async (app) => {
    const { customer, order, application } = await applied(app)
    return { token: customer.token, path: { id: order.key, key: application.key } }
  },
  missing: async (app) => {
    const { customer, order } = await both(app)
    return { token: customer.token, path: { id: order.key, key: noKey() } }
  },
  refused: {
    ApplicationInvalidStateException: {
      ask: async (app) => {
        const { customer, worker, executant, order, application } = await applied(app)
        const path = { id: order.key, key: application.key }
        const params = { path, query: { executantKey: executant.key } }
        dataOf(await worker.core.POST("/orders/{id}/applications/{key}/cancel", { params }))
        return { token: customer.token, path }
      },
    },
  },
}

export const offerApplicationCases: Cases<
  | "applyToOffer"
  | "cancelOfferApplication"
  | "listOfferApplications"
  | "listCustomerApplications"
  | "countOfferApplications"
  | "countUnreadOfferApplications"
  | "readAllOfferApplications"
  | "markOfferApplicationNotInterested"
  | "markOfferApplicationInterested"
  | "acceptOfferApplication"
  | "markOrderApplicationNotInterested"
  | "markOrderApplicationInterested"
> = {
  applyToOffer: {
    good: async (app) => ({
      token: (await stranger(app)).token,
      path: { id: (await offering(app)).offer.key },
      header: { "Idempotency-Key": randomUUID() },
    }),
    missing: async (app) => ({ token: (await stranger(app)).token, path: { id: noKey() } }),
    refused: {
      ApplicationAlreadyExistsException: { ask: againAfter(async () => {}) },
      ApplicationLockoutException: {
        ask: againAfter(({ customer, application }) => cancelOfferApplication(customer, application)),
      },
      OwnListingException: {
        ask: async (app) => {
          const { worker, offer } = await offering(app)
          return { token: worker.token, path: { id: offer.key } }
        },
      },
      OfferInvalidStateException: {
        ask: async (app) => ({
          token: (await stranger(app)).token,
          path: { id: (await archived(app, "Offer")).key },
        }),
      },
      TooManyRequestsException: {
        ask: async (app) => {
          const { customer, application, offer } = await wanted(app)
          for (let sent = 1; sent < rateLimits.applications.most; sent++) {
            await cancelOfferApplication(customer, sent === 1 ? application : await applyToOffer(customer, offer.key))
          }
          await applyToOffer(customer, offer.key)
          return { token: customer.token, path: { id: (await offering(app)).offer.key } }
        },
      },
    },
  },
  cancelOfferApplication: {
    good: async (app) => {
      const market = await wanted(app)
      return { token: market.customer.token, path: ofApplication(market) }
    },
    missing: async (app) => ({
      token: (await stranger(app)).token,
      path: { id: (await offering(app)).offer.key, key: noKey() },
    }),
    refused: {
      ApplicationInvalidStateException: {
        ask: async (app) => {
          const market = await wanted(app)
          await cancelOfferApplication(market.customer, market.application)
          return { token: market.customer.token, path: ofApplication(market) }
        },
      },
    },
  },
  listOfferApplications: {
    ...aboutOffer(listQuery),
    refused: {
      ValidationException: {
        ask: async (app) => {
          const { worker, offer } = await offering(app)
          return { token: worker.token, path: { id: offer.key }, query: { sortBy: "Name asc" } }
        },
        errors: { sortBy: ["unknownValue"] },
      },
    },
  },
  listCustomerApplications: {
    good: async (app) => ({ token: (await wanted(app)).customer.token, query: { top: 5, filter: "Status eq Sent" } }),
    refused: {
      ValidationException: {
        // A filter cannot ask for applicants who were put aside: no applicant may learn of it (D55).
        ask: async (app) => ({ token: (await stranger(app)).token, query: { filter: "NotInterested eq true" } }),
        errors: { filter: ["invalidFormat"] },
      },
    },
  },
  countOfferApplications: aboutOffer(),
  countUnreadOfferApplications: aboutOffer(),
  readAllOfferApplications: aboutOffer(),
  markOfferApplicationNotInterested: markingOffer,
  markOfferApplicationInterested: markingOffer,
  acceptOfferApplication: {
    good: async (app) => {
      const market = await wanted(app)
      return { token: market.worker.token, header: { "Idempotency-Key": randomUUID() }, ...accepting(market) }
    },
    missing: async (app) => {
      const { worker, executant, offer } = await offering(app)
      const body = { description: "", moveToArchive: false, executantKey: executant.key }
      return { token: worker.token, path: { id: offer.key, appKey: noKey() }, body }
    },
    refused: {
      ApplicationInvalidStateException: {
        ask: async (app) => {
          const market = await wanted(app)
          await cancelOfferApplication(market.customer, market.application)
          return { token: market.worker.token, ...accepting(market) }
        },
      },
      OfferInvalidStateException: {
        ask: async (app) => {
          const market = await wanted(app)
          await acceptOfferApplication(market.worker, market.application, true)
          return { token: market.worker.token, ...accepting(market) }
        },
      },
      ValidationException: {
        ask: async (app) => {
          const market = await wanted(app)
          const { path, body } = accepting(market)
          return { token: market.worker.token, path, body: { ...body, description: "x".repeat(2001) } }
        },
        errors: { description: ["maxLength"] },
      },
    },
  },
  markOrderApplicationNotInterested: markingOrder,
  markOrderApplicationInterested: markingOrder,
}
