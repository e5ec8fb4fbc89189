/** The market in numbers. Spec §7 Search and statistics. */
import type { Handlers } from "../contract/context.ts"
import { statistics } from "../domain/statistics.ts"

export const statisticsRoutes: Handlers<"getStatistics"> = {
  getStatistics: { kind: "read", access: "anyone", handle: ({ db, services }) => statistics(db, services) },
}
