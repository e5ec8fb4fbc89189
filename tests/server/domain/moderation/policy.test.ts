/** The demo's moderation lets through and refuses as its policy says, and gives the reason. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { automaticPolicy, permissivePolicy } from "../../../../server/domain/moderation/policy.ts"
import { refusalReasons } from "../../../../src/domain/moderation.ts"

const decide = (description: string, name = "Paint a kitchen", isDuplicate = false) =>
  automaticPolicy.decide({ name, description, isDuplicate })

describe("the automatic policy", () => {
  it.each([
    "Call me: +49 151 2345 6789",
    "0048 600-700-800 after six",
    "My number is 089/12345678.",
    "tel. (022) 123.45.67.89",
    "Write to anna@demo.example",
    "see https://example.com/me",
    "www.example.com has pictures",
    "t.me/anna",
    "WA.ME/49151234",
    "０１７０ １２３４５６７",
    "anna＠demo．example",
    "21.11.2026, then 0151 2345 6789",
    "01.51.2345 6789",
    "+49 1\u200B51 23\u206045 67\u00AD89",
    "http\u00ADs:\u200B//example.com/me",
    "w\u2060ww.example.com has pictures",
    "an\u200Bna\u200B@\u200Bdemo.ex\u00ADample",
  ])("keeps contacts out: %s", (text) => {
    expect(decide(text)).toBe("ContactDetails")
    expect(decide("Two walls and a ceiling.", text)).toBe("ContactDetails")
  })

  it.each([
    "What a shitty wall.",
    "Kurwa, painted twice already",
    "SCHEISSE gestrichen",
    "Quelle merde de mur",
    "Wat een klootzak was dat",
    "Che stronzata di muro",
    "Siktir git, boya istemem",
    "Din fitta, måla väggen",
    "Какая хуйня, а не стена",
    "Вот сука, опять красить",
    "Гэта пізда, а не сцяна",
    "Що за йобана стіна",
    "Fuuuuck this wall",
    "What a sh1tty wall",
    "What a sh\u200Bit\u00ADty wall",
    "What a s\u0336h\u0336i\u0336t\u0336ty wall",
    "Вот су\u2060ка, опять красить",
  ])("keeps it polite: %s", (text) => {
    expect(decide(text)).toBe("ObsceneLanguage")
    expect(decide("Two walls and a ceiling.", text)).toBe("ObsceneLanguage")
  })

  it.each(["PAINT MY KITCHEN RIGHT NOW PLEASE", "ПОКРАСИТЬ КУХНЮ ПРЯМО СЕЙЧАС"])(
    "doesn't let anybody shout: %s",
    (text) => {
      expect(decide(text)).toBe("Shouting")
      expect(decide("Two walls and a ceiling.", text)).toBe("Shouting")
    },
  )

  it("refuses the same text twice", () => expect(decide("Two walls.", "Paint a kitchen", true)).toBe("Duplicate"))

  it.each([
    "Two walls and a ceiling, about 40 square metres. Paint is there.",
    "From 2026-03-01 to 2026-03-05, between 9:00 and 17:30.",
    "On 21.11.2026 14:00, or 22/11/2026 9-12",
    "2026-11-21 10:00 - 2026-11-23 18:00",
    "Am 1.12.2026 08:00-16:00",
    "Budget 1 200,50 EUR, at most 1.500.",
    "Rooms of 12.5 m², 3-room flat, 2nd floor, 10115 Berlin.",
    "TV, WLAN, ISO 9001 and DIN EN",
    "Scunthorpe, Dickens and the shiitake mushrooms",
    "Рубить сучья, сукно и хутор; психующий кот",
    "Fittings, horses and Kürbis; a merchandise shelf by Casa Cazzola",
    "Schlampig gestrichen, deshalb neu",
    "кухня и ванная",
    "キッチンの壁を塗ってください、お願いします。二つの壁と天井です",
    "שלום, שני קירות ותקרה בבקשה להגיע מוקדם",
    "👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍",
    "@ 5 pm, and/or later",
  ])("lets through: %s", (text) => expect(decide(text)).toBeNull())

  it("decides about any text, the same each time, and quickly", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary", maxLength: 2_000 }),
      fc.stringMatching(/^[\d \-().+/@.a-z]{0,2000}$/u),
      fc.constantFrom(
        "1 ".repeat(1_000),
        "a@".repeat(1_000),
        "a.".repeat(1_000),
        "+".repeat(2_000),
        "((1)".repeat(500),
      ),
    )
    fc.assert(
      fc.property(texts, fc.string(), fc.boolean(), (description, name, isDuplicate) => {
        const started = performance.now()
        const reason = automaticPolicy.decide({ name, description, isDuplicate })
        expect(performance.now() - started).toBeLessThan(250)
        expect([null, ...refusalReasons]).toContain(reason)
        expect(automaticPolicy.decide({ name, description, isDuplicate })).toBe(reason)
        if (isDuplicate) expect(reason).not.toBeNull()
        expect(permissivePolicy.decide({ name, description, isDuplicate })).toBeNull()
      }),
    )
  })
})
