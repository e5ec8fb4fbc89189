/** The counts of what the contracts are used for; for the role `admin` alone. */
import { usualUsageDays } from "../../src/domain/contract-usage.ts"
import type { Handlers } from "../contract/context.ts"
import { contractUsage } from "../domain/contract-usage.ts"

export const contractUsageRoutes: Handlers<"getContractUsage"> = {
  getContractUsage: {
    kind: "read",
    access: "identified",
    handle: ({ db, services, caller, input: { query } }) =>
      contractUsage(db, services, caller, query.days ?? usualUsageDays),
  },
}
