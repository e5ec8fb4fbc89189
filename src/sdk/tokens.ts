/** Where the bearer token comes from. Tokens never become events and never reach a log. Spec §7; D96. */
export interface Tokens {
  /** The token now, null when nobody is signed in. */
  readonly current: () => string | null
  /** One silent renewal, shared by all who ask at once; null when it failed. */
  readonly renew: () => Promise<string | null>
}
