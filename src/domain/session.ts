/** The devices on which a person is signed in. E340. */

export interface SignedInDevice {
  readonly key: string
  readonly userAgent: string
  readonly signedInAt: string
  /** When it last asked for tokens, which an open page does every quarter of an hour. */
  readonly lastUsedAt: string
  readonly isThis: boolean
}
