/** Serves what search engines are shown, each file made in the turn of who asks, and kept for a while. */
import { gunzipSync, gzipSync } from "node:zlib"
import { negotiate } from "@fastify/accept-negotiator"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import { minuteMs } from "../../src/domain/durations.ts"
import type { Flags } from "../../src/domain/flags.ts"
import type { Language } from "../../src/domain/languages.ts"
import { networkLine } from "../contract/door.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import { notFound } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"
import {
  fixedPages,
  robots,
  sitemapFile,
  sitemapIndex,
  sitemapKinds,
  type SitemapEntry,
  type SitemapPage,
} from "./sitemaps.ts"

interface Showing {
  readonly db: Kysely<Schema>
  readonly turns: FairTurns
  readonly publicUrl: string
  readonly flags: Flags
  readonly available: () => readonly Language[]
}

const keptForMs = 10 * minuteMs
/** Files, compressed; one is about 60 KB. */
const mostKept = 100

const isKind = (name: string): name is keyof typeof sitemapKinds => Object.hasOwn(sitemapKinds, name)

export const serveSitemaps = (app: FastifyInstance, { db, turns, publicUrl, flags, available }: Showing): void => {
  const kept = new LRUCache<string, Buffer>({ max: mostKept, ttl: keptForMs })

  const index = async (): Promise<string> => {
    const files: SitemapEntry[] = [{ url: `${publicUrl}/sitemaps/pages.xml`, changed: null }]
    for (const [name, { flag, parts }] of Object.entries(sitemapKinds))
      for (const { first, changed } of flags[flag] ? await parts(db) : [])
        files.push({ url: `${publicUrl}/sitemaps/${name}/${first}.xml`, changed })
    return sitemapIndex(files)
  }

  const pagesFrom = async (name: string, first: string): Promise<readonly SitemapPage[]> => {
    if (!isKind(name) || !flags[sitemapKinds[name].flag]) throw notFound()
    const pages = await sitemapKinds[name].pages(db, first)
    if (pages.length === 0) throw notFound()
    return pages
  }

  /** The same file again, or made anew in the turn of who asks. */
  const send = async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<string>) => {
    const [path = ""] = request.url.split("?")
    const file =
      kept.get(path) ??
      (await turns.inTurn(networkLine(request.ip), async () => {
        const made = kept.get(path) ?? gzipSync(await make())
        kept.set(path, made)
        return made
      }))
    reply
      .headers({ "Cache-Control": `public, max-age=${keptForMs / 1_000}`, Vary: "Accept-Encoding" })
      .type("application/xml; charset=utf-8")
    if (negotiate(request.headers["accept-encoding"] ?? "", ["gzip", "identity"]) !== "gzip")
      return reply.send(gunzipSync(file))
    return reply.header("Content-Encoding", "gzip").send(file)
  }

  app.get("/robots.txt", (_request, reply) => reply.type("text/plain; charset=utf-8").send(robots(publicUrl)))
  app.get("/sitemap.xml", (request, reply) => send(request, reply, index))
  app.get("/sitemaps/pages.xml", (request, reply) =>
    send(request, reply, async () => sitemapFile(fixedPages, publicUrl, available())),
  )
  app.get<{ readonly Params: { readonly kind: string; readonly file: string } }>(
    "/sitemaps/:kind/:file",
    (request, reply) => {
      const [, first] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.xml$/u.exec(request.params.file) ?? []
      if (first === undefined) throw notFound()
      return send(request, reply, async () =>
        sitemapFile(await pagesFrom(request.params.kind, first), publicUrl, available()),
      )
    },
  )
}
