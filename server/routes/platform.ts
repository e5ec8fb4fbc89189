/** For the mobile wrapper: the newest version of the app. Spec §7. */
import type { Handlers } from "../contract/context.ts"

export const platformRoutes: Handlers<"getPlatformMetadata"> = {
  getPlatformMetadata: {
    kind: "outside",
    access: "anyone",
    handle: async ({ services }) => services.stores,
  },
}
