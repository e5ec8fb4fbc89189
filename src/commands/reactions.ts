/**
 * Reactions: the commands that follow from events by themselves. No person dispatches them.
 */
import type { Observable } from "rxjs"
import type { Account } from "../domain/account.ts"
import type { QueuedMessage } from "../domain/chat.ts"
import type { Language } from "../domain/languages.ts"
import type { Side } from "../domain/participants.ts"
import type { Envelope } from "../events/envelope.ts"
import type { Command } from "./catalogue.ts"
import type { KnownChat } from "./connection.ts"

interface ActiveProfile {
  readonly profileKey: string
  readonly side: Side
}

/** Facts that the reactions carry into commands; the composition root answers them from the read models. */
export interface ReactionFacts {
  readonly active: () => ActiveProfile | null
  readonly ownProfileKeys: () => readonly string[]
  readonly language: () => Language
  /** Nobody has chosen a language on this device. */
  readonly isLanguageOpen: () => boolean
  readonly cameWithCategories: boolean
  readonly areHubsConnected: () => boolean
  readonly knownChats: () => readonly KnownChat[]
  readonly waitingMessages: () => Promise<readonly QueuedMessage[]>
}

/** Each gap that can't be filled lengthens the pause before the next try. */
const fillAgain = { firstPauseMs: 2_000, longestPauseMs: 30_000 } as const

interface ReactionOptions {
  readonly envelopes: Observable<Envelope>
  readonly dispatch: (command: Command) => unknown
  readonly facts: ReactionFacts
  readonly hubs: { readonly start: () => void; readonly stop: () => void }
  /** Lets go of the tokens on this device. */
  readonly forget: () => Promise<void>
}

export const startReactions = ({ envelopes, dispatch, facts, hubs, forget }: ReactionOptions): void => {
  let accountKey: string | null = null
  let outboxResumed = false
  /** The page brought the categories along, in the language that it begins with. */
  let hasCategories = facts.cameWithCategories
  /** The account's cursor at its first answer, until the first gap is filled. */
  let since: number | null = null
  let fillLater: ReturnType<typeof setTimeout> | undefined
  let fillPauseMs: number = fillAgain.firstPauseMs

  const resumeOutbox = async (): Promise<void> => {
    if (outboxResumed) return
    outboxResumed = true
    const own = new Set(facts.ownProfileKeys())
    for (const message of await facts.waitingMessages()) {
      if (own.has(message.authorKey)) dispatch({ type: "SendChatMessage", message, isKept: true })
    }
  }

  const fillGap = (): void => {
    clearTimeout(fillLater)
    const active = facts.active()
    if (active === null || !facts.areHubsConnected()) return
    dispatch({ type: "FillGap", ...active, chats: facts.knownChats(), since })
  }

  const countChatUnread = (): void => {
    const active = facts.active()
    if (active !== null) dispatch({ type: "CountChatUnread", ...active })
  }

  /** Where the device has no language of its own, it speaks the account's from now on (D105). */
  const speakAsTo = ({ language }: Account): void => {
    if (facts.isLanguageOpen() && language !== facts.language())
      dispatch({ type: "ChooseLanguage", language, isAccounts: false })
  }

  const react = ({ event, origin }: Envelope): void => {
    switch (event.type) {
      case "LanguageChosen":
        if (hasCategories) hasCategories = false
        else dispatch({ type: "LoadClassificator" }) // categories are named in it
        return
      case "SignedIn":
        dispatch({ type: "LoadAccount" })
        return
      case "AccountLoaded":
      case "AccountCreated":
        if (accountKey === event.account.key) return
        accountKey = event.account.key
        // Answers that were seen earlier are of several moments, some of them older than the account's.
        since = origin === "seen" ? null : event.account.asOf
        speakAsTo(event.account)
        dispatch({ type: "LoadExecutants" })
        dispatch({ type: "CountUnreadNotifications" })
        hubs.start()
        return
      case "ExecutantsLoaded":
        void resumeOutbox()
        return
      case "ActiveProfileSwitched":
        countChatUnread()
        return
      case "HubStateChanged":
        if (event.state === "Connected") fillGap()
        return
      case "GapFilled":
      case "NothingMissed":
        since = null
        fillPauseMs = fillAgain.firstPauseMs
        return
      case "CommandFailed":
        // Without it nothing is live for ever: what it asked for may have gone meanwhile, so it is put together anew.
        if (event.name !== "FillGap" || event.failure._tag === "Interrupted") return
        fillLater = setTimeout(fillGap, fillPauseMs)
        fillPauseMs = Math.min(2 * fillPauseMs, fillAgain.longestPauseMs)
        return
      case "SignedOut":
        clearTimeout(fillLater)
        fillPauseMs = fillAgain.firstPauseMs
        since = null
        accountKey = null
        outboxResumed = false
        hubs.stop()
        void forget()
        return
      default:
        return
    }
  }

  // The read models must have folded an event before we ask them what follows from it.
  envelopes.subscribe((envelope) => queueMicrotask(() => react(envelope)))
}
