/** The filters beside the results, whose code phones do without: there they are in a sheet. */
import { loadable } from "../../loading/loadable.ts"

export const Filters = loadable(async () => (await import("./Filters.tsx")).Filters)
