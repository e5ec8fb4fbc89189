/** Answers admins what the contracts were used for. */
import { lastDays } from "../../src/domain/contract-usage.ts"
import type { Principal } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"
import { usageOfDays } from "../db/contract-usage.ts"
import { requireAdmin } from "./moderation/audit.ts"

export const contractUsage = async (
  db: Db,
  { now }: Pick<Services, "now">,
  by: Principal,
  days: number,
): Promise<Wire["ContractUsage"]> => {
  requireAdmin(by)
  const { from, to, operations } = await usageOfDays(db, lastDays(days, now()))
  return { from, to, operations: operations.map(({ operation, builds }) => ({ operation, builds: [...builds] })) }
}
