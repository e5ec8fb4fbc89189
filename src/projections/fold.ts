/** Running envelopes through every projection that listens to them: on a draft while people watch, on plain state in replay. */
import type { AppEvent } from "../events/catalogue.ts"
import type { Envelope } from "../events/envelope.ts"
import { lettingGoEvery } from "../domain/limits.ts"
import { projections, type ProjectionName, type ReadModels } from "./catalogue.ts"
import type { Projection } from "./projection.ts"

const all = Object.entries(projections) as readonly (readonly [ProjectionName, Projection<unknown>])[]

interface Listener {
  readonly name: ProjectionName
  readonly recipe: (draft: unknown, event: AppEvent, envelope: Envelope) => void
}

/** The projections that listen to each type of event, looked up once a type. */
const listeners = new Map<string, readonly Listener[]>()

const listenersOf = (type: string): readonly Listener[] => {
  const known = listeners.get(type)
  if (known !== undefined) return known
  const found = all.flatMap(([name, { recipes }]): readonly Listener[] => {
    const recipe = recipes.get(type)
    return recipe === undefined ? [] : [{ name, recipe }]
  })
  listeners.set(type, found)
  return found
}

export const initialModels = (): ReadModels =>
  Object.fromEntries(all.map(([name, projection]) => [name, projection.initial()])) as ReadModels

/**
 * Changes `models` in place: an immer draft, or plain state that nobody else holds. Each read model is taken out of it
 * once a batch, as that costs more on a draft than most recipes do. `keepSmall` is retention.ts, which the first page does
 * not load; an event's own number says when it is called, so that neither batches nor a replay make a difference. `only`: the
 * read models that are wanted; the others stay behind.
 */
export const applyTo = (
  models: ReadModels,
  envelopes: Iterable<Envelope>,
  keepSmall: (models: ReadModels) => void,
  only?: ReadonlySet<ProjectionName>,
): void => {
  const states: Partial<Record<ProjectionName, unknown>> = {}
  for (const envelope of envelopes) {
    const { event } = envelope
    for (const { name, recipe } of listenersOf(event.type))
      if (only === undefined || only.has(name)) recipe((states[name] ??= models[name]), event, envelope)
    if (envelope.seq % lettingGoEvery === 0) keepSmall(models)
  }
}
