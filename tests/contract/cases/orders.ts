/** Orders and their files. Spec §7. */
import { randomUUID } from "node:crypto"
import { fileCountLimits } from "../../../src/domain/limits.ts"
import type { Person } from "../../server/harness.ts"
import { dayIn, orderPayload } from "../../server/market.ts"
import { formWith, png } from "../../server/files/samples.ts"
import type { Cases, MakeAsk } from "../asking.ts"
import { listedALot } from "../listing-cases.ts"
import { dealt, noKey, onSale, stranger, uploadALot } from "../situations.ts"

const own =
  (name: "key" | "id", body?: () => unknown): MakeAsk =>
  async (app) => {
    const { customer, order } = await onSale(app)
    return { token: customer.token, path: { [name]: order.key }, body: body?.() }
  }

const none =
  (name: "key" | "id", body?: () => unknown): MakeAsk =>
  async (app) => ({ token: (await stranger(app)).token, path: { [name]: noKey() }, body: body?.() })

const picture = () => formWith(png(), "kitchen.png")

const attach = async (person: Person, orderKey: string): Promise<void> => {
  const answer = await person.fetch(`/api/core/orders/${orderKey}/file`, { method: "POST", body: picture() })
  if (!answer.ok) throw new Error(await answer.text())
}

export const orderCases: Cases<
  "createOrder" | "listOrders" | "getOrder" | "getOrderStatus" | "getPublicOrder" | "uploadOrderFile"
> = {
  createOrder: {
    good: async (app) => ({
      token: (await stranger(app)).token,
      header: { "Idempotency-Key": randomUUID() },
      body: orderPayload(),
    }),
    refused: {
      TooManyRequestsException: {
        ask: async (app) => ({ token: (await listedALot(app)).token, body: orderPayload() }),
      },
      ValidationException: {
        ask: async (app) => ({
          token: (await stranger(app)).token,
          body: orderPayload({ startDate: dayIn(9), endDate: dayIn(8), classificatorPrimaryKey: noKey() }),
        }),
        errors: { endDate: ["endBeforeStart"], classificatorPrimaryKey: ["unknownValue"] },
      },
    },
  },
  listOrders: {
    good: async (app) => ({
      token: (await onSale(app)).customer.token,
      query: { top: 5, skip: 0, filter: "Status eq Published and VersionStatus ne 10", sortBy: "CreatedDate asc" },
    }),
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, query: { filter: "Name eq 1" } }),
        errors: { filter: ["invalidFormat"] },
      },
    },
  },
  getOrder: { good: own("key"), missing: none("key") },
  getOrderStatus: { good: own("key"), missing: none("key") },
  getPublicOrder: {
    good: async (app) => ({ token: null, path: { key: (await onSale(app)).order.key } }),
    missing: none("key"),
  },
  uploadOrderFile: {
    good: own("id", picture),
    missing: none("id", picture),
    refused: {
      InvalidFileSizeException: { ask: own("id", () => formWith(new Uint8Array(), "kitchen.png")) },
      InvalidFileFormatException: { ask: own("id", () => formWith(new TextEncoder().encode("MZ"), "kitchen.png")) },
      FileLimitExceededException: {
        ask: async (app) => {
          const { customer, order } = await onSale(app)
          for (let kept = 0; kept < fileCountLimits.listing; kept++) await attach(customer, order.key)
          return { token: customer.token, path: { id: order.key }, body: picture() }
        },
      },
      OrderInvalidStateException: {
        ask: async (app) => {
          const { customer, order } = await dealt(app, { moveToArchive: true })
          return { token: customer.token, path: { id: order.key }, body: picture() }
        },
      },
      TooManyRequestsException: {
        ask: async (app) => {
          const { customer, order } = await onSale(app)
          await uploadALot(app, customer.key)
          return { token: customer.token, path: { id: order.key }, body: picture() }
        },
      },
    },
  },
}
