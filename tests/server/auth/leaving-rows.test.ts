/** People without a session fill no table: what leaves a row at the provider is counted by network. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { networkOf } from "../../../server/contract/networks.ts"
import { mostUnanswered, pruneRecords } from "../../../server/auth/records.ts"
import { recordAttempt } from "../../../server/db/attempts.ts"
import { startsOfNetwork } from "../../../server/auth/limits.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor } from "./visitor.ts"

const network = "2001:db8:1:200::1"
const neighbour = "2001:db8:1:2ff::1"
const elsewhere = "2001:db8:1:300::1"

let server: IdentityServer
let endpoints: readonly string[]
let asked: string
beforeAll(async () => {
  server = await startIdentityServer({ trustProxy: true })
  const discovery = await fetch(`${server.issuer}/.well-known/openid-configuration`)
  const said = (await discovery.json()) as Readonly<Record<string, unknown>>
  endpoints = Object.entries(said).flatMap(([name, url]) =>
    (name.endsWith("_endpoint") || name === "jwks_uri") && typeof url === "string" ? [url] : [],
  )
  asked = new URLSearchParams({
    client_id: "marketplace-web",
    redirect_uri: `${server.publicUrl}/auth/callback`,
    response_type: "code",
    scope: "openid",
    code_challenge: "x".repeat(43),
    code_challenge_method: "S256",
    grant_type: "authorization_code",
    code: "none",
    token: "none",
  }).toString()
})
afterAll(() => server.close())

const rows = async (): Promise<number> => {
  const { count } = await server.db
    .selectFrom("identity_records")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Each endpoint as it is written, and as the router takes it too, by each method, without a session. */
const askAll = async (from: string): Promise<readonly number[]> => {
  const statuses: number[] = []
  const headers = { "x-forwarded-for": from, "content-type": "application/x-www-form-urlencoded" }
  for (const url of endpoints)
    for (const address of [url, `${url}/`, url.replace(/\w+$/u, (last) => last.toUpperCase())])
      for (const init of [{ method: "GET" }, { method: "HEAD" }, { method: "POST", body: asked }]) {
        const answer = await fetch(init.method === "POST" ? address : `${address}?${asked}`, {
          ...init,
          headers,
          redirect: "manual",
        })
        await answer.arrayBuffer()
        statuses.push(answer.status)
      }
  return statuses
}

const useUp = async (from: string): Promise<void> => {
  await askAll(from)
  await server.db.updateTable("identity_tries").set({ count: startsOfNetwork.most }).execute()
}

it("leaves no row of a network that has asked too often, whatever it asks", async () => {
  expect(endpoints.length).toBeGreaterThan(4)
  await useUp(network)
  const before = await rows()
  expect(before).toBeGreaterThan(1)
  expect(await askAll(neighbour)).toContain(429)
  expect(await rows()).toBe(before)
})

it("tells when to come again, and lets other networks in", async () => {
  await useUp(network)
  const refused = await fetch(`${server.issuer}/auth?${asked}`, { headers: { "x-forwarded-for": network } })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60)
  expect(refused.headers.get("x-frame-options")).toBe("DENY")
  expect(await refused.text()).toContain("Too many tries.")
  const other = await fetch(`${server.issuer}/auth?${asked}`, {
    headers: { "x-forwarded-for": elsewhere },
    redirect: "manual",
  })
  expect(other.status).toBe(303)
})

it("lets those in who are signed in already: asking silently leaves nothing and is not counted", async () => {
  await recordAttempt(server.db, startsOfNetwork, networkOf("127.0.0.1"))
  await server.db.updateTable("identity_tries").set({ count: startsOfNetwork.most }).execute()
  const before = await rows()
  const { location } = await newVisitor(server).authorize({ prompt: "none" })
  expect(location).toContain("error=login_required")
  expect(await rows()).toBe(before)
})

it("keeps so many unanswered ones of all networks, the latest", async () => {
  await server.db.deleteFrom("identity_tries").execute()
  await askAll(elsewhere)
  const kept = await rows()
  await pruneRecords(server.db)
  expect([await rows(), mostUnanswered > 10_000]).toEqual([kept, true])
  await pruneRecords(server.db, 1)
  const left = await server.db.selectFrom("identity_records").select("model").execute()
  expect(left.filter(({ model }) => model === "Interaction")).toHaveLength(1)
})
