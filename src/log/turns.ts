/**
 * Says when recording goes on: in the page's idle time, or with its next turn where somebody waits for the log or too much
 * waits to be written. architecture: Replay.
 */
import { nextTurn } from "../platform/next-turn.ts"

/** Work goes on for so long before the page gets its turn, ms. */
const sliceMs = 8

/** Awaited between two pieces of work; pauses once they took long. */
export type Rest = () => Promise<void>

type During = <T>(operation: () => Promise<T>) => Promise<T>

export interface Turns {
  readonly whenIdle: () => Rest
  /** For work that nobody waits for: the page has its turn however much hurry there is. */
  readonly behind: () => Rest
  /** Somebody waits for the log, and is to see that it is coming. */
  readonly atOnce: () => Rest
  /** Until the operation ends, no work that is waited for pauses: the page may be about to go, and have no other turn. */
  readonly hurried: During
  /** Until the operation ends, no work waits for an idle page. */
  readonly pressed: During
}

const inSlices = (pause: Rest): Rest => {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < sliceMs) return
    await pause()
    since = performance.now()
  }
}

interface TurnsOptions {
  /** Calls back when the page is idle. */
  readonly rest: (goOn: () => void) => void
  /** Answers whether more waits than may wait: a hub can say more than an idle page finds time for. */
  readonly isLate: () => boolean
}

export const createTurns = ({ rest, isLate }: TurnsOptions): Turns => {
  const running = { hurried: 0, pressed: 0 }
  const resting = new Set<() => void>()

  const turnOfThePage = (): Promise<void> =>
    new Promise((resolve) => {
      const goOn = (): void => {
        resting.delete(goOn)
        resolve()
      }
      resting.add(goOn)
      rest(goOn)
    })

  const during =
    (pace: keyof typeof running): During =>
    async (operation) => {
      running[pace] += 1
      for (const goOn of resting) goOn()
      try {
        return await operation()
      } finally {
        running[pace] -= 1
      }
    }

  const pause = (): Promise<void> => (running.pressed > 0 || isLate() ? nextTurn() : turnOfThePage())

  return {
    whenIdle: () =>
      inSlices(async () => {
        if (running.hurried === 0) await pause()
      }),
    behind: () => inSlices(pause),
    atOnce: () => inSlices(nextTurn),
    hurried: during("hurried"),
    pressed: during("pressed"),
  }
}
