/** Applications and the deals they become. Spec §7. */
import { randomUUID } from "node:crypto"
import { applicationLockout } from "../../../src/domain/limits.ts"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import { dataOf } from "../../server/callers.ts"
import { apply, createExecutant, publishedExecutant } from "../../server/market.ts"
import type { Case, Cases, MakeAsk } from "../asking.ts"
import { applied, atWork, both, dealt, noKey, onSale, stranger } from "../situations.ts"

type Market = Awaited<ReturnType<typeof applied>>

const cancel = async ({ worker, executant, application, order }: Market) =>
  dataOf(
    await worker.core.POST("/orders/{id}/applications/{key}/cancel", {
      params: { path: { id: order.key, key: application.key }, query: { executantKey: executant.key } },
    }),
  )

const canceling = ({ order, application, executant }: Market) => ({
  path: { id: order.key, key: application.key },
  query: { executantKey: executant.key },
})

const accepting = ({ order, application }: Market) => ({
  path: { id: order.key, appKey: application.key },
  body: { description: "On Monday at nine.", moveToArchive: true },
})

/** Asks as the owner of an order about its applications. */
const aboutOrder = (query: Record<string, string> = {}): Omit<Case, "refused"> => ({
  good: async (app) => {
    const { customer, order } = await applied(app)
    return { token: customer.token, path: { id: order.key }, query }
  },
  missing: async (app) => ({ token: (await stranger(app)).token, path: { id: noKey() } }),
})

const listQuery = { top: "5", filter: "Status eq Sent or (Status ge 20)", sortBy: "UpdatedDate asc" }

const applyingTwice =
  (between: (market: Market) => Promise<unknown>): MakeAsk =>
  async (app) => {
    const market = await applied(app)
    app.clock.advance(applicationLockout.forgivenWithinMs + 1_000)
    await between(market)
    return { token: market.worker.token, path: { id: market.order.key, executantKey: market.executant.key } }
  }

export const applicationCases: Cases<
  | "applyToOrder"
  | "cancelOrderApplication"
  | "listOrderApplications"
  | "countOrderApplications"
  | "countUnreadOrderApplications"
  | "readAllOrderApplications"
  | "acceptOrderApplication"
  | "listExecutantApplications"
> = {
  applyToOrder: {
    good: async (app) => {
      const { worker, executant, order } = await both(app)
      const header = { "Idempotency-Key": randomUUID() }
      return { token: worker.token, path: { id: order.key, executantKey: executant.key }, header }
    },
    missing: async (app) => {
      const { worker, executant } = await atWork(app)
      return { token: worker.token, path: { id: noKey(), executantKey: executant.key } }
    },
    refused: {
      ApplicationAlreadyExistsException: { ask: applyingTwice(async () => {}) },
      ApplicationLockoutException: { ask: applyingTwice(cancel) },
      OwnListingException: {
        ask: async (app) => {
          const { customer, order } = await onSale(app)
          const { key: executantKey } = await publishedExecutant(customer)
          return { token: customer.token, path: { id: order.key, executantKey } }
        },
      },
      OrderInvalidStateException: {
        ask: async (app) => {
          const { order } = await dealt(app, { moveToArchive: true })
          const { worker, executant } = await atWork(app)
          return { token: worker.token, path: { id: order.key, executantKey: executant.key } }
        },
      },
      ExecutantInvalidStateException: {
        ask: async (app) => {
          const [{ order }, person] = [await onSale(app), await stranger(app)]
          const { key: executantKey } = await createExecutant(person, false)
          return { token: person.token, path: { id: order.key, executantKey } }
        },
      },
      TooManyRequestsException: {
        ask: async (app) => {
          const market = await applied(app)
          const { worker, executant, order } = market
          for (let [sent, { application }] = [1, market]; sent < rateLimits.applications.most; sent++) {
            const { path, query } = canceling({ ...market, application })
            dataOf(await worker.core.POST("/orders/{id}/applications/{key}/cancel", { params: { path, query } }))
            application = await apply(worker, executant.key, order.key)
          }
          return { token: worker.token, path: { id: (await onSale(app)).order.key, executantKey: executant.key } }
        },
      },
    },
  },
  cancelOrderApplication: {
    good: async (app) => {
      const market = await applied(app)
      return { token: market.worker.token, ...canceling(market) }
    },
    missing: async (app) => {
      const { worker, executant, order } = await both(app)
      const path = { id: order.key, key: noKey() }
      return { token: worker.token, path, query: { executantKey: executant.key } }
    },
    refused: {
      ApplicationInvalidStateException: {
        ask: async (app) => {
          const market = await applied(app)
          await cancel(market)
          return { token: market.worker.token, ...canceling(market) }
        },
      },
    },
  },
  listOrderApplications: {
    ...aboutOrder(listQuery),
    refused: {
      ValidationException: {
        ask: async (app) => {
          const { customer, order } = await onSale(app)
          return { token: customer.token, path: { id: order.key }, query: { sortBy: "Name asc" } }
        },
        errors: { sortBy: ["unknownValue"] },
      },
    },
  },
  countOrderApplications: aboutOrder(),
  countUnreadOrderApplications: aboutOrder(),
  readAllOrderApplications: aboutOrder(),
  acceptOrderApplication: {
    good: async (app) => {
      const market = await applied(app)
      return { token: market.customer.token, header: { "Idempotency-Key": randomUUID() }, ...accepting(market) }
    },
    missing: async (app) => {
      const { customer, order } = await onSale(app)
      const path = { id: order.key, appKey: noKey() }
      return { token: customer.token, path, body: { description: "", moveToArchive: false } }
    },
    refused: {
      ApplicationInvalidStateException: {
        ask: async (app) => {
          const market = await applied(app)
          await cancel(market)
          return { token: market.customer.token, ...accepting(market) }
        },
      },
      OrderInvalidStateException: {
        ask: async (app) => {
          const market = await dealt(app, { moveToArchive: true })
          return { token: market.customer.token, ...accepting(market) }
        },
      },
      ValidationException: {
        ask: async (app) => {
          const market = await applied(app)
          return {
            token: market.customer.token,
            ...accepting(market),
            body: { description: "x".repeat(2001), moveToArchive: true },
          }
        },
        errors: { description: ["maxLength"] },
      },
    },
  },
  listExecutantApplications: {
    good: async (app) => {
      const { worker, executant } = await applied(app)
      return { token: worker.token, path: { executantKey: executant.key }, query: listQuery }
    },
    missing: async (app) => ({ token: (await stranger(app)).token, path: { executantKey: noKey() } }),
    refused: {
      ValidationException: {
        ask: async (app) => {
          const { worker, executant } = await atWork(app)
          return { token: worker.token, path: { executantKey: executant.key }, query: { top: 101, filter: "(" } }
        },
        errors: { top: ["outOfRange"] },
      },
    },
  },
}
