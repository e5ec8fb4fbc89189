/** A program of its own that asks as one account two hundred times at once, and meanwhile as another, with a watch. E173. */
import { parentPort, workerData } from "node:worker_threads"

/** A request as it goes over the wire. */
export interface Sending {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | null
}

export interface FloodOrder {
  /** All at once. */
  readonly flood: readonly Sending[]
  /** One after the other, again and again, while the flood lasts. */
  readonly watched: Readonly<Record<string, Sending>>
  readonly quietRounds: number
  /** The flood is given up after so long. */
  readonly longestMs: number
}

export interface Flooded {
  /** Milliseconds of each answer, by name. */
  readonly quiet: Readonly<Record<string, readonly number[]>>
  readonly loud: Readonly<Record<string, readonly number[]>>
  /** How many of the flood were answered with which status; 0 for those that were given up. */
  readonly answered: Readonly<Record<number, number>>
  readonly floodMs: number
}

const { flood, watched, quietRounds, longestMs } = workerData as FloodOrder

const send = async ({ url, method, headers, body }: Sending, signal?: AbortSignal): Promise<number> => {
  const response = await fetch(url, { method, headers, body, signal: signal ?? null })
  await response.arrayBuffer()
  return response.status
}

const timed = async (sending: Sending): Promise<number> => {
  const started = performance.now()
  const status = await send(sending)
  if (status !== 200) throw new Error(`${sending.url} answered ${status}.`)
  return performance.now() - started
}

/** Each of the watched in a loop of its own, for as long as it goes on. */
const watch = async (goesOn: (round: number) => boolean): Promise<Record<string, number[]>> => {
  const times = Object.entries(watched).map(async ([name, sending]) => {
    const taken: number[] = []
    for (let round = 0; goesOn(round); round++) taken.push(await timed(sending))
    return [name, taken] as const
  })
  return Object.fromEntries(await Promise.all(times))
}

const quiet = await watch((round) => round < quietRounds)

const over = new AbortController()
const timer = setTimeout(() => over.abort(), longestMs)
const started = performance.now()
const answered: Record<number, number> = {}
let isOver = false
const flooding = Promise.all(
  flood.map(async (one) => {
    const status = await send(one, over.signal).catch(() => 0)
    answered[status] = (answered[status] ?? 0) + 1
  }),
).then(() => {
  isOver = true
})
const loud = await watch((round) => round === 0 || !isOver)
await flooding
clearTimeout(timer)
const flooded: Flooded = { quiet, loud, answered, floodMs: performance.now() - started }
parentPort?.postMessage(flooded, [])
