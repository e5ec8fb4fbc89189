/** `npm run admin -- backup`: the database and then its files, in one folder that is there whole or not at all. */
import { existsSync } from "node:fs"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Config } from "../config/config.ts"
import { dumpEmbedded, hasEmbedded } from "../db/embedded.ts"
import { withServer } from "../db/database.ts"
import { filesOf } from "../files/folder.ts"
import { belongingOf, strangeFolder } from "../files/own-folder.ts"
import { describeBackup, dumpNames, engineOf, filesIn } from "./description.ts"
import { copyFiles, type Copied } from "./files.ts"
import { cantWrite } from "./folders.ts"
import { runProgram } from "./programs.ts"

type Place = Pick<Config, "databaseUrl" | "dataDir" | "storage">

const dump = async ({ databaseUrl, dataDir }: Place, file: string): Promise<void> => {
  if (databaseUrl !== undefined)
    return runProgram("pg_dump", databaseUrl, ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`])
  if (!hasEmbedded(dataDir))
    throw new Error(`There is no marketplace in ${dataDir}. Set DATA_DIR as its server has it.`)
  return writeFile(file, (await dumpEmbedded(dataDir)).stream())
}

/** Another folder has none of the files, or those of another market, which nobody would notice before the restore. */
const requireFilesOf = async ({ databaseUrl, dataDir, storage }: Place): Promise<void> => {
  if (databaseUrl === undefined || storage !== null) return
  const problem = strangeFolder(dataDir, await withServer(databaseUrl, (db) => belongingOf(db, dataDir)))
  if (problem !== null) throw new Error(problem)
}

const inWords = (files: Copied | null): string =>
  files === null
    ? "The files stay in the bucket of S3_ENDPOINT, which you copy apart"
    : `${files.count} files are with it`

/** Makes the folder anew, for this user alone: the database has the keys that sign people in. */
const begin = async (unfinished: string): Promise<void> => {
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
}

/**
 * Writes a backup, of a marketplace that may be running where its database is a server: the files are copied after the database
 * was, so that what it names is there.
 *
 * @throws Error with a sentence for the operator
 */
export const backUp = async (place: Place, to: string, report: (line: string) => void): Promise<string> => {
  const folder = resolve(to)
  if (existsSync(folder)) throw new Error(`${folder} is there already. Name a folder that is not.`)
  await requireFilesOf(place)
  const unfinished = `${folder}.unfinished`
  await begin(unfinished).catch((error: unknown) => {
    throw cantWrite(folder, error)
  })
  try {
    const at = new Date().toISOString()
    const engine = engineOf(place)
    await dump(place, join(unfinished, dumpNames[engine]))
    report("The database is written.")
    const files = place.storage === null ? await copyFiles(filesOf(place.dataDir), filesIn(unfinished), report) : null
    await describeBackup(unfinished, { engine, at, files })
    await rename(unfinished, folder)
    return `The backup is in ${folder}. ${inWords(files)}. Keep it where only you can read it.`
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
