/** A deal's number, its two sides and its files as screens show them. Spec §3 Deal. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dealNumberText } from "../../../src/domain/deal-numbers.ts"
import type { Deal } from "../../../src/domain/deals.ts"
import type { StoredFile } from "../../../src/domain/files.ts"
import { reviewsOf, type Participant } from "../../../src/domain/participants.ts"
import { partiesOf, sortedFiles } from "../../../src/ui/screens/deals/deal-words.ts"

const person = (key: string, type: Participant["type"]): Participant => ({
  key,
  name: key,
  type,
  photo: null,
  rating: { value: 4.5, counts: [0, 0, 1, 2, 3] },
})

const deal: Pick<Deal, "customer" | "executant"> = {
  customer: person("kaspar", "Customer"),
  executant: person("anna", "Executant"),
}

const file = (key: string, extension: string, thumbnailUrl: string | null): StoredFile => ({
  key,
  url: `/files/${key}`,
  name: `${key}.${extension}`,
  size: 1,
  mediaType: "x/y",
  extension,
  thumbnailUrl,
})

describe("the number of a deal", () => {
  it.each([
    [7, "7"],
    [999, "999"],
    [1024, "1\u00A0024"],
    [1234567, "1\u00A0234\u00A0567"],
  ])("%i is written %j", (number, text) => expect(dealNumberText(number)).toBe(text))

  it("loses no digit and never breaks", () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const text = dealNumberText(number)
        expect(text.replaceAll("\u00A0", "")).toBe(String(number))
        expect(text).not.toMatch(/ |\d{4}/u)
      }),
    )
  })
})

describe("the two sides of a deal", () => {
  it.each([
    ["kaspar", "anna"],
    ["anna", "kaspar"],
  ])("%s sees %s as the other one", (me, other) => {
    const sides = partiesOf(deal, me)
    expect([sides.me.key, sides.other.key]).toEqual([me, other])
  })

  it("have as many reviews as marks", () => expect(reviewsOf(deal.customer.rating)).toBe(6))
})

describe("the files of a deal", () => {
  it("shows pictures and names the rest, a picture without a small version too", () => {
    const files = [file("a", "jpg", "/t"), file("b", "pdf", null), file("c", "png", null), file("d", "mp4", "/t")]
    const { pictures, others } = sortedFiles(files)
    expect(pictures.map(({ key }) => key)).toEqual(["a"])
    expect(others.map(({ key }) => key)).toEqual(["b", "c", "d"])
  })
})
