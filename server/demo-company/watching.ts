/** Looks for what people publish, by the search that everybody has: no hub reports it to strangers. */
import { minuteMs } from "../../src/domain/durations.ts"
import type { components } from "../../src/sdk/generated/core.ts"
import type { SdkClients } from "../../src/sdk/sdk.ts"
import { noticed } from "./answers.ts"
import type { Sight } from "./sights.ts"
import { tradeOf } from "./trades.ts"

type Schemas = components["schemas"]
type Found = Schemas["SearchResult"]["items"][number]
type Listed = Extract<Sight, { readonly saw: "Listing" }>

/** A listing that is older was published before anybody could wait for an answer. */
const freshForMs = 10 * minuteMs

/** As many as are looked at, the newest first; nobody publishes so much between two looks. */
const top = 20

const sightOf = (found: Found): Listed => {
  const { key, name, price, classificatorPrimaryKey, language } = found
  const [kind, by] = "customer" in found ? (["Order", found.customer] as const) : (["Offer", found.executant] as const)
  return {
    saw: "Listing",
    listing: { kind, key, name, price },
    by,
    trade: tradeOf(classificatorPrimaryKey),
    language,
  }
}

/** Answers the orders and offers that were published in the last minutes. */
export const freshListings = async (core: SdkClients["core"], now: number): Promise<readonly Listed[]> => {
  const query = { top, "SortBy.OrderBy": "UpdatedDate", "SortBy.Direction": "desc" } as const
  const found: Found[] = []
  for (const type of ["orders", "offers"] as const) {
    const page = await noticed(core.GET("/v2/search/{type}", { params: { path: { type }, query } }))
    found.push(...(page?.items ?? []))
  }
  return found.filter(({ updatedDate }) => now - Date.parse(updatedDate) < freshForMs).map(sightOf)
}
