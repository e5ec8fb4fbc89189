/** The devices on which a person is signed in. */

export interface SignedInDevice {
  readonly key: string
  readonly userAgent: string
  readonly signedInAt: string
  /** When it last asked for tokens, which an open page does every quarter of an hour. */
  readonly lastUsedAt: string
  readonly isThis: boolean
}

/** The outcome of a silent renewal of the tokens. */
export type Renewal =
  | { readonly tag: "Renewed"; readonly token: string }
  /** The provider refuses to renew: the session is over. */
  | { readonly tag: "Over" }
  /** The provider did not answer, or not soundly: nothing is known of the session. */
  | { readonly tag: "Unanswered" }

/** The outcome of starting a sign-in; `nothingKept`: the browser keeps nothing that the way back would find. */
export type SignInStart = "leaving" | "nothingKept"
