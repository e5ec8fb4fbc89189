/**
 * LISTEN on a PostgreSQL server, by a connection of its own that is opened anew until it is of use. architecture: Server.
 *
 * Whoever listens says nothing, so that a connection whose other end lost its power, or has become a standby, would be
 * silent for hours: it is asked every few seconds whether somebody answers who may be written to. An answer that is missing
 * speaks for all connections that have said nothing since the question: other listeners are lost with it, and the pool
 * hears of it. One that found the same later would speak of the server of before, when the pool asks another one.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import type { Listen } from "./engine.ts"
import { refusedWhereReadOnly } from "./read-only.ts"
import { DatabaseSilent, inTime } from "./silence.ts"

const connectTimeoutMs = 10_000
const reconnectDelaysMs = [100, 500, 2_000] as const
const askedEveryMs = 5_000
const answerMs = 3_000
const endMs = 1_000

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`

/** Ends a connection; one whose other end says nothing is let be. */
const end = (client: Client): Promise<unknown> =>
  Promise.race([client.end().catch(() => undefined), sleep(endMs, undefined, { ref: false })])

/** Tells `onSilence` since when the server has said nothing, by `performance.now()`. */
export const listenOver = (url: string, onSilence: (since: number) => void): Listen => {
  /** Each is lost where it has heard nothing since the moment it is given. */
  const listeners = new Set<(since: number) => void>()

  return async (channel, onPayload, onLost) => {
    const closing = new AbortController()
    const { signal } = closing
    let current: Client | undefined

    const begin = async (client: Client): Promise<void> => {
      await client.connect()
      await inTime(client.query(refusedWhereReadOnly), answerMs)
      await inTime(client.query(`listen ${quoted(channel)}`), answerMs)
    }

    const open = async (): Promise<void> => {
      const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: connectTimeoutMs })
      const dropped = new AbortController()
      let heardAt = 0
      const drop = (): void => {
        if (dropped.signal.aborted) return
        dropped.abort()
        listeners.delete(dropIfSilent)
        void end(client)
        if (signal.aborted || current !== client) return
        onLost()
        void reopen()
      }
      const noteHeard = (): void => void (heardAt = performance.now())
      const dropIfSilent = (since: number): void => {
        if (heardAt < since) drop()
      }
      client.on("notification", ({ payload }) => {
        noteHeard()
        if (!signal.aborted) onPayload(payload ?? "")
      })
      client.on("error", drop)
      client.on("end", drop)
      const keepAsking = async (): Promise<void> => {
        for (;;) {
          await sleep(askedEveryMs, undefined, { ref: false })
          if (dropped.signal.aborted || signal.aborted) return
          const askedAt = performance.now()
          try {
            // A standby answers, too: only one that could be written to hears what happens (E730).
            await inTime(client.query(refusedWhereReadOnly), answerMs)
            noteHeard()
          } catch (error) {
            const isLate = dropped.signal.aborted || signal.aborted
            drop()
            if (isLate || !(error instanceof DatabaseSilent)) continue
            for (const dropOne of listeners) dropOne(askedAt)
            onSilence(askedAt)
          }
        }
      }
      try {
        await begin(client)
        if (dropped.signal.aborted) throw new Error("The database closed the connection.")
      } catch (error) {
        drop()
        throw error
      }
      noteHeard()
      void keepAsking()
      listeners.add(dropIfSilent)
      current = client
    }

    const reopen = async (): Promise<void> => {
      for (let tries = 0; !signal.aborted; tries++) {
        try {
          await sleep(reconnectDelaysMs[Math.min(tries, reconnectDelaysMs.length - 1)], undefined, { signal })
          await open()
          if (signal.aborted) return void (current && (await end(current)))
          return onLost()
        } catch {
          // Closed meanwhile, or the database is still down; the next try follows.
        }
      }
    }

    await open()
    return {
      close: async () => {
        closing.abort()
        if (current !== undefined) await end(current)
      },
    }
  }
}
