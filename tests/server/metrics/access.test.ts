/** Metrics are on a port of their own, for whoever has the token, and nowhere on the marketplace's. */
import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { oneEngine } from "../db/engines.ts"
import { startApp } from "../harness.ts"
import { scrape, startMeasured, token, type MeasuredApp } from "./scraped.ts"

describe.each(oneEngine)("on the $name database", (engine) => {
  let measured: MeasuredApp
  beforeAll(async () => {
    measured = await startMeasured(engine)
  })
  afterAll(() => measured.app.close())

  it("are read with the token alone", async () => {
    const asked = (authorization?: string) =>
      fetch(measured.url, authorization === undefined ? {} : { headers: { Authorization: authorization } })
    for (const wrong of [undefined, "Bearer", `Bearer ${token}s`, "Bearer other", `Basic ${token}`]) {
      const refused = await asked(wrong)
      expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, 'Bearer realm="metrics"'])
      expect(await refused.text()).not.toContain("marketplace_")
    }
    const read = await asked(`Bearer ${token}`)
    expect(read.status).toBe(200)
    expect(read.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/u)
    expect(read.headers.get("Cache-Control")).toBe("no-store")
  })

  it("are all that their port has", async () => {
    for (const path of ["/", "/search", "/api/core/account", "/livez"])
      expect((await fetch(new URL(path, measured.url))).status).toBe(404)
  })

  it("are no page of the marketplace, neither for people nor for who has the token", async () => {
    const { app } = measured
    const nowhere = await (await fetch(`${app.url}/metric`)).text()
    for (const headers of [{}, { Authorization: `Bearer ${token}` }] as const) {
      const answer = await fetch(`${app.url}/metrics`, { headers })
      expect(answer.status).toBe(404)
      expect((await answer.text()).replaceAll("/metrics", "/metric")).toBe(nowhere)
    }
  })

  it("end with the node", async () => {
    const another = await startMeasured(engine)
    await scrape(another)
    await another.app.close()
    await expect(scrape(another)).rejects.toThrow("fetch failed")
  })

  it("keep a node from listening whose port for them is taken", async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => void taken.listen(0, "127.0.0.1", resolve))
    const address = taken.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const database = await engine.open()
    const opened = { ...engine, open: async () => database }
    const starting = startApp(opened, { config: { metrics: { port, host: "127.0.0.1", token: null } } })
    await expect(starting).rejects.toThrow(`EADDRINUSE: address already in use 127.0.0.1:${port}`)
    await database.close()
    await new Promise((resolve) => void taken.close(resolve))
  })
})
