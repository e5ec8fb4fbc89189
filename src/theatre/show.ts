/**
 * Keeps the stage at the moment that somebody wants: one question at a time, and always for the newest wish, since each
 * answer says what differs from the one before it. architecture: Theatre.
 */
import type { Ask } from "../platform/ports.ts"
import type { StageQuestions } from "../stage/stage-questions.ts"
import type { LogQuestions, Moment } from "./log-questions.ts"

interface ShowOptions {
  readonly ask: Ask<LogQuestions>
  readonly onShown: (moment: Moment) => void
  readonly onTrouble: (why: string) => void
}

export interface Show {
  /** The number of events after which the moment is. */
  readonly goTo: (count: number) => void
  /** A new stage knows nothing of what was shown before; null: there is none. */
  readonly setStage: (stage: Ask<StageQuestions> | null) => void
}

export const createShow = ({ ask, onShown, onTrouble }: ShowOptions): Show => {
  let [wanted, shown] = [0, -1]
  let stage: Ask<StageQuestions> | null = null
  let isWhole = true
  let isBusy = false

  const showOn = async (on: Ask<StageQuestions>, count: number): Promise<void> => {
    const moment = await ask("moment", { count, isWhole })
    if (on !== stage) return
    const { carried, now, address } = moment
    await on("show", { carried, isWhole, now, address })
    if (on !== stage) return
    isWhole = false
    shown = count
    onShown(moment)
  }

  const catchUp = async (): Promise<void> => {
    if (isBusy || stage === null || shown === wanted) return
    isBusy = true
    const hasFailed = await showOn(stage, wanted).then(
      () => false,
      (cause: unknown) => {
        isWhole = true
        onTrouble(cause instanceof Error ? cause.message : String(cause))
        return true
      },
    )
    isBusy = false
    if (!hasFailed) await catchUp()
  }

  return {
    goTo: (count) => {
      wanted = count
      void catchUp()
    },
    setStage: (next) => {
      stage = next
      isWhole = true
      shown = -1
      void catchUp()
    },
  }
}
