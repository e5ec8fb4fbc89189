/** The query in the address of the audit trail; loaded with the console alone. */
import { withParameters } from "./address-parameters.ts"
import type { ListAddress } from "./list-addresses.ts"
import { moderationActionNames } from "./moderation.ts"
import type { TrailQuery } from "./moderation-tasks.ts"
import { pageOf } from "./queries.ts"

export const trailFilters = ["all", ...moderationActionNames] as const

/** A bad filter is none. */
export const trailAddress: ListAddress<TrailQuery> = {
  names: ["page", "filter"],
  read: (params) => ({
    filter: trailFilters.find((one) => one === params.get("filter")) ?? "all",
    page: pageOf(params.get("page")),
  }),
  say: ({ filter, page }) => withParameters({ page: String(page), filter }),
}
