/** Orders: a customer's own, and the public view of one. Spec §7 Orders. */
import type { Handlers } from "../contract/context.ts"
import { requireListingRate } from "../domain/listing-rates.ts"
import { makeListing } from "../domain/listing-writes.ts"
import { checkedListing } from "../domain/listings.ts"
import { listingNotice } from "../notices/listings.ts"
import { ownListingKeys } from "../views/listing-pages.ts"
import { listingSummaries } from "../views/listing-summaries.ts"
import { ownOrder, ownOrders, publicOrders } from "../views/orders.ts"
import { listingHandlers } from "./listings.ts"

const kind = "Order"

const shared = listingHandlers({ kind, own: ownOrder, everybodys: publicOrders })

type Operations =
  | "createOrder"
  | "listOrders"
  | "getOrder"
  | "updateOrder"
  | "getOrderStatus"
  | "getPublicOrder"
  | "archiveOrder"
  | "cancelOrder"
  | "hideOrder"
  | "unhideOrder"
  | "summarizeOrders"
  | "uploadOrderFile"

export const orderRoutes: Handlers<Operations> = {
  createOrder: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, language, input: { body } }) => {
      const { accountKey } = caller
      await requireListingRate(db, caller, services.now())
      const text = checkedListing(body, services.now())
      const key = await makeListing(db, services, { kind, accountKey, executantKey: null, text, language })
      const made = { key, kind, account_key: accountKey, executant_key: null } as const
      return {
        notices: [listingNotice(db, services, made, "Submitted")],
        answer: () => ownOrder(db, services, key),
      }
    },
  },

  listOrders: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { query } }) => {
      const { count, keys } = await ownListingKeys(db, caller, { kind }, query)
      return { count, items: await ownOrders(db, services, keys) }
    },
  },

  getOrderStatus: {
    kind: "read",
    access: "account",
    handle: async (context) => {
      const { key, status, versionStatus, hide, reason } = await shared.get.handle(context)
      return { key, status, versionStatus, hide, reason }
    },
  },

  summarizeOrders: {
    kind: "read",
    access: "account",
    handle: async ({ db, caller, input: { query } }) =>
      (await listingSummaries(db, caller, kind, query.orderKeys)).map((one) => ({
        ...one,
        proposals: 0,
        assignments: 0,
      })),
  },

  getOrder: shared.get,
  updateOrder: shared.revise,
  getPublicOrder: shared.look,
  archiveOrder: shared.archive,
  cancelOrder: shared.cancel,
  hideOrder: shared.hide,
  unhideOrder: shared.unhide,
  uploadOrderFile: shared.upload,
}
