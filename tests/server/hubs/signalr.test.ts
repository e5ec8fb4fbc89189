/** The official client on the hubs, over both transports. Spec §7 Live, §9. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { hubClient, startHubServer, transports, type HubClient, type HubServer } from "./hub-server.ts"

let server: HubServer
let clients: HubClient[] = []

const connect = async (options: Omit<Parameters<typeof hubClient>[0], "origin">): Promise<HubClient> => {
  const client = hubClient({ origin: server.origin, ...options })
  clients.push(client)
  await client.connection.start()
  return client
}

const within = { timeout: 4_000, interval: 10 }

beforeEach(async () => {
  server = await startHubServer()
})

afterEach(async () => {
  await Promise.all(clients.map(({ connection }) => connection.stop()))
  clients = []
  await server.close()
})

describe.each(Object.entries(transports))("over %s", (_name, transport) => {
  it("delivers in order to every connection of the account, and to nobody else", async () => {
    const token = server.tokenOf("anna")
    const [first, second, stranger] = await Promise.all([
      connect({ token: () => token, transport }),
      connect({ token: () => token, transport }),
      connect({ token: () => server.tokenOf("boris"), transport }),
    ])
    const system = await connect({ token: () => token, transport, hub: "system-notifications" })
    expect([...server.hubs.connectedAccounts()].sort()).toEqual(["anna", "boris"])

    const sent = Array.from({ length: 50 }, (_, at) => ({ cursor: at + 1, text: `Grüße №${at} 👋` }))
    for (const message of sent) server.hubs.send("user-notifications", "anna", message)
    server.hubs.send("system-notifications", "anna", { cursor: 51 })
    server.hubs.send("user-notifications", "boris", { cursor: 1 })

    await vi.waitFor(() => {
      expect(first.heard).toEqual(sent)
      expect(second.heard).toEqual(sent)
      expect(system.heard).toEqual([{ cursor: 51 }])
      expect(stranger.heard).toEqual([{ cursor: 1 }])
    }, within)
  })

  it("ends the connections of a session that was signed out, and no others of the account", async () => {
    const [out, stays] = ["laptop", "phone"].map((session) => server.tokenOf("anna", undefined, session))
    const [left, kept] = await Promise.all([
      connect({ token: () => out ?? "", transport, retryDelaysMs: [0, 0, 0] }),
      connect({ token: () => stays ?? "", transport }),
    ])
    server.hubs.closeSession("laptop")
    await vi.waitFor(() => expect(left.connection.state).toBe("Disconnected"), within)
    server.hubs.send("user-notifications", "anna", "still here")
    await vi.waitFor(() => expect(kept.heard).toEqual(["still here"]), within)
    expect(left.heard).toEqual([])
  })

  it("answers an unknown method with an error, and stays", async () => {
    const client = await connect({ token: () => server.tokenOf("anna"), transport })
    await expect(client.connection.invoke("DeleteEverything", 1)).rejects.toThrow("no method")
    await client.connection.send("DeleteEverything")
    server.hubs.send("user-notifications", "anna", "still here")
    await vi.waitFor(() => expect(client.heard).toEqual(["still here"]), within)
  })

  it("lets a client go that has hung up", async () => {
    const client = await connect({ token: () => server.tokenOf("anna"), transport })
    await client.connection.stop()
    await vi.waitFor(() => expect(server.hubs.connectedAccounts().size).toBe(0), within)
  })

  it("brings clients back after the server was stopped and started", async () => {
    const token = server.tokenOf("anna")
    let current = token
    const client = await connect({ token: () => current, transport, retryDelaysMs: [0, 20, 50, 100, 200, 500] })
    const reconnected = new Promise((resolve) => client.connection.onreconnected(resolve))
    const { port } = server
    await server.close()
    server = await startHubServer({ port })
    current = server.tokenOf("anna")
    await reconnected
    server.hubs.send("user-notifications", "anna", "back")
    await vi.waitFor(() => expect(client.heard).toEqual(["back"]), within)
  })

  it("closes a connection when its token expires; the client comes back with a new one", async () => {
    const client = await connect({
      // Negotiating takes the short one.
      token: () => server.tokenOf("anna", 300),
      transport,
      retryDelaysMs: [0, 50],
    })
    const startedAt = Date.now()
    await new Promise((resolve) => client.connection.onreconnecting(resolve))
    expect(Date.now() - startedAt).toBeLessThan(1_000)
    await vi.waitFor(() => expect(client.connection.state).toBe("Connected"), within)
  })

  it("says whether to come back when all are sent away", async () => {
    const token = server.tokenOf("anna")
    const returning = await connect({ token: () => token, transport, retryDelaysMs: [0, 50] })
    const reconnected = new Promise((resolve) => returning.connection.onreconnected(resolve))
    await server.hubs.closeAll(true)
    await reconnected

    const closed = new Promise((resolve) => returning.connection.onclose(resolve))
    await server.hubs.closeAll(false)
    await closed
    expect(returning.connection.state).toBe("Disconnected")
  })

  it.each(["", "nonsense", "expired"])("refuses the token '%s'", async (kind) => {
    const token = kind === "expired" ? server.tokenOf("anna", -1) : kind
    const { connection } = hubClient({ origin: server.origin, token: () => token, transport })
    await expect(connection.start()).rejects.toThrow("Status code '401'")
  })
})

describe("signs of life", () => {
  it("keeps a quiet WebSocket alive from both ends", async () => {
    await server.close()
    server = await startHubServer({ timing: { keepAliveMs: 40, clientTimeoutMs: 250 } })
    const client = hubClient({ origin: server.origin, token: () => server.tokenOf("anna") })
    clients.push(client)
    client.connection.serverTimeoutInMilliseconds = 250
    client.connection.keepAliveIntervalInMilliseconds = 40
    const closed = vi.fn<() => void>()
    client.connection.onclose(closed)
    await client.connection.start()
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(closed).not.toHaveBeenCalled()
  })

  it("closes a WebSocket whose client says nothing", async () => {
    await server.close()
    server = await startHubServer({ timing: { clientTimeoutMs: 100 } })
    const client = hubClient({ origin: server.origin, token: () => server.tokenOf("anna") })
    clients.push(client)
    client.connection.keepAliveIntervalInMilliseconds = 60_000
    const closed = new Promise((resolve) => client.connection.onclose(resolve))
    await client.connection.start()
    await expect(closed).resolves.toMatchObject({ message: expect.stringContaining("silent") })
    expect(server.hubs.connectedAccounts().size).toBe(0)
  })
})

describe("secrets", () => {
  it("are in no log line", async () => {
    const token = server.tokenOf("anna")
    const byQuery = `/hubs/user-notifications/negotiate?negotiateVersion=1&access_token=${token}`
    const answer = await fetch(server.origin + byQuery, { method: "POST" })
    expect(answer.status).toBe(200)
    const client = await connect({ token: () => token, transport: transports.LongPolling })
    await client.connection.stop()
    await fetch(`${server.origin}/hubs/user-notifications/negotiate?access_token=broken`, { method: "POST" })
    const log = server.logged.join("")
    expect(log).toContain("/hubs/user-notifications/negotiate")
    expect(log).not.toContain(token)
    expect(log).not.toMatch(/access_token|[?&]id=/)
  })
})
