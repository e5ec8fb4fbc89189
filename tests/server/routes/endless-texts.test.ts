/** Texts of few characters and endless marks: refused before anything reads them, while others are served. Law 22. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { textBounds, textLimits } from "../../../src/domain/limits.ts"
import { dataOf } from "../callers.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { openChat, orderPayload, publishedExecutant, publishedOrder, rootCategory } from "../market.ts"
import { expectRefusal } from "./refusals.ts"

const marks = 120_000

/**
 * The ways to extend a character for as long as it is written: accents, joiners, presentations, tags, vowels of Hangul.
 */
const endless: readonly (readonly [string, string])[] = [
  ["combining marks", `Anna${"\u0301".repeat(marks)}`],
  ["marks that must be sorted", `Anna${"\u0301\u0316".repeat(marks / 2)}`],
  ["joiners", `Anna${"\u200d".repeat(marks / 2)}`],
  ["variation selectors", `Anna${"\ufe0f".repeat(marks / 2)}`],
  ["tag characters", `Anna \u{1f3f4}${"\u{e0061}".repeat(marks / 2)}`],
  ["jamo", `Anna \u1100${"\u1161".repeat(marks / 2)}`],
]

/** Others are served meanwhile: so long may the least of calls take, and so long a refusal, with both cores busy. */
const promptMs = 1_500

let app: TestApp
let ana: Person
let chatKey: string
beforeAll(async () => {
  app = await startApp()
  ana = await app.person("Ana Pop")
  const bo = await app.person("Bo Lund")
  await publishedOrder(ana)
  chatKey = (await openChat(bo, (await publishedExecutant(bo)).key, ana.key)).chatKey
})
afterAll(() => app.close())

const timed = async (ask: Promise<Response>): Promise<{ readonly answer: Response; readonly ms: number }> => {
  const begin = performance.now()
  const answer = await ask
  return { answer, ms: performance.now() - begin }
}

/** Answers a request, and expects that neither it nor what is asked at the same time waits. */
const prompt = async (ask: () => Promise<Response>): Promise<Response> => {
  const [asked, health] = await Promise.all([timed(ask()), timed(app.nobody.fetch("/health"))])
  expect(health.answer.status).toBe(200)
  expect(Math.max(asked.ms, health.ms)).toBeLessThan(promptMs)
  return asked.answer
}

const sending =
  (method: "POST" | "PUT", path: string, body: (text: string) => object, who: () => TestApp["nobody"] = () => ana) =>
  (text: string) =>
    who().fetch(path, { method, body: JSON.stringify(body(text)), headers: { "Content-Type": "application/json" } })

/** Where people write, by the field that is wrong. */
const places: readonly (readonly [string, string, (text: string) => Promise<Response>])[] = [
  ["one's name", "name", sending("PUT", "/api/core/account/update", (name) => ({ name }))],
  ["an order's name", "name", sending("POST", "/api/core/orders/create", (name) => orderPayload({ name }))],
  [
    "an order's description",
    "description",
    sending("POST", "/api/core/orders/create", (description) => orderPayload({ description })),
  ],
  [
    "a profile's experience",
    "workExperience",
    sending("POST", "/api/core/executant", (workExperience) => ({
      name: "Ana Pop",
      classificatorPrimaryKey: rootCategory,
      workExperience,
    })),
  ],
  [
    "a letter without an account",
    "message",
    sending(
      "POST",
      "/api/support/support/send",
      (message) => ({ userName: "Ana", email: "ana@example.com", message }),
      () => app.nobody,
    ),
  ],
  [
    "a message",
    "messageContent",
    (text) =>
      sending("PUT", `/api/core/chat/${chatKey}/send`, (messageContent) => ({
        messageKey: randomUUID(),
        authorKey: ana.key,
        messageContent,
      }))(text),
  ],
  ["a translation", "text", sending("POST", "/api/core/translate", (text) => ({ text, targetLanguage: "de-DE" }))],
]

describe.each(places)("%s", (_place, field, send) => {
  it.each(endless)("is refused with endless %s", async (_what, text) => {
    const answer = await prompt(() => send(text))
    await expectRefusal(answer, { status: 400, errors: { [field]: ["maxLength"] } })
  })

  it("is refused with more marks on one base than any script has, however short it is", async () => {
    const text = `Anna ${"\u0301".repeat(textBounds.marksPerBase + 2)} and all the others`
    await expectRefusal(await send(text), { status: 400, errors: { [field]: ["maxLength"] } })
  })
})

describe("a search", () => {
  it.each(endless)("for %s is refused", async (_what, text) => {
    // An address is not read beyond 16 KB.
    const term = [...text].slice(0, textLimits.searchTerm.max).join("")
    const answer = await prompt(() => ana.fetch(`/api/core/v2/search/orders?${new URLSearchParams({ term })}`))
    await expectRefusal(answer, { status: 400, errors: { term: ["maxLength"] } })
  })
})

describe("a market of the longest texts there may be", () => {
  it("is moderated and found in pages of a bounded size", async () => {
    const { listingName, listingDescription } = textLimits
    const filled = (start: string, graphemes: number): string =>
      start + `e${"\u0316".repeat(textBounds.unitsPerGrapheme - 1)}`.repeat(graphemes - start.length)
    const description = filled("Longest ", listingDescription.max)
    const begin = performance.now()
    const published = []
    for (const number of [1, 2, 3])
      published.push(await publishedOrder(ana, { name: filled(`Longest ${number} `, listingName.max), description }))
    expect((performance.now() - begin) / published.length).toBeLessThan(promptMs)
    const answer = await prompt(() => ana.fetch("/api/core/v2/search/orders?term=longest"))
    const page = await answer.text()
    expect(JSON.parse(page)).toMatchObject({ count: published.length })
    const units = published.length * textBounds.unitsPerGrapheme * (listingName.max + listingDescription.max)
    expect(page.length).toBeLessThan(1.1 * units)
  })
})

it("leaves scripts with marks and pictures of many parts as they are", async () => {
  const written = [
    "नमस्ते, मुझे रसोई की दीवारों पर पेंट करवाना है।",
    "กำแพงห้องครัวสองด้าน ต้องการทาสีใหม่ทั้งหมด",
    "Tôi cần sơn lại hai bức tường trong nhà bếp".normalize("NFD"),
    "שָׁלוֹם, צָרִיךְ לִצְבֹּעַ אֶת הַמִּטְבָּח",
    "부엌 벽 두 개를 칠해 주세요".normalize("NFD"),
    "👨‍👩‍👧‍👦 👩🏽‍❤️‍💋‍👨🏻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🧑🏻‍🤝‍🧑🏿 1️⃣ flat for a family",
  ]
  for (const description of written) {
    const { response, data } = await ana.core.POST("/orders/create", { body: orderPayload({ description }) })
    expect([response.status, data?.description]).toEqual([201, description.normalize("NFC")])
  }
  for (const name of ["न्ज़िंगा श्रीवास्तव", "ศิริพร น้ำใจ", "Nguyễn Thị Hồng".normalize("NFD"), "שָׂרָה לֵוִי"])
    expect(dataOf(await ana.core.PUT("/account/update", { body: { name } })).name).toBe(name.normalize("NFC"))
})

it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
