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

export const serveFiles = (app: FastifyInstance, { db, links, files }: Downloads): void => {
  app.get<{ Params: { key: string }; Querystring: { signature?: unknown } }>("/files/:key", async (request, reply) => {
    const { key } = request.params
    const { signature } = request.query
    if (!keyPattern.test(key) || typeof signature !== "string" || !links.isSigned(key, signature)) throw notFound()
    const file = await db
      .selectFrom("files")
      .select(["original_file_name", "file_type", "file_extension", "storage_path"])
      .where("key", "=", key)
      .executeTakeFirst()
    if (file === undefined) throw notFound()
    const isShown = fileKindOf(file.file_extension) !== "document"
    return reply
      .header("Content-Type", file.file_type)
      .header("Content-Disposition", disposition(isShown ? "inline" : "attachment", file.original_file_name))
      .header("Content-Security-Policy", "default-src 'none'; sandbox")
      .header("Cache-Control", "private, max-age=31536000, immutable")
      .sendFile(file.storage_path, files.folder, { contentType: false, cacheControl: false })
  })
}
