/** Where files arrive on this machine, each in a place of its own until it is kept or thrown away. */
import { createHash, randomUUID } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { Transform, type Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { dayMs } from "../../src/domain/durations.ts"
import type { FileStore } from "../contract/services.ts"

/** No upload takes this long: what is older was received by a run that ended before it could keep it. */
const abandonedAfterMs = dayMs

/** Other nodes may be receiving into the same folder. */
const discardAbandoned = async (incoming: string): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { force: true })
  }
}

/** Opens the place, and throws away what earlier runs left there. */
export const openIncoming = async (folder: string): Promise<Pick<FileStore, "receive" | "discard">> => {
  const incoming = join(folder, "incoming")
  await mkdir(incoming, { recursive: true })
  await discardAbandoned(incoming)
  return {
    receive: async (content: Readable) => {
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
    discard: ({ path }) => rm(path, { force: true }),
  }
}
