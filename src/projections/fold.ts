/** Running envelopes through every projection that listens to them: on a draft while people watch, on plain state in replay. */
import type { Envelope } from "../events/envelope.ts"
import { projections, type ProjectionName, type ReadModels } from "./catalogue.ts"
import type { Projection } from "./projection.ts"

const all = Object.entries(projections) as readonly (readonly [ProjectionName, Projection<unknown>])[]

const listeners = new Map<string, readonly (readonly [ProjectionName, Projection<unknown>])[]>()

const listenersOf = (type: string): readonly (readonly [ProjectionName, Projection<unknown>])[] => {
  const known = listeners.get(type)
  if (known !== undefined) return known
  const found = all.filter(([, projection]) => projection.listensTo.has(type))
  listeners.set(type, found)
  return found
}

export const initialModels = (): ReadModels =>
  Object.fromEntries(all.map(([name, projection]) => [name, projection.initial()])) as ReadModels

/** Changes `models` in place: an immer draft, or plain state that nobody else holds. */
export const applyTo = (models: ReadModels, envelope: Envelope): void => {
  for (const [name, projection] of listenersOf(envelope.event.type)) projection.apply(models[name], envelope)
}

/** Replay and bulk load: the same recipes on plain state, changed in place and answered. */
export const foldPlain = (envelopes: Iterable<Envelope>, models: ReadModels = initialModels()): ReadModels => {
  for (const envelope of envelopes) applyTo(models, envelope)
  return models
}
