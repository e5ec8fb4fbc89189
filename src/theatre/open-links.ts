/** The other ends of the theatre: the worker that holds the log, and the stage in its frame. architecture: Theatre. */
import { logWorker } from "../domain/theatre-pages.ts"
import { askBy, type Ask, type Port } from "../platform/ports.ts"
import { stagePort, type StageNotice, type StageQuestions } from "../stage/stage-questions.ts"
import type { LogNotice, LogQuestions } from "./log-questions.ts"

export interface LogLink {
  readonly ask: Ask<LogQuestions>
  readonly close: () => void
}

export const openLog = (onNotice: (notice: LogNotice) => void): LogLink => {
  const worker = new Worker(logWorker)
  return { ask: askBy<LogQuestions, LogNotice>(worker as Port, onNotice), close: () => worker.terminate() }
}

export const openStage = (frame: Window, onNotice: (notice: StageNotice) => void): Ask<StageQuestions> => {
  const { port1, port2 } = new MessageChannel()
  const ask = askBy<StageQuestions, StageNotice>(port1 as Port, onNotice)
  port1.start()
  frame.postMessage(stagePort, window.location.origin, [port2])
  return ask
}
