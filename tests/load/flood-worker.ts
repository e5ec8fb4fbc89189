/** A program of its own that asks as one account two hundred times at once, and meanwhile as another, with a watch. */
import { setTimeout as pause } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"

/** A request as it goes over the wire. */
export interface Sending {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | null
}

/** One after the other, again and again: so often before the flood, and for as long as it lasts. */
export interface Watched {
  readonly sending: Sending
  readonly quietRounds: number
  /** Between an answer and the next request. */
  readonly everyMs: number
}

export interface FloodOrder {
  /** All at once. */
  readonly flood: readonly Sending[]
  /** Each of the flood, one after the other. */
  readonly times: number
  readonly watched: Readonly<Record<string, Watched>>
  /** The flood is given up after so long. */
  readonly longestMs: number
}

export interface Flooded {
  /** Milliseconds of each answer, by name. */
  readonly quiet: Readonly<Record<string, readonly number[]>>
  readonly loud: Readonly<Record<string, readonly number[]>>
  /**
   * The number of the flood's requests by how they ended: with a status, refused with a problem's type, or given up.
   */
  readonly answered: Readonly<Record<string, number>>
  readonly floodMs: number
}

const { flood, times, watched, longestMs } = workerData as FloodOrder

const send = async ({ url, method, headers, body }: Sending, signal?: AbortSignal): Promise<string> => {
  const response = await fetch(url, { method, headers, body, signal: signal ?? null })
  const text = await response.text()
  if (response.ok) return String(response.status)
  const { type } = JSON.parse(text) as { readonly type?: string }
  return `${type ?? response.status}${response.headers.has("Retry-After") ? ", to come again" : ""}`
}

const timed = async (sending: Sending): Promise<number> => {
  const started = performance.now()
  const how = await send(sending)
  if (!how.startsWith("2")) throw new Error(`${sending.url} answered ${how}.`)
  return performance.now() - started
}

/** Each of the watched in a loop of its own, for as long as it goes on. */
const watch = async (goesOn: (round: number, one: Watched) => boolean): Promise<Record<string, number[]>> => {
  const watching = Object.entries(watched).map(async ([name, one]) => {
    const taken: number[] = []
    for (let round = 0; goesOn(round, one); round++) {
      taken.push(await timed(one.sending))
      await pause(one.everyMs)
    }
    return [name, taken] as const
  })
  return Object.fromEntries(await Promise.all(watching))
}

const quiet = await watch((round, { quietRounds }) => round < quietRounds)

const over = new AbortController()
const timer = setTimeout(() => over.abort(), longestMs)
const started = performance.now()
const answered: Record<string, number> = {}
let isOver = false
const flooding = Promise.all(
  flood.map(async (one) => {
    for (let asked = 0; asked < times && !over.signal.aborted; asked += 1) {
      const how = await send(one, over.signal).catch(() => (over.signal.aborted ? "given up" : "failed"))
      answered[how] = (answered[how] ?? 0) + 1
    }
  }),
).then(() => {
  isOver = true
})
const loud = await watch((round) => round === 0 || !isOver)
await flooding
clearTimeout(timer)
const flooded: Flooded = { quiet, loud, answered, floodMs: performance.now() - started }
parentPort?.postMessage(flooded, [])
