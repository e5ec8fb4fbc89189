/** Nodes whose clocks are minutes wrong sign people in together, as all go by the clock of their database. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createDatabase } from "../../../scripts/test/postgres.mjs"
import { openDatabase, type Database } from "../../../server/db/database.ts"
import { freePort, startServerOn, type JourneyServer } from "../../journeys/server.ts"
import { caller, dataOf } from "../callers.ts"
import { roundRobin, type Proxy } from "../hubs/round-robin.ts"
import { answer, firstStep, isIn, setUpApp } from "./authenticator-app.ts"
import { password } from "./letter-box.ts"
import { newVisitor, refresh } from "./visitor.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""
const skews = [0, 120_000, -120_000]
const turns = [...skews.keys(), ...skews.keys()]
const startsWithinMs = 120_000

describe.skipIf(clusterUrl === "")("nodes whose clocks are two minutes wrong", () => {
  let database: Database
  let nodes: readonly JourneyServer[] = []
  let proxy: Proxy
  let drop: () => Promise<void>

  beforeAll(async () => {
    const created = await createDatabase(clusterUrl, { template: process.env["TEST_DATABASE_TEMPLATE"] })
    const dataDir = await mkdtemp(join(tmpdir(), "skewed-"))
    const ports = await Promise.all(skews.map(freePort))
    proxy = await roundRobin(ports)
    const same = { PUBLIC_URL: proxy.origin, DATABASE_URL: created.url, DEMO: "off", LOG_LEVEL: "warn" }
    nodes = await Promise.all(
      ports.map((port, index) =>
        startServerOn(dataDir, {
          ...same,
          PORT: String(port),
          SKEW_MS: String(skews[index]),
          NODE_OPTIONS: `--import=${new URL("skewed.mjs", import.meta.url).href}`,
        }),
      ),
    )
    database = await openDatabase({ url: created.url })
    drop = async () => {
      await database.close()
      await created.drop()
      await rm(dataDir, { recursive: true, force: true })
    }
  }, startsWithinMs)

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()))
    proxy.close()
    await drop()
  })

  const market = () => ({ publicUrl: proxy.origin, issuer: `${proxy.origin}/identity` })

  it("say so in their logs", () => {
    expect(nodes.map(({ log }) => /clock is [^,]*/u.exec(log())?.[0])).toEqual([
      undefined,
      "clock is 120 seconds ahead of the database's",
      "clock is 120 seconds behind the database's",
    ])
  })

  it("sign in, renew and are asked with each other's tokens", async () => {
    for (const turn of turns) {
      const tokens = await newVisitor(market()).register({
        name: "Eva",
        email: `eva${turn}${Math.random()}@example.com`,
        password,
      })
      const renewed = await refresh(market(), tokens.refresh_token)
      expect(renewed.status).toBe(200)
      const { access_token: token } = (await renewed.json()) as { readonly access_token: string }
      const header = { "Content-Language": "en-US" } as const
      dataOf(await caller(proxy.origin, token).core.POST("/account/create", { params: { header } }))
      for (const { url } of nodes) dataOf(await caller(url, token).core.GET("/account"))
    }
  })

  it("take codes of an authenticator app", async () => {
    const box = { issuer: market().issuer, app: { db: database.db } }
    for (const turn of turns) {
      const email = `app${turn}${Math.random()}@example.com`
      const visitor = newVisitor(market())
      await visitor.register({ name: "Ida", email, password })
      const { app } = await setUpApp(box, visitor)
      expect(isIn(await answer(visitor, await firstStep(visitor, email), app.code()))).toBe(true)
    }
  })
})
