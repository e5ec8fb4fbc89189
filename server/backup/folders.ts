/** Looks at the folders of a backup and a restore before either begins, and says in a sentence which can't be used, and by whom. */
import { constants } from "node:fs"
import { access, mkdir, readdir } from "node:fs/promises"
import { userInfo } from "node:os"
import { join } from "node:path"
import { diskWords } from "../files/disk-words.ts"

/** The user of this process: `market` is typed by root, and runs as another. A container's may have a number alone. */
const thisUser = (): string => {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? "of this process")
  }
}

/** The system's code of an error, such as ENOENT; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : ""

const reasonOf = (error: unknown): string => `${diskWords[codeOf(error)] ?? String(error)} (${codeOf(error)})`

const isForbidden = (error: unknown): boolean => ["EACCES", "EPERM"].includes(codeOf(error))

/** The sentence for a folder that is to be written; `made` is the one that a command makes for the user, with a place for it. */
export const cantWrite = (folder: string, error: unknown, made = "/var/backups/marketplace"): Error => {
  const [user, says] = [thisUser(), `${folder} can't be written`]
  if (!isForbidden(error)) return new Error(`${says}: ${reasonOf(error)}. Name another folder.`)
  return new Error(
    `${says}: the user ${user} may not write there (${codeOf(error)}). ` +
      `This makes a folder where they may: install --directory --mode=700 --owner=${user} ${made}`,
  )
}

/** The sentence for a folder of which something can't be read: a file in it is named where the error names one. */
export const cantRead = (folder: string, error: unknown): Error => {
  const path = error instanceof Error && "path" in error ? String(error.path) : folder
  if (!isForbidden(error)) return new Error(`${path} can't be read: ${reasonOf(error)}.`)
  const user = thisUser()
  return new Error(
    `${path} can't be read: the user ${user} may not (${codeOf(error)}). ` +
      `Move it to where they may, and give it to them: chown --recursive ${user}: ${folder}`,
  )
}

/** Answers what lies in a folder and below it; nothing where the folder is not there. */
export const entriesIn = async (folder: string) => {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (codeOf(error) === "ENOENT") return []
    throw cantRead(folder, error)
  }
}

/** Makes the folder of a marketplace's files, with DATA_DIR above it, where it is not there yet. */
export const requireWritable = async (files: string, dataDir: string): Promise<void> => {
  try {
    await mkdir(files, { recursive: true })
    await access(files, constants.W_OK)
  } catch (error) {
    throw cantWrite(files, error, dataDir)
  }
}

export const requireReadable = async (folder: string): Promise<void> => {
  for (const { parentPath, name } of await entriesIn(folder))
    await access(join(parentPath, name), constants.R_OK).catch((error: unknown) => {
      throw cantRead(folder, error)
    })
}
