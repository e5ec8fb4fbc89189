/** Copies the files of a marketplace, but for those that have not arrived. */
import { constants } from "node:fs"
import { copyFile, mkdir, stat } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { incomingName } from "../files/folder.ts"
import { codeOf, entriesIn } from "./folders.ts"

export interface Copied {
  readonly count: number
  readonly bytes: number
}

const everyFiles = 1_000

/** Answers whether a folder of files has none, or is not there. */
export const hasNoFiles = async (folder: string): Promise<boolean> => {
  const entries = await entriesIn(folder)
  return entries.every(({ parentPath, name }) => relative(folder, join(parentPath, name)).startsWith(incomingName))
}

/** A file that is deleted meanwhile is no loss: nobody could have asked for it any more. */
const copied = async (from: string, to: string): Promise<number> => {
  try {
    await mkdir(dirname(to), { recursive: true })
    await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
    return (await stat(to)).size
  } catch (error) {
    if (codeOf(error) === "ENOENT") return -1
    throw error
  }
}

/** Copies all, and reports how far it is after every thousand. */
export const copyFiles = async (from: string, to: string, report: (line: string) => void): Promise<Copied> => {
  const entries = await entriesIn(from)
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(from, join(parentPath, name)))
    .filter((path) => !path.startsWith(incomingName))
  let [count, bytes] = [0, 0]
  await mkdir(to, { recursive: true })
  for (const path of paths) {
    const size = await copied(join(from, path), join(to, path))
    if (size < 0) continue
    count++
    bytes += size
    if (count % everyFiles === 0) report(`${count} of ${paths.length} files are copied.`)
  }
  return { count, bytes }
}
