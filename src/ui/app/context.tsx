/** The context of all screens: read models, command bus, and this device. */
import { createContext, useContext } from "react"
import type { Bus } from "../../commands/bus.ts"
import type { PickedFile } from "../../domain/files.ts"
import type { Asks } from "../../platform/asks.ts"
import type { Drafts } from "../../platform/drafts.ts"
import type { KeptRun } from "../../platform/kept-runs.ts"
import type { Wrapper } from "../../platform/wrapper/wrapper.ts"
import type { ReadModels } from "../../projections/catalogue.ts"
import type { Store } from "../../projections/store.ts"
import type { Environment } from "../../domain/environment.ts"

export interface Unsent {
  readonly messages: number
  readonly drafts: number
  /** The number of files that were picked for a form or a message. */
  readonly files: number
}

export interface RestoredFile {
  readonly picked: PickedFile
  readonly file: File
}

export interface App {
  readonly store: Store
  /** The read models of the first picture: where the server painted it, the browser takes it over as it is. */
  readonly firstModels: ReadModels
  /** The route is drawn, or taken over from the server: whatever waited for that goes on. */
  readonly onDrawn: () => void
  /** A read that came along with the page, by its run's key, as long as the page is new: nobody asks for it once more. */
  readonly isBrought: (runKey: string) => boolean
  readonly bus: Pick<Bus, "dispatch" | "stop">
  readonly environment: Environment
  readonly device: {
    /** The mobile app around the page; null in a browser. */
    readonly wrapper: Wrapper | null
    readonly newId: () => string
    /** The person's local date, `YYYY-MM-DD`. */
    readonly today: () => string
    readonly now: () => number // ms since 1970
    /** Keeps a picked file on the device until it is sent; answers the id that commands use for it. */
    readonly pick: (file: File) => PickedFile
    /** These files and no others stay on the device for the place, a draft's name; answers whether all of them do. E352. */
    readonly keepPicked: (place: string, ids: readonly string[]) => Promise<boolean>
    /** Picks the files of an earlier visit again, under the ids that they had. */
    readonly restorePicked: (place: string) => Promise<readonly RestoredFile[]>
    /** Aborts when the picked file is dropped, whichever page its upload was begun on. */
    readonly dropped: (id: string) => AbortSignal | undefined
    readonly drafts: Drafts
    readonly asks: Asks
    /** Answers what a sign-out would lose: messages in the outbox, drafts, and picked files. */
    readonly unsent: () => Promise<Unsent>
    /** The recorded runs of the app, this one first. */
    readonly keptRuns: () => Promise<readonly KeptRun[]>
    /** A recorded run as NDJSON, without people's texts (E182); null when it is no longer kept. */
    readonly exportRun: (session: string, mostBytes?: number) => Promise<string | null>
    /** Completes the redirect from the identity provider; answers the address to return to. */
    readonly finishSignIn: () => Promise<string>
    /** Emits the sign-in. */
    readonly enter: () => void
    /** The session was begun in another tab while this page was open, so this page must not end it (E184). */
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
