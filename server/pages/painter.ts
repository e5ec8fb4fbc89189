/**
 * Runs the painter, the client's screens as the build has them for the server, in a thread of its own: a picture takes
 * longer than other requests should wait for. architecture: Painting.
 */
import { createHash } from "node:crypto"
import { LRUCache } from "lru-cache"
import { Piscina } from "piscina"
import type { PaintOrder, Picture } from "../../src/domain/painting.ts"
import { createFairTurns } from "../contract/fair-turns.ts"
import { Refusal } from "../contract/refusals.ts"

/** Most are some 100,000 characters. */
const keptPictures = 100

/** A picture says how long ago something was, so it ages. */
const keptForMs = 30_000

/** Networks are painted for in turn, so that none fills the queue for others; one that orders more gets no picture. */
const turnLimits = { atOnce: 1, atOnceEach: 1, waitingEach: 8, retryAfterMs: keptForMs } as const

const heapMb = 256

interface Parts {
  /** Answers the file of the painter; null where the build has none. */
  readonly file: () => string | null
  readonly report: (problem: string, error: unknown) => void
}

export interface Painter {
  /** Null where the page can't be painted by now, and is drawn by the browser alone. */
  readonly paint: (order: PaintOrder, network: string, patience: AbortSignal) => Promise<Picture | null>
  readonly close: () => Promise<void>
}

/** Pictures of the same facts are the same, whenever they are painted. */
const keyOf = ({ now: _, answers, ...order }: PaintOrder): string =>
  createHash("sha256")
    .update(JSON.stringify([order, Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest("base64")

const untilGivenUp = (patience: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (patience.aborted) resolve(null)
    patience.addEventListener("abort", () => resolve(null), { once: true })
  })

export const openPainter = ({ file, report }: Parts): Painter => {
  const kept = new LRUCache<string, Promise<Picture | null>>({ max: keptPictures, ttl: keptForMs })
  let running: { readonly file: string; readonly pool: Piscina<PaintOrder, Picture | null> } | undefined

  /** The thread of the build that is there now: a developer's changes under a running server. */
  const poolOf = (path: string): Piscina<PaintOrder, Picture | null> => {
    if (running?.file === path) return running.pool
    void running?.pool.destroy()
    const pool = new Piscina<PaintOrder, Picture | null>({
      filename: path,
      minThreads: 1,
      maxThreads: 1,
      // The secrets of the server's environment are none of the screens' business.
      env: { NODE_ENV: "production" },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    running = { file: path, pool }
    return pool
  }

  const turns = createFairTurns(turnLimits)
  const painted = async (order: PaintOrder, network: string, path: string): Promise<Picture | null> => {
    try {
      return await turns.inTurn(network, () => poolOf(path).run(order, { name: "paint" }))
    } catch (error) {
      if (error instanceof Refusal) return null // the network's own line is full
      report("A page could not be painted.", error)
      return null
    }
  }

  return {
    paint: async (order, network, patience) => {
      const path = file()
      if (path === null) return null
      const key = keyOf(order)
      const picture = kept.get(key) ?? painted(order, network, path)
      if (!kept.has(key)) kept.set(key, picture)
      // One that failed may succeed the next time.
      void picture.then((done) => done ?? kept.delete(key))
      return Promise.race([picture, untilGivenUp(patience)])
    },
    close: async () => running?.pool.destroy(),
  }
}
