/** Facts about who is here, and with which configuration. Spec §7 Sign-in; D106, D108. No token is ever among them. */
import type { Flags } from "../domain/flags.ts"

export type SignOutReason = "asked" | "expired" | "accountDeleted" | "wrongAccount"

export type SessionEvent =
  | { readonly type: "Configured"; readonly flags: Flags; readonly buildId: string; readonly productSlug: string }
  | { readonly type: "SignedIn" }
  | { readonly type: "SignedOut"; readonly reason: SignOutReason }
  | { readonly type: "VisitedAnonymously" }
