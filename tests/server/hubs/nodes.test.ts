/** Hubs of two nodes behind a proxy that keeps no client at one of them. architecture: Server. */
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { HubCaller } from "../../../server/hubs/connection.ts"
import { hubClient, startHubServer, transports, type HubClient, type HubServer } from "./hub-server.ts"
import { roundRobin, type Proxy } from "./round-robin.ts"

let nodes: readonly HubServer[] = []
let proxy: Proxy
let clients: HubClient[] = []

beforeEach(async () => {
  const callers = new Map<string, HubCaller>()
  nodes = await Promise.all([startHubServer({ callers }), startHubServer({ callers })])
  proxy = await roundRobin(nodes.map(({ port }) => port))
})

afterEach(async () => {
  await Promise.all(clients.map(({ connection }) => connection.stop()))
  clients = []
  proxy.close()
  await Promise.all(nodes.map((node) => node.close()))
})

const clientOf = (name: string, transport: keyof typeof transports): HubClient => {
  const token = nodes[0]?.tokenOf(name) ?? ""
  const client = hubClient({ origin: proxy.origin, token: () => token, transport: transports[transport] })
  clients.push(client)
  return client
}

it("connects all by WebSockets, whichever node a socket comes to", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `person-${index}`)
  const all = names.map((name) => clientOf(name, "WebSockets"))
  // One after the other, as each negotiation is led to one node and its socket to the other.
  for (const { connection } of all) await connection.start()
  for (const name of names) for (const node of nodes) node.hubs.send("user-notifications", name, { to: name })
  await vi.waitFor(() => expect(all.map(({ heard }) => heard)).toEqual(names.map((name) => [{ to: name }])), {
    timeout: 4_000,
    interval: 10,
  })
})

it("says in the log that long polling needs more of the proxy, once", async () => {
  for (const name of ["anna", "boris", "clara"])
    await expect(clientOf(name, "LongPolling").connection.start()).rejects.toThrow(/404/u)
  const warned = nodes.map(({ logged }) => logged.filter((line) => line.includes("leads each client to one node")))
  expect(warned.flat().length).toBeGreaterThan(0)
  for (const lines of warned) expect(lines.length).toBeLessThanOrEqual(1)
})
