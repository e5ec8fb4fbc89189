/** Facts about the market's numbers. Wire shapes: openapi/schemas/statistics.yaml. */
import type { Statistics } from "../domain/statistics.ts"

export type StatisticsEvent = { readonly type: "StatisticsLoaded"; readonly statistics: Statistics }
