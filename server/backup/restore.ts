/** `npm run admin -- restore`: a backup into an empty database and a DATA_DIR without files. */
import { openAsBlob } from "node:fs"
import { join, resolve } from "node:path"
import { sql } from "kysely"
import type { Config } from "../config/config.ts"
import { hasEmbedded, openEmbedded } from "../db/embedded.ts"
import { openDatabase, withServer } from "../db/database.ts"
import { filesOf } from "../files/folder.ts"
import { descriptionOf, dumpNames, engineOf, filesIn, type BackupDescription, type EngineName } from "./description.ts"
import { copyFiles, hasNoFiles } from "./files.ts"
import { requireReadable, requireWritable } from "./folders.ts"
import { runProgram } from "./programs.ts"
import { copyRows } from "./rows.ts"

type Place = Pick<Config, "databaseUrl" | "dataDir" | "storage">

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

/** The embedded database of a backup into a server, by a copy of it in memory. */
const move = async (url: string, file: string): Promise<void> => {
  const from = await openDatabase({ copyOf: await openAsBlob(file) })
  const to = await openDatabase({ url })
  try {
    await to.atLeisure((db) => copyRows(from.db, db))
  } finally {
    await from.close()
    await to.close()
  }
}

const load = async ({ databaseUrl, dataDir }: Place, engine: EngineName, file: string): Promise<void> => {
  if (databaseUrl !== undefined && engine === "embedded") return move(databaseUrl, file)
  if (databaseUrl !== undefined)
    return runProgram("pg_restore", databaseUrl, ["--no-owner", "--no-privileges", "--single-transaction", file])
  const restored = await openEmbedded(dataDir, await openAsBlob(file))
  await restored.close()
}

const inWords = (files: BackupDescription["files"]): string =>
  files === null ? "Its files are in the bucket that it was made with" : `${files.count} files came with it`

/**
 * Loads a backup; that of an embedded database into a server, too, where a market outgrows it. The server brings an older one to today's schema when it starts.
 *
 * @throws Error with a sentence for the operator
 */
export const restore = async (place: Place, from: string, report: (line: string) => void): Promise<string> => {
  const folder = resolve(from)
  const description = await descriptionOf(folder)
  if (description === null)
    throw new Error(`${folder} is no backup: backup.json is missing there, or not as it was written.`)
  await requireReadable(folder)
  const { engine, at, files } = description
  if (engine === "server" && engineOf(place) === "embedded")
    throw new Error(`${folder} is a backup of a PostgreSQL server: set DATABASE_URL to an empty database.`)
  if (files !== null && place.storage !== null)
    throw new Error(
      `${folder} has files, and S3_ENDPOINT is set: leave it out for the restore, then copy them to the bucket.`,
    )
  if (files !== null && !(await hasNoFiles(filesOf(place.dataDir))))
    throw new Error(`${place.dataDir} has files. Set DATA_DIR to a folder that has none.`)
  await requireEmpty(place)
  if (files !== null) await requireWritable(filesOf(place.dataDir), place.dataDir)
  await load(place, engine, join(folder, dumpNames[engine]))
  report("The database is restored.")
  if (files !== null) await copyFiles(filesIn(folder), filesOf(place.dataDir), report)
  return `The marketplace of ${at} is restored. ${inWords(files)}. Start the server.`
}
