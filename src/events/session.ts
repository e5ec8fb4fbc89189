/** Facts about who is here, and with which configuration. Spec §7 Sign-in. No token is ever among them. */
import type { Flags } from "../domain/flags.ts"
import type { Language } from "../domain/languages.ts"
import type { SignedInDevice } from "../domain/session.ts"

export type SignOutReason = "asked" | "expired" | "accountDeleted" | "wrongAccount"

export type SessionEvent =
  | { readonly type: "Configured"; readonly flags: Flags; readonly buildId: string; readonly productSlug: string }
  /** Emitted at the start, too. */
  | { readonly type: "LanguageChosen"; readonly language: Language }
  | { readonly type: "SignedIn" }
  | { readonly type: "SignedOut"; readonly reason: SignOutReason }
  | { readonly type: "VisitedAnonymously" }
  | { readonly type: "SessionsLoaded"; readonly devices: readonly SignedInDevice[] }
  /** On another device. */
  | { readonly type: "SessionEnded"; readonly key: string }
