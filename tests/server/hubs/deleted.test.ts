/** A person who deletes the account is cut off on every device and every node at once, and can't come back. */
import { HubConnectionState, type HttpTransportType } from "@microsoft/signalr"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { hubNames } from "../../../server/contract/hub-names.ts"
import { engines } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { hubClient, transports, type HubClient } from "./hub-server.ts"

const within = { timeout: 4_000, interval: 10 }

describe.each(engines)("on the $name database", (engine) => {
  let nodes: readonly TestApp[] = []
  beforeAll(async () => {
    const first = await startApp(engine)
    nodes = first.again === null ? [first] : [first, await first.again()]
  })
  afterAll(async () => {
    for (const node of [...nodes].reverse()) await node.close()
  })

  const node = (): TestApp => {
    const [first] = nodes
    if (first === undefined) throw new Error("No node is there.")
    return first
  }

  const connect = async ({ token }: Person, options: { readonly transport?: HttpTransportType } = {}) => {
    const clients = nodes.flatMap(({ url: origin }) =>
      hubNames.map((hub) => hubClient({ origin, token: () => token, hub, retryDelaysMs: [0, 50, 50], ...options })),
    )
    await Promise.all(clients.map(({ connection }) => connection.start()))
    return clients
  }

  const statesOf = (clients: readonly HubClient[]) => clients.map(({ connection }) => connection.state)

  it.each(Object.entries(transports))("over %s", async (_, transport) => {
    const [gone, stays] = [await node().person("Ana Pop"), await node().person("Bo Lund")]
    const [goneClients, staysClients] = [await connect(gone, { transport }), await connect(stays, { transport })]
    await gone.core.POST("/account/delete")
    await vi.waitFor(() => {
      expect(new Set(statesOf(goneClients))).toEqual(new Set([HubConnectionState.Disconnected]))
    }, within)
    const last = goneClients.flatMap(({ heard }) => heard.slice(-1))
    expect(last).toMatchObject(nodes.map(() => ({ type: "AccountDeletedEvent", source: "Account" })))
    expect(new Set(statesOf(staysClients))).toEqual(new Set([HubConnectionState.Connected]))
    for (const { connection } of goneClients) await expect(connection.start()).rejects.toThrow("401")
    await Promise.all(staysClients.map(({ connection }) => connection.stop()))
  })

  it("also where it went while its connection was opening", async () => {
    const gone = await node().person("Cy Roe")
    const clients = await connect(gone)
    // The account is deleted without a notice, as if it had come before there was anybody to cut off.
    await node().db.updateTable("accounts").set({ deleted_at: new Date() }).where("key", "=", gone.key).execute()
    await vi.waitFor(() => {
      expect(new Set(statesOf(clients))).toEqual(new Set([HubConnectionState.Disconnected]))
    }, within)
  })

  it("has logged nothing", () => expect(nodes.flatMap(({ logged }) => logged)).toEqual([]))
})
