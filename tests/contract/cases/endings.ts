/** The cases of ending deals, and of what their sides say of each other. Spec §7. */
import { feedbackPeriodMs } from "../../../src/domain/limits.ts"
import { cancelDeal, closeDeal, rateCustomer, rateExecutant } from "../../server/endings.ts"
import type { TestApp } from "../../server/harness.ts"
import type { Cases, MakeAsk } from "../asking.ts"
import { atWork, dealt, noKey, stranger } from "../situations.ts"

const closed = async (app: TestApp) => {
  const market = await dealt(app)
  return { ...market, deal: await closeDeal(market.customer, market.deal.key, market.customer.key) }
}

/** Closed too long ago. */
const longClosed = async (app: TestApp) => {
  const market = await closed(app)
  const date = new Date(app.clock.now().getTime() - feedbackPeriodMs - 1_000)
  await app.db.updateTable("deals").set({ closed_date: date }).where("key", "=", market.deal.key).execute()
  return market
}

const reason = "DeadlinesForTheTransactionWereViolated"

const withoutDeal =
  (more: object): MakeAsk =>
  async (app) => {
    const person = await stranger(app)
    return { token: person.token, path: { key: noKey() }, body: { participantKey: person.key, ...more } }
  }

/** Feedback of the customer about the executant. */
const ofCustomer =
  (situation: (app: TestApp) => ReturnType<typeof closed>, more: object = {}): MakeAsk =>
  async (app) => {
    const { customer, deal } = await situation(app)
    return {
      token: customer.token,
      path: { key: deal.executant.key },
      body: { dealKey: deal.key, rating: 5, details: "Careful.", ...more },
    }
  }

const ofExecutant =
  (situation: (app: TestApp) => ReturnType<typeof closed>, more: object = {}): MakeAsk =>
  async (app) => {
    const { worker, deal } = await situation(app)
    return {
      token: worker.token,
      path: { key: deal.customer.key },
      body: { dealKey: deal.key, rating: 4, authorKey: deal.executant.key, ...more },
    }
  }

const rated = async (app: TestApp) => {
  const market = await closed(app)
  await rateExecutant(market.customer, market.deal, 5)
  await rateCustomer(market.worker, market.deal, 4)
  return market
}

export const endingCases: Cases<
  | "closeDeal"
  | "cancelDeal"
  | "getDealFeedbacks"
  | "giveExecutantFeedback"
  | "giveCustomerFeedback"
  | "listExecutantFeedbacks"
  | "listCustomerFeedbacks"
> = {
  closeDeal: {
    good: async (app) => {
      const { worker, executant, deal } = await dealt(app)
      return { token: worker.token, path: { key: deal.key }, body: { participantKey: executant.key } }
    },
    refused: {
      DealInvalidStateException: {
        ask: async (app) => {
          const { customer, deal } = await closed(app)
          return { token: customer.token, path: { key: deal.key }, body: { participantKey: customer.key } }
        },
      },
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, path: { key: noKey() }, body: {} }),
        errors: { participantKey: ["required"] },
      },
    },
    missing: withoutDeal({}),
  },
  cancelDeal: {
    good: async (app) => {
      const { customer, deal } = await dealt(app)
      const body = { participantKey: customer.key, reason: "OtherReason", comment: "We need a plumber." }
      return { token: customer.token, path: { key: deal.key }, body }
    },
    refused: {
      DealInvalidStateException: {
        ask: async (app) => {
          const { customer, deal } = await dealt(app)
          await cancelDeal(customer, deal.key, customer.key)
          return { token: customer.token, path: { key: deal.key }, body: { participantKey: customer.key, reason } }
        },
      },
      ValidationException: {
        ask: async (app) => {
          const { customer, deal } = await dealt(app)
          const body = { participantKey: customer.key, reason: "OtherReason", comment: "No." }
          return { token: customer.token, path: { key: deal.key }, body }
        },
        errors: { comment: ["minLength"] },
      },
    },
    missing: withoutDeal({ reason }),
  },
  getDealFeedbacks: {
    good: async (app) => {
      const { customer, deal } = await rated(app)
      return { token: customer.token, path: { key: deal.key }, query: { participantKey: customer.key } }
    },
    missing: async (app) => {
      const { customer, deal } = await closed(app)
      return { token: customer.token, path: { key: deal.key }, query: { participantKey: customer.key } }
    },
  },
  giveExecutantFeedback: {
    good: ofCustomer(closed),
    refused: {
      DealInvalidStateException: { ask: ofCustomer(dealt) },
      FeedbackAlreadyExistsException: { ask: ofCustomer(rated) },
      FeedbackPeriodExpiredException: { ask: ofCustomer(longClosed) },
      ValidationException: { ask: ofCustomer(closed, { rating: 6 }), errors: { rating: ["outOfRange"] } },
    },
    missing: ofCustomer(closed, { dealKey: noKey() }),
  },
  giveCustomerFeedback: {
    good: ofExecutant(closed),
    refused: {
      DealInvalidStateException: { ask: ofExecutant(dealt) },
      FeedbackAlreadyExistsException: { ask: ofExecutant(rated) },
      FeedbackPeriodExpiredException: { ask: ofExecutant(longClosed) },
      ValidationException: {
        ask: ofExecutant(closed, { details: "x".repeat(2_001) }),
        errors: { details: ["maxLength"] },
      },
    },
    missing: ofExecutant(closed, { dealKey: noKey() }),
  },
  listExecutantFeedbacks: {
    good: async (app) => ({
      token: null,
      path: { key: (await rated(app)).executant.key },
      query: { top: 5, sortBy: "Rating asc" },
    }),
    refused: {
      ValidationException: {
        ask: async (app) => ({
          token: null,
          path: { key: (await atWork(app)).executant.key },
          query: { sortBy: "Author desc" },
        }),
        errors: { sortBy: ["unknownValue"] },
      },
    },
    missing: async () => ({ token: null, path: { key: noKey() } }),
  },
  listCustomerFeedbacks: {
    good: async (app) => ({ token: null, path: { key: (await rated(app)).customer.key } }),
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: null, path: { key: (await stranger(app)).key }, query: { top: -1 } }),
        errors: { top: ["outOfRange"] },
      },
    },
    missing: async () => ({ token: null, path: { key: noKey() } }),
  },
}
