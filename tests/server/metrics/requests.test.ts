/** Requests are counted by the contract's names and the class of their status, and by nothing that people wrote. */
import { randomUUID } from "node:crypto"
import { connect } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { operationName, readContract } from "../../../server/contract/operations.ts"
import { eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { createOrder } from "../market.ts"
import { scrape, startMeasured, type MeasuredApp } from "./scraped.ts"

const counted = (operation: string, status: string): string =>
  `marketplace_requests_total{operation="${operation}",status="${status}"}`

const name = "marketplace_request_duration_seconds"

it("has a name of its own for each operation", () => {
  const names = readContract().operations.map(operationName)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(oneEngine)("on the $name database", (engine) => {
  let measured: MeasuredApp
  beforeAll(async () => {
    measured = await startMeasured(engine)
  })
  afterAll(() => measured.app.close())

  it("counts each by operation and class of status, with its time", async () => {
    const { app } = measured
    const ana = await app.person("Ana Pop")
    const { key } = await createOrder(ana)
    for (const path of [key, key, randomUUID(), "no-key"]) await ana.fetch(`/api/core/orders/${path}`)
    await app.nobody.fetch("/api/core/account")
    const { value } = await scrape(measured)
    expect(value(counted("POST /orders/create", "2xx"))).toBe(1)
    expect(value(counted("GET /orders/{key}", "2xx"))).toBe(2)
    expect(value(counted("GET /orders/{key}", "4xx"))).toBe(2)
    expect(value(counted("GET /account", "4xx"))).toBe(1)
    expect(value(counted("GET /orders/{key}", "5xx"))).toBeUndefined()
    expect(value(`${name}_count{operation="GET /orders/{key}"}`)).toBe(4)
    expect(value(`${name}_bucket{le="30",operation="GET /orders/{key}"}`)).toBe(4)
    expect(value(`${name}_bucket{le="0.002",operation="GET /orders/{key}"}`)).toBeLessThanOrEqual(4)
  })

  it("counts what is none of the contract's by area, and what no route takes as one", async () => {
    const { app } = measured
    const asked: readonly (readonly [string, RequestInit?])[] = [
      ["/nowhere/at/all"],
      ["/identity/.well-known/openid-configuration"],
      [`/files/${randomUUID()}?signature=${randomUUID()}`],
      ["/hubs/user-notifications/negotiate", { method: "POST" }],
      ["/nowhere/at/all", { method: "POST" }],
      [`/api/core/orders/${randomUUID()}/nothing`],
    ]
    const before = await scrape(measured)
    for (const [path, init] of asked) await fetch(app.url + path, init)
    const after = await scrape(measured)
    const more = (operation: string, status: string): number =>
      (after.value(counted(operation, status)) ?? 0) - (before.value(counted(operation, status)) ?? 0)
    expect([more("sign-in", "2xx"), more("files", "4xx"), more("hubs", "4xx")]).toEqual([1, 1, 1])
    expect(more("pages", "4xx") + more("other", "4xx")).toBe(3)
  })

  it("counts one whose client hung up as gone, once", async () => {
    const { app } = measured
    const ana = await app.person("Ana Pop")
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    const head = [
      "POST /api/core/orders/create HTTP/1.1",
      `Host: ${hostname}`,
      `Authorization: Bearer ${ana.token}`,
      "Content-Type: application/json",
      "Content-Length: 1000",
    ]
    const before = (await scrape(measured)).value(counted("POST /orders/create", "2xx"))
    socket.end(`${head.join("\r\n")}\r\n\r\n{`)
    const after = await eventually(async () => {
      const now = await scrape(measured)
      return now.value(counted("POST /orders/create", "gone")) === undefined ? null : now
    })
    expect(after.value(counted("POST /orders/create", "gone"))).toBe(1)
    expect(after.value(counted("POST /orders/create", "2xx"))).toBe(before)
    expect(after.value(counted("POST /orders/create", "4xx"))).toBeUndefined()
  })

  it("has no label that a person wrote, or that says who it was", async () => {
    const { app } = measured
    const [word, key] = ["Sesamstrasse", randomUUID()]
    const zoe = await app.person(word)
    const order = await createOrder(zoe, { name: `Paint ${word}` })
    await zoe.fetch(`/api/core/orders/${order.key}?${word}=1`)
    await zoe.fetch(`/api/core/orders/${key}`, { headers: { "User-Agent": word, "Client-Build": "0123456789ab" } })
    await fetch(`${app.url}/${word}`, { headers: { Host: `${word}.example` } })
    await fetch(`${app.url}/api/core/${word}`)
    const { text } = await scrape(measured)
    for (const own of [word, key, order.key, zoe.key, zoe.subject, zoe.token, "0123456789ab"])
      expect(text).not.toContain(own)
    const labels = [...text.matchAll(/operation="([^"]+)"/gu)].map(([, label]) => label)
    const allowed = [...readContract().operations.map(operationName), "sign-in", "hubs", "files", "pages", "other"]
    expect(labels.filter((label = "") => !allowed.includes(label))).toEqual([])
  })
})
