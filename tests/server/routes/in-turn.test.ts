/** Every question to the database for a request is asked in the sender's turn, wherever it is mounted. Law 21. */
import { randomUUID } from "node:crypto"
import type { KyselyPlugin } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { hubPaths } from "../../../server/hubs/requests.ts"
import { engines, type TestEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { publishedOrder } from "../market.ts"

const atOnce = 40
/** One of the sender's on the embedded database, and beside it whatever the server does by itself; without turns, all of them. */
const mostQuestions = atOnce / 3

/** Counts the questions that the database has been asked and not answered, at most. */
const counting = () => {
  const asked = { now: 0, most: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.now += 1
      asked.most = Math.max(asked.most, asked.now)
      return node
    },
    transformResult: async ({ result }) => {
      asked.now -= 1
      return result
    },
  }
  return { asked, plugin }
}

const { asked, plugin } = counting()
const [embedded] = engines
const counted: TestEngine = {
  name: "counted",
  isShared: false,
  open: async () => {
    if (embedded === undefined) throw new Error("There is no database to test on.")
    const database = await embedded.open()
    return { ...database, db: database.db.withPlugin(plugin) }
  },
}

const codeChallenge = "a".repeat(43)
const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startApp(counted)
  ana = await app.person("Ana Pop")
})
afterAll(() => app.close())

/** The status of each of many equal requests sent at once. */
const flood = async (path: string, init: () => RequestInit = () => ({})): Promise<readonly number[]> => {
  asked.now = 0
  asked.most = 0
  const answers = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const answer = await fetch(`${app.url}${path}`, { redirect: "manual", ...init() })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  return [...new Set(answers)]
}

/** The provider says itself where it is asked. */
const providerPaths = async (): Promise<readonly string[]> => {
  const answer = await fetch(`${app.url}/identity/.well-known/openid-configuration`)
  const document = (await answer.json()) as Readonly<Record<string, unknown>>
  const addresses = Object.entries(document).filter(([name]) => name.endsWith("_endpoint") || name === "jwks_uri")
  return addresses.map(([, address]) => new URL(String(address)).pathname)
}

const authorization = (): string => {
  const query = {
    client_id: "marketplace-web",
    response_type: "code",
    redirect_uri: `${app.url}/auth/callback`,
    scope: "openid",
    code_challenge: codeChallenge,
    code_challenge_method: "S256",
  }
  return `/identity/auth?${new URLSearchParams(query)}`
}

const form = (fields: Readonly<Record<string, string>>) => (): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded", Authorization: `Bearer ${randomUUID()}` },
  body: new URLSearchParams(fields),
})

const refreshing = { grant_type: "refresh_token", client_id: "marketplace-web", refresh_token: "x".repeat(43) }
const revoking = { client_id: "marketplace-web", token: "x".repeat(43) }

describe("a flood by one sender asks the database in turn", () => {
  it("at every address of the provider", async () => {
    const paths = await providerPaths()
    expect(paths.length).toBeGreaterThan(4)
    const most: Record<string, number> = {}
    for (const path of paths)
      for (const fields of [refreshing, revoking]) {
        await flood(path, form(fields))
        most[path] = Math.max(most[path] ?? 0, asked.most)
      }
    expect(await flood(authorization())).toEqual([303])
    most["authorization"] = asked.most
    expect(Object.entries(most).filter(([, questions]) => questions > mostQuestions)).toEqual([])
  })

  it("on the pages of a sign-in, and when a password is tried", async () => {
    const begun = await fetch(`${app.url}${authorization()}`, { redirect: "manual" })
    const cookie = begun.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ")
    const path = begun.headers.get("location") ?? ""
    expect(await flood(path, () => ({ headers: { cookie } }))).toEqual([200])
    expect(asked.most).toBeLessThanOrEqual(mostQuestions)
    expect(await flood(path)).toEqual([303])
    expect(asked.most).toBeLessThanOrEqual(mostQuestions)
  })

  it("at the hubs", async () => {
    const headers = { Authorization: `Bearer ${ana.token}` }
    for (const path of Object.values(hubPaths)) {
      for (const method of ["POST", "GET", "DELETE"]) {
        await flood(`${path}?id=${randomUUID()}`, () => ({ method, headers }))
        expect([method, asked.most <= mostQuestions, asked.most]).toEqual([method, true, asked.most])
      }
      await flood(`${path}/negotiate?negotiateVersion=1`, () => ({ method: "POST", headers }))
      expect(asked.most).toBeLessThanOrEqual(mostQuestions)
    }
  })

  it("for files, and for pages that bots ask for", async () => {
    await flood(app.app.services.links.of({ fileKey: randomUUID() }))
    expect(asked.most).toBeLessThanOrEqual(mostQuestions)
    await flood(app.app.services.links.copiesOf({ fileKey: randomUUID() })(200))
    expect(asked.most).toBeLessThanOrEqual(mostQuestions)
    await flood(`/orders/${randomUUID()}`, () => ({ headers: { "User-Agent": bot } }))
    expect(asked.most).toBeLessThanOrEqual(mostQuestions)
  })

  it("for every token that belongs to nobody any more", async () => {
    await flood("/api/core/account", () => ({ headers: { Authorization: `Bearer ${ana.token}` } }))
    expect(asked.most).toBeLessThanOrEqual(mostQuestions)
  })
})

describe("an office behind one address", () => {
  it("browses, though fifty of its people open a page at once", async () => {
    await publishedOrder(ana)
    const paths = ["/v2/search/orders", "/v2/search/orders/count", "/v2/search/offers", "/analytics/statistics"]
    const visits = Array.from({ length: 50 }, () => [...paths, "/platform/metadata", ...paths]).flat()
    const answers = await Promise.all(
      visits.map(async (path) => {
        const answer = await fetch(`${app.url}/api/core${path}`)
        await answer.arrayBuffer()
        return answer.status
      }),
    )
    expect([...new Set(answers)]).toEqual([200])
  })
})
