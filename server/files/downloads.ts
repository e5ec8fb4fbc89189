/** Serves files by their signed links, so that nothing in them can act in the product's name. */
import { Readable } from "node:stream"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import { cleanFileName } from "../../src/domain/file-names.ts"
import { secondMs } from "../../src/domain/durations.ts"
import { fileKindOf } from "../../src/domain/files.ts"
import { thumbnailWidths } from "../../src/domain/limits.ts"
import { filesLine } from "../contract/door.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import { invalid, notFound } from "../contract/refusals.ts"
import { isKnown } from "../contract/tags.ts"
import type { Schema } from "../db/schema.ts"
import type { FileLinks, FileStore } from "../contract/services.ts"
import { rangeOf } from "./ranges.ts"

interface Downloads {
  readonly db: Kysely<Schema>
  readonly links: FileLinks
  readonly now: () => Date
  /** The turns in which to ask the database; a file may be long on its way, and holds none meanwhile. */
  readonly turns: FairTurns
  readonly files: FileStore
}

const keyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

/** RFC 6266: a name in any language; those that were kept before they were cleaned are cleaned here. */
const disposition = (kind: "inline" | "attachment", name: string): string =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(cleanFileName(name)).replaceAll("'", "%27")}`

interface Asked {
  readonly Params: { readonly key: string }
  readonly Querystring: {
    readonly signature?: unknown
    readonly w?: unknown
    readonly width?: unknown
    readonly ends?: unknown
  }
}

const protection = { "Content-Security-Policy": "default-src 'none'; sandbox" }
const forEver = "private, max-age=31536000, immutable"
const forNow = "private, max-age=60"

const numberOf = (text: unknown): number | undefined => (text === undefined ? undefined : Number(text))

/** Each width has one spelling, so that nobody fills the caches on the way with others. */
const copyWidthOf = (text: unknown): number => {
  const width = thumbnailWidths.find((one) => String(one) === text)
  if (width === undefined) throw invalid({ w: ["unknown"] })
  return width
}

/** A text that is no moment makes a signature that nobody has. */
const endOf = (text: unknown): Date | undefined => (text === undefined ? undefined : new Date(Number(text) * secondMs))

/** The copy of that width or the next wider one, else the widest: the picture itself is no wider. */
const smallerCopy = async (db: Kysely<Schema>, fileKey: string, width: number) => {
  const copies = await db
    .selectFrom("file_thumbnails")
    .select(["width", "media_type", "storage_path"])
    .where("file_key", "=", fileKey)
    .orderBy("width")
    .execute()
  return copies.find((copy) => copy.width >= width) ?? copies.at(-1)
}

const wholeFile = (db: Kysely<Schema>, key: string) =>
  db
    .selectFrom("files")
    .select(["original_file_name", "file_type", "file_extension", "storage_path"])
    .where("key", "=", key)
    .executeTakeFirst()

interface Content {
  readonly storage_path: string
  readonly mediaType: string
  readonly disposition: string
  readonly cache: string
}

/** The whole, the part that was asked for, or nothing where the asker has it already. */
const send = async (request: FastifyRequest, reply: FastifyReply, files: FileStore, content: Content) => {
  const { storage_path: path, mediaType, disposition: shownAs, cache } = content
  const tag = `"${path.split("/").at(-1) ?? path}"`
  reply.headers({ ETag: tag, "Cache-Control": cache, "Accept-Ranges": "bytes", ...protection })
  if (isKnown(request, tag)) return reply.code(304).send()
  const size = await files.sizeOf(path)
  if (size === null) throw notFound()
  const ifRange = request.headers["if-range"]
  const range = ifRange === undefined || ifRange === tag ? rangeOf(request.headers.range, size) : null
  if (range === "none") throw invalid({ range: ["outOfRange"] })
  reply.headers({ "Content-Type": mediaType, "Content-Disposition": shownAs })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  reply.header("Content-Length", end - start + 1)
  if (range !== null) reply.code(206).header("Content-Range", `bytes ${start}-${end}/${size}`)
  // Of a text its own length would be said, in place of the file's.
  return reply.send(request.method === "HEAD" ? Readable.from([]) : await files.read(path, range ?? undefined))
}

export const serveFiles = (app: FastifyInstance, { db, links, now, files, turns }: Downloads): void => {
  const inTurn = <Value>({ ip }: FastifyRequest, work: () => Promise<Value>): Promise<Value> =>
    turns.inTurn(filesLine(ip), work)

  app.get<Asked>("/files/:key", async (request, reply) => {
    const { key } = request.params
    const { signature, w, width: signed, ends } = request.query
    const signedWidth = numberOf(signed)
    const file = { fileKey: key, isCopy: w !== undefined, signedWidth, ends: endOf(ends) }
    if (!keyPattern.test(key) || typeof signature !== "string" || !links.isGood(file, signature, now()))
      throw notFound()
    const width = w === undefined ? signedWidth : copyWidthOf(w)
    const small = width === undefined ? undefined : await inTurn(request, () => smallerCopy(db, key, width))
    if (small !== undefined) {
      const { storage_path, media_type: mediaType } = small
      return send(request, reply, files, { storage_path, mediaType, disposition: "inline", cache: forEver })
    }
    const whole = await inTurn(request, () => wholeFile(db, key))
    if (whole === undefined) throw notFound()
    const isShown = fileKindOf(whole.file_extension) !== "document"
    return send(request, reply, files, {
      storage_path: whole.storage_path,
      mediaType: whole.file_type,
      disposition: disposition(isShown ? "inline" : "attachment", whole.original_file_name),
      // A smaller copy may be there the next time.
      cache: width === undefined ? forEver : forNow,
    })
  })
}
