/** Pushes: what they say, where they go, and what may come of them. Spec §7 Notifications. */
import type { Language } from "../../src/domain/languages.ts"
import type { PushPlatform } from "../../src/domain/push.ts"

/** The payload for a device: `src/worker/pushes.ts` shows it in browsers, the app's own system elsewhere. */
export interface PushPayload {
  /** Of the notification, or of the chat message. */
  readonly key: string
  readonly title: string
  readonly text: string
  readonly language: Language
  /** A later push with the same tag takes its place. */
  readonly tag: string
  /** A path inside the app. */
  readonly target: string
  readonly profileKey: string | null
  readonly createdAt: string
}

export interface PushMessage {
  readonly payload: PushPayload
  /** The push service keeps one undelivered message of a topic, the last. */
  readonly topic: string
  readonly urgency: "normal" | "high"
}

/** A browser's subscription where there is no platform, else that platform's token: whoever knows it could push. */
export interface PushAddress {
  readonly clientId: string
  readonly platform: PushPlatform | null
}

/**
 * Gone: nothing will ever reach the device there, unless it registered again since, where the push service says since
 * when. Dropped: this message won't, and the log says why.
 */
export type PushOutcome = "delivered" | "dropped" | { readonly goneSince: Date | null }

export interface Pushing {
  /** Answers whether a browser's subscription is one that can be pushed to. */
  readonly accepts: (clientId: string) => boolean
  /**
   * Answers whether anything can be pushed there: to browsers always, to apps where their push service is configured.
   */
  readonly reaches: (address: PushAddress) => boolean
  /** @throws {TryLater} when the push service can't take it now (later.ts) */
  readonly send: (address: PushAddress, message: PushMessage) => Promise<PushOutcome>
}
