/** The cases of what moderators do, and nobody else may. */
import { randomUUID } from "node:crypto"
import { addUsage } from "../../../server/db/contract-usage.ts"
import { dayOf } from "../../../src/domain/dates.ts"
import { anOffer, closeDeal, rateExecutant } from "../../server/endings.ts"
import type { TestApp } from "../../server/harness.ts"
import { moderator, waitingFor, type Moderator } from "../../server/moderators.ts"
import type { Ask, Cases, MakeAsk } from "../asking.ts"
import { atWork, dealt, noKey, onSale, stranger, talking } from "../situations.ts"

/** An order that the rules leave to a person. */
const waiting = async (app: TestApp) => {
  const { customer, order } = await onSale(app)
  const task = randomUUID()
  await app.db
    .updateTable("listings")
    .set({ status: "OnModeration", published_version_key: null })
    .where("key", "=", order.key)
    .execute()
  await app.db
    .updateTable("listing_versions")
    .set({ version_status: "OnModeration" })
    .where("key", "=", order.versionKey)
    .execute()
  await app.db
    .insertInto("moderation_tasks")
    .values({
      key: task,
      entity_type: "Order",
      entity_key: order.key,
      version_key: order.versionKey,
      due_at: "2100-01-01T00:00:00.000Z",
    })
    .execute()
  return { customer, order, task }
}

const complained = async (app: TestApp) => {
  const [{ order }, person, by] = [await onSale(app), await stranger(app), await moderator(app)]
  await person.core.POST("/complaint/submit", {
    body: { targetType: "Order", targetKey: order.key, reason: "Fraud", participantKey: person.key },
  })
  return { by, task: (await waitingFor(by, order.key)).key }
}

const rated = async (app: TestApp) => {
  const market = await dealt(app)
  const deal = await closeDeal(market.customer, market.deal.key, market.customer.key)
  return rateExecutant(market.customer, deal, 1)
}

const asModerator =
  (rest: (app: TestApp, by: Moderator) => Promise<Omit<Ask, "token">>): MakeAsk =>
  async (app) => {
    const by = await moderator(app)
    return { ...(await rest(app, by)), token: by.token }
  }

const unknown = (body?: object): MakeAsk => asModerator(async () => ({ path: { key: noKey() }, ...(body && { body }) }))

const decision = (body?: object): MakeAsk =>
  asModerator(async (app) => ({ path: { key: (await waiting(app)).task }, ...(body && { body }) }))

/** Somebody was faster. */
const late = (body?: object): MakeAsk =>
  asModerator(async (app, by) => {
    const key = (await waiting(app)).task
    await by.core.POST("/moderation/queue/{key}/approve", { params: { path: { key } } })
    return { path: { key }, ...(body && { body }) }
  })

type Blockable = "orders" | "offers" | "executants" | "accounts"

const reason = { reason: "Other" } as const

const block = async (by: Moderator, type: Blockable, key: string): Promise<void> => {
  const { response } = await by.core.POST("/moderation/{type}/{key}/block", {
    params: { path: { type, key } },
    body: reason,
  })
  if (!response.ok) throw new Error(`${response.status} for a block of ${type}.`)
}

const keyOf: Readonly<Record<Blockable, (app: TestApp) => Promise<string>>> = {
  orders: async (app) => (await onSale(app)).order.key,
  offers: async (app) => {
    const { worker, executant } = await atWork(app)
    return (await anOffer(worker, executant.key)).key
  },
  executants: async (app) => (await atWork(app)).executant.key,
  accounts: async (app) => (await stranger(app)).key,
}

const blocking = (type: Blockable, { twice = false, body = true } = {}): MakeAsk =>
  asModerator(async (app, by) => {
    const key = await keyOf[type](app)
    if (twice) await block(by, type, key)
    return { path: { type, key }, ...(body && { body: reason }) }
  })

const asNobodysKey = (body?: object): MakeAsk =>
  asModerator(async () => ({ path: { type: "accounts", key: noKey() }, ...(body && { body }) }))

export const moderationCases: Cases<
  | "listModerationTasks"
  | "getModerationTask"
  | "approveModerationTask"
  | "declineModerationTask"
  | "closeComplaints"
  | "blockTarget"
  | "unblockTarget"
  | "removeFeedback"
  | "removeReportedMessage"
  | "listModerationActions"
  | "listModerationTargets"
  | "getModerationNumbers"
  | "getContractUsage"
> = {
  listModerationTasks: {
    good: asModerator(async (app) => {
      await waiting(app)
      return { query: { top: 5, filter: "Kind eq Order and Status eq Waiting", sortBy: "Priority desc" } }
    }),
    refused: {
      ValidationException: {
        ask: asModerator(async () => ({ query: { filter: "Kind eq Rumour" } })),
        errors: { filter: ["invalidFormat"] },
      },
    },
  },
  getModerationTask: {
    good: decision(),
    missing: unknown(),
  },
  approveModerationTask: {
    good: decision(),
    refused: { ModerationInvalidStateException: { ask: late() } },
    missing: unknown(),
  },
  declineModerationTask: {
    good: decision({ reason: "ObsceneLanguage", note: "The second sentence." }),
    refused: {
      ModerationInvalidStateException: { ask: late(reason) },
      ValidationException: { ask: decision({ reason: "Boring" }), errors: { reason: ["unknownValue"] } },
    },
    missing: unknown(reason),
  },
  closeComplaints: {
    good: async (app) => {
      const { by, task } = await complained(app)
      return { token: by.token, path: { key: task }, body: { outcome: "Upheld" } }
    },
    refused: {
      ModerationInvalidStateException: { ask: decision({ outcome: "Dismissed" }) },
      ValidationException: { ask: decision({ outcome: "Open" }), errors: { outcome: ["unknownValue"] } },
    },
    missing: unknown({ outcome: "Dismissed" }),
  },
  blockTarget: {
    good: blocking("orders"),
    refused: {
      OrderInvalidStateException: { ask: blocking("orders", { twice: true }) },
      OfferInvalidStateException: { ask: blocking("offers", { twice: true }) },
      ExecutantInvalidStateException: { ask: blocking("executants", { twice: true }) },
      ModerationInvalidStateException: { ask: blocking("accounts", { twice: true }) },
      ValidationException: { ask: asNobodysKey({}), errors: { reason: ["required"] } },
    },
    missing: asNobodysKey(reason),
  },
  unblockTarget: {
    good: blocking("accounts", { twice: true, body: false }),
    refused: {
      OrderInvalidStateException: { ask: blocking("orders", { body: false }) },
      OfferInvalidStateException: { ask: blocking("offers", { body: false }) },
      ExecutantInvalidStateException: { ask: blocking("executants", { body: false }) },
      ModerationInvalidStateException: { ask: blocking("accounts", { body: false }) },
    },
    missing: asNobodysKey(),
  },
  removeFeedback: {
    good: asModerator(async (app) => ({ path: { key: (await rated(app)).key }, body: reason })),
    refused: { ValidationException: { ask: unknown({}), errors: { reason: ["required"] } } },
    missing: unknown(reason),
  },
  removeReportedMessage: {
    good: asModerator(async (app) => ({ path: { key: (await talking(app)).message.messageKey }, body: reason })),
    refused: { ValidationException: { ask: unknown({ reason: "Rude" }), errors: { reason: ["unknownValue"] } } },
    missing: unknown(reason),
  },
  listModerationTargets: {
    good: asModerator(async (app, by) => {
      const { order } = await onSale(app)
      await block(by, "orders", order.key)
      return { query: { top: 5, text: order.name } }
    }),
    refused: {
      ValidationException: {
        ask: asModerator(async () => ({ query: { text: "x" } })),
        errors: { text: ["minLength"] },
      },
    },
  },
  getModerationNumbers: {
    good: asModerator(async (app) => {
      await waiting(app)
      return {}
    }),
  },
  getContractUsage: {
    good: asModerator(async ({ db, clock }) => {
      const row = { day: dayOf(clock.now()), operation: "GET /account", build: "none" }
      await addUsage(db, [{ ...row, counts: new Map([["asked", 1]]) }])
      return { query: { days: 1 } }
    }),
    refused: {
      ValidationException: {
        ask: asModerator(async () => ({ query: { days: 91 } })),
        errors: { days: ["outOfRange"] },
      },
    },
  },
  listModerationActions: {
    good: asModerator(async (app, by) => {
      await block(by, "orders", (await onSale(app)).order.key)
      return { query: { filter: "Action eq Block", sortBy: "CreatedDate desc" } }
    }),
    refused: {
      ValidationException: {
        ask: asModerator(async () => ({ query: { sortBy: "Mood desc" } })),
        errors: { sortBy: ["unknownValue"] },
      },
    },
  },
}
