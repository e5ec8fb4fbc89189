/** The picture of a link: drawn once, of what everybody may see, whatever people have written. */
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { drawCard } from "../../../server/pages/card-drawing.ts"
import { cardVersion, type Card } from "../../../server/pages/cards.ts"
import { drawable, linesOf, widthOf } from "../../../server/pages/lettering.ts"
import { oneEngine } from "../db/engines.ts"
import { formWith } from "../files/samples.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { publishedOrder } from "../market.ts"
import { asked } from "./found.ts"

const card: Card = {
  side: "customer",
  product: "Handra",
  eyebrow: "Order · Cleaning",
  title: "Paint a kitchen",
  price: "€120.50 per service",
  facts: "Potsdam",
  fileKey: null,
  icon: "construction",
}

const redPhoto = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer()

const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata()
  return { format, width, height }
}

const asIsDue = { format: "jpeg", width: 1200, height: 630 }

/** Bytes; WhatsApp shows no picture of more than 300 KB. */
const most = 300_000

describe("a card", () => {
  it.each([
    ["without anything to say", { ...card, title: "", price: "", facts: "", eyebrow: "", icon: "" }],
    ["with a name of one endless word", { ...card, title: "W".repeat(2_000) }],
    ["with a name in letters that the font lacks", { ...card, title: "家を掃除する 🧹" }],
    ["with what is no XML", { ...card, title: "</svg><image href='file:///etc/passwd'/>&\u0000" }],
  ])("is drawn %s", async (_, said) => {
    const picture = await drawCard(said, null)
    expect(await sizeOf(picture)).toEqual(asIsDue)
    expect(picture.length).toBeLessThan(most)
  })

  it("has the photo, and the category's drawing where that can't be read", async () => {
    const red = await redPhoto()
    const [withPhoto, without, torn] = [
      await drawCard(card, red),
      await drawCard(card, null),
      await drawCard(card, Buffer.from("no picture")),
    ]
    const { data } = await sharp(withPhoto)
      .extract({ left: 900, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data].map((channel) => Math.round(channel / 64))).toEqual([4, 0, 0])
    expect(without.equals(withPhoto)).toBe(false)
    expect(torn.equals(without)).toBe(true)
  })

  it("has another address when it says something else", () => {
    expect(cardVersion({ ...card, price: "€121" })).not.toBe(cardVersion(card))
    expect(cardVersion({ ...card })).toBe(cardVersion(card))
  })
})

describe("its letters", () => {
  it("are those of all eleven languages", () => {
    const letters =
      "ÄÖÜäöüß ÀÂÇÉÈÊËÎÏÔÛŸàâçéèêëîïôûÿœæ ĲĳÍÓÚ ÇĞİÖŞÜçğıöşü ÅÄÖåäö ĄĆĘŁŃÓŚŹŻąćęłńóśźż Ёё ЎўІі ЄєЇїҐґ ŠšŽž €№„“”«»’–—…·"
    for (const weight of [500, 700] as const) expect(drawable(letters, weight)).toBe(letters)
    expect(drawable("Дом 🏠 家 ok", 700)).toBe("Дом ok")
  })

  it("stand in lines that have room, and end in an ellipsis where there are too many", () => {
    const how = { weight: 700, size: 66, width: 548, most: 3 } as const
    const { lines, isCut } = linesOf("A very long name of something that nobody would ever read to its end at all", how)
    expect([lines.length, isCut, lines.at(-1)?.endsWith("…")]).toEqual([3, true, true])
    for (const line of lines) expect(widthOf(line, 700, 66)).toBeLessThanOrEqual(548)
    expect(linesOf("Paint a kitchen", how)).toEqual({ lines: ["Paint a kitchen"], isCut: false })
    expect(linesOf("", how)).toEqual({ lines: [], isCut: false })
  })

  it("keep together what is bound, and are cut between words", () => {
    const how = { weight: 700, size: 66, most: 2 } as const
    const bound = linesOf("Zajrzyj do\u00A0nas", { ...how, width: widthOf("Zajrzyj do n", 700, 66) })
    expect(bound).toEqual({ lines: ["Zajrzyj", "do\u00A0nas"], isCut: false })
    const phrase = linesOf("Publikacja nic nie", { ...how, most: 1, width: widthOf("Publikacja nic n…", 700, 66) })
    expect(phrase).toEqual({ lines: ["Publikacja nic…"], isCut: true })
  })
})

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let customer: Person
  beforeAll(async () => {
    app = await startApp(engine)
    customer = await app.person("Ana Pop")
  })
  afterAll(() => app.close())

  const withPhoto = async (): Promise<string> => {
    const { key } = await publishedOrder(customer)
    const body = formWith(new Uint8Array(await redPhoto()), "wall.png")
    const sent = await customer.fetch(`/api/core/orders/${key}/file`, { method: "POST", body })
    expect(sent.ok).toBe(true)
    await customer.decided(key)
    return key
  }

  it("is what its page says, of the size it says, and kept by whoever has it", async () => {
    const key = await withPhoto()
    const { page } = await asked(app, `/orders/${key}`)
    const answer = await fetch(page.meta["og:image"] ?? "")
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, page.meta["og:image:type"]])
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin")
    expect(await sizeOf(Buffer.from(await answer.arrayBuffer()))).toEqual(asIsDue)
    const tag = answer.headers.get("etag") ?? ""
    expect((await fetch(answer.url, { headers: { "If-None-Match": tag } })).status).toBe(304)
    await customer.core.PUT("/orders/{key}/hide", { params: { path: { key } } })
    expect((await fetch(answer.url)).status).toBe(404)
  })

  it("is drawn once for all who ask at once, whatever else their addresses say", async () => {
    const { key } = await publishedOrder(customer)
    const tags = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const answer = await fetch(`${app.url}/cards/orders/${key}.jpg?lang=en&v=${index}&more=${"x".repeat(index)}`)
        await answer.arrayBuffer()
        return [answer.status, answer.headers.get("etag")].join()
      }),
    )
    expect(new Set(tags).size).toBe(1)
    expect(tags[0]).toContain("200")
  })

  it.each([
    "/cards/orders/nonsense.jpg",
    "/cards/deals.jpg",
    "/cards/home.png",
    "/cards/../home.jpg",
    "/cards/profile/x.jpg",
  ])("is nowhere at %s", async (path) => {
    expect((await app.app.server.inject(path)).statusCode).toBe(404)
  })

  it("has logged nothing", () => expect(app.logged).toEqual([]))
})
