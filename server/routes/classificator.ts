/** The tree of service categories. Spec §7 Addresses and categories. */
import type { Handlers } from "../contract/context.ts"
import { classificatorIn } from "../data/classificator.ts"

export const classificatorRoutes: Handlers<"getClassificator"> = {
  getClassificator: {
    kind: "read",
    access: "anyone",
    handle: async ({ language }) => {
      const items = classificatorIn(language)
      return { count: items.length, items: [...items] }
    },
  },
}
