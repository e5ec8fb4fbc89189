/** Where files arrive on this machine, each in a place of its own until it is kept or thrown away. */
import { createHash, randomUUID } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Transform, type Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { hourMs } from "../../src/domain/durations.ts"
import type { FileStore } from "../contract/services.ts"
import { incomingName } from "./folder.ts"

/**
 * A connection on which nothing moves is closed after five minutes (E150), and what was received is drawn and kept within
 * minutes: a file that nobody has written to for this long was received by a run that ended before it could keep it.
 */
const abandonedAfterMs = hourMs

/** The time by the clock of the folder, which may be on another machine, as its files' times are. */
const timeIn = async (incoming: string): Promise<number> => {
  const path = join(incoming, randomUUID())
  await writeFile(path, "")
  const { mtimeMs } = await stat(path)
  await rm(path, { force: true })
  return mtimeMs
}

/** Other nodes may be receiving into the same folder, and throw away what is abandoned at the same time. */
const discardAbandoned = async (incoming: string): Promise<void> => {
  const now = await timeIn(incoming)
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const writtenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now, // gone already
    )
    if (now - writtenAt > abandonedAfterMs) await rm(path, { force: true })
  }
}

/** Opens the place. */
export const openIncoming = async (
  folder: string,
): Promise<Pick<FileStore, "receive" | "discard" | "discardAbandoned">> => {
  const incoming = join(folder, incomingName)
  await mkdir(incoming, { recursive: true })
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
    discardAbandoned: () => discardAbandoned(incoming),
  }
}
