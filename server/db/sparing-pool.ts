/**
 * A pool that is given back no connection which is of no further use: its server ends, says nothing, or has become a standby.
 * Others would fail on it, one after the other. architecture: Server.
 *
 * A server without power ends no connection. Once a listener has had no answer there, all connections that have said nothing
 * since it asked are given up: those in use at once, and others when their turn comes. Each that was made since then has said
 * something, and stays.
 */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely"
import type { Pool, PoolClient } from "pg"
import { isConnectionSpoilt, isSilence } from "./away.ts"
import { DatabaseSilent } from "./silence.ts"

export interface SparingPool extends PostgresPool {
  /** Gives up each connection that has said nothing since that moment of `performance.now()`. */
  readonly giveUpSilent: (since: number) => void
}

interface Held {
  readonly connection: PostgresPoolClient
  /** Fails what is asked, and whatever will be. */
  readonly giveUp: () => void
}

/** A connection of the pool that says when it is given back whether it is of use (E730). */
const sparing = (client: PoolClient, onHeard: () => void, onRelease: () => void): Held => {
  let isSpoilt = false
  let silence: Error | null = null
  const query = async <Row>(statement: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    // A rollback would wait behind the statement without an answer, as long again.
    if (silence !== null) throw silence
    try {
      const answer = await (client as PostgresPoolClient).query<Row>(statement, values)
      onHeard()
      return answer
    } catch (error) {
      if (silence !== null) throw silence
      isSpoilt ||= isConnectionSpoilt(error)
      if (error instanceof Error && isSilence(error)) silence = error
      else onHeard()
      throw error
    }
  }
  return {
    connection: {
      // Kysely asks for a cursor only where it is given a maker of them.
      query: query as PostgresPoolClient["query"],
      release: (destroy = false) => {
        onRelease()
        client.release(destroy || isSpoilt)
      },
    },
    giveUp: () => {
      isSpoilt = true
      silence = new DatabaseSilent()
      // Nobody at the other end confirms it, so that it is not waited for.
      void client.end()
    },
  }
}

export const sparingPool = (pool: Pool): SparingPool => {
  const heardAt = new WeakMap<PoolClient, number>()
  const inUse = new Map<PoolClient, Held>()
  let silentSince = 0
  const noteHeard = (client: PoolClient): void => void heardAt.set(client, performance.now())
  const isSilent = (client: PoolClient): boolean => (heardAt.get(client) ?? 0) < silentSince
  pool.on("connect", noteHeard)
  return {
    options: pool.options,
    connect: async () => {
      for (;;) {
        const client = await pool.connect()
        if (isSilent(client)) client.release(true)
        else {
          const held = sparing(
            client,
            () => noteHeard(client),
            () => inUse.delete(client),
          )
          inUse.set(client, held)
          return held.connection
        }
      }
    },
    giveUpSilent: (since) => {
      silentSince = Math.max(silentSince, since)
      for (const [client, { giveUp }] of inUse) if (isSilent(client)) giveUp()
    },
    end: () => pool.end(),
  }
}
