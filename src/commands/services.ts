/**
 * The services that handlers may use besides the SDK: this device, a way to emit progress before they end, and their
 * turn.
 */
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { AppEvent } from "../events/catalogue.ts"
import type { QueuedMessage } from "../domain/chat.ts"
import type { Flags } from "../domain/flags.ts"
import type { NoPosition, Point } from "../domain/locations.ts"
import type { Language } from "../domain/languages.ts"
import type { PushClient, ThisDevice } from "../domain/push.ts"
import type { SignInStart } from "../domain/session.ts"

export interface DeviceServices {
  readonly flags: Flags
  readonly language: () => Language
  /** Answers whether a moderator has signed in, as far as that is known: moderators have no account (D18). */
  readonly isModerator: () => boolean
  /** Fetches its texts, and keeps it as this device's choice; nothing is kept where they can't be had. */
  readonly speak: (language: Language) => Promise<void>
  /** Keeps on this device whether single keys act. */
  readonly keepShortcuts: (on: boolean) => void
  /** Sends the browser to the identity provider; `returnTo` is a same-origin path. */
  readonly signIn: (returnTo: string, asAnother: boolean) => Promise<SignInStart>
  /** Answers with the status where the provider refuses what Google gave. */
  readonly signInWithGoogle: (word: {
    readonly idToken: string
    readonly nonce: string | null
    readonly isOwnDevice: boolean
  }) => Promise<number | null>
  readonly signOut: () => Promise<void>
  /** To about a kilometre, or why it is not known. The browser asks the person first. */
  readonly position: () => Promise<Point | NoPosition>
  /** A file picked by the person, until it is sent or the page is left. */
  readonly pickedFile: (id: string) => { readonly content: Blob; readonly name: string } | undefined
  /** Has the browser save what is at this address of the server. */
  readonly download: (url: string) => void
  /** Lets go of a picked file, and stops its upload. */
  readonly dropFile: (id: string) => void
  /** Loads the page anew, in the newest build; what is being written is kept as a draft. */
  readonly takeNewBuild: () => void
  /** Remembers that this version of the mobile app is not wanted yet. */
  readonly putOffUpdate: (version: string) => void
  readonly push: {
    readonly look: () => Promise<ThisDevice>
    /** Asks the person; answers where to push to, or null where they said no. */
    readonly subscribe: () => Promise<PushClient | null>
    readonly unsubscribe: () => Promise<string | null>
    readonly decline: () => void
  }
  readonly outbox: {
    readonly put: (message: QueuedMessage) => Promise<void>
    readonly remove: (messageKey: string) => Promise<void>
    readonly has: (messageKey: string) => Promise<boolean>
  }
  /** The other tabs, which share the outbox. */
  readonly tabs: {
    readonly broadcastQueued: (message: QueuedMessage) => void
    readonly broadcastDiscarded: (messageKey: string) => void
    /** Resolves when no other tab sends this message, with what lets the next one do so. */
    readonly alone: (messageKey: string, signal: AbortSignal) => Promise<() => void>
  }
}

export class Device extends Context.Service<Device, DeviceServices>()("marketplace/Device") {}

/** Of a command whose policy is `queue`: when it is its turn, as those before it in its lane have ended. */
export class Turn extends Context.Service<Turn, { readonly comes: Effect.Effect<void> }>()("marketplace/Turn") {}

export class Progress extends Context.Service<Progress, { readonly emit: (events: readonly AppEvent[]) => void }>()(
  "marketplace/Progress",
) {}
