/** Ends what is only so at the moment, when nothing more is heard of it: by timers, as folds have no clock. */
import type { Observable } from "rxjs"
import { presenceTimes } from "../domain/real-time.ts"
import type { AppEvent } from "../events/catalogue.ts"
import type { Envelope } from "../events/envelope.ts"

interface Running {
  readonly at: string
  readonly timer: ReturnType<typeof setTimeout>
}

interface Ending {
  readonly key: string
  readonly at: string
  readonly afterMs: number
  readonly ended: AppEvent
}

const endingOf = (event: AppEvent): Ending | null => {
  switch (event.type) {
    case "ChatTypingHeard": {
      const { chatKey, participantKey, at } = event
      const ended = { type: "ChatTypingEnded", chatKey, participantKey, at } as const
      return { key: `typing/${chatKey}/${participantKey}`, at, afterMs: presenceTimes.typingShownMs, ended }
    }
    case "ChatOnlineLoaded": {
      const { profileKey, at } = event
      const ended = { type: "ChatOnlineEnded", profileKey, at } as const
      return { key: `online/${profileKey}`, at, afterMs: presenceTimes.onlineShownMs, ended }
    }
    default:
      return null
  }
}

export const startPresenceFeed = (
  envelopes: Observable<Envelope>,
  emit: (events: readonly AppEvent[]) => void,
): void => {
  const running = new Map<string, Running>()

  const forget = (): void => {
    for (const { timer } of running.values()) clearTimeout(timer)
    running.clear()
  }

  const end = ({ key, at, afterMs, ended }: Ending): void => {
    const before = running.get(key)
    // An older fact that came late changes nothing, and must not end the newer one in its place.
    if (before !== undefined && before.at > at) return
    clearTimeout(before?.timer)
    const timer = setTimeout(() => {
      running.delete(key)
      emit([ended])
    }, afterMs)
    running.set(key, { at, timer })
  }

  envelopes.subscribe(({ event }) => {
    if (event.type === "SignedOut") return forget()
    const ending = endingOf(event)
    if (ending !== null) end(ending)
  })
}
