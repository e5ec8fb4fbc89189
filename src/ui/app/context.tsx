/** What every screen may use: the read models, the command bus, and this device. */
import { createContext, useContext } from "react"
import type { Bus } from "../../commands/bus.ts"
import type { PickedFile } from "../../domain/files.ts"
import type { Drafts } from "../../platform/drafts.ts"
import type { KeptRun } from "../../platform/kept-runs.ts"
import type { Store } from "../../projections/store.ts"
import type { Environment } from "../../domain/environment.ts"

export interface Unsent {
  readonly messages: number
  readonly drafts: number
}

export interface App {
  readonly store: Store
  readonly bus: Pick<Bus, "dispatch" | "cancel">
  readonly environment: Environment
  readonly device: {
    readonly newId: () => string
    /** The person's day, `YYYY-MM-DD`. */
    readonly today: () => string
    readonly now: () => number // ms since 1970
    /** Keeps a picked file on the device until it is sent, and names it for commands. */
    readonly pick: (file: File) => PickedFile
    readonly drafts: Drafts
    /** What would be lost at sign-out: messages that wait to be sent, and forms with something typed. */
    readonly unsent: () => Promise<Unsent>
    /** The runs of the app that are still recorded, this one first. */
    readonly keptRuns: () => Promise<readonly KeptRun[]>
    /** A recorded run as NDJSON; null when it is no longer kept. It holds no text of a person (E182). */
    readonly exportRun: (session: string) => Promise<string | null>
    /** Ends the redirect from the identity provider; answers where the person wanted to go. */
    readonly finishSignIn: () => Promise<string>
    /** Tells the stream that somebody has signed in. */
    readonly enter: () => void
    /** The session was begun in another tab while this page stood open here: it is not this page's to end (E184). */
    readonly isJoined: () => boolean
  }
}

const AppContext = createContext<App | null>(null)

export const AppProvider = AppContext.Provider

export const useApp = (): App => {
  const app = useContext(AppContext)
  if (app === null) throw new Error("useApp is used outside of AppProvider: wrap the tree in main.tsx.")
  return app
}
