/** The folder of a backup, and its own description in `backup.json`. docs/operating.md. */
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Config } from "../config/config.ts"
import { cantRead, codeOf } from "./folders.ts"

/** The database's dump, by engine: of `pg_dump`, and of the embedded database's directory. */
export const dumpNames = { server: "database.dump", embedded: "database.tar.gz" } as const

export type EngineName = keyof typeof dumpNames

export const engineOf = ({ databaseUrl }: Pick<Config, "databaseUrl">): EngineName =>
  databaseUrl === undefined ? "embedded" : "server"

export interface BackupDescription {
  readonly engine: EngineName
  /** When it was begun, as ISO 8601. */
  readonly at: string
  /** The files that lie in `files/`; null where a bucket keeps them. */
  readonly files: { readonly count: number; readonly bytes: number } | null
}

const nameIn = (folder: string): string => join(folder, "backup.json")

export const filesIn = (folder: string): string => join(folder, "files")

export const describeBackup = (folder: string, description: BackupDescription): Promise<void> =>
  writeFile(nameIn(folder), `${JSON.stringify(description, null, 2)}\n`)

const isCounted = (files: unknown): files is BackupDescription["files"] =>
  files === null ||
  (typeof files === "object" &&
    "count" in files &&
    typeof files.count === "number" &&
    "bytes" in files &&
    typeof files.bytes === "number")

/** The text of `backup.json`; empty where there is none. */
const textIn = (folder: string): Promise<string> =>
  readFile(nameIn(folder), "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return ""
    throw cantRead(folder, error)
  })

/**
 * Reads what a backup says of itself; null where the folder is none, or was not finished.
 *
 * @throws Error with a sentence for the operator where the folder can't be read
 */
export const descriptionOf = async (folder: string): Promise<BackupDescription | null> => {
  const text = await textIn(folder)
  try {
    const { engine, at, files }: Partial<Record<string, unknown>> = JSON.parse(text)
    const isKnown = (engine === "server" || engine === "embedded") && typeof at === "string" && isCounted(files)
    return isKnown ? { engine, at, files } : null
  } catch {
    return null
  }
}
