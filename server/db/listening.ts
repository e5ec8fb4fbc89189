/**
 * LISTEN on a PostgreSQL server, by a connection of its own that is opened anew until it is of use. architecture: Server.
 *
 * Whoever listens says nothing, so that a connection whose other end lost its power, or has become a standby, would be
 * silent for hours: it is asked every few seconds whether somebody answers who may be written to.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import type { Listen } from "./engine.ts"
import { refusedWhereReadOnly } from "./read-only.ts"

const connectTimeoutMs = 10_000
const reconnectDelaysMs = [100, 500, 2_000] as const
const askedEveryMs = 5_000
const answerMs = 3_000
const endMs = 1_000

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`

/** Ends a connection; one whose other end says nothing is let be. */
const end = (client: Client): Promise<unknown> =>
  Promise.race([client.end().catch(() => undefined), sleep(endMs, undefined, { ref: false })])

export const listenOver =
  (url: string): Listen =>
  async (channel, onPayload, onLost) => {
    const closing = new AbortController()
    const { signal } = closing
    let current: Client | undefined

    const begin = async (client: Client): Promise<void> => {
      await client.connect()
      await client.query(refusedWhereReadOnly)
      await client.query(`listen ${quoted(channel)}`)
    }

    const open = async (): Promise<void> => {
      const client = new Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: connectTimeoutMs,
        query_timeout: answerMs,
      })
      let dropped = false
      const drop = (): void => {
        if (dropped) return
        dropped = true
        clearInterval(asking)
        void end(client)
        if (signal.aborted || current !== client) return
        onLost()
        void reopen()
      }
      client.on("notification", ({ payload }) => {
        if (!signal.aborted) onPayload(payload ?? "")
      })
      client.on("error", drop)
      client.on("end", drop)
      // A standby answers, too: only one that could be written to hears what happens (E730).
      const asking = setInterval(() => void client.query(refusedWhereReadOnly).catch(drop), askedEveryMs).unref()
      try {
        await begin(client)
        if (dropped) throw new Error("The database closed the connection.")
      } catch (error) {
        drop()
        throw error
      }
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
