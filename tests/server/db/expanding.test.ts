/**
 * A migration only adds to the schema, so that the nodes of the release before go on serving on the new one. What no release
 * uses any more is dropped by a later one, which says so here.
 */
import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const folder = new URL("../../../server/db/migrations/", import.meta.url)

/** Migrations of before there was this law. */
const lastFree = "0057-support-logs.ts"

/** By file, what it takes away, and since when nothing reads or writes it. */
const contracting: Readonly<Record<string, string>> = {}

/** Statements that a node of the release before would fail after, in its reads or its writes. */
const breaking = [
  /\bdrop\s+(?:table|column|view|type|function|trigger|sequence)\b/iu,
  /\brename\s+(?:to|column)\b/iu,
  /\balter\s+column\s+\w+\s+(?:type|set\s+data\s+type|set\s+not\s+null|drop\s+default)\b/iu,
  /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s(?:(?!\bdefault\b|\bgenerated\b)[^,`])*\bnot\s+null(?:(?!\bdefault\b|\bgenerated\b)[^,`])*(?:,|`|$)/iu,
  /\badd\s+constraint\b/iu,
]

const isBreaking = (statements: string): boolean => breaking.some((one) => one.test(statements))

it("since there are nodes that take turns", () => {
  const since = readdirSync(folder).filter((file) => file > lastFree)
  expect(since.length).toBeGreaterThan(0)
  const taking = since.filter((file) => isBreaking(readFileSync(new URL(file, folder), "utf8")))
  expect(taking.toSorted()).toEqual(Object.keys(contracting).toSorted())
})

it("and one that takes something away says which release it leaves behind", () => {
  const marking = Object.keys(contracting).filter((file) =>
    readFileSync(new URL(file, folder), "utf8").includes("create or replace function oldest_serving_step()"),
  )
  expect(marking).toEqual(Object.keys(contracting))
})

it.each([
  ["alter table jobs add column leased_until timestamptz(3)", false],
  ["alter table jobs add column tries integer not null default 0", false],
  ["alter table words add column tail text not null generated always as (lower(word)) stored", false],
  ["create table kept (key uuid primary key, name text not null)", false],
  ["create index jobs_leased on jobs (leased_until) where leased_until is not null", false],
  ["alter table jobs add column tries integer not null", true],
  ["alter table jobs drop column tries", true],
  ["drop table jobs", true],
  ["alter table jobs rename column tries to attempts", true],
  ["alter table jobs alter column tries type bigint", true],
  ["alter table jobs alter column tries set not null", true],
  ["alter table jobs add constraint one check (tries > 0)", true],
])("%s: breaks the release before, %s", (statement, is) => expect(isBreaking(statement)).toBe(is))
