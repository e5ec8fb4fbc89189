/** Copies all rows of one database into another with the same schema, whatever engines they are. */
import { sql, type Kysely, type RawBuilder } from "kysely"
import type { Schema } from "../db/schema.ts"

type Db = Kysely<Schema>

interface Constraint {
  readonly table: string
  readonly name: string
  readonly rule: string
}

interface Column {
  readonly name: string
  readonly isIdentity: boolean
}

const tablesOf = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' order by tablename`.execute(db)
  return rows.map(({ name }) => name)
}

/** Rows of one table name those of another, in circles too, so the copy is checked as a whole at its end. */
const foreignKeysOf = async (db: Db): Promise<readonly Constraint[]> => {
  const { rows } = await sql<Constraint>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where connamespace = 'public'::regnamespace and contype = 'f'`.execute(db)
  return rows
}

/** The columns of a table that hold something of their own: generated ones follow. */
const columnsOf = async (db: Db, table: string): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`select column_name as name, is_identity = 'YES' as "isIdentity"
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db)
  return rows
}

/** Some MB of JSON at most, as the longest texts are of some kB. */
const rowsAtOnce = 1_000

interface Page {
  readonly rows: string | null
  readonly last: string | null
}

/** The next rows in the order in which they lie there, as JSON: both engines write each type as they read it. */
const nextRows = async (db: Db, table: string, after: string): Promise<Page> => {
  const { rows } = await sql<Page>`select jsonb_agg(line)::text as rows, max(place)::text as last from (
    select ctid as place, to_jsonb(one) as line from ${sql.table(table)} as one
    where ctid > ${after}::text::tid order by ctid limit ${rowsAtOnce}) as next`.execute(db)
  return rows[0] ?? { rows: null, last: null }
}

const copyTable = async (from: Db, to: Db, table: string): Promise<void> => {
  const columns = await columnsOf(to, table)
  const names: RawBuilder<unknown> = sql.join(columns.map(({ name }) => sql.ref(name)))
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(to)
  for (let after = "(0,0)"; ;) {
    const { rows, last } = await nextRows(from, table, after)
    if (rows === null || last === null) break
    await sql`insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.execute(to)
    after = last
  }
  await sql`alter table ${sql.table(table)} enable trigger user`.execute(to)
  for (const { name } of columns.filter(({ isIdentity }) => isIdentity))
    await sql`select setval(pg_get_serial_sequence(${table}, ${name}), greatest(max(${sql.ref(name)}), 1), count(*) > 0)
      from ${sql.table(table)}`.execute(to)
}

/**
 * Replaces what is in `to` by what is in `from`, in one transaction.
 *
 * @throws Error of the database where a row is none that the schema allows
 */
export const copyRows = (from: Db, to: Db): Promise<void> =>
  to.transaction().execute(async (trx) => {
    const [tables, foreignKeys] = [await tablesOf(trx), await foreignKeysOf(trx)]
    for (const { table, name } of foreignKeys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx)
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx)
    for (const table of tables) await copyTable(from, trx, table)
    for (const { table, name, rule } of foreignKeys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(rule)}`.execute(trx)
  })
