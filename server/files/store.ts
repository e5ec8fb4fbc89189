/** Where files lie on this machine: by the hash of their content, so that the same file is kept once. D38. */
import { createHash, randomUUID } from "node:crypto"
import { createWriteStream } from "node:fs"
import { access, mkdir, readdir, rename, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { Transform, type Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

export interface WrittenFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** SHA-256, hex. */
  readonly hash: string
}

export interface FileStore {
  /** The folder that kept files are in. */
  readonly folder: string
  /** Writes a stream to a place of its own, and tells what arrived. */
  readonly receive: (content: Readable) => Promise<WrittenFile>
  /** Moves what was received to where it stays; answers its path within the folder. */
  readonly keep: (file: WrittenFile) => Promise<string>
  /** Removes a kept file, unless somebody has just kept the same content again. */
  readonly remove: (path: string) => Promise<void>
  /** Throws away what was received and not kept. */
  readonly discard: (file: Pick<WrittenFile, "path">) => Promise<void>
}

const keptPath = (hash: string): string => join(hash.slice(0, 2), hash)

/** No upload takes this long: what is older was received by a run that ended before it could keep it. */
const abandonedAfterMs = 24 * 60 * 60 * 1000

/** Whoever keeps a file writes it down within this. */
const freshForMs = 60 * 60 * 1000

/** Other nodes may be receiving into the same folder. */
const discardAbandoned = async (incoming: string): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { force: true })
  }
}

/** Opens the store below the data directory. */
export const openFileStore = async (dataDir: string): Promise<FileStore> => {
  const folder = join(dataDir, "files")
  const incoming = join(folder, "incoming")
  await mkdir(incoming, { recursive: true })
  await discardAbandoned(incoming)
  return {
    folder,
    receive: async (content) => {
      const path = join(incoming, randomUUID())
      const hash = createHash("sha256")
      let size = 0
      const measure = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          hash.update(chunk)
          size += chunk.length
          done(null, chunk)
        },
      })
      await pipeline(content, measure, createWriteStream(path)).catch(async (error: unknown) => {
        await rm(path, { force: true })
        throw error
      })
      return { path, size, hash: hash.digest("hex") }
    },
    keep: async ({ path, hash }) => {
      await mkdir(join(folder, hash.slice(0, 2)), { recursive: true })
      const kept = join(folder, keptPath(hash))
      // A transaction that is tried again keeps its file a second time.
      await rename(path, kept).catch((error: unknown) =>
        access(kept).catch(() => {
          throw error
        }),
      )
      return keptPath(hash)
    },
    remove: async (path) => {
      const kept = join(folder, path)
      const age = await stat(kept).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0, // gone already
      )
      if (age > freshForMs) await rm(kept, { force: true })
    },
    discard: ({ path }) => rm(path, { force: true }),
  }
}
