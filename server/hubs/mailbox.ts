/** The long-polling transport: what waits between two polls, and the poll that waits for something. D82. */
import type { Transport } from "./connection.ts"
import type { HubTiming } from "./limits.ts"

export interface Poll {
  /** What there was to tell; empty after an idle time-out, `null` when the connection or a newer poll ended this one. */
  readonly answer: Promise<string | null>
  /** The client went away before it had the answer: what it missed waits for its next poll. */
  readonly abandon: () => void
}

export interface Mailbox extends Transport {
  readonly poll: () => Poll
}

interface Waiting {
  readonly take: (answer: string | null) => void
  readonly timer: NodeJS.Timeout
}

/** An empty mailbox of a client that has just polled for the first time. */
export const createMailbox = (timing: HubTiming): Mailbox => {
  let text = ""
  let waiting: Waiting | null = null
  let polls = 0
  let isEnded = false
  let lastPollAt = Date.now()

  const answer = (content: string | null): void => {
    if (waiting === null) return
    const { take, timer } = waiting
    waiting = null
    lastPollAt = Date.now()
    clearTimeout(timer)
    take(content)
  }

  const deliver = (): void => {
    if (waiting === null || (text === "" && !isEnded)) return
    const content = text === "" ? null : text
    text = ""
    answer(content)
  }

  const poll = (): Poll => {
    answer(null)
    polls += 1
    const number = polls
    let taken = ""
    const answered = new Promise<string | null>((resolve) => {
      const take = (content: string | null): void => {
        taken = content ?? ""
        resolve(content)
      }
      waiting = { take, timer: setTimeout(() => answer(""), timing.pollTimeoutMs) }
    })
    deliver()
    const abandon = (): void => {
      // A newer poll shows that the client had its answer, or gave this one up.
      if (number !== polls) return
      answer(null)
      text = taken + text
    }
    return { answer: answered, abandon }
  }

  return {
    poll,
    write: (more) => {
      text += more
      deliver()
    },
    bufferedLength: () => text.length,
    end: async () => {
      isEnded = true
      deliver()
    },
    isDrained: () => isEnded && text === "" && waiting === null,
    heardAt: () => (waiting === null ? lastPollAt : Date.now()),
    maxSilenceMs: timing.pollGapMs,
    pingEveryMs: null,
  }
}
