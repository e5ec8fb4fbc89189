/** Shows search engines `/robots.txt`, `/sitemap.xml`, and the files it names, a few for each kind of page. */
import { sql, type Kysely } from "kysely"
import type { Flags } from "../../src/domain/flags.ts"
import type { Language } from "../../src/domain/languages.ts"
import { listingFlags, type ListingKind } from "../../src/domain/listings.ts"
import { lastChanged } from "../../src/domain/static-pages.ts"
import type { Schema } from "../db/schema.ts"
import { html, trusted, type Fragment } from "../web/html.ts"
import { executantAddress, languageEnding, listingAddress, searchAddress, staticPages } from "./addresses.ts"
import { shortLanguage } from "./languages.ts"

type Db = Kysely<Schema>

/** Pages of one file: far below the 50,000 that may be, as each is listed in all languages, and 50 MB are the bound. */
export const pagesOfFile = 1_000

/** A part of a kind's pages: those from one key on, in the kind's own order. */
export interface SitemapPart {
  readonly first: string
  readonly changed: Date | null
}

export interface SitemapPage {
  readonly address: string
  readonly changed: Date | null
}

export interface SitemapKind {
  readonly flag: keyof Flags
  readonly parts: (db: Db) => Promise<readonly SitemapPart[]>
  readonly pages: (db: Db, first: string) => Promise<readonly SitemapPage[]>
}

/** In the order of their creation, by its index, so that what is new is at the end and older files stay as they are. */
const listings = (kind: ListingKind): SitemapKind => ({
  flag: listingFlags[kind],
  parts: async (db) => {
    const { rows } = await sql<SitemapPart>`
      select (array_agg(key order by place))[1] as first, max(updated_date) as changed
      from (
        select key, updated_date, row_number() over (order by created_date, key) as place
        from listings where kind = ${kind} and status = 'Published' and not hide
      ) as placed
      group by (place - 1) / ${sql.lit(pagesOfFile)}
      order by min(place)`.execute(db)
    return rows
  },
  pages: async (db, first) => {
    const from = await db.selectFrom("listings").select("created_date").where("key", "=", first).executeTakeFirst()
    if (from === undefined) return []
    const rows = await db
      .selectFrom("listings")
      .select(["key", "updated_date as changed"])
      .where("kind", "=", kind)
      .where("status", "=", "Published")
      .where("hide", "=", false)
      .where(({ eb, refTuple, tuple }) => eb(refTuple("created_date", "key"), ">=", tuple(from.created_date, first)))
      .orderBy("created_date")
      .orderBy("key")
      .limit(pagesOfFile)
      .execute()
    return rows.map(({ key, changed }) => ({ address: listingAddress(kind, key), changed }))
  },
})

/** When a profile was last changed is not kept, so nothing is said of it. */
const executants: SitemapKind = {
  flag: "executant",
  parts: async (db) => {
    const { rows } = await sql<SitemapPart>`
      select (array_agg(key order by place))[1] as first, null as changed
      from (
        select key, row_number() over (order by key) as place
        from executants where status = 'Published' and not blocked
      ) as placed
      group by (place - 1) / ${sql.lit(pagesOfFile)}
      order by min(place)`.execute(db)
    return rows
  },
  pages: async (db, first) => {
    const rows = await db
      .selectFrom("executants")
      .select("key")
      .where("status", "=", "Published")
      .where("blocked", "=", false)
      .where("key", ">=", first)
      .orderBy("key")
      .limit(pagesOfFile)
      .execute()
    return rows.map(({ key }) => ({ address: executantAddress(key), changed: null }))
  },
}

export const sitemapKinds = { orders: listings("Order"), offers: listings("Offer"), executants } as const

const ofTexts = new Date(`${lastChanged}T00:00:00.000Z`)

/** The pages that are about nothing of their own. */
export const fixedPages: readonly SitemapPage[] = [
  ...["/", searchAddress("Offer"), searchAddress("Order")].map((address) => ({ address, changed: null })),
  ...Object.keys(staticPages).map((address) => ({ address, changed: ofTexts })),
]

const lastmod = (changed: Date | null): Fragment | null => changed && html`<lastmod>${changed.toISOString()}</lastmod>`

/** A document of these rows. */
const document = (name: string, namespaces: string, rows: readonly Fragment[]): string =>
  html`${trusted(`<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespaces}>\n`)}${rows}${trusted(`</${name}>\n`)}`
    .text

const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A file of the index. */
export interface SitemapEntry {
  readonly url: string
  readonly changed: Date | null
}

export const sitemapIndex = (files: readonly SitemapEntry[]): string => {
  const rows = files.map(({ url, changed }) => html`<sitemap><loc>${url}</loc>${lastmod(changed)}</sitemap> `)
  return document("sitemapindex", sitemaps, rows)
}

/** Each page with its languages. */
export const sitemapFile = (
  pages: readonly SitemapPage[],
  publicUrl: string,
  available: readonly Language[],
): string => {
  const rows = pages.map(({ address, changed }) => {
    const location = html`${publicUrl + address}`
    const link = (name: string, ending = ""): Fragment =>
      html`<xhtml:link rel="alternate" hreflang="${name}" href="${location}${ending}" />`
    const links = available.map(shortLanguage).map((short) => link(short, languageEnding(address, short)))
    return html`<url><loc>${location}</loc>${lastmod(changed)}${links}${link("x-default")}</url> `
  })
  return document("urlset", `${sitemaps} xmlns:xhtml="http://www.w3.org/1999/xhtml"`, rows)
}

/**
 * Writes `/robots.txt`: pages of one person alone are not forbidden here, as a page that may not be fetched can't say
 * that it is not to be listed. Operations are open, as who draws the app's pages asks them.
 */
export const robots = (publicUrl: string): string =>
  [
    "User-agent: *",
    "Disallow: /auth/",
    "Disallow: /hubs/",
    "Disallow: /identity/",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n")
