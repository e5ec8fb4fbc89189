/**
 * A node that may have missed notices closes its hub connections, whose clients come back and fill their gap.
 * architecture: Server. Law 5.
 */
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { engines } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { createOrder } from "../market.ts"
import { hubClient } from "./hub-server.ts"

const within = { timeout: 8_000, interval: 20 }

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it.skipIf(!engine.isShared)("hears again what happens after its listener was lost", async () => {
    const person = await app.person("Ana Pop")
    const hub = "system-notifications" as const
    const retryDelaysMs = Array.from({ length: 50 }, () => 50)
    const client = hubClient({ origin: app.url, token: () => person.token, hub, retryDelaysMs })
    const reconnected = vi.fn()
    client.connection.onreconnected(reconnected)
    await client.connection.start()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(app.db)
    const lost = () => app.logged.filter((line) => line.includes("The outbox's listener was lost."))
    // Once when the connection drops, and once when it is back: notices in between were missed.
    await vi.waitFor(() => expect(lost()).toHaveLength(2), within)
    await vi.waitFor(() => expect(reconnected).toHaveBeenCalled(), within)
    await vi.waitFor(() => expect(client.connection.state).toBe("Connected"), within)
    // Each of the two losses closes the connection: what happens between them is for the client's gap to fill.
    const submitted = async (): Promise<void> => {
      await createOrder(person)
      await vi.waitFor(() => expect(client.heard.map((one) => Object(one).type)).toContain("OrderSubmittedEvent"))
    }
    await vi.waitFor(submitted, within)
    await client.connection.stop()
  })
})
