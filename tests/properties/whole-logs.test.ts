/**
 * A log is whole: words have one pseudonym in an address, in what a command is about and in its answer, however each spells
 * them, so that a replayed page finds its answer. Law 7.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { subjectOf, type About } from "../../src/commands/subjects.ts"
import { searchPlaceParams, searchPlace } from "../../src/domain/search-places.ts"
import { searchParams, searchQuery, type SearchQuery } from "../../src/domain/search.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { createPseudonyms } from "../../src/log/pseudonyms.ts"
import { redact } from "../../src/log/redaction.ts"
import { goingOnTo, modalOver, paths } from "../../src/ui/app/paths.ts"
import { keyOf } from "../arbitraries/keys.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { aSearchQuery } from "../arbitraries/search.ts"
import { orNull, seeds } from "../arbitraries/values.ts"

const hide = createPseudonyms(new Uint8Array(32).fill(7))

const redacted = <E extends AppEvent>(event: E): E =>
  redact(enveloped(event), { hide, productSlug: "handra" }).event as E

/** Answers the subject of a command, as the log has it. */
const subjectIn = (about: About): string | null =>
  redacted({ type: "CommandStarted", id: "c1", name: about.type, subject: subjectOf(about) }).subject

const routeIn = (href: string): { readonly path: string; readonly search: string } => {
  const at = href.indexOf("?")
  const [path, search] = at < 0 ? [href, ""] : [href.slice(0, at), href.slice(at)]
  return redacted({ type: "RouteChanged", path, search })
}

const paramsIn = (href: string): URLSearchParams => new URLSearchParams(routeIn(href).search)

/** Words that look like ours, that need spelling, or that a person would write. */
const someWords: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "red door",
    "a+b",
    "50% off",
    "orders",
    "10115",
    "51.05",
    "-12",
    "2026-03-01",
    "100/20",
    "what? & = #",
    "%20",
    '"10115"',
    "~51.05~",
    "@51.05@",
    "١٢",
    "১২",
    "Żółć ść",
    "ivan\u0301",
    "👩‍👩‍👧‍👦 x",
    keyOf(2, 1),
    ...seeds,
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ maxLength: 30 }),
)

/** Queries that the app can have: as it reads them from their own address. */
const aQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    query: aSearchQuery,
    term: someWords,
    name: someWords,
    prices: fc.tuple(orNull(fc.nat(9_999_999_999)), orNull(fc.nat(9_999_999_999))),
    degrees: orNull(fc.tuple(fc.nat(18_000), fc.nat(36_000))),
    geometryId: orNull(fc.stringMatching(/^[\x21-\x7E]{1,20}$/u)),
  })
  .map(({ query, term, name, prices: [minPrice, maxPrice], degrees, geometryId }) => {
    const point = degrees === null ? null : { lat: degrees[0] / 100 - 90, lon: degrees[1] / 100 - 180 }
    const params = searchPlaceParams({ name, point, geometryId, radius: 20 })
    const whole = searchParams({ ...query, term, minPrice, maxPrice, place: searchPlace(params) })
    return searchQuery(new URLSearchParams(whole))
  })

describe("a search", () => {
  it("is asked for and answered under the words of its address", () => {
    fc.assert(
      fc.property(aQuery, (query) => {
        const shown = searchQuery(paramsIn(paths.search(query)))
        expect(redacted({ type: "SearchAnswered", query, count: 0, listings: [] }).query).toEqual(shown)
        expect(redacted({ type: "SearchCounted", query, count: 0 }).query).toEqual(shown)
        expect(subjectIn({ type: "Search", query })).toBe(subjectOf({ type: "Search", query: shown }))
        const both = [query, { ...query, page: query.page + 1 }]
        expect(subjectIn({ type: "CountSearches", queries: both })).toBe(
          subjectOf({ type: "CountSearches", queries: [shown, { ...shown, page: query.page + 1 }] }),
        )
      }),
      { numRuns: 1_000 },
    )
  })

  it("is the same where an address spells it otherwise, and where a modal leads on to it", () => {
    fc.assert(
      fc.property(someWords, fc.constantFrom("", " ", "\u200B", "\t "), (words, around) => {
        const spelled = `${around}${words}${around}`
        const told = (value: string): string => searchQuery(paramsIn(`/search?search=${value}`)).term
        const own = searchQuery(new URLSearchParams([["search", words]])).term
        expect(told(encodeURIComponent(spelled.toWellFormed()))).toBe(hide(own))
        const href = paths.search(searchQuery(new URLSearchParams([["search", words]])))
        const then = paramsIn(modalOver("/", "create-executant", goingOnTo(href))).get("modal.then") ?? ""
        expect(searchQuery(new URLSearchParams(then.slice(then.indexOf("?")))).term).toBe(hide(own))
      }),
    )
  })
})

const profileKey = keyOf(1, 1)

describe("words that a command carries", () => {
  it.each<readonly [string, (words: string) => readonly [About, About]]>([
    [
      "suggestions",
      (text) => {
        const answer = redacted({ type: "SuggestionsFound", kind: "Order", text, suggestions: [] })
        return [
          { type: "FindSuggestions", kind: "Order", text },
          { type: "FindSuggestions", kind: "Order", text: answer.text },
        ]
      },
    ],
    [
      "addresses",
      (text) => {
        const answer = redacted({ type: "AddressesFound", text, addresses: [] })
        return [
          { type: "FindAddresses", text },
          { type: "FindAddresses", text: answer.text },
        ]
      },
    ],
    [
      "chats",
      (term) => {
        const answer = redacted({ type: "ChatsFound", profileKey, term, after: term, found: [], next: null })
        return [
          { type: "SearchChats", profileKey, term, after: term },
          { type: "SearchChats", profileKey, term: answer.term, after: answer.after },
        ]
      },
    ],
    [
      "people to block",
      (text) => {
        const answer = redacted({ type: "ModerationTargetsFound", text, count: 0, targets: [] })
        return [
          { type: "FindModerationTargets", text },
          { type: "FindModerationTargets", text: answer.text },
        ]
      },
    ],
    [
      "a listing that is none",
      (key) => {
        const answer = redacted({ type: "ListingUnavailable", kind: "Order", key })
        const [, , part = ""] = routeIn(paths.editListing({ kind: "Order", key })).path.split("/")
        expect(decodeURIComponent(part)).toBe(answer.key)
        return [
          { type: "LoadPublicListing", kind: "Order", key },
          { type: "LoadPublicListing", kind: "Order", key: answer.key },
        ]
      },
    ],
    [
      "a deal and a profile that are none",
      (dealKey) => {
        const { profileKey: shown } = redacted({ type: "LinkFollowed", profileKey: dealKey, previousKey: profileKey })
        const params = { "modal.deal": dealKey, participantKey: dealKey, chatId: dealKey }
        const told = paramsIn(`/deals?${new URLSearchParams(params).toString()}`)
        expect(Object.fromEntries(told)).toEqual({ "modal.deal": shown, participantKey: shown, chatId: shown })
        return [
          { type: "LoadDeal", key: dealKey, participantKey: dealKey },
          { type: "LoadDeal", key: shown, participantKey: shown },
        ]
      },
    ],
    [
      "a task that is none",
      (taskKey) => {
        const answer = redacted({ type: "ModerationTaskGone", taskKey })
        const part = routeIn(paths.moderationTask(taskKey)).path.split("/").at(-1) ?? ""
        expect(decodeURIComponent(part)).toBe(answer.taskKey)
        return [
          { type: "LoadModerationTask", key: taskKey },
          { type: "LoadModerationTask", key: answer.taskKey },
        ]
      },
    ],
  ])("are those of the answer: %s", (_, both) => {
    fc.assert(
      fc.property(
        someWords.filter((words) => words.isWellFormed()),
        (words) => {
          const [asked, shown] = both(words)
          expect(subjectIn(asked)).toBe(subjectOf(shown))
        },
      ),
    )
  })
})
