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

/** Files by their keys; those that are gone are left out. */
export const filesByKey = async (
  db: Db,
  services: Links,
  keys: readonly string[],
  ends: Ends,
): Promise<ReadonlyMap<string, Wire["File"]>> => {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom("files")
    .select(["key", "original_file_name", "file_size", "file_type", "file_extension", copyWidths.as("widths")])
    .where("key", "in", keys)
    .execute()
  return new Map(
    rows.map((row) => {
      const linked = { fileKey: row.key, ends }
      const copyOf = services.links.copiesOf(linked)
      return [
        row.key,
        {
          fileKey: row.key,
          contentUrl: services.links.of(linked),
          originalFileName: cleanFileName(row.original_file_name),
          fileSize: row.file_size,
          fileType: row.file_type,
          fileExtension: row.file_extension,
          thumbnails: row.widths.map((width) => ({ width, contentUrl: copyOf(width) })),
        },
      ]
    }),
  )
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
export const filesOf = async (
  db: Db,
  services: Links,
  rows: readonly { readonly owner: string; readonly file_key: string }[],
  ends: Ends,
): Promise<ReadonlyMap<string, readonly Wire["File"][]>> => {
  const found = await filesByKey(
    db,
    services,
    rows.map((row) => row.file_key),
    ends,
  )
  const byOwner = new Map<string, Wire["File"][]>()
  for (const { owner, file_key: key } of rows) {
    const one = found.get(key)
    if (one !== undefined) byOwner.set(owner, [...(byOwner.get(owner) ?? []), one])
  }
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
    .select(["listing_key as owner", "file_key"])
    .where("listing_key", "in", listingKeys)
    .$if(whose === "public", (query) => query.where("version_key", "is", null))
    .orderBy("position")
    .execute()
  return filesOf(db, services, rows, null)
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
    .select(["executant_key", "kind", "file_key"])
    .where("executant_key", "in", executantKeys)
    .$if(whose === "public", (query) => query.where("approved", "=", true))
    .orderBy("position")
    .execute()
  const grouped = await filesOf(
    db,
    services,
    rows.map((row) => ({ owner: `${row.executant_key}/${row.kind}`, file_key: row.file_key })),
    null,
  )
  return (key, kind) => [...(grouped.get(`${key}/${kind}`) ?? [])]
}
