/**
 * A life of sign-in, calls, files and hubs with everything logged: no password, token, code or signature in any line.
 * Law 24.
 */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { newVisitor, refresh } from "../server/auth/visitor.ts"
import { dataOf } from "../server/callers.ts"
import { formWith, png } from "../server/files/samples.ts"
import { startApp, type TestApp } from "../server/harness.ts"
import { hubClient, transports } from "../server/hubs/hub-server.ts"
import { leaksIn } from "../server/log-secrets.ts"
import { createOrder } from "../server/market.ts"

const password = "correct horse battery staple"
const wrongPassword = "wrong horse battery staple"
const person = { name: "Ana Pop", email: "ana@example.com", password }

let app: TestApp
beforeAll(async () => {
  app = await startApp(undefined, { config: { logLevel: "trace" } })
})
afterAll(() => app.close())

/** As written, as in an address, and the part of a token that makes it one. */
const spellings = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams({ "": secret }).toString().slice(1),
  ...(secret.split(".").length === 3 ? [secret.split(".")[2] ?? secret] : []),
]

/** Signs up, signs in again with a wrong password first, and renews the tokens. */
const signIn = async (): Promise<{ readonly token: string; readonly secrets: readonly string[] }> => {
  const { publicUrl, issuer } = app.config
  const identity = { publicUrl, issuer: issuer.issuer }
  const first = await newVisitor(identity).register(person)
  const visitor = newVisitor(identity)
  const { url } = await visitor.authorize()
  await visitor.submit(url, { email: person.email, password: wrongPassword })
  const { location } = await visitor.submit(url, { email: person.email, password })
  const code = new URL(location ?? "").searchParams.get("code") ?? ""
  const second = await visitor.redeem(location ?? "")
  // A code is good once: this is refused, and whoever logs it must not log the code.
  await visitor.redeem(location ?? "").catch(() => null)
  const renewed = (await (await refresh(identity, second.refresh_token)).json()) as Readonly<Record<string, unknown>>
  const tokens = [first, second, renewed].flatMap((some) => [
    some["access_token"],
    some["refresh_token"],
    some["id_token"],
  ])
  const secrets = [password, wrongPassword, code, ...tokens.map(String)]
  // The code that was used twice has ended the second sign-in's grant (E185); the first one lives on.
  return { token: first.access_token, secrets }
}

/** An order with a picture, which is fetched by its signed link. */
const useFiles = async (token: string): Promise<readonly string[]> => {
  const calls = app.callerWith(token)
  const header = { "Content-Language": "en-US" } as const
  const { key } = dataOf(await calls.core.POST("/account/create", { params: { header } }))
  const order = await createOrder({ ...calls, key, token, name: person.name, subject: "", decided: app.decided })
  const form = formWith(png(), "kitchen.png")
  const answer = await calls.fetch(`/api/core/orders/${order.key}/file`, { method: "POST", body: form })
  const text = await answer.text()
  expect(answer.status).toBe(201)
  const links = [...text.matchAll(/"(?<link>\/files\/[^"]+)"/gu)].map(({ groups }) => groups?.["link"] ?? "")
  for (const link of links) {
    await fetch(`${app.url}${link}`)
    await fetch(`${app.url}${link}x`)
  }
  expect(links.length).toBeGreaterThan(0)
  return links.flatMap((link) => [...new URL(link, app.url).searchParams.values()])
}

const useHubs = async (token: string): Promise<void> => {
  for (const transport of Object.values(transports)) {
    const { connection } = hubClient({ origin: app.url, token: () => token, transport })
    await connection.start()
    await connection.stop()
  }
  await fetch(`${app.url}/hubs/user-notifications/negotiate?access_token=${token}`, { method: "POST" })
}

/** Faults are what servers log most about. */
const fail = async (token: string): Promise<void> => {
  for (const table of ["notifications", "identity_users"])
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`.execute(app.db)
  const calls = app.callerWith(token)
  expect((await calls.fetch("/api/notifications/notification")).status).toBe(500)
  const { publicUrl, issuer } = app.config
  const visitor = newVisitor({ publicUrl, issuer: issuer.issuer })
  const { url } = await visitor.authorize()
  expect((await visitor.submit(url, { email: person.email, password })).status).toBe(500)
}

it("logs no password, token, code or signature, whatever goes well or wrong", async () => {
  const { token, secrets } = await signIn()
  const signatures = await useFiles(token)
  await useHubs(token)
  await app.callerWith(`${token}x`).fetch("/api/core/account")
  await app.callerWith(token).fetch("/api/core/orders?filter=Status%20eq%20%27", { method: "GET" })
  await fail(token)
  expect(app.logged.length).toBeGreaterThan(5)
  expect(leaksIn(app.logged, [...secrets, ...signatures].flatMap(spellings))).toEqual([])
})

it("knows secrets by their look", () => {
  const lines = [
    `{"url":"/auth/callback?code=abcdefgh"}`,
    `{"a":"Bearer ${"x".repeat(30)}"}`,
    `{"msg":"The code is old."}`,
  ]
  expect(leaksIn(lines)).toEqual(lines.slice(0, 2))
})
