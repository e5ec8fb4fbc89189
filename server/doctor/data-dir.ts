/** Checks that `DATA_DIR` can be written to, and has room: uploads arrive there also where files are kept in a bucket. */
import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { rm, statfs, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Check } from "./checks.ts"
import { fails, ok, warning, type Finding } from "./findings.ts"
import { reasonOf } from "./reasons.ts"

const about = "DATA_DIR"

const megabyte = 1_000_000

/** Below that one film and its cleaned copy may not find room. */
const leastBytes = 500 * megabyte
const fewBytes = 5_000 * megabyte

/** The finding of a folder with so much room. */
export const roomIn = (folder: string, freeBytes: number): Finding => {
  const free = `${Math.floor(freeBytes / megabyte)} MB`
  if (freeBytes < leastBytes)
    return fails(about, `only ${free} are free in ${folder}: uploads fail soon. Make room there, or move it.`)
  if (freeBytes < fewBytes) return warning(about, `${free} are free in ${folder}. Make room there before it is full.`)
  return ok(about, `${folder} can be written to, and ${free} are free.`)
}

/** The folder itself, or the nearest above it that is there. */
const thereOf = (folder: string): string => (existsSync(folder) ? folder : thereOf(dirname(folder)))

export const checkDataDir = (dataDir: string): Check => ({
  about,
  look: async () => {
    const folder = thereOf(dataDir)
    const probe = join(folder, `.doctor-${randomUUID()}`)
    try {
      await writeFile(probe, "")
      await rm(probe)
    } catch (error) {
      return fails(about, `${folder} can't be written to: ${reasonOf(error)}. Let the server's user write there.`)
    }
    const { bavail, bsize } = await statfs(folder)
    return roomIn(dataDir, bavail * bsize)
  },
})
