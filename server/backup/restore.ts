/** `npm run admin -- restore`: a backup into an empty database and a DATA_DIR without files. */
import { openAsBlob } from "node:fs"
import { join, resolve } from "node:path"
import { sql } from "kysely"
import type { Config } from "../config/config.ts"
import { hasEmbedded, openEmbedded } from "../db/embedded.ts"
import { withServer } from "../db/database.ts"
import { filesOf } from "../files/folder.ts"
import { descriptionOf, dumpNames, engineOf, filesIn, type BackupDescription, type EngineName } from "./description.ts"
import { copyFiles, hasNoFiles } from "./files.ts"
import { runProgram } from "./programs.ts"

type Place = Pick<Config, "databaseUrl" | "dataDir" | "storage">

const setting: Readonly<Record<EngineName, string>> = {
  server: "of a PostgreSQL server: set DATABASE_URL to an empty database",
  embedded: "of an embedded database: leave DATABASE_URL out, and set DATA_DIR to a folder that is not there yet",
}

/** A database that has anything is never written over. */
const requireEmpty = async ({ databaseUrl, dataDir }: Place): Promise<void> => {
  if (databaseUrl === undefined) {
    if (hasEmbedded(dataDir)) throw new Error(`${dataDir} has a database. Set DATA_DIR to a folder that has none.`)
    return
  }
  const { rows } = await withServer(databaseUrl, (db) =>
    sql<{ readonly name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`.execute(db),
  )
  if (rows.length > 0)
    throw new Error("The database of DATABASE_URL has tables. Make an empty one, and set DATABASE_URL to it.")
}

const load = async ({ databaseUrl, dataDir }: Place, file: string): Promise<void> => {
  if (databaseUrl !== undefined)
    return runProgram("pg_restore", databaseUrl, ["--no-owner", "--no-privileges", "--single-transaction", file])
  const engine = await openEmbedded(dataDir, await openAsBlob(file))
  await engine.close()
}

const inWords = (files: BackupDescription["files"]): string =>
  files === null ? "Its files are in the bucket that it was made with" : `${files.count} files came with it`

/**
 * Loads a backup. The server brings an older one to today's schema when it starts.
 *
 * @throws Error with a sentence for the operator
 */
export const restore = async (place: Place, from: string, report: (line: string) => void): Promise<string> => {
  const folder = resolve(from)
  const description = await descriptionOf(folder)
  if (description === null) throw new Error(`${folder} is no backup: backup.json is missing, or not as it was written.`)
  const { engine, at, files } = description
  if (engine !== engineOf(place)) throw new Error(`${folder} is a backup ${setting[engine]}.`)
  if (files !== null && place.storage !== null)
    throw new Error(
      `${folder} has files, and S3_ENDPOINT is set: leave it out for the restore, then copy them to the bucket.`,
    )
  if (files !== null && !(await hasNoFiles(filesOf(place.dataDir))))
    throw new Error(`${place.dataDir} has files. Set DATA_DIR to a folder that has none.`)
  await requireEmpty(place)
  await load(place, join(folder, dumpNames[engine]))
  report("The database is restored.")
  if (files !== null) await copyFiles(filesIn(folder), filesOf(place.dataDir), report)
  return `The marketplace of ${at} is restored. ${inWords(files)}. Start the server.`
}
