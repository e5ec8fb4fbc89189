/**
 * Facts about what is so at the moment in conversations: who writes, and who is online. They come with their time, and
 * end by an event of their own. Wire shapes: ChatTypingNotice, ChatOnline.
 */
interface Writing {
  readonly chatKey: string
  readonly participantKey: string // who writes
  readonly at: string // by the server's clock
}

export type ChatPresenceEvent =
  | ({ readonly type: "ChatTypingHeard" } & Writing)
  /** For as long as writing shows, nothing more was heard since `at`. */
  | ({ readonly type: "ChatTypingEnded" } & Writing)
  | {
      readonly type: "ChatOnlineLoaded"
      readonly profileKey: string
      readonly participantKeys: readonly string[] // of those that the profile talks with
      readonly at: string
    }
  /** The presence that was heard of at `at` has run out. */
  | { readonly type: "ChatOnlineEnded"; readonly profileKey: string; readonly at: string }
