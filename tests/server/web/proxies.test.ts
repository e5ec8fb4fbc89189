/** A proxy that is one of ours says who asks behind it, and nobody else is believed. */
import { afterEach, describe, expect, it } from "vitest"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import { startApp, type TestApp } from "../harness.ts"

const letter = { userName: "Ana Pop", email: "ana@example.com", message: "Where is my order?" }

let app: TestApp
afterEach(() => app.close())

const writeAs = async (address: string): Promise<number> => {
  const { response } = await app.nobody.support.POST("/support/send", {
    body: letter,
    headers: { "X-Forwarded-For": address },
  })
  return response.status
}

/** As many letters as one may send, and then one more from there and one from elsewhere. */
const lastTwo = async (): Promise<readonly number[]> => {
  for (let sent = 0; sent < rateLimits.supportLetters.most; sent += 1) await writeAs("198.51.100.1")
  return [await writeAs("198.51.100.1"), await writeAs("198.51.100.2")]
}

describe("people behind a proxy", () => {
  it("are told apart when it is known", async () => {
    app = await startApp(undefined, { config: { trustedProxies: ["10.0.0.0/8", "127.0.0.1"] } })
    const [same, other] = await lastTwo()
    expect([same, other]).toEqual([400, 204])
  })

  it("can't make themselves somebody else when it isn't", async () => {
    app = await startApp(undefined, { config: { trustedProxies: ["10.0.0.0/8"] } })
    expect(await lastTwo()).toEqual([400, 400])
  })

  it.each([
    ["10.0.0.0/8", "proxy-4711-abcd", false],
    ["127.0.0.1", "proxy-4711-abcd", true],
    ["127.0.0.1", "a name", false],
    ["127.0.0.1", "x".repeat(65), false],
  ])("have their requests named by a proxy at %s as %j: %s", async (proxy, name, isTaken) => {
    app = await startApp(undefined, { config: { trustedProxies: [proxy] } })
    const answer = await app.nobody.fetch("/api/core/nowhere-at-all", { headers: { "X-Request-Id": name } })
    const found = await app.nobody.fetch("/api/core/classificator/services/short", {
      headers: { "X-Request-Id": name },
    })
    const { traceId } = (await answer.json()) as { traceId: string }
    expect([traceId === name, found.headers.get("x-request-id") === name]).toEqual([isTaken, isTaken])
  })

  it("are told apart when they sign in, too", async () => {
    const google = {
      issuer: "https://accounts.google.com",
      clientId: "web",
      clientSecret: null,
      jwksUrl: "http://127.0.0.1:9/keys",
    }
    app = await startApp(undefined, { config: { trustedProxies: ["127.0.0.1"], google } })
    const bucket = () => app.db.selectFrom("identity_tries").select("bucket").where("bucket", "like", "network:%")
    const fail = (address: string) =>
      fetch(`${app.config.issuer.issuer}/token`, {
        method: "POST",
        headers: { "X-Forwarded-For": address },
        body: new URLSearchParams({
          client_id: "marketplace-web",
          grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
          subject_token_type: "urn:ietf:params:oauth:token-type:id_token",
          subject_token: "none",
        }),
      })
    for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.2"]) await fail(address)
    expect(await bucket().execute()).toHaveLength(2)
  })
})
