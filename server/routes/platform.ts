/** For the mobile wrapper: the newest version of the app. Spec §7. For every client: its parts of traces. */
import type { Handlers } from "../contract/context.ts"

export const platformRoutes: Handlers<"getPlatformMetadata" | "reportSpans"> = {
  getPlatformMetadata: {
    kind: "outside",
    access: "anyone",
    handle: async ({ services }) => services.stores,
  },
  reportSpans: {
    kind: "outside",
    access: "anyone",
    handle: async ({ services, input, address }) => {
      services.takeSpans(address, input.body)
      return null
    },
  },
}
