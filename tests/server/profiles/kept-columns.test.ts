/** Every column is in a person's own data and gone with the account, or has a reason. The tables are the database's own. */
import { strFromU8, unzipSync } from "fflate"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { oneEngine } from "../db/engines.ts"
import { dataOf } from "../callers.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { keptColumns, type Kept } from "./kept-columns.ts"
import { columnsOf, fillAll, markOf, type Column } from "./kept-rows.ts"

type Row = Readonly<Record<string, unknown>>

const here = "tests/server/profiles/kept-columns.ts"
const camelCase = (name: string): string => name.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase())
const decidedOf = ({ table }: Column): Kept<keyof typeof keptColumns> | undefined =>
  (keptColumns as Readonly<Record<string, Kept<keyof typeof keptColumns>>>)[table]
const reasonOf = (reasons: object | undefined, { column }: Column): unknown => Object(reasons)[column]

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let person: Person
  let columns: readonly Column[]
  let marked: ReadonlySet<string>
  let kept: ReadonlyMap<string, Row>
  beforeAll(async () => {
    app = await startApp(engine)
    person = await app.person("Ana Pop")
    columns = await columnsOf(app)
    const { key: otherKey } = await app.person("Bo Lund")
    marked = await fillAll(app, columns, { accountKey: person.key, subject: person.subject, otherKey })
    const tables = [...new Set(columns.map(({ table }) => table))]
    const rows = tables.map(async (table) => {
      const { rows: ofTable } = await sql<Row>`select * from ${sql.table(table)}`.execute(app.db)
      return [
        table,
        JSON.parse(JSON.stringify(ofTable.find((row) => row["key"] === person.key) ?? ofTable.at(-1))),
      ] as const
    })
    kept = new Map(await Promise.all(rows))
  })
  afterAll(() => app.close())

  const unzipped = async (): Promise<Readonly<Record<string, string>>> => {
    const { url } = dataOf(await person.core.POST("/account/data"))
    const bytes = new Uint8Array(await (await fetch(`${app.url}${url}`)).arrayBuffer())
    return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, of]) => [name, strFromU8(of)]))
  }

  it("each column is in a list of the person's own data, or has a reason why not", async () => {
    const files = await unzipped()
    const all = Object.values(files).join("\n")
    const missing = columns.flatMap((column) => {
      const name = `${column.table}.${column.column}`
      const zip = decidedOf(column)?.zip
      if (zip === undefined) return [`${name}: decide in ${here}.`]
      const reason = typeof zip === "string" ? zip : reasonOf(zip.without, column)
      if (reason !== undefined)
        return all.includes(markOf(column)) ? [`${name} is in the zip, against its reason.`] : []
      if (typeof zip === "string") return []
      const lists = [JSON.parse(files[`${zip.list}.json`] ?? "[]")].flat() as readonly Row[]
      const field = String(reasonOf(zip.named, column) ?? camelCase(column.column))
      const value = JSON.stringify(kept.get(column.table)?.[column.column])
      if (lists.some((row) => JSON.stringify(row[field]) === value)) return []
      return [
        `${name} is not “${field}” of ${zip.list}.json: select it in server/domain/account-data-*.ts, or say why not in ${here}.`,
      ]
    })
    expect(missing).toEqual([])
  })

  it("each text is gone once the account is deleted, or has a reason why it stays", async () => {
    await person.core.POST("/account/delete")
    const wrong: string[] = []
    for (const column of columns.filter(({ table, column: name }) => marked.has(`${table}.${name}`))) {
      const { rows } = await sql`select from ${sql.table(column.table)}
        where ${sql.ref(column.column)}::text like ${`%${markOf(column)}%`}`.execute(app.db)
      const reason = reasonOf(decidedOf(column)?.stays, column)
      const name = `${column.table}.${column.column}`
      if (rows.length > 0 && reason === undefined)
        wrong.push(
          `${name} outlives the account: empty it in server/domain/forgotten.ts, or say why it stays in ${here}.`,
        )
      if (rows.length === 0 && reason !== undefined) wrong.push(`${name} is gone: take its reason out of ${here}.`)
    }
    expect(wrong).toEqual([])
  })
})
