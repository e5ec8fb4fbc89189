/** Keeps files in a folder of this machine. */
import { createReadStream } from "node:fs"
import { access, mkdir, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { freshForMs, keptPath } from "./store.ts"
import type { FileStore } from "../contract/services.ts"

export const openDiskStore = (folder: string): Pick<FileStore, "keep" | "sizeOf" | "read" | "remove"> => ({
  keep: async ({ path, hash }) => {
    const kept = join(folder, keptPath(hash))
    await mkdir(dirname(kept), { recursive: true })
    // A transaction that is tried again keeps its file a second time.
    await rename(path, kept).catch((error: unknown) =>
      access(kept).catch(() => {
        throw error
      }),
    )
    return keptPath(hash)
  },
  sizeOf: (path) =>
    stat(join(folder, path)).then(
      ({ size }) => size,
      () => null,
    ),
  read: async (path, range) => createReadStream(join(folder, path), range),
  remove: async (path) => {
    const kept = join(folder, path)
    const age = await stat(kept).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0, // gone already
    )
    if (age > freshForMs) await rm(kept, { force: true })
  },
})
