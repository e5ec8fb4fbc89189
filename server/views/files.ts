/** Files on the wire, with the smaller copies that are there by now. Spec §3 File. */
import { sql } from "kysely"
import { cleanFileName } from "../../src/domain/file-names.ts"
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { chatFilesEnd } from "./file-ends.ts"

type Links = Pick<Services, "links">

/**
 * The moment when the addresses of files end; null for what everybody may see. Each caller has to say: a private file
 * must not get an address without an end by omission. E607.
 */
type Ends = Date | null

/** Pixels, the narrowest first. */
const copyWidths = sql<readonly number[]>`array(
  select width from file_thumbnails where file_key = files.key order by width)`

/** The columns of a file, wherever it is joined. */
export const fileColumns = [
  "files.key as file_key",
  "files.original_file_name",
  "files.file_size",
  "files.file_type",
  "files.file_extension",
  copyWidths.as("widths"),
] as const

interface FileRow {
  readonly file_key: string
  readonly original_file_name: string
  readonly file_size: number
  readonly file_type: string
  readonly file_extension: Wire["File"]["fileExtension"]
  readonly widths: readonly number[]
}

const fileView = ({ links }: Links, row: FileRow, ends: Ends): Wire["File"] => {
  const linked = { fileKey: row.file_key, ends }
  const copyOf = links.copiesOf(linked)
  return {
    fileKey: row.file_key,
    contentUrl: links.of(linked),
    originalFileName: cleanFileName(row.original_file_name),
    fileSize: row.file_size,
    fileType: row.file_type,
    fileExtension: row.file_extension,
    thumbnails: row.widths.map((width) => ({ width, contentUrl: copyOf(width) })),
  }
}

/** Files by their keys; those that are gone are left out. */
export const filesByKey = async (
  db: Db,
  services: Links,
  keys: readonly string[],
  ends: Ends,
): Promise<ReadonlyMap<string, Wire["File"]>> => {
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom("files").select(fileColumns).where("key", "in", keys).execute()
  return new Map(rows.map((row) => [row.file_key, fileView(services, row, ends)]))
}

const isOfChat = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom("chat_message_files").select("file_key").where("file_key", "=", key).executeTakeFirst()) !==
  undefined

/** A file, wherever it belongs to. */
export const file = async (db: Db, services: Links & Pick<Services, "now">, key: string): Promise<Wire["File"]> => {
  const ends = (await isOfChat(db, key)) ? chatFilesEnd(services.now()) : null
  const found = (await filesByKey(db, services, [key], ends)).get(key)
  if (found === undefined) throw notFound()
  return found
}

/** Files grouped by what they belong to, in the order of the rows. */
export const filesOf = (
  services: Links,
  rows: readonly (FileRow & { readonly owner: string })[],
  ends: Ends,
): ReadonlyMap<string, readonly Wire["File"][]> => {
  const byOwner = new Map<string, Wire["File"][]>()
  for (const row of rows) byOwner.set(row.owner, [...(byOwner.get(row.owner) ?? []), fileView(services, row, ends)])
  return byOwner
}

/** The files of these listings, each one's in its order; only what moderation has approved unless the owner asks (E125). */
export const listingFiles = async (
  db: Db,
  services: Links,
  listingKeys: readonly string[],
  whose: "owner" | "public",
): Promise<ReadonlyMap<string, readonly Wire["File"][]>> => {
  if (listingKeys.length === 0) return new Map()
  const rows = await db
    .selectFrom("listing_files")
    .innerJoin("files", "files.key", "listing_files.file_key")
    .select(["listing_key as owner", ...fileColumns])
    .where("listing_key", "in", listingKeys)
    .$if(whose === "public", (query) => query.where("version_key", "is", null))
    .orderBy("position")
    .execute()
  return filesOf(services, rows, null)
}

/** Portfolio and education of these profiles; only what moderation has approved unless the owner asks. */
export const executantFiles = async (
  db: Db,
  services: Links,
  executantKeys: readonly string[],
  whose: "owner" | "public",
): Promise<(executantKey: string, kind: "Portfolio" | "Education") => Wire["File"][]> => {
  if (executantKeys.length === 0) return () => []
  const rows = await db
    .selectFrom("executant_files")
    .innerJoin("files", "files.key", "executant_files.file_key")
    .select(["executant_key", "kind", ...fileColumns])
    .where("executant_key", "in", executantKeys)
    .$if(whose === "public", (query) => query.where("approved", "=", true))
    .orderBy("position")
    .execute()
  const owned = rows.map((row) => ({ ...row, owner: `${row.executant_key}/${row.kind}` }))
  const grouped = filesOf(services, owned, null)
  return (key, kind) => [...(grouped.get(`${key}/${kind}`) ?? [])]
}
