/**
 * Takes a change of the contracts to the ends of recorded journeys: what people were told is told as the new contract may
 * tell it, read and folded by the client, and the read models are compared. Golden traffic knows neither the order of answers nor
 * what was asked, so a journey is all of its answers, and each one that the change meets is the last one once.
 */
import type { AppEvent } from "../../../src/events/catalogue.ts"
import type { Readable } from "../../../src/log/readable.ts"
import { timesOf, type Answer } from "../evidence/traffic.ts"
import type { Change } from "../compare/contracts.ts"
import type { Named } from "../impact/reach.ts"
import type { Client } from "./client.ts"
import { editedIn } from "./edited.ts"
import { editOf } from "./edits.ts"
import { endedIn, type Ended } from "./endings.ts"
import { unmasked } from "./unmasked.ts"

export interface Refolded {
  /** The number of times that people were told what the change is about. */
  readonly answers: number
  readonly ended: readonly Ended[]
}

/** A change with those of the same value, itself among them. */
export interface Changed {
  readonly change: Pick<Change, "rule" | "way" | "level" | "what" | "schema" | "fields" | "operation">
  readonly others: readonly Pick<Change, "rule" | "way" | "level" | "what">[]
  readonly before: Named
}

const hubs: ReadonlySet<string> = new Set(["SystemNotification", "UserNotification"])

/** The events that an answer comes to, and as the last of all. */
interface Emitted {
  readonly inBetween: readonly AppEvent[]
  readonly last: readonly AppEvent[]
}

export const refoldingIn = (client: Client, traffic: readonly Answer[]) => {
  const { shapes, answers, eventsOf, modelsAfter, changesBetween } = client
  const emittedFor = async ({ operation }: Answer, body: unknown, cursor: number): Promise<Emitted> => ({
    inBetween: await eventsOf(operation, unmasked(body), cursor),
    last: await eventsOf(operation, unmasked(body), traffic.length + 1),
  })
  const recorded = Promise.all(traffic.map((answer, index) => emittedFor(answer, answer.body, index + 1)))
  const journeys = [...new Set(traffic.flatMap((answer) => Object.keys(answer.journeys)))].map((name) => ({
    name,
    places: [...traffic.keys()].filter((index) => Object.hasOwn(traffic[index]?.journeys ?? {}, name)),
  }))
  const none: Emitted = { inBetween: [], last: [] }
  const endOf = (places: readonly number[], last: number, emittedAt: (place: number) => Emitted): Readable =>
    modelsAfter([
      ...places.filter((place) => place !== last).flatMap((place) => emittedAt(place).inBetween),
      ...emittedAt(last).last,
    ])
  const recordedEnds = new Map<string, Readable>()

  /** Reads the answers that a change meets as they are told from then on. */
  const metBy = async ({ change, others, before }: Changed): Promise<ReadonlyMap<number, Emitted> | null> => {
    const met = new Map<number, Emitted>()
    if (change.rule === "Paths./{path} removed") {
      for (const [index, { operation }] of traffic.entries()) if (operation === change.operation) met.set(index, none)
      return met
    }
    const edit = editOf(change, others)
    if (edit === null) return null
    const edited = editedIn(shapes, change, edit)
    const isReached = ({ operation }: Answer): boolean =>
      hubs.has(operation) ? before.messages.length > 0 : before.operations.includes(operation)
    for (const [index, answer] of traffic.entries()) {
      const shape = shapes[answer.operation] ?? answers[answer.operation]
      if (shape === undefined || !isReached(answer)) continue
      const body = edited(shape, answer.body)
      if (JSON.stringify(body) !== JSON.stringify(answer.body))
        met.set(index, await emittedFor(answer, body, index + 1))
    }
    return met
  }

  /** Null: no answer that is recorded can show the change. */
  return async (changed: Changed): Promise<Refolded | null> => {
    const met = await metBy(changed)
    if (met === null) return null
    const before = await recorded
    const emittedBefore = (place: number): Emitted => before[place] ?? none
    const emittedNow = (place: number): Emitted => met.get(place) ?? emittedBefore(place)
    const ended = journeys.flatMap(({ name, places }) => {
      const own = places.filter((place) => met.has(place))
      const isRefused = own.some((place) => emittedNow(place).last.length < emittedBefore(place).last.length)
      return own.flatMap((last) => {
        const key = `${name} ${last}`
        const was = recordedEnds.get(key) ?? endOf(places, last, emittedBefore)
        recordedEnds.set(key, was)
        return endedIn(name, changesBetween(was, endOf(places, last, emittedNow)), isRefused)
      })
    })
    const answersMet = [...met.keys()].flatMap((place) => traffic[place] ?? [])
    return { answers: answersMet.reduce((sum, one) => sum + timesOf(one), 0), ended }
  }
}
