/** Files on the wire. Spec §3 File; D38. */
import type { Db, Services } from "../contract/context.ts"
import type { Wire } from "../contract/shapes.ts"

/** The files of these orders, each order's in its order. */
export const orderFiles = async (
  db: Db,
  { links }: Pick<Services, "links">,
  orderKeys: readonly string[],
): Promise<ReadonlyMap<string, readonly Wire["File"][]>> => {
  const byOrder = new Map<string, Wire["File"][]>()
  if (orderKeys.length === 0) return byOrder
  const rows = await db
    .selectFrom("listing_files")
    .innerJoin("files", "files.key", "listing_files.file_key")
    .select([
      "listing_files.listing_key",
      "files.key",
      "files.original_file_name",
      "files.file_size",
      "files.file_type",
      "files.file_extension",
    ])
    .where("listing_files.listing_key", "in", orderKeys)
    .orderBy("listing_files.position")
    .execute()
  for (const row of rows) {
    const list = byOrder.get(row.listing_key) ?? []
    list.push({
      fileKey: row.key,
      contentUrl: links.of(row.key),
      originalFileName: row.original_file_name,
      fileSize: row.file_size,
      fileType: row.file_type,
      fileExtension: row.file_extension,
      thumbnails: [],
    })
    byOrder.set(row.listing_key, list)
  }
  return byOrder
}
