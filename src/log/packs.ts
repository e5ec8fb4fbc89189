/**
 * Packing: plain chunks of a run become packed ones while the page has nothing else to do, which leaves room for some five
 * times as many events. Only a ring that is full waits for it. Whatever trims, clears or reads the ring meanwhile need not know
 * of it: the transaction that swaps the chunks does nothing unless all of them are still there.
 */
import { canPack, gzipped } from "../platform/packing.ts"
import { isPacked, type PackedChunk, type PlainChunk } from "./chunks.ts"
import { writing, type RecorderDatabase } from "./storage.ts"

/** A chunk by its key. */
export interface Added {
  readonly key: number
  readonly bytes: number
}

const plainChunks = async (database: RecorderDatabase, keys: readonly number[]): Promise<readonly PlainChunk[]> => {
  const { store } = database.transaction("chunks")
  const chunks = await Promise.all(keys.map((key) => store.get(key)))
  return chunks.filter((chunk): chunk is PlainChunk => chunk !== undefined && !isPacked(chunk))
}

const sumOf = (chunks: readonly PlainChunk[], of: "events" | "bytes"): number =>
  chunks.reduce((sum, chunk) => sum + chunk[of], 0)

/** Packs consecutive plain chunks of one run, given in their order, unless one of them is gone. */
export const packChunks = async (
  database: RecorderDatabase,
  keys: readonly number[],
  rest: () => Promise<void>,
): Promise<void> => {
  const chunks = await plainChunks(database, keys)
  const [[firstKey], [first]] = [keys, chunks]
  if (firstKey === undefined || first === undefined || chunks.length < keys.length) return
  const pack = await gzipped(chunks.map(({ text }) => text).join(""), rest)
  const { session } = first
  const packed: PackedChunk = { session, events: sumOf(chunks, "events"), bytes: sumOf(chunks, "bytes"), pack }
  const transaction = writing(database, "runs", "chunks")
  const store = transaction.objectStore("chunks")
  const still = await Promise.all(keys.map((key) => store.get(key)))
  const run = await transaction.objectStore("runs").get(session)
  if (run !== undefined && still.every((chunk) => chunk !== undefined && !isPacked(chunk))) {
    for (const key of keys) await store.delete(key)
    await store.put(packed, firstKey)
    await transaction.objectStore("runs").put({ ...run, stored: run.stored - packed.bytes + pack.length })
  }
  await transaction.done
}

interface PackerOptions {
  readonly database: Promise<RecorderDatabase>
  /** Chunks that have so many bytes together are packed. */
  readonly packBytes: number
  /** Awaited before each piece of work. */
  readonly rest: () => Promise<void>
  readonly onFailure: (cause: unknown) => void
}

export interface Packer {
  /** Hears of each plain chunk of one run, in their order. */
  readonly add: (added: readonly Added[]) => void
  /** Resolves once all that makes a pack by now is packed, or could not be. */
  readonly packed: () => Promise<void>
}

export const createPacker = ({ database, packBytes, rest, onFailure }: PackerOptions): Packer => {
  let plain: readonly Added[] = []
  let packing: Promise<void> | null = null

  /** The oldest chunks that make a pack; null: they are too few. */
  const nextKeys = (): readonly number[] | null => {
    let bytes = 0
    const last = plain.findIndex((chunk) => (bytes += chunk.bytes) >= packBytes)
    if (last < 0) return null
    const keys = plain.slice(0, last + 1).map(({ key }) => key)
    plain = plain.slice(last + 1)
    return keys
  }

  const packAll = async (): Promise<void> => {
    try {
      for (let keys = nextKeys(); keys !== null; keys = nextKeys()) {
        await rest()
        await packChunks(await database, keys, rest)
      }
    } catch (cause) {
      onFailure(cause) // what was not packed stays plain
    } finally {
      packing = null
    }
  }

  return {
    add: (added) => {
      if (!canPack()) return
      plain = [...plain, ...added]
      packing ??= packAll()
    },
    packed: async () => {
      await packing
    },
  }
}
