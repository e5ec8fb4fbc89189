/** Deals, and what the account is told. Spec §7. */
import { eventually, dataOf } from "../../server/callers.ts"
import type { TestApp } from "../../server/harness.ts"
import type { Cases } from "../asking.ts"
import { atWork, dealt, noKey, onSale, stranger } from "../situations.ts"

const listQuery = { top: "5", filter: "Status ne InProgress or Status eq 10", sortBy: "CreatedDate desc" }

/** The customer of a published order has been told so. */
const notified = async (app: TestApp) => {
  const { customer } = await onSale(app)
  const notification = await eventually(async () => {
    const { items } = dataOf(await customer.notifications.GET("/notification"))
    return items[0] ?? null
  })
  return { customer, notification }
}

export const dealCases: Cases<
  | "getDeal"
  | "listCustomerDeals"
  | "listExecutantDeals"
  | "listNotifications"
  | "countUnreadNotifications"
  | "readNotification"
  | "readAllNotifications"
> = {
  getDeal: {
    good: async (app) => {
      const { customer, deal } = await dealt(app)
      return { token: customer.token, path: { key: deal.key }, query: { participantKey: customer.key } }
    },
    missing: async (app) => {
      const person = await stranger(app)
      return { token: person.token, path: { key: noKey() }, query: { participantKey: person.key } }
    },
  },
  listCustomerDeals: {
    good: async (app) => ({ token: (await dealt(app)).customer.token, query: listQuery }),
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, query: { filter: "Status eq Lost" } }),
        errors: { filter: ["invalidFormat"] },
      },
    },
  },
  listExecutantDeals: {
    good: async (app) => {
      const { worker, executant } = await dealt(app)
      return { token: worker.token, path: { key: executant.key }, query: listQuery }
    },
    missing: async (app) => ({ token: (await stranger(app)).token, path: { key: noKey() } }),
    refused: {
      ValidationException: {
        ask: async (app) => {
          const { worker, executant } = await atWork(app)
          return { token: worker.token, path: { key: executant.key }, query: { skip: -1 } }
        },
        errors: { skip: ["outOfRange"] },
      },
    },
  },
  listNotifications: {
    good: async (app) => ({
      token: (await notified(app)).customer.token,
      query: { top: 30, filter: "IsRead eq false and (Source eq Order or Source eq Deal)", sortBy: "CreatedAt desc" },
    }),
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, query: { sortBy: "CreatedAt sideways" } }),
        errors: { sortBy: ["unknownValue"] },
      },
    },
  },
  countUnreadNotifications: { good: async (app) => ({ token: (await notified(app)).customer.token }) },
  readNotification: {
    good: async (app) => {
      const { customer, notification } = await notified(app)
      return { token: customer.token, path: { id: notification.id } }
    },
    missing: async (app) => ({
      token: (await stranger(app)).token,
      path: { id: (await notified(app)).notification.id },
    }),
  },
  readAllNotifications: { good: async (app) => ({ token: (await notified(app)).customer.token }) },
}
