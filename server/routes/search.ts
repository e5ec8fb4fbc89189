/** Search of published orders and offers, suggestions, and addresses. Spec §7 Search, Address. */
import { addressCountries } from "../../src/domain/locations.ts"
import type { Handlers } from "../contract/context.ts"
import { searchCount, searchPage, suggestions } from "../domain/search-rows.ts"
import { kindsSearched, wantedOf } from "../domain/search.ts"
import { publicOffers } from "../views/offers.ts"
import { publicOrders } from "../views/orders.ts"

const views = { Order: publicOrders, Offer: publicOffers } as const

export const searchRoutes: Handlers<"search" | "countSearch" | "autocomplete" | "searchAddresses"> = {
  search: {
    kind: "read",
    access: "anyone",
    mayLag: true,
    handle: async ({ db, services, caller, input }) => {
      const wanted = wantedOf(input)
      const { top = 20, skip = 0 } = input.query
      const { count, keys } = await searchPage(db, wanted, { top, skip }, services.now())
      return { count, items: await views[wanted.kind](db, services, keys, caller?.accountKey ?? null) }
    },
  },

  countSearch: {
    kind: "read",
    access: "anyone",
    mayLag: true,
    handle: async ({ db, input }) => ({ count: await searchCount(db, wantedOf(input)) }),
  },

  autocomplete: {
    kind: "read",
    access: "anyone",
    mayLag: true,
    handle: ({ db, input: { path, query } }) => suggestions(db, kindsSearched[path.type], query.value, query.top ?? 6),
  },

  searchAddresses: {
    kind: "outside",
    access: "anyone",
    handle: async ({ services, language, input: { query } }) => {
      const within = query.countrySet ?? addressCountries
      const items = await services.geocode({ text: query.query, countries: within, top: query.top ?? 6, language })
      return { count: items.length, items: [...items] }
    },
  },
}
