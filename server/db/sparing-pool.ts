/**
 * A pool that is given back no connection which is of no further use: its server ends, says nothing, or has become a standby.
 * Others would fail on it, one after the other. architecture: Server.
 */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely"
import type { Pool } from "pg"
import { isConnectionSpoilt, isSilence } from "./away.ts"

/** A connection of the pool that says when it is given back whether it is of use (E730). */
const sparing = (client: PostgresPoolClient): PostgresPoolClient => {
  let isSpoilt = false
  let silence: Error | null = null
  const query = async <Row>(statement: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    // A rollback would wait behind the statement without an answer, as long again.
    if (silence !== null) throw silence
    try {
      return await client.query<Row>(statement, values)
    } catch (error) {
      isSpoilt ||= isConnectionSpoilt(error)
      if (error instanceof Error && isSilence(error)) silence = error
      throw error
    }
  }
  return {
    // Kysely asks for a cursor only where it is given a maker of them.
    query: query as PostgresPoolClient["query"],
    release: (destroy = false) => client.release(destroy || isSpoilt),
  }
}

export const sparingPool = (pool: Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => sparing(await pool.connect()),
  end: () => pool.end(),
})
