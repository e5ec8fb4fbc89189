/**
 * Tells the folder of a database's files from any other, by an id that both have: a node with another folder would answer 404
 * to every picture, without a word.
 */
import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { sql, type Kysely } from "kysely"
import { withTransaction } from "../db/database.ts"
import type { Schema } from "../db/schema.ts"
import { getOrCreateSecret } from "../db/secrets.ts"
import { openDiskStore } from "./disk.ts"
import { filesOf } from "./folder.ts"

const secretName = "files-folder"
const markerName = "database-id"

/** Any number that nothing else in this database locks. */
const lockKey = 7_113_724

/** So many of the newest files are looked for in a folder that nothing is known of. */
const sampleSize = 10

const markerIn = async (dataDir: string): Promise<string | null> => {
  const text = await readFile(join(filesOf(dataDir), markerName), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return ""
    throw error
  })
  return text.trim() === "" ? null : text.trim()
}

/** Complete from the first moment on: a node may be killed meanwhile, and others read it. */
const mark = async (dataDir: string, id: string): Promise<void> => {
  const path = join(filesOf(dataDir), markerName)
  await mkdir(filesOf(dataDir), { recursive: true })
  await writeFile(`${path}.${id}`, `${id}\n`)
  await rename(`${path}.${id}`, path)
}

const idOf = async (db: Kysely<Schema>): Promise<string | null> => {
  const kept = await db.selectFrom("identity_secrets").select("value").where("name", "=", secretName).executeTakeFirst()
  return kept === undefined ? null : String(kept.value)
}

export interface Found {
  readonly looked: number
  readonly there: number
}

/** Counts the database's newest files that are in the folder. */
const newestIn = async (db: Kysely<Schema>, dataDir: string): Promise<Found> => {
  const { sizeOf } = openDiskStore(filesOf(dataDir))
  const newest = await db
    .selectFrom("files")
    .select("storage_path")
    .orderBy("created_at", "desc")
    .limit(sampleSize)
    .execute()
  const sizes = await Promise.all(newest.map(({ storage_path: path }) => sizeOf(path)))
  return { looked: sizes.length, there: sizes.filter((size) => size !== null).length }
}

/** `new`: neither has an id, or the database none, and nothing speaks against their belonging together. */
type Belonging = "own" | "new" | "unmarked" | "another's"

/** Answers whether the folder is that of the database, and changes nothing. */
export const belongingOf = async (db: Kysely<Schema>, dataDir: string): Promise<Belonging> => {
  const [id, marker] = [await idOf(db), await markerIn(dataDir)]
  if (id !== null) return id === marker ? "own" : marker === null ? "unmarked" : "another's"
  if (marker !== null) return "new"
  // Servers of before there were ids have kept files here, or elsewhere.
  const { looked, there } = await newestIn(db, dataDir)
  return looked === 0 || there > 0 ? "new" : "unmarked"
}

/** The sentence for an operator whose folder is not that of the database; null where it is. */
export const strangeFolder = (dataDir: string, belonging: Belonging): string | null => {
  if (belonging === "own" || belonging === "new") return null
  const has = belonging === "unmarked" ? "is not the folder of its files" : "has the files of another database"
  return [
    `DATABASE_URL names a marketplace that has run, and DATA_DIR, ${dataDir}, ${has}: every picture would be missing.`,
    "Set DATA_DIR to the folder that its other nodes have, which all machines have to share, or keep files in a bucket (S3_ENDPOINT).",
    "After a restore, or where the files are lost for good, run: npm run admin -- adopt-files",
  ].join("\n")
}

/**
 * Makes a folder that nothing speaks against the database's own, where it is not yet.
 *
 * @throws Error with a sentence for the operator where it is not (E724)
 */
export const requireOwnFolder = (db: Kysely<Schema>, dataDir: string): Promise<void> =>
  withTransaction(db, async (trx) => {
    // Another node that starts at the same time waits here, and then finds the id.
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    const belonging = await belongingOf(trx, dataDir)
    const problem = strangeFolder(dataDir, belonging)
    if (problem !== null) throw new Error(problem)
    if (belonging === "new") await bind(trx, dataDir)
  })

const bind = async (db: Kysely<Schema>, dataDir: string): Promise<void> => {
  const marker = await markerIn(dataDir)
  await mark(dataDir, await getOrCreateSecret(db, secretName, async () => marker ?? randomUUID()))
}

/** Makes the folder the database's own, whatever it was; answers how many of the newest files are in it. */
export const adoptFolder = (db: Kysely<Schema>, dataDir: string): Promise<Found> =>
  withTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    await bind(trx, dataDir)
    return newestIn(trx, dataDir)
  })
