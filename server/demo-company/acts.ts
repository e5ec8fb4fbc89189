/** The acts of the demo company, and their times: each act is one or two calls of the public API. */
import type { Colleague, Party, Subject, Talk } from "./sights.ts"

export type ListingRef = Pick<Subject, "kind" | "key">

export type Act =
  | { readonly do: "Apply"; readonly listing: ListingRef }
  | { readonly do: "ReadApplications"; readonly listing: ListingRef }
  | {
      readonly do: "Accept"
      readonly listing: ListingRef
      readonly applicationKey: string
      readonly description: string
    }
  | { readonly do: "ReadChat"; readonly chatKey: string; readonly messageKey: string }
  | {
      readonly do: "Say"
      readonly to: Party
      /** Names the message, so that it is sent once however often it is tried (D76). */
      readonly seed: string
      readonly text: string
      readonly about: Subject | null
    }
  | { readonly do: "Close"; readonly dealKey: string }
  | { readonly do: "Rate"; readonly dealKey: string; readonly whom: Party; readonly details: string }

export interface Plan {
  /** From the moment of the decision. */
  readonly afterMs: number
  /** The topic that the act is part of; given up together when that is over. */
  readonly topic: string
  readonly as: Colleague
  readonly act: Act
}

export interface Decision {
  /** Topics that are over: what was planned of them is given up. */
  readonly over: readonly string[]
  readonly plans: readonly Plan[]
  /** The talks as known from now on, by pair. */
  readonly talks: readonly (readonly [pair: string, talk: Talk])[]
}

export const topics = {
  listing: (key: string): string => `listing/${key}`,
  application: (key: string): string => `application/${key}`,
  chat: (key: string): string => `chat/${key}`,
  deal: (key: string): string => `deal/${key}`,
} as const

interface Saying {
  readonly to: Party
  readonly seed: string
  readonly text: string
  readonly about?: Subject | null
}

export const say = ({ to, seed, text, about = null }: Saying): Act => ({ do: "Say", to, seed, text, about })
