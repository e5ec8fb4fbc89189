/** The market's numbers, as they were last asked for. Spec §3 Statistics. */
import type { Statistics } from "../domain/statistics.ts"
import type { StatisticsEvent } from "../events/statistics.ts"
import { projection } from "./projection.ts"

export interface StatisticsState {
  statistics: Statistics | null // null while not known, which is not zero (D22)
}

export const statistics = projection<StatisticsState, StatisticsEvent>("statistics", () => ({ statistics: null }), {
  StatisticsLoaded: (draft, event) => {
    draft.statistics = event.statistics
  },
})

export const marketStatistics = (state: StatisticsState): Statistics | null => state.statistics
