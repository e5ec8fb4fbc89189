/** Query plans of a request: which indexes are used, and which tables are scanned. architecture: Server. */
import { CompiledQuery, type Kysely, type KyselyPlugin, type QueryId, type RootOperationNode } from "kysely"
import type { Schema } from "../../server/db/schema.ts"

/** Records every query that a database has answered: one within another passes the plugin, too, and is never asked. */
export const createRecorder = () => {
  const queries: RootOperationNode[] = []
  const passed = new WeakMap<QueryId, RootOperationNode>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      passed.set(queryId, node)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const asked = passed.get(queryId)
      if (asked !== undefined) queries.push(asked)
      return result
    },
  }
  return {
    plugin,
    /** The queries since the last call. */
    take: (): readonly RootOperationNode[] => queries.splice(0),
  }
}

interface Node {
  readonly "Node Type": string
  readonly "Relation Name"?: string
  readonly Plans?: readonly Node[]
}

interface Explained {
  readonly "QUERY PLAN": readonly { readonly Plan: Node }[]
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const explains = /^(?:select|insert|update|delete|with)\b/iu

/** Tables that the query scans sequentially. */
const readWhole = async (db: Kysely<Schema>, query: RootOperationNode): Promise<readonly string[]> => {
  const { sql, parameters } = db.getExecutor().compileQuery(query, { queryId: "explained" })
  if (!explains.test(sql.trim())) return []
  const asked = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters])
  const { rows } = await db.executeQuery<Explained>(asked)
  const nodes = rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => nodesOf(Plan)))
  return nodes.flatMap((node) => (node["Node Type"] === "Seq Scan" ? (node["Relation Name"] ?? "?") : []))
}

/** The big tables that any of the queries scans. */
export const tablesReadWhole = async (
  db: Kysely<Schema>,
  queries: readonly RootOperationNode[],
  big: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const found: string[] = []
  for (const query of queries) found.push(...(await readWhole(db, query)))
  return [...new Set(found)].filter((table) => big.has(table))
}
