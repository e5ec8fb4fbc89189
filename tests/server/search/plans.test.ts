/** Searches among thousands of listings ask indexes, and read no table from end to end. Spec §7 Search. */
import { randomUUID } from "node:crypto"
import { sql, type Kysely } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { withSnapshot } from "../../../server/db/database.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { asked, countQuery, pageQuery, suggestionQuery } from "../../../server/domain/search-rows.ts"
import { allowMistypes } from "../../../server/domain/search-terms.ts"
import { wantedOf } from "../../../server/domain/search.ts"
import type { Input } from "../../../server/contract/shapes.ts"
import { classificator } from "../../../server/data/classificator.ts"
import { plannedOn } from "../db/engines.ts"
import { addAccount } from "../db/people.ts"
import { nowOfSearches } from "./published.ts"

const listings = 20_000

const words =
  "brake canvas delta ember fabric garnet hollow island jigsaw kettle ladder mortar nickel orchid pillow quartz"

/** Names and descriptions of rare words and common ones, in all kinds of places. */
const fill = async (db: Kysely<Schema>): Promise<void> => {
  const accountKey = await addAccount(db)
  const categories = classificator.flatMap(({ children }) => children.map(({ key }) => key))
  await sql`set session_replication_role = replica`.execute(db)
  await sql`create temporary table made as select n, gen_random_uuid() as key, gen_random_uuid() as version
    from generate_series(1, ${listings}) as n`.execute(db)
  await sql`insert into listings (key, kind, account_key, status, latest_version_key, published_version_key,
      created_date, updated_date)
    select key, 'Order', ${accountKey}::uuid, 'Published', version, version, moment, moment from (
      select *, timestamptz '2026-01-01' + n * interval '1 second' as moment from made) as timed`.execute(db)
  await sql`insert into listing_versions (key, listing_key, version_status, name, description, classificator_key,
      price_by_agreement, price_value_minor, price_currency, price_unit, start_date, end_date)
    select version, key, 'Published',
      (string_to_array(${words}, ' '))[1 + n % 16] || ' ' || (string_to_array(${words}, ' '))[1 + (n / 16) % 16]
        || ' ' || (string_to_array(${words}, ' '))[1 + (n / 256) % 16],
      'Number ' || n, (${sql.val(categories)}::uuid[])[1 + n % ${categories.length}::int],
      false, n * 10, 'EUR', 'Service', '2026-03-01', '2026-03-05' from made`.execute(db)
  await sql`insert into locations (key, listing_key, address, lat, lon, radius_metres)
    select gen_random_uuid(), key, 'Somewhere', 48 + (n % 700) / 100.0, 7 + (n / 700) / 3.0, 5000 from made`.execute(db)
  await sql`set session_replication_role = default`.execute(db)
  await sql`drop table made`.execute(db)
  await sql`select recount_words()`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

interface Node {
  readonly "Node Type": string
  readonly "Relation Name"?: string
  readonly "Index Name"?: string
  readonly Plans?: readonly Node[]
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Answers what a query would do: the indexes it asks, and the tables it reads from end to end. */
const planned = async (query: { readonly explain: (format: "json") => Promise<unknown[]> }) => {
  const [row] = await query.explain("json")
  const [first] = Object.values(row as Readonly<Record<string, readonly { readonly Plan: Node }[]>>)
  const plan = first?.[0]?.Plan
  if (plan === undefined) throw new Error("There is no plan.")
  const nodes = nodesOf(plan)
  return {
    indexes: new Set(nodes.flatMap((node) => node["Index Name"] ?? [])),
    whole: nodes.flatMap((node) => (node["Node Type"] === "Seq Scan" ? (node["Relation Name"] ?? "?") : [])),
  }
}

type Query = Input<"search">["query"]

const root = classificator[0]?.key ?? ""
const leaf = classificator[0]?.children[0]?.key ?? ""

const cheapest: Query = { "SortBy.OrderBy": "Price", "SortBy.Direction": "asc" }

const cases: readonly (readonly [string, Query, readonly string[]])[] = [
  ["the newest", {}, ["listings_by_update"]],
  ["the oldest", { "SortBy.OrderBy": "CreatedDate", "SortBy.Direction": "asc" }, ["listings_by_creation"]],
  ["the cheapest", cheapest, ["listing_versions_cheapest"]],
  ["the dearest", { "SortBy.OrderBy": "Price" }, ["listing_versions_dearest"]],
  ["a word", { term: "12345" }, ["listing_versions_search"]],
  ["common words", { term: "number jigsaw" }, ["listing_versions_search"]],
  ["a mistyped word", { term: "orkhid jigsaw" }, ["listing_versions_search"]],
  ["what is recommended", { term: "19999", "SortBy.OrderBy": "Recommended" }, ["listing_versions_search"]],
  ["a price", { "Filter.PriceMin": 100, "Filter.PriceMax": 101, ...cheapest }, ["listing_versions_cheapest"]],
  [
    "a place",
    { "Location.Coordinates.Lat": 52.5, "Location.Coordinates.Lon": 13.4, "Location.Radius": 5_000 },
    ["locations_on_earth"],
  ],
  ["a place that only listings know", { "Location.GeometryId": randomUUID() }, ["locations_by_geometry"]],
]

describe.each(plannedOn)("the plans of a search on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
    await fill(database.db)
  }, 180_000)
  afterAll(() => database.close())

  it.each(cases)("of %s ask its index", async (_what, query, indexes) => {
    const plan = await withSnapshot(database.db, async (snapshot) => {
      const wanted = await asked(snapshot, wantedOf({ path: { type: "orders" }, query }))
      return planned(pageQuery(snapshot, wanted, { top: 20, skip: 0 }, nowOfSearches))
    })
    expect([...plan.indexes]).toEqual(expect.arrayContaining([...indexes]))
    expect(plan.whole.filter((table) => table !== "feedbacks")).toEqual([])
  })

  it.each([leaf, root])("of a category ask an index", async (key) => {
    const wanted = wantedOf({ path: { type: "orders" }, query: { "Filter.ClassificatorPrimaryKey": [key] } })
    const plan = await withSnapshot(database.db, async (snapshot) =>
      planned(pageQuery(snapshot, await asked(snapshot, wanted), { top: 20, skip: 0 }, nowOfSearches)),
    )
    expect(plan.whole).toEqual([])
  })

  it("count by the same indexes", async () => {
    const wanted = wantedOf({ path: { type: "orders" }, query: { term: "12345" } })
    const plan = await withSnapshot(database.db, async (snapshot) => {
      return planned(countQuery(snapshot, await asked(snapshot, wanted)))
    })
    expect([...plan.indexes]).toContain("listing_versions_search")
    expect(plan.whole).toEqual([])
  })

  it("of suggestions ask the index of names", async () => {
    const plan = await withSnapshot(database.db, async (snapshot) => {
      await allowMistypes(snapshot)
      return planned(suggestionQuery(snapshot, "Order", "quartz orchid pil", 6))
    })
    expect([...plan.indexes]).toEqual(expect.arrayContaining(["listing_versions_search", "listing_versions_name"]))
    expect(plan.whole).toEqual([])
  })
})
