/**
 * Keeps the stage at the moment that somebody wants: one question at a time, and always for the newest wish, since each
 * scene says what differs from the one before it. architecture: Theatre.
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
  let isLinked = false
  let isBusy = false

  const link = async (to: Ask<StageQuestions>): Promise<void> => {
    const { port1, port2 } = new MessageChannel()
    await Promise.all([ask("giveScenesTo", { port: port1 }), to("takeScenesFrom", { port: port2 })])
  }

  const showOn = async (on: Ask<StageQuestions>, count: number): Promise<void> => {
    if (!isLinked) await link(on)
    if (on !== stage) return
    isLinked = true
    const [moment] = await Promise.all([ask("moment", { count }), on("show", { count })])
    if (on !== stage) return
    shown = count
    onShown(moment)
  }

  const catchUp = async (): Promise<void> => {
    if (isBusy || stage === null || shown === wanted) return
    isBusy = true
    const hasFailed = await showOn(stage, wanted).then(
      () => false,
      (cause: unknown) => {
        // The two may be of different minds about what the last scene was: a new link begins with all of it.
        isLinked = false
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
      isLinked = false
      shown = -1
      void catchUp()
    },
  }
}
