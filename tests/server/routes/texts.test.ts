/** Texts that look like code, or hold what the database can't: kept as they are, or refused by name. Spec §5. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dataOf } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import {
  createOrder,
  openChat,
  orderPayload,
  publishedExecutant,
  publishedOrder,
  rootCategory,
  say,
} from "../market.ts"
import { expectRefusal } from "./refusals.ts"

/** Each is kept, letter for letter, in a text area. */
const harmless: readonly (readonly [string, string])[] = [
  ["SQL", "'; drop table orders; -- \\'; select pg_sleep(9)"],
  ["HTML", '<script>alert(1)</script><img src=x onerror="alert(1)">'],
  ["templates", "${7*7} {{7*7}} %s %n <%= 7 %>"],
  ["JSON", '{"$ne": null, "__proto__": {"a": 1}}'],
  ["right to left", "\u0634\u0644\u0648\u0645 \u202eabc\u202c \u200f"],
  [
    "combining marks",
    "\u0e01\u0e33\u0e41\u0e1e\u0e07 \u0928\u092e\u0938\u094d\u0924\u0947 e\u0301\u0323".normalize("NFC"),
  ],
  ["as many emoji as are allowed", "🧑🏽".repeat(2000)],
]

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  let ana: Person
  let bo: Person
  let chatKey: string
  beforeAll(async () => {
    app = await startApp(engine)
    ;[ana, bo] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    await publishedOrder(ana)
    chatKey = (await openChat(bo, (await publishedExecutant(bo)).key, ana.key)).chatKey
  })
  afterAll(() => app.close())

  it.each(harmless)("keeps %s as it is", async (_what, text) => {
    expect(await createOrder(ana, { description: text })).toMatchObject({ description: text.trim() })
    expect(await say(ana, { chatKey, authorKey: ana.key, text })).toMatchObject({ messageContent: text.trim() })
    const body = { name: "Bo Lund", classificatorPrimaryKey: rootCategory, description: text, workExperience: text }
    expect(dataOf(await (await app.person("Cem Oz")).core.POST("/executant", { body }))).toMatchObject({
      description: text.trim(),
    })
  })

  it.each(harmless)("searches for %s", async (_what, text) => {
    const term = [...text].slice(0, 100).join("")
    const answer = await app.nobody.fetch(`/api/core/v2/search/orders?${new URLSearchParams({ term })}`)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"count"')])
  })

  it.each([
    "' or 1=1 --",
    "Status eq Published; drop table orders",
    "(Status eq Published",
    "constructor eq 1",
    "Status eq toString",
    "(".repeat(150),
    "Status.column eq 10",
  ])("filters by nothing like %j", async (filter) => {
    const answer = await ana.fetch(`/api/core/orders?${new URLSearchParams({ filter })}`)
    await expectRefusal(answer, { status: 400, errors: { filter: ["invalidFormat"] } })
  })

  it("sorts by nothing that is not named", async () => {
    for (const sortBy of ["AccountKey asc", "constructor asc", "UpdatedDate; asc", "UpdatedDate asc nulls", "1 asc"])
      await expectRefusal(await ana.fetch(`/api/core/orders?${new URLSearchParams({ sortBy })}`), { status: 400 })
  })

  const nul = "Walls and \0 a ceiling"
  const post = (path: string, body: object, method = "POST"): Promise<Response> =>
    ana.fetch(path, { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } })

  it.each<[string, string, () => Promise<Response>]>([
    ["an order", "description", () => post("/api/core/orders/create", orderPayload({ description: nul }))],
    ["a profile", "name", () => post("/api/core/executant", { name: nul, classificatorPrimaryKey: rootCategory })],
    [
      "a letter",
      "email",
      () => post("/api/support/support/send", { userName: "Ana", email: "a\0@b.c", message: "Hello there" }),
    ],
    [
      "a message",
      "messageContent",
      () =>
        post(
          `/api/core/chat/${chatKey}/send`,
          { messageKey: randomUUID(), authorKey: ana.key, messageContent: nul },
          "PUT",
        ),
    ],
    ["a search", "term", () => ana.fetch("/api/core/v2/search/orders?term=ab%00")],
    [
      "a complaint",
      "comment",
      () =>
        post("/api/core/complaint/submit", {
          targetType: "Customer",
          targetKey: randomUUID(),
          participantKey: ana.key,
          reason: "OtherReason",
          comment: "A picture cut in two: \ud83d",
        }),
    ],
  ])("refuses NUL and halves of characters in %s", async (_what, field, send) => {
    await expectRefusal(await send(), { status: 400, errors: { [field]: ["forbiddenSymbol"] } })
  })

  it.each([
    "startMessage=99999999999999",
    "startMessage=1.5",
    "startMessage=-1",
    "startMessage=1e99",
    "top=-1",
    "top=101",
    "top=1&top=2",
    "top=ten",
  ])("refuses the number of %s", async (query) => {
    const answer = await ana.fetch(`/api/core/chat/${chatKey}/messages?participantKey=${ana.key}&${query}`)
    await expectRefusal(answer, { status: 400, errors: { [query.split("=")[0] ?? ""]: [expect.any(String)] } })
  })

  it("refuses one more character than people may see", async () => {
    const answer = await post("/api/core/orders/create", orderPayload({ description: `${"🧑🏽".repeat(2000)}!` }))
    await expectRefusal(answer, { status: 400, errors: { description: ["maxLength"] } })
  })

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})
