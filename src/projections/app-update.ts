/** The mobile app that runs, the newest ones in the stores, and what was put off. Spec §4 App update. */
import type { InstalledApp, NewestVersions } from "../domain/app-update.ts"
import type { AppUpdateEvent } from "../events/app-update.ts"
import { projection } from "./projection.ts"

export interface AppUpdateState {
  installed: InstalledApp | null // null in a browser
  newest: NewestVersions | null // null while not known
  putOff: string | null // the version
}

const initial = (): AppUpdateState => ({ installed: null, newest: null, putOff: null })

export const appUpdate = projection<AppUpdateState, AppUpdateEvent>("appUpdate", initial, {
  AppStarted: (draft, { installed, putOff }) => {
    draft.installed = installed
    draft.putOff = putOff
  },
  NewestVersionsLoaded: (draft, { newest }) => {
    draft.newest = newest
  },
  AppUpdatePutOff: (draft, { version }) => {
    draft.putOff = version
  },
})
