/** The long-polling transport: buffers between polls, and answers a waiting poll. */
import type { Transport } from "./connection.ts"
import type { HubTiming } from "./limits.ts"

export interface Poll {
  /** The buffered text; empty after an idle time-out, `null` when the connection or a newer poll ended this one. */
  readonly answer: Promise<string | null>
  /** Called when the client disconnected before it had the answer: the text goes to its next poll. */
  readonly abandon: () => void
}

export interface LongPollTransport extends Transport {
  readonly poll: () => Poll
}

interface Waiting {
  readonly take: (answer: string | null) => void
  readonly timer: NodeJS.Timeout
}

/** The transport of a client that polls for the first time. */
export const createLongPollTransport = (timing: HubTiming): LongPollTransport => {
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
      // A newer poll shows that the client had this answer, or had given it up.
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
