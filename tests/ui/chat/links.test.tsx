/** Addresses, mail addresses and telephone numbers in a message are links that say where they go. */
import * as fc from "fast-check"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { LinkedText } from "../../../src/ui/screens/chat/LinkedText.tsx"
import { textParts } from "../../../src/ui/screens/chat/links.ts"
import { hostileTexts } from "../../hostile/texts.ts"

const linksIn = (text: string) =>
  textParts(text).flatMap(({ text: shown, link }) => (link === null ? [] : [[shown, link.href, link.host]]))

describe("a message", () => {
  it.each([
    ["See https://a.example/x.", [["https://a.example/x", "https://a.example/x", null]]],
    ["(http://a.example/x_(y)), or?", [["http://a.example/x_(y)", "http://a.example/x_(y)", null]]],
    [
      "„https://a.example“ <https://b.example>!",
      [
        ["https://a.example", "https://a.example/", null],
        ["https://b.example", "https://b.example/", null],
      ],
    ],
    [
      "www.handra.berlin, WWW.A.DE/ä",
      [
        ["www.handra.berlin", "https://www.handra.berlin/", null],
        ["WWW.A.DE/ä", "https://www.a.de/%C3%A4", null],
      ],
    ],
    [
      "Mail: anna@a.example; mailto:bo@b.example.",
      [
        ["anna@a.example", "mailto:anna@a.example", null],
        ["mailto:bo@b.example", "mailto:bo@b.example", null],
      ],
    ],
    [
      "Call +49 (0)30 1234567 or (0171) 123 45 67.",
      [
        ["+49 (0)30 1234567", "tel:+49301234567", null],
        ["(0171) 123 45 67", "tel:01711234567", null],
      ],
    ],
    [
      "(601 234 567)\n601-234-568",
      [
        ["601 234 567", "tel:601234567", null],
        ["601-234-568", "tel:601234568", null],
      ],
    ],
    // The first letter is Cyrillic; browsers ask for another host than the one that it looks like.
    ["https://аpple.com/id", [["https://аpple.com/id", "https://xn--pple-43d.com/id", "xn--pple-43d.com"]]],
    ["bo@аpple.com", [["bo@аpple.com", "mailto:bo@аpple.com", "xn--pple-43d.com"]]],
    [
      "https://a.example/?tel=030123456789",
      [["https://a.example/?tel=030123456789", "https://a.example/?tel=030123456789", null]],
    ],
  ])("%j has its links", (text, links) => expect(linksIn(text)).toEqual(links))

  it.each([
    "javascript:alert(1) data:text/html,x vbscript:x file:///etc ftp://a.example //a.example",
    "gut.Am Montag um 10.30 Uhr",
    "www. www.a www",
    "http://localhost/ https://user:word@evil.example",
    "https://a.example\u202Ecod.exe",
    "Am 02.03.2026 10-12, 1 200 000 EUR, 2026-03-02",
    "IBAN DE89 3704 0044 0532 0130 00, BE68 5390 0754 7034, Nr. A123456789012",
    "1234567890123456789012345",
  ])("%j has none", (text) => expect(linksIn(text)).toEqual([]))

  it("loses nothing of what it says", () => {
    const piece = fc.constantFrom(
      "https://a.example",
      "www.b.de",
      " ",
      "(",
      ").",
      "\n",
      "c@d.example",
      "+49 30 1234567",
      "é",
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: "grapheme" }))), (pieces) => {
        const text = pieces.join("")
        expect(
          textParts(text)
            .map((part) => part.text)
            .join(""),
        ).toBe(text)
        for (const { link } of textParts(text))
          if (link !== null) expect(link.href).toMatch(/^(?:https?:\/\/|mailto:|tel:)/u)
      }),
    )
  })

  it.each(hostileTexts.map(({ name, of }) => [name, of] as const))("of %s is read at once", (_name, of) => {
    // As long as a message may be; alone, after an address, and as a hundred addresses.
    const long = of(16_000)
    const part = of(150)
    for (const text of [long, `https://a.example/${long}`, `https://${long}`, `www.${part} `.repeat(100)]) {
      const begin = performance.now()
      textParts(text)
      expect(performance.now() - begin).toBeLessThan(200)
    }
  })
})

it("opens pages apart, without a trace of where they were opened, and gives each text an element", () => {
  const html = renderToStaticMarkup(<LinkedText text="See https://a.example or c@d.example" />)
  expect(html).toBe(
    "<span>See </span>" +
      '<a href="https://a.example/" translate="no" rel="noopener noreferrer nofollow ugc" target="_blank">https://a.example</a>' +
      "<span> or </span>" +
      '<a href="mailto:c@d.example" translate="no" rel="noopener noreferrer nofollow ugc">c@d.example</a>',
  )
})
