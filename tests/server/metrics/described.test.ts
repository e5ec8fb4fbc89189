/** The list for operators and the dashboard have every metric of the marketplace, and none that a node does not answer. */
import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { oneEngine } from "../db/engines.ts"
import { scrape, startMeasured, type MeasuredApp, type Scrape } from "./scraped.ts"

const read = (path: string): string => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), "utf8")

/** The beginning of the names that are no other program's. */
const own = "marketplace_"

interface Panel {
  readonly title: string
  readonly description?: string
  readonly targets?: readonly { readonly expr: string }[]
}

interface Dashboard {
  readonly panels: readonly Panel[]
  readonly templating: { readonly list: readonly { readonly definition?: string }[] }
}

const dashboard = JSON.parse(read("grafana/marketplace.json")) as Dashboard
const queries = [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.flatMap(({ definition = "" }) => (definition === "" ? [] : [definition])),
]

/** The part of the operators' document that lists metrics; tables of other parts name other things. */
const listed = /^## What it measures$[\s\S]*?(?=^## )/mu.exec(read("operating.md"))?.[0] ?? ""

const rows = [...listed.matchAll(/^\| `([a-z][a-z_]+)` \| ([^|]+) \|/gmu)].map(([, name = "", labels = ""]) => ({
  name,
  labels: [...labels.matchAll(/`(\w+)`/gu)].map(([, label = ""]) => label),
}))

/** A histogram's samples have endings of their own. */
const metricOf = (name: string): string => name.replace(/_(?:bucket|sum|count)$/u, "")

const namesIn = (query: string): readonly string[] =>
  [...query.matchAll(/\b(?:marketplace|process|nodejs)_\w+/gu)].map(([name]) => name)

/** The labels by which a query picks and sums. */
const labelsIn = (query: string): readonly string[] => [
  ...[...query.matchAll(/(\w+)(?:=~|!=|=)"/gu)].map(([, label = ""]) => label),
  ...[...query.matchAll(/by \(([^)]*)\)/gu)].flatMap(([, labels = ""]) => labels.split(", ")),
]

/** The labels of samples that there are. */
const labelsOf = ({ text }: Scrape, name: string): readonly string[] => {
  const samples = text.split("\n").filter((line) => metricOf(line.split(/[{ ]/u)[0] ?? "") === name)
  const labels = samples.flatMap((line) => [...line.matchAll(/[{,](\w+)="/gu)].map(([, label = ""]) => label))
  return [...new Set(labels)].filter((label) => label !== "le").toSorted()
}

describe.each(oneEngine)("on the $name database", (engine) => {
  let measured: MeasuredApp
  let scraped: Scrape
  beforeAll(async () => {
    measured = await startMeasured(engine)
    await measured.app.nobody.fetch("/api/core/account")
    scraped = await scrape(measured)
  })
  afterAll(() => measured.app.close())

  const ownNames = () => [...scraped.types.keys()].filter((name) => name.startsWith(own))

  it("the list has each metric, with its labels, and no other", () => {
    expect(ownNames().length).toBeGreaterThan(10)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(ownNames().toSorted())
    for (const { name, labels } of rows) {
      const there = labelsOf(scraped, name)
      // The embedded database has no pool.
      if (there.length > 0) expect([name, ...labels.toSorted()]).toEqual([name, ...there])
    }
  })

  it("the dashboard asks for each metric of the marketplace", () => {
    const asked = new Set(queries.flatMap(namesIn).map(metricOf))
    expect(ownNames().filter((name) => !asked.has(name))).toEqual([])
  })

  it("the dashboard asks for no metric and no label that a node does not answer", () => {
    expect(queries.length).toBeGreaterThan(20)
    const isHistogram = (name: string): boolean => scraped.types.get(metricOf(name)) === "histogram"
    const isThere = (name: string): boolean => scraped.types.has(name) || (metricOf(name) !== name && isHistogram(name))
    expect(queries.flatMap(namesIn).filter((name) => !isThere(name))).toEqual([])
    const known = new Map(rows.map(({ name, labels }) => [name, labels]))
    for (const query of queries) {
      const labels = namesIn(query).flatMap((name) => known.get(metricOf(name)) ?? [])
      // Prometheus itself names the job, the node and the bucket.
      const strange = labelsIn(query).filter((label) => !["job", "instance", "le", ...labels].includes(label))
      expect([query, ...strange]).toEqual([query])
    }
  })

  it("each panel says in a sentence what it shows", () => {
    const silent = dashboard.panels.filter(
      ({ targets, description = "" }) => targets && !/^[A-Z].*\.$/u.test(description),
    )
    expect(silent.map(({ title }) => title)).toEqual([])
  })
})
