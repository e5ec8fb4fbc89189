/** Published listings that a search asks for, and their order, which repeats nothing from page to page. */
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from "kysely"
import type { Db } from "../contract/services.ts"
import type { Schema } from "../db/schema.ts"
import { askedWords } from "./asked-words.ts"
import { allowMistypes, fitness, nameBegins, nameCloseness, says } from "./search-terms.ts"
import type { Place, PriceRange, Wanted } from "./search.ts"
import type { Known } from "./vocabulary.ts"
import type { ListingKind } from "../../src/domain/listings.ts"

type Matches<Output> = SelectQueryBuilder<Schema, "listings" | "listing_versions", Output>

const onMarket = (db: Db, kind: ListingKind) =>
  db
    .selectFrom("listings")
    .where("listings.kind", "=", kind)
    .where(sql<SqlBool>`listings.status = 'Published' and not listings.hide`)

const open = (db: Db, kind: ListingKind) =>
  onMarket(db, kind).innerJoin("listing_versions", "listing_versions.key", "listings.published_version_key")

/** The same, where conditions on words find the versions, and rows of these are read if something else asks for them. */
const openByWords = (db: Db, kind: ListingKind) =>
  onMarket(db, kind).leftJoin("listing_versions", "listing_versions.key", "listings.published_version_key")

/** Both circles must touch; boxes around them are what the index knows (D99). */
const isAt = ({ circle, geometryId }: Place): RawBuilder<SqlBool> => {
  const { lat, lon, radius } = circle ?? { lat: 0, lon: 0, radius: 0 }
  const point = sql`${lat}::float8, ${lon}::float8`
  const touches = sql`earth_circle(blurred(lat), blurred(lon), radius_metres::float8)
      && earth_circle(${point}, ${radius}::float8)
    and metres_between(blurred(lat), blurred(lon), ${point}) <= radius_metres + ${radius}::float8`
  const named = sql`geometry_id = ${geometryId}`
  const ways = [...(circle === null ? [] : [touches]), ...(geometryId === null ? [] : [named])]
  return sql<SqlBool>`listings.key in (select listing_key from locations where ${sql.join(ways, sql` or `)})`
}

const costs = ({ min, max }: PriceRange): RawBuilder<SqlBool> =>
  max === null
    ? sql<SqlBool>`listing_versions.price_eur_minor >= ${min}::bigint`
    : sql<SqlBool>`listing_versions.price_eur_minor between ${min}::bigint and ${max}::bigint`

/** A search whose words were looked up; null where there is no term. */
export interface Asked extends Omit<Wanted, "term"> {
  readonly words: readonly Known[] | null
}

/** The filters of a search: all but the kind of listings and their order. */
type Filter = Exclude<keyof Asked, "kind" | "orderBy" | "direction">

/** Looks the words up, in the same snapshot as the listings. */
export const asked = async (db: Db, { term, ...wanted }: Wanted): Promise<Asked> => ({
  ...wanted,
  words: term === null ? null : await askedWords(db, term),
})

const isIn = (categoryKeys: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`listing_versions.classificator_key in (${sql.join(categoryKeys)})`

/** Answers the conditions of a search; one for each filter, null where any listing will do. */
const conditionsOf = ({ words, categoryKeys, price, place }: Asked): readonly RawBuilder<SqlBool>[] => {
  const conditions: Readonly<Record<Filter, RawBuilder<SqlBool> | null>> = {
    words: words === null ? null : says(words),
    categoryKeys: categoryKeys === null ? null : isIn(categoryKeys),
    price: price === null ? null : costs(price),
    place: place === null ? null : isAt(place),
  }
  return Object.values(conditions).filter((condition) => condition !== null)
}

/** The listings, in no order yet. */
const matching = (db: Db, wanted: Asked) =>
  conditionsOf(wanted).reduce(
    (rows, condition) => rows.where(condition),
    wanted.words === null ? open(db, wanted.kind) : openByWords(db, wanted.kind),
  )

/**
 * The rating of each profile as everybody knows it; one without feedback is taken for a little better than middling.
 */
const rated = sql`(select target_key, avg(rating) as mean, count(*) as given, sum(rating) as total from feedbacks
  where is_revealed and removed_at is null group by target_key)`

const usualMark = 3.5
const usualWeight = 5
const bestMark = 5
/** After so many days a listing counts half as much (E76). */
const freshDays = 30

const daysOld = (now: Date) => sql`greatest(0, extract(epoch from ${now}::timestamptz - listings.updated_date) / 86400)`

/** Text rank × freshness × the rating, damped so that one mark doesn't make a master (D100). */
const recommendation = (
  words: readonly Known[],
  now: Date,
) => sql`${fitness(words)} / (1 + ${daysOld(now)} / ${freshDays}::float8)
  * (coalesce(rated.total, 0) + ${usualMark * usualWeight}::float8)
  / (coalesce(rated.given, 0) + ${usualWeight}) / ${bestMark}::float8`

const withRatings = <Output>(rows: Matches<Output>): Matches<Output> =>
  rows.leftJoin(sql<{ target_key: string }>`${rated}`.as("rated"), (join) =>
    join.on(sql<SqlBool>`rated.target_key = coalesce(listings.executant_key, listings.account_key)`),
  )

const sorted = <Output>(rows: Matches<Output>, { orderBy, direction, words }: Asked, now: Date): Matches<Output> => {
  const way = sql.raw(direction)
  switch (orderBy) {
    case "UpdatedDate":
      return rows.orderBy("listings.updated_date", direction).orderBy("listings.key", direction)
    case "CreatedDate":
      return rows.orderBy("listings.created_date", direction).orderBy("listings.key", direction)
    case "Price":
      return rows.orderBy(sql`listing_versions.price_eur_minor ${way} nulls last`).orderBy("listings.key", direction)
    case "Rating":
      return withRatings(rows)
        .orderBy(sql`rated.mean ${way} nulls last`)
        .orderBy("listings.key", direction)
    case "Recommended":
      return withRatings(rows)
        .orderBy(recommendation(words ?? [], now), "desc")
        .orderBy("listings.key", "desc")
  }
}

export interface Page {
  readonly top: number
  readonly skip: number
}

/** The query of one page of keys. */
export const pageQuery = (db: Db, wanted: Asked, { top, skip }: Page, now: Date) =>
  sorted(matching(db, wanted).select("listings.key"), wanted, now).limit(top).offset(skip)

/** Counts the listings. The whole market has been counted already (E686). */
export const countQuery = (db: Db, wanted: Asked) =>
  conditionsOf(wanted).length === 0
    ? db.selectFrom("market_counts").select("listings as count").where("kind", "=", wanted.kind)
    : matching(db, wanted).select(({ fn }) => fn.countAll<number>().as("count"))

const counted = async (db: Db, wanted: Asked): Promise<number> =>
  Number((await countQuery(db, wanted).executeTakeFirstOrThrow()).count)

export const searchCount = async (db: Db, wanted: Wanted): Promise<number> => counted(db, await asked(db, wanted))

export interface Found {
  /** Of all pages. */
  readonly count: number
  readonly keys: readonly string[]
}

/** One page, and how many there are. Words are looked for once: the search, not the page, is what takes its time. */
export const searchPage = async (db: Db, search: Wanted, page: Page, now: Date): Promise<Found> => {
  const wanted = await asked(db, search)
  const query = pageQuery(db, wanted, page, now)
  if (wanted.words === null) {
    const count = await counted(db, wanted)
    return { count, keys: (await query.execute()).map(({ key }) => key) }
  }
  const rows = await query.select(sql<number>`count(*) over ()`.as("count")).execute()
  const [first] = rows
  const mayHideSome = page.skip > 0 || page.top === 0
  const count = first === undefined && mayHideSome ? await counted(db, wanted) : Number(first?.count ?? 0)
  return { count, keys: rows.map(({ key }) => key) }
}

/** Names of listings that may be meant, each once. */
export const suggestionQuery = (db: Db, kind: ListingKind, value: string, top: number) =>
  open(db, kind)
    .where(nameBegins(value))
    .select((select) => select.fn.min<string>("listing_versions.name").as("name"))
    .groupBy(sql`small_letters(listing_versions.name)`)
    .orderBy(nameCloseness(value), "desc")
    .orderBy("name")
    .limit(top)

export const suggestions = async (db: Db, kind: ListingKind, value: string, top: number): Promise<string[]> => {
  await allowMistypes(db)
  return (await suggestionQuery(db, kind, value, top).execute()).map(({ name }) => name)
}
