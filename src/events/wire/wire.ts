/** The schemas of the main contract, by their names. */
import type { components } from "../../sdk/generated/core.ts"

export type Wire = components["schemas"]
