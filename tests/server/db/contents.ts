/** The whole content of a database in a comparable form, for tests of backups. architecture: Server. */
import { sql, type Kysely } from "kysely"
import type { Schema } from "../../../server/db/schema.ts"

type Db = Kysely<Schema>

/** Functions of our own, not of an extension. */
const own = sql`pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`

/** The schema: tables, columns, indexes, constraints, functions and extensions. */
export const shapeOf = async (db: Db) => {
  const columns = await sql<object>`
    select table_name, column_name, data_type, is_nullable, is_identity, is_generated, generation_expression
    from information_schema.columns where table_schema = 'public' order by table_name, column_name`.execute(db)
  const indexes = await sql<{ readonly indexname: string; readonly indexdef: string }>`
    select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`.execute(db)
  const constraints = await sql<object>`
    select conname, conrelid::regclass::text as of_table, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' order by conname, of_table`.execute(db)
  const functions = await sql<{ readonly definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc where ${own} order by oid::regprocedure::text`.execute(db)
  const extensions = await sql<{ readonly extname: string }>`select extname from pg_extension order by extname`.execute(
    db,
  )
  return {
    columns: columns.rows,
    indexes: indexes.rows,
    constraints: constraints.rows,
    functions: functions.rows.map(({ definition }) => definition),
    extensions: extensions.rows,
  }
}

/** The columns of a table; those that another release of PostgreSQL may generate otherwise are left out where that is said. */
const columnsOf = async (db: Db, table: string, but: "generated" | "none") => {
  const { rows } = await sql<{ readonly name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and (is_generated = 'NEVER' or ${but} = 'none')
    order by ordinal_position`.execute(db)
  return sql.join(rows.map(({ name }) => sql.ref(name)))
}

/** For each table the number of rows and a hash of all columns, generated ones included unless they are left out. */
export const rowsOf = async (db: Db, but: "generated" | "none" = "none"): Promise<Readonly<Record<string, string>>> => {
  const tables = await sql<{ readonly name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db)
  const found: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ readonly said: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as said
      from (select md5(row(${await columnsOf(db, name, but)})::text) as line from ${sql.table(name)}) as lines`.execute(
      db,
    )
    found[name] = rows[0]?.said ?? ""
  }
  return found
}
