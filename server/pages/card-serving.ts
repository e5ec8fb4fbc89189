/**
 * Serves cards. One is drawn when it is first asked for, one at a time on a node and in fair turns of the networks that
 * ask, and kept in bounded memory by what it says: so a flood of made-up addresses draws nothing.
 */
import { buffer } from "node:stream/consumers"
import type { FastifyInstance } from "fastify"
import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import type { Flags } from "../../src/domain/flags.ts"
import type { Language } from "../../src/domain/languages.ts"
import { networkLine } from "../contract/door.ts"
import { createFairTurns, type FairTurns } from "../contract/fair-turns.ts"
import { notFound } from "../contract/refusals.ts"
import type { FileStore } from "../contract/services.ts"
import { isKnown } from "../contract/tags.ts"
import type { Schema } from "../db/schema.ts"
import { pageAt } from "./addresses.ts"
import { cardType, drawCard } from "./card-drawing.ts"
import { cardVersion, executantCard, listingCard, siteCard, type Card } from "./cards.ts"
import type { Subjects } from "./subjects.ts"
import type { PageTexts } from "./texts.ts"

interface Drawing {
  readonly db: Kysely<Schema>
  readonly turns: FairTurns
  readonly flags: Flags
  readonly files: FileStore
  readonly subjects: Subjects
  readonly textsIn: (language: Language) => PageTexts
  readonly languageOf: (query: string) => Language
}

/** Bytes of cards that are kept. */
const keptBytes = 16 * 1024 * 1024

/** A card is 110 ms of a processor. */
const drawingLimits = { atOnce: 1, atOnceEach: 1, waitingEach: 12, retryAfterMs: 5_000 } as const

/** Pixels; a copy as wide as that has enough of them for the card's picture. */
const wideEnough = 800

const day = 24 * 60 * 60

/** The smallest copy that is wide enough, else the picture itself. */
const storedAt = async (db: Kysely<Schema>, fileKey: string): Promise<string | undefined> => {
  const copy = await db
    .selectFrom("file_thumbnails")
    .select("storage_path")
    .where("file_key", "=", fileKey)
    .where("width", ">=", wideEnough)
    .orderBy("width")
    .limit(1)
    .executeTakeFirst()
  const stored =
    copy ?? (await db.selectFrom("files").select("storage_path").where("key", "=", fileKey).executeTakeFirst())
  return stored?.storage_path
}

export const serveCards = (app: FastifyInstance, drawing: Drawing): void => {
  const { db, turns, flags, files, subjects, textsIn, languageOf } = drawing
  const drawn = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length })
  const beingDrawn = new Map<string, Promise<Buffer>>()
  const hands = createFairTurns(drawingLimits)

  const cardOf = async (path: string, language: Language): Promise<Card | undefined> => {
    const texts = textsIn(language)
    const page = pageAt(path === "/home" ? "/" : path, "", flags)
    if (page.kind === "home") return siteCard(texts)
    if (page.kind === "listing") {
      const shown = await subjects.listing(page.of, page.key)
      return shown && listingCard(texts, language, shown)
    }
    if (page.kind !== "executant") return undefined
    const shown = await subjects.executant(page.key)
    return shown && executantCard(texts, language, shown)
  }

  const photoOf = async ({ fileKey }: Card, line: string): Promise<Buffer | null> => {
    if (fileKey === null) return null
    const path = await turns.inTurn(line, () => storedAt(db, fileKey))
    if (path === undefined || (await files.sizeOf(path)) === null) return null
    return buffer(await files.read(path))
  }

  const draw = async (card: Card, version: string, line: string): Promise<Buffer> => {
    const picture = await hands.inTurn(line, async () => drawCard(card, await photoOf(card, line)))
    drawn.set(version, picture)
    return picture
  }

  /** Answers the picture of a card; somebody who asks while it is being drawn gets that one. */
  const pictureOf = (card: Card, version: string, line: string): Buffer | Promise<Buffer> => {
    const known = drawn.get(version) ?? beingDrawn.get(version)
    if (known !== undefined) return known
    const begun = draw(card, version, line).finally(() => beingDrawn.delete(version))
    beingDrawn.set(version, begun)
    return begun
  }

  app.get<{ readonly Params: { readonly "*": string } }>("/cards/*", async (request, reply) => {
    const [, path] = /^([^.]+)\.jpg$/u.exec(request.params["*"]) ?? []
    if (path === undefined) throw notFound()
    const line = networkLine(request.ip)
    const language = languageOf(request.url.split("?")[1] ?? "")
    const card = await turns.inTurn(line, () => cardOf(`/${path}`, language))
    if (card === undefined) throw notFound()
    const version = cardVersion(card)
    const tag = `"${version}"`
    reply.headers({
      ETag: tag,
      "Cache-Control": `public, max-age=${day}`,
      // Messengers and other sites show it.
      "Cross-Origin-Resource-Policy": "cross-origin",
    })
    if (isKnown(request, tag)) return reply.code(304).send()
    return reply.type(cardType).send(await pictureOf(card, version, line))
  })
}
