/** Serves files by their signed links, so that nothing in them can act in the product's name. D38; E6. */
import type { FastifyInstance } from "fastify"
import type { Kysely } from "kysely"
import { fileKindOf } from "../../src/domain/files.ts"
import { notFound } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"
import type { FileLinks } from "./links.ts"
import type { FileStore } from "./store.ts"

interface Downloads {
  readonly db: Kysely<Schema>
  readonly links: FileLinks
  readonly files: FileStore
}

const keyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

/** RFC 6266: a name in any language. */
const disposition = (kind: "inline" | "attachment", name: string): string =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", "%27")}`

interface Asked {
  readonly Params: { readonly key: string }
  readonly Querystring: { readonly signature?: unknown; readonly width?: unknown }
}

const protection = { "Content-Security-Policy": "default-src 'none'; sandbox" }
const forEver = "private, max-age=31536000, immutable"

const widthOf = (text: unknown): number | undefined => (text === undefined ? undefined : Number(text))

/** The copy of that width, or the next wider one. */
const smallerCopy = (db: Kysely<Schema>, fileKey: string, width: number) =>
  db
    .selectFrom("file_thumbnails")
    .select(["media_type", "storage_path"])
    .where("file_key", "=", fileKey)
    .where("width", ">=", width)
    .orderBy("width")
    .limit(1)
    .executeTakeFirst()

export const serveFiles = (app: FastifyInstance, { db, links, files }: Downloads): void => {
  app.get<Asked>("/files/:key", async (request, reply) => {
    const { key } = request.params
    const { signature } = request.query
    const width = widthOf(request.query.width)
    if (!keyPattern.test(key) || typeof signature !== "string" || !links.isSigned(key, signature, width))
      throw notFound()
    const small = width === undefined ? undefined : await smallerCopy(db, key, width)
    if (small !== undefined)
      return reply
        .headers(protection)
        .header("Content-Type", small.media_type)
        .header("Content-Disposition", "inline")
        .header("Cache-Control", forEver)
        .sendFile(small.storage_path, files.folder, { contentType: false, cacheControl: false })
    const file = await db
      .selectFrom("files")
      .select(["original_file_name", "file_type", "file_extension", "storage_path"])
      .where("key", "=", key)
      .executeTakeFirst()
    if (file === undefined) throw notFound()
    const isShown = fileKindOf(file.file_extension) !== "document"
    return (
      reply
        .header("Content-Type", file.file_type)
        .header("Content-Disposition", disposition(isShown ? "inline" : "attachment", file.original_file_name))
        .headers(protection)
        // A smaller copy may be there the next time.
        .header("Cache-Control", width === undefined ? forEver : "private, max-age=60")
        .sendFile(file.storage_path, files.folder, { contentType: false, cacheControl: false })
    )
  })
}
