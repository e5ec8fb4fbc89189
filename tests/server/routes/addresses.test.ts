/** Bodies and addresses that mean harm or make no sense: refused in the contract's shape, never a fault. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readContract } from "../../../server/contract/operations.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { orderPayload, publishedOrder } from "../market.ts"
import { expectRefusal } from "./refusals.ts"

let app: TestApp
let ana: Person
let order: Awaited<ReturnType<typeof publishedOrder>>
beforeAll(async () => {
  app = await startApp()
  ana = await app.person("Ana Pop")
  order = await publishedOrder(ana)
})
afterAll(() => app.close())

describe("a body", () => {
  const post = (body: string, type = "application/json"): Promise<Response> =>
    ana.fetch("/api/core/orders/create", { method: "POST", body, headers: { "Content-Type": type } })

  it.each<[string, string]>([
    ["is too large", JSON.stringify(orderPayload({ description: "secret-text ".repeat(30_000) }))],
    ["breaks off", '{"name": "secret-text'],
    ["is no JSON", "secret-text"],
    ["is empty", ""],
    ["is null", "null"],
    ["is a list", '["secret-text"]'],
    ["is as deep as it can be", "[".repeat(30_000) + "]".repeat(30_000)],
    ["changes the prototype", '{"__proto__": {"isAdmin": true}}'],
    ["has fields nobody knows", JSON.stringify({ ...orderPayload(), status: "Published", accountKey: randomUUID() })],
  ])("is refused when it %s", async (_what, body) => {
    await expectRefusal(await post(body), { status: 400, without: ["secret-text"] })
  })

  it.each([
    "text/plain",
    "application/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "nonsense",
  ])("is refused as %s", async (type) => {
    await expectRefusal(await post(JSON.stringify(orderPayload()), type), { status: 400 })
    const headers = { "Content-Type": type }
    const init = { method: "PUT", body: JSON.stringify(ana.key), headers }
    await expectRefusal(await ana.fetch("/api/core/settings/activeProfile", init), { status: 400 })
  })
})

describe("an address", () => {
  const stranger = (): Promise<Person> => app.person("Cem Oz")

  it.each([
    "/api",
    "/api/core",
    "/api/core/nothing",
    "/api/other/orders",
    "/hubs/nothing",
    "/files/x",
    "/assets/x.js",
    "/.env",
    "/package.json",
  ])("is unknown: %s", async (path) => expectRefusal(await ana.fetch(path), { status: 404 }))

  it.each(["PATCH", "DELETE", "OPTIONS", "PROPFIND"])("knows no method %s", async (method) =>
    expectRefusal(await ana.fetch("/api/core/orders", { method }), { status: 404 }),
  )

  it.each(["/api/core/orders/%zz", "/files/%ff%zz", "/assets/%"])("can't be read: %s", async (path) =>
    expectRefusal(await ana.fetch(path), { status: 400, without: ["zz"] }),
  )

  const page = async (path: string) => {
    const answer = await ana.fetch(path, { headers: { Accept: "text/html" } })
    const { status, headers } = answer
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/u)
    expect(await answer.text()).toContain("<!doctype html>")
    return status
  }

  it.each(["/%", "/offers/%E0%A4%A", "/orders/%ff", "/orders/%zz/edit?step=where", "/support/%C3%28"])(
    "of a page that can't be read is the app's, which says so: %s",
    async (path) => expect(await page(path)).toBe(404),
  )

  it.each(["/no/such/page", `/orders/${"x".repeat(2_000)}`, "/orders/%20", "/orders/..%2fdeals", "/orders/<script>"])(
    "that leads nowhere is the app's, which says so: %s",
    async (path) => expect(await page(path)).toBe(200),
  )

  it.each([
    "/orders/%00",
    "//orders",
    "//evil.example",
    "/orders//view/details",
    "/%5Cevil.example",
    "/%09/evil.example",
    "/a%zz.html",
  ])("that no page can have is the app's with the status for it: %s", async (path) =>
    expect(await page(path)).toBe(404),
  )

  it.each([
    "/files/..%2f..%2f..%2fetc%2fpasswd?signature=a",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%2e%2e%2fpackage.json",
    "/..%2fpackage.json",
  ])("leads nowhere else: %s", async (path) => {
    const answer = await app.nobody.fetch(path)
    expect([404, 403]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/root:|"dependencies"/u)
  })

  const paths = readContract().operations.filter(({ path, token }) => path.includes("{") && token === "required")
  it.each(paths.map((operation) => [operation.id, operation] as const))(
    "of %s takes no key that is none, unknown or a stranger's",
    async (_id, operation) => {
      const person = await stranger()
      const participantKey = person.key
      const query = new URLSearchParams({
        participantKey,
        executantKey: person.key,
        authorKey: person.key,
        endMessage: "0",
      })
      for (const key of [
        "1",
        "null",
        "'; drop table orders --",
        randomUUID(),
        randomUUID().toUpperCase(),
        `urn:uuid:${randomUUID()}`,
        order.key,
        ana.key,
      ]) {
        const path = operation.path.replaceAll(/\{\w+\}/gu, encodeURIComponent(key))
        const hasBody = operation.body?.kind === "json"
        const answer = await person.fetch(`/api/${operation.service}${path}?${query}`, {
          method: operation.method.toUpperCase(),
          ...(hasBody && {
            body: JSON.stringify(bodies[operation.id]?.(person)),
            headers: { "Content-Type": "application/json" },
          }),
        })
        const fitting = [
          404,
          ...(key === order.key || key === ana.key ? [403] : []),
          // Another lack of the request may be told first, and who may not ask here at all is told so.
          ...(operation.body?.kind === "file" || (hasBody && bodies[operation.id] === undefined) ? [400] : []),
          ...(operation.statuses.has(404) ? [] : [400]),
          ...(operation.isForModerators ? [403] : []),
        ]
        expect(fitting, `${operation.id} of ${key}: ${answer.status}`).toContain(answer.status)
        if (answer.status === 404) await expectRefusal(answer, { status: 404, without: [order.name] })
      }
    },
  )

  const bodies: Readonly<Record<string, (person: Person) => unknown>> = {
    acceptOrderApplication: () => ({ description: "", moveToArchive: false }),
    sendChatMessage: ({ key }) => ({ messageKey: randomUUID(), authorKey: key, messageContent: "Hello!" }),
  }
})

it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
