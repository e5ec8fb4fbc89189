/**
 * A redacted log holds nothing that a person wrote, and everything that a developer needs. architecture: Events,
 * rule 4. Law 7.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { subjectOf, type About } from "../../src/commands/subjects.ts"
import { problemTypes } from "../../src/domain/problems.ts"
import { seenLine } from "../../src/domain/graphemes.ts"
import { plainSearch } from "../../src/domain/search.ts"
import { encodeLog, type RecordedEnvelope } from "../../src/log/codec.ts"
import { createPseudonyms } from "../../src/log/pseudonyms.ts"
import { redact as redactWith } from "../../src/log/redaction.ts"
import { replayLog } from "../../src/log/replay.ts"
import { keyOf, kinds } from "../arbitraries/keys.ts"
import { aLog, enveloped, someEnvelopes } from "../arbitraries/logs.ts"
import { seeds } from "../arbitraries/values.ts"

/** A fixed key, so that counterexamples can be reproduced. */
const hide = createPseudonyms(new Uint8Array(32).fill(7))
const redact = (envelope: RecordedEnvelope): RecordedEnvelope => redactWith(envelope, { hide, productSlug: "handra" })

/** Every text in a value, with its path. */
const textsOf = (value: unknown, path = ""): readonly (readonly [string, string])[] => {
  if (typeof value === "string") return [[path, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => textsOf(field, `${path}.${name}`))
}

/** White space, punctuation and symbols only. */
const isFiller = (text: string): boolean => /^[\s\p{P}\p{S}\p{Cc}\u200D]*$/u.test(text)

/** Made by a program: keys, moments. */
const isKey = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text)
const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/u.test(text)

/** Words, media types, languages and event names that the arbitraries use; never with spaces. */
const vocabulary = new Set<string>([
  ...problemTypes,
  ...["modal", "modal.deal", "modal.then", "deal-made", "create-executant"],
  ..."page search chat orders offers view details chatId en-US de-DE fr-FR nl-NL it-IT tr-TR sv-SE pl-PL ru-RU be-BY uk-UA".split(
    " ",
  ),
  ..."image/png application/pdf png pdf $.price Order.colour trace-1 trace-2 build-1 TypeError".split(" "),
])

const isHouseWord = (text: string): boolean => /^[A-Za-z]+(-[a-z]+)?$/u.test(text) || vocabulary.has(text)

/** Fields with a fixed vocabulary, by name; all others may hold filler, keys and moments only. */
const houseFields =
  /\.(type|ofType|status|versionStatus|reason|blockedReason|language|unit|currency|mediaType|extension|level|source|tab|interest|filter|order|sort|state|hub|notice|shown|standing|name|icon|_tag|rule|why|operation|where|traceId|buildId|productSlug|cancelingReason|kind|move|targetType|authorType|is|action|outcome|platform|store|errors\.\w+\.\d+|places\.\d+)$/u

/** Percent signs spell signs and pictures by letters, which say nothing then; of an address in an address, twice. */
const read = (text: string): string => {
  try {
    const plain = decodeURIComponent(text)
    return plain === text ? text : read(plain)
  } catch {
    return text
  }
}

const isVersion = (text: string): boolean => /^\d+(\.\d+){2}$/u.test(text)

const isHarmless = (path: string, text: string): boolean =>
  isFiller(text) ||
  isKey(text) ||
  isMoment(text) ||
  (houseFields.test(path) && isHouseWord(text)) ||
  (/\.(version|putOff)$/u.test(path) && isVersion(text)) ||
  text
    .split(signs)
    .every((part) => isFiller(read(part)) || isKey(part) || vocabulary.has(part) || /^\d{1,6}$/u.test(part))

/** The signs that part an address, also one in a parameter of another. */
const signs = /[/?&=:]|%2F|%3F|%3D|%26/u

/** Long enough not to occur by chance. */
const isRevealing = (text: string): boolean => [...read(text).matchAll(/[\p{L}\p{N}]/gu)].length >= 7

/** Answers whether a text that a person may have written is still recognisable. */
const leaks = (path: string, before: string, after: string): boolean => {
  if (isHarmless(path, before)) return false
  const kept = after.split(signs).filter(isRevealing)
  return before === after || before.split(signs).some((part) => kept.includes(part) && !isHarmless(path, part))
}

/** Answers whether a value says where somebody is: of that a log keeps whole degrees alone. */
const isDegrees = (name: string, value: unknown): value is number =>
  (name === "lat" || name === "lon") && typeof value === "number"

/** The lengths of the parts of a path or subject, as they are read. */
const partLengths = (text: string): readonly number[] => text.split("/").map((part) => read(part).length)

/** The lengths of what an address says, as the app reads it. */
const addressShape = (path: string, search: string): unknown => [
  partLengths(path),
  [...new URLSearchParams(search)].map(([name, value]) => {
    const [inner = "", ...rest] = value.split("?")
    if (name === "modal.then") return addressShape(inner, rest.join("?"))
    return [name.length, name === "search" ? seenLine(value).length : value.length]
  }),
]

/** The value with every text replaced by its length, and every point by the degrees around it. */
const shapeOf = (value: unknown): unknown => {
  if (typeof value === "string") return value.length
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== "object" || value === null) return value
  if ("path" in value && "search" in value) return addressShape(String(value.path), String(value.search))
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isDegrees(name, field)
        ? Math.trunc(field)
        : name === "subject" && typeof field === "string"
          ? partLengths(field)
          : shapeOf(field),
    ]),
  )
}

describe("redaction", () => {
  it("removes every seeded secret, name, address and word", () => {
    let seeded = 0
    fc.assert(
      fc.property(aLog, ({ header, envelopes }) => {
        const events = encodeLog({ header: { ...header, appVersion: "1" }, envelopes })
        const text = encodeLog({ header: { ...header, appVersion: "1" }, envelopes: envelopes.map(redact) })
        for (const seed of seeds) {
          if (events.includes(seed)) seeded += 1
          expect(text).not.toContain(seed)
          expect(text).not.toContain(encodeURIComponent(seed))
        }
      }),
    )
    expect(seeded).toBeGreaterThan(100)
  })

  it("leaves only keys, moments and the house's own words as they were", () => {
    fc.assert(
      fc.property(someEnvelopes(), (envelopes) => {
        for (const envelope of envelopes) {
          if (envelope.event.type === "ClassificatorLoaded") continue
          const after = textsOf(redact(envelope).event)
          const leaked = textsOf(envelope.event).filter(([path, text], index) =>
            leaks(path, text, after[index]?.[1] ?? ""),
          )
          expect(leaked, envelope.event.type).toEqual([])
        }
      }),
    )
  })

  it("leaves signs that nobody hides as an address spells them", () => {
    const sign = encodeURIComponent("\u{1BC9C}")
    const within = encodeURIComponent(`/${sign}?search=${sign}&page=2`)
    for (const search of [`?modal.then=%2F${sign}`, `?modal.then=${within}`]) {
      const { event } = redact(enveloped({ type: "RouteChanged", path: "/", search }))
      expect(event).toMatchObject({ search })
      expect(leaks("event.search", search, search)).toBe(false)
    }
  })

  it("keeps nothing of somebody else's log", () => {
    const read = enveloped({ type: "SupportLogRead", key: keyOf(kinds.letter, 1), log: "Call me." })
    expect(redact(read).event).toEqual({ ...read.event, log: "" })
  })

  it("keeps shapes, lengths, numbers, keys, order and timing", () => {
    fc.assert(
      fc.property(someEnvelopes(), (all) => {
        const envelopes = all.filter(({ event }) => event.type !== "SupportLogRead")
        const redacted = envelopes.map(redact)
        expect(shapeOf(redacted)).toEqual(shapeOf(envelopes))
        for (const [index, { event, ...around }] of redacted.entries()) {
          const { event: before, ...aroundBefore } = envelopes[index] ?? enveloped({ type: "SignedIn" })
          expect(around).toEqual(aroundBefore)
          const keysOf = (of: unknown) => textsOf(of).filter(([, text]) => isKey(text))
          expect(keysOf(event)).toEqual(keysOf(before))
        }
      }),
    )
  })

  // A postcode is where somebody lives, and its first digits are the region. E276.
  it("hides digits that were typed, and keeps the numbers beside them", () => {
    const digits = fc.stringMatching(/^\d{2,8}$/u) // a search wants two
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 99 }), (typed, page) => {
        const query = { ...plainSearch("Order", typed), page }
        const asked: readonly About[] = [
          { type: "FindAddresses", text: typed },
          { type: "FindSuggestions", kind: "Order", text: typed },
          { type: "Search", query },
        ]
        for (const about of asked) {
          const run = { id: "c1", name: about.type, subject: subjectOf(about) }
          const { event } = redact(enveloped({ type: "CommandStarted", ...run }))
          const { subject = null } = event as Partial<Pick<typeof run, "subject">>
          const [before, after] = [run.subject, subject].map((text) => text?.split("/") ?? [])
          expect(after).toHaveLength(before?.length ?? 0)
          for (const [index, part] of before?.entries() ?? []) {
            if (part === `"${typed}"`) expect(after?.[index]).not.toBe(part)
            else expect(after?.[index]).toBe(part)
          }
          expect(before).toContain(`"${typed}"`)
        }
      }),
    )
  })

  it("calls what is no key the same wherever an address is told of", () => {
    const redacted = redact(enveloped({ type: "ListingUnavailable", kind: "Order", key: "10115" })).event
    expect(redacted).toMatchObject({ key: hide("10115") })
    const { event } = redact(enveloped({ type: "RouteChanged", path: "/deals/10115", search: "" }))
    expect(event).toMatchObject({ path: `/deals/${hide("10115")}` })
  })

  it("tells of a place no more than the degrees around it", () => {
    const point = { lat: 51.0509, lon: 13.7383 }
    const place = { name: "Dresden", point, geometryId: "gn-2935022", radius: 20 } as const
    const query = { ...plainSearch("Order"), place }
    const { event } = redact(enveloped({ type: "SearchAnswered", query, count: 0, listings: [] }))
    expect(event).toMatchObject({ query: { place: { radius: 20 } } })
    expect(JSON.stringify(event)).toMatch(/"point":\{"lat":51\.\d+,"lon":13\.\d+\}/u)
    expect(JSON.stringify(event)).not.toMatch(/Dresden|2935022|51\.05|13\.73/u)
  })

  it("leaves a log that replays as before", () => {
    fc.assert(
      fc.property(aLog, ({ header, envelopes }) => {
        const redacted = envelopes.map(redact)
        const seen = (all: readonly RecordedEnvelope[]) =>
          all.map(({ seq, at, origin, event: { type } }) => ({ seq, at, origin, type }))
        expect(seen(redacted)).toEqual(seen(envelopes))
        const { violations } = replayLog({ header, envelopes })
        expect(replayLog({ header, envelopes: redacted }).violations).toEqual(violations)
      }),
    )
  })

  const key = "00000000-0000-4000-8000-000200000001"

  it.each([
    [`/orders/${key}/view/details`, new RegExp(`^/orders/${key}/view/details$`, "u")],
    ["/my-handra", /^\/my-handra$/u],
    ["/my-anna/orders", /^\/(?!my-anna)[a-z]{2}-[a-z]{4}\/orders$/u],
    ["/search", /^\/search$/u],
  ])("keeps of the path %s what the house made up", (path, kept) => {
    expect(redact(enveloped({ type: "RouteChanged", path, search: "" })).event).toMatchObject({
      path: expect.stringMatching(kept) as string,
    })
  })

  it.each([
    ["?type=orders&page=2&search=red+door", /^\?type=orders&page=2&search=(?!red)[a-z]{3}\+[a-z]{4}$/u],
    ["?orders=anna&sortBy=anna", /^\?(?!orders)[a-z]{6}=(?!anna)([a-z]{4})&sortBy=\1$/u],
    ["?anna", /^\?(?!anna)[a-z]{4}$/u],
  ])("keeps of the search %s what the house made up", (search, kept) => {
    expect(redact(enveloped({ type: "RouteChanged", path: "/", search })).event).toMatchObject({
      search: expect.stringMatching(kept) as string,
    })
  })

  it("leaves out where a place is, in words and in the decimals of its degrees", () => {
    const address = { key: "gn-1", address: "Ring 12", freeFormAddress: "Ring 12, Berlin", geometryId: null }
    const point = { lat: 52.5213, lon: 13.4105 }
    const found = enveloped({ type: "AddressesFound", text: "Ring", addresses: [{ ...address, point }] })
    const hidden = { lat: Number(`52.${hide("5213")}`), lon: Number(`13.${hide("4105")}`) }
    expect(redact(found).event).toMatchObject({
      text: hide("Ring"),
      addresses: [{ key: hide("gn-1"), address: hide("Ring 12"), geometryId: null, point: hidden }],
    })
    expect(hidden).not.toEqual(point)
  })

  it("hides every text of an event and of a field that it does not know", () => {
    const strange: RecordedEnvelope = {
      ...enveloped({ type: "SignedIn" }),
      event: { type: "SomethingNew", who: "Anna", list: [{ deep: "hunter2" }] } as RecordedEnvelope["event"],
    }
    expect(redact(strange).event).toEqual({
      type: "SomethingNew",
      who: hide("Anna"),
      list: [{ deep: hide("hunter2") }],
    })
    const extra = { ...strange, event: { type: "SignedIn", token: "eyJ" } as RecordedEnvelope["event"] }
    expect(redact(extra).event).toEqual({ type: "SignedIn", token: hide("eyJ") })
  })
})
