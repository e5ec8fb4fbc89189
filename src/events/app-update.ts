/**
 * Facts about the mobile app that runs, and the newest one in the stores. Wire shapes: openapi/schemas/platform.yaml.
 */
import type { InstalledApp, NewestVersions } from "../domain/app-update.ts"

export type AppUpdateEvent =
  /** At the start of the mobile app; `putOff` is the version that the person did not want yet. */
  | { readonly type: "AppStarted"; readonly installed: InstalledApp; readonly putOff: string | null }
  | { readonly type: "NewestVersionsLoaded"; readonly newest: NewestVersions }
  | { readonly type: "AppUpdatePutOff"; readonly version: string }
