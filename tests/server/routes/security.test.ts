/** Hostile and malformed requests are refused in the contract's shape, and never cause a 500. */
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import type { IncomingMessage } from "node:http"
import { connect } from "node:net"
import { UnsecuredJWT } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newVisitor } from "../auth/visitor.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { orderPayload } from "../market.ts"
import type { Claims } from "../tokens.ts"
import { expectRefusal, expectStrictHeaders } from "./refusals.ts"

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startApp(undefined, { config: { logLevel: "trace" } })
  ana = await app.person("Ana Pop")
})
afterAll(() => app.close())

const noFaults = (): void => expect(app.logged.filter((line) => /"level":[56]0/u.test(line))).toEqual([])

const withToken = (token: string): Promise<Response> => app.callerWith(token).fetch("/api/core/account")

describe("a token", () => {
  const subject = randomUUID()
  it.each<[string, Claims]>([
    ["has expired", { sub: subject, expiresIn: -60 }],
    ["is for another audience", { sub: subject, aud: "marketplace-web" }],
    ["is of another issuer", { sub: subject, iss: "https://elsewhere.example/identity" }],
    ["is an ID token", { sub: subject, typ: "JWT" }],
    ["names nobody", { sub: "" }],
  ])("is refused when it %s", async (_what, claims) => {
    const token = await app.token(claims)
    await expectRefusal(await withToken(token), { status: 401, without: [token, subject] })
  })

  it("is refused when it is signed with no key or another key", async () => {
    const unsigned = new UnsecuredJWT({ sub: subject }).setIssuer(app.config.issuer.issuer).setAudience("api").encode()
    const [head = "", body = "", signature = ""] = ana.token.split(".")
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, "base64url").toString()), sub: subject }),
    )
    for (const token of [
      unsigned,
      `${head}.${forged.toString("base64url")}.${signature}`,
      `${head}.${body}.`,
      "not-a-token",
      "a.b.c",
    ])
      await expectRefusal(await withToken(token), { status: 401, without: [token] })
  })

  it.each(["Basic YTpi", "Bearer", "bearer a b", "Bearer\ta", "Token abc"])(
    "is refused in the header %j",
    async (authorization) => {
      await expectRefusal(await app.nobody.fetch("/api/core/account", { headers: { authorization } }), { status: 401 })
    },
  )

  it("works when somebody has signed in for real, once there is an account", async () => {
    const visitor = newVisitor({ issuer: app.config.issuer.issuer, publicUrl: app.url })
    const { access_token: token } = await visitor.register({
      name: "Eva Roth",
      email: "eva@example.com",
      password: "correct horse battery",
    })
    const eva = app.callerWith(token)
    await expectRefusal(await eva.fetch("/api/core/account"), { status: 404 })
    await expectRefusal(await eva.fetch("/api/core/orders"), { status: 401 })
    const header = { "Content-Language": "en-US" } as const
    const { data } = await eva.core.POST("/account/create", { params: { header } })
    expect(data).toMatchObject({ name: "Eva Roth", email: "eva@example.com" })
  })
})

describe("every answer", () => {
  it.each([
    "/",
    "/orders/123",
    "/environments/environment.json",
    "/health",
    "/livez",
    "/readyz",
    "/api/core/classificator/services/short",
    "/api/core/account",
    "/identity/.well-known/openid-configuration",
    "/identity/jwks",
    "/nothing.png",
  ])("has strict headers: %s", async (path) => expectStrictHeaders(await ana.fetch(path)))

  it("lets no other site read it", async () => {
    const answer = await ana.fetch("/api/core/account", { headers: { origin: "https://evil.example" } })
    expect(answer.headers.get("access-control-allow-origin")).toBeNull()
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin")
  })
})

describe("a connection", () => {
  it("on which nothing comes any more is not kept for ever", async () => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1")
    const asked = once(app.app.server.server, "request")
    socket.write(
      `PUT /api/core/account/update HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ana.token}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"',
    )
    const [{ socket: accepted }] = (await asked) as [IncomingMessage]
    expect(accepted.timeout).toBe(5 * 60 * 1000)
    // Makes the idle time-out short.
    accepted.setTimeout(50)
    await once(socket, "close")
  })
})

describe("the log", () => {
  it("has no fault in it, and neither tokens nor what people write", async () => {
    await ana.fetch(`/hubs/user-notifications/negotiate?access_token=${ana.token}`, { method: "POST" })
    await ana.fetch(`/api/core/nothing?token=${ana.token}`)
    await ana.core.POST("/orders/create", { body: orderPayload({ description: "secret-text" }) })
    noFaults()
    const log = app.logged.join("")
    for (const secret of [
      ana.token,
      ana.token.split(".")[2] ?? "",
      "eyJ",
      "secret-text",
      "correct horse battery",
      "@example.com",
    ])
      expect(log).not.toContain(secret)
  })
})
