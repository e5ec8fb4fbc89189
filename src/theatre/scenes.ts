/**
 * Answers a stage for the scenes of a log. Read models go there as values, in one copy: no page on the way has them.
 * architecture: Theatre.
 */
import type { Log, RecordedEnvelope } from "../log/codec.ts"
import type { LogIndex } from "../log/log-index.ts"
import { answerBy } from "../platform/ports.ts"
import { carryModels } from "../projections/carried-models.ts"
import type { ReadModels } from "../projections/catalogue.ts"
import type { Address, Scene, SceneQuestions } from "../stage/stage-questions.ts"

const isRoute = ({ event }: RecordedEnvelope): boolean => event.type === "RouteChanged"

const addressOf = (place: object | undefined): Address => {
  const { path, search } = { path: "/", search: "", ...place }
  return { path: String(path), search: String(search).replace(/^\?/u, "") }
}

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text))

/** Of the event that led there, or of the last one before it whose time can be read: the screens' clock needs one. */
const timeAfter = ({ envelopes, header }: Log, count: number): string => {
  for (let at = Math.max(0, count - 1); at >= 0; at -= 1) {
    const time = envelopes[at]?.at ?? ""
    if (isTime(time)) return time
  }
  return isTime(header.startedAt) ? header.startedAt : new Date(0).toISOString()
}

/** Answers scenes of one stage: each says what differs from the one before it. */
const createScenes = ({ log, length, stateAfter }: LogIndex): ((count: number) => Scene) => {
  let given: ReadModels | undefined
  return (count) => {
    const most = Math.min(Math.max(count, 0), length)
    const models = stateAfter(most)
    const { navigation } = models
    const scene: Scene = {
      carried: carryModels(models, given),
      isWhole: given === undefined,
      now: timeAfter(log, most),
      // Before the first route of the log, that one is the page.
      address: addressOf(navigation.path === "" ? log.envelopes.find(isRoute)?.event : navigation),
    }
    given = models
    return scene
  }
}

/** The stage can ask nothing else on this port: what a log does there reaches no other answer. */
export const giveScenes = (port: MessagePort, index: LogIndex): void => {
  const sceneAfter = createScenes(index)
  answerBy<SceneQuestions, never>(port, () => ({ scene: ({ count }) => sceneAfter(count) }))
  port.start()
}
