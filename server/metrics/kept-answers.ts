/** Keeps an answer for a moment and shares one that is on its way, so that whoever asks often loads nobody. */
import { within } from "../web/patience.ts"

interface Keeping {
  /** An answer is good for so long, ms. */
  readonly keptMs: number
  /** The longest time that somebody who asks waits, ms. */
  readonly patienceMs: number
  /** A clock in ms that never goes back. */
  readonly clock?: () => number
}

/** Answers null where nothing came in time; what is on its way then is waited for by whoever asks next. */
export const keepingAnswers = <Answer>(
  ask: () => Promise<Answer>,
  { keptMs, patienceMs, clock = () => performance.now() }: Keeping,
): (() => Promise<Answer | null>) => {
  let kept: { readonly answer: Answer; readonly since: number } | null = null
  let asked: Promise<Answer> | null = null
  const askAnew = async (): Promise<Answer> => {
    try {
      const answer = await ask()
      kept = { answer, since: clock() }
      return answer
    } finally {
      asked = null
    }
  }
  return async () => {
    if (kept !== null && clock() - kept.since < keptMs) return kept.answer
    asked ??= askAnew()
    return within<Answer | null>(asked, patienceMs, null)
  }
}
