/** The session: the person, and the configuration. Spec §2 "login", §3 Feature flags. */
import type { FlagName, Flags } from "../domain/flags.ts"
import { fallbackLanguage, type Language } from "../domain/languages.ts"
import type { SignedInDevice } from "../domain/session.ts"
import type { SessionEvent, SignOutReason } from "../events/session.ts"
import { projection } from "./projection.ts"

export interface SessionState {
  presence: "unknown" | "anonymous" | "signedIn"
  signedOut: SignOutReason | null // why the last session ended, until somebody signs in
  flags: Flags | null // null until the configuration is there
  language: Language
  productSlug: string
  buildId: string
  /** The devices as last read; null until then. No hub reports devices (E340). */
  devices: readonly SignedInDevice[] | null
}

const initial = (): SessionState => ({
  presence: "unknown",
  signedOut: null,
  flags: null,
  language: fallbackLanguage,
  productSlug: "",
  buildId: "",
  devices: null,
})

export const session = projection<SessionState, SessionEvent>("session", initial, {
  Configured: (draft, { flags, buildId, productSlug }) => {
    draft.flags = flags
    draft.buildId = buildId
    draft.productSlug = productSlug
  },
  LanguageChosen: (draft, { language }) => {
    draft.language = language
  },
  SignedIn: (draft) => {
    draft.presence = "signedIn"
    draft.signedOut = null
  },
  VisitedAnonymously: (draft) => {
    draft.presence = "anonymous"
  },
  SessionsLoaded: (draft, { devices }) => {
    draft.devices = devices
  },
  SessionEnded: (draft, { key }) => {
    draft.devices = draft.devices?.filter((device) => device.key !== key) ?? null
  },
  SignedOut: (draft, { reason }) => {
    draft.devices = null
    // Answers that were under way when the session ended report its end once more, with less of a reason.
    if (draft.presence === "anonymous" && draft.signedOut !== null) return
    draft.presence = "anonymous"
    draft.signedOut = reason
  },
})

export const presence = (state: SessionState): SessionState["presence"] => state.presence

export const isFlagOn = (state: SessionState, flag: FlagName): boolean => state.flags?.[flag] === true

export const chosenLanguage = (state: SessionState): Language => state.language

export const signedInDevices = (state: SessionState): readonly SignedInDevice[] | null => state.devices
