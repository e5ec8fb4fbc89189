/** A thread of its own that cleans one received file where it lies: a hostile one ends the thread, and nothing else. */
import { readFile, writeFile } from "node:fs/promises"
import { parentPort, workerData } from "node:worker_threads"
import { withFile } from "./media.ts"
import { Uncleanable } from "./uncleanable.ts"

export interface CleaningWish {
  readonly path: string
  readonly kind: "document" | "video"
}

const { path, kind } = workerData as CleaningWish

const clean = async (): Promise<void> => {
  if (kind === "video") {
    const { cleanFilm } = await import("./film.ts")
    return withFile(path, cleanFilm)
  }
  const { cleanDocument } = await import("./content.ts")
  await writeFile(path, await cleanDocument(await readFile(path)))
}

const answer: boolean = await clean().then(
  () => true,
  (error: unknown) => {
    if (error instanceof Uncleanable) return false
    throw error
  },
)
parentPort?.postMessage(answer, [])
