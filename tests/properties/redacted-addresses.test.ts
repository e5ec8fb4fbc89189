/**
 * A log keeps of every address that the app can build what the house made up, so that it replays as people saw it. Law
 * 7.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"
import { applicationTabs, interests } from "../../src/domain/applications.ts"
import { dealTabs } from "../../src/domain/deals.ts"
import { modalArguments, modalNames, type ModalArgument } from "../../src/domain/modals.ts"
import { notificationTarget } from "../../src/domain/notification-target.ts"
import { notificationFilterNames, notificationSources, notificationTypes } from "../../src/domain/notifications.ts"
import { favoriteTabs } from "../../src/domain/favorites.ts"
import { feedbackSorts } from "../../src/domain/feedback.ts"
import { listingKinds } from "../../src/domain/listings.ts"
import { listingSteps } from "../../src/domain/listing-steps.ts"
import { moderationActionNames } from "../../src/domain/moderation.ts"
import { ownListTabs } from "../../src/domain/own-lists.ts"
import { listOrders } from "../../src/domain/queries.ts"
import { routes } from "../../src/domain/routes.ts"
import { plainSearch, searchSorts, searchViews } from "../../src/domain/search.ts"
import { reportPath } from "../../src/domain/support.ts"
import { createPseudonyms } from "../../src/log/pseudonyms.ts"
import { redact } from "../../src/log/redaction.ts"
import { goingOnTo, modalOver, paths } from "../../src/ui/app/paths.ts"
import { keyOf } from "../arbitraries/keys.ts"
import { enveloped } from "../arbitraries/logs.ts"

const productSlug = "handra"
const hide = createPseudonyms(new Uint8Array(32).fill(7))

/** The address as a log tells it. */
const redacted = (href: string): string => {
  const [path = "", search = ""] = href.split("?")
  const { event } = redact(enveloped({ type: "RouteChanged", path, search }), { hide, productSlug })
  const place = event as Partial<Readonly<Record<"path" | "search", string>>>
  return place.search === "" ? (place.path ?? "") : `${place.path}?${place.search}`
}

const [key, other] = [keyOf(2, 1), keyOf(1, 1)]
const page = 12
const profileTypes = ["Customer", "Executant"] as const

/** Each address of `paths` with all that the house may say in it. */
const addresses: Readonly<Record<keyof typeof paths, readonly string[]>> = {
  home: [paths.home],
  callback: [paths.callback],
  search: listingKinds.flatMap((kind) =>
    searchSorts.flatMap((sort) => {
      const prices = { minPrice: 10_000, maxPrice: 90_000 }
      const query = { ...plainSearch(kind), page, sort, categoryKeys: [key, other], ...prices }
      return searchViews.map((view) => paths.search(query, view))
    }),
  ),
  ownListings: listingKinds.flatMap((kind) => ownListTabs.map((tab) => paths.ownListings(kind, { tab, page }))),
  newListing: listingKinds.map(paths.newListing),
  editListing: listingKinds.map((kind) => paths.editListing({ kind, key })),
  copyListing: listingKinds.map((kind) => paths.copyListing({ kind, key })),
  listingFormStep: listingSteps.flatMap((step) => [
    paths.listingFormStep(paths.newListing("Order"), step),
    paths.listingFormStep(paths.newListing("Offer"), step, key),
  ]),
  publicListing: listingKinds.map((kind) => paths.publicListing({ kind, key })),
  listingDetails: listingKinds.map((kind) => paths.listingDetails({ kind, key })),
  ownersListing: listingKinds.map((kind) => paths.ownersListing({ kind, key }, other)),
  listingApplications: listingKinds.flatMap((kind) =>
    applicationTabs.flatMap((tab) =>
      interests.map((interest) => paths.listingApplications({ kind, key }, { tab, page, interest })),
    ),
  ),
  sentApplications: listingKinds.flatMap((kind) =>
    applicationTabs.map((tab) => paths.sentApplications(kind, { tab, page })),
  ),
  deals: dealTabs.map((tab) => paths.deals({ tab, page })),
  deal: [paths.deal(key, other)],
  favorites: favoriteTabs.map((tab) => paths.favorites({ tab, page })),
  profile: profileTypes.map((type) => paths.profile({ type, key })),
  profileFeedback: profileTypes.flatMap((type) =>
    feedbackSorts.map((sort) => paths.profileFeedback({ type, key }, { sort, page })),
  ),
  ownProfile: profileTypes.map((type) => paths.ownProfile({ type })),
  chats: [paths.chats(other)],
  chatMessage: [paths.chatMessage(other, { chatKey: key, id: 12 })],
  chat: [paths.chat(other, key)],
  moderation: [paths.moderation],
  moderationBlocks: [paths.moderationBlocks],
  moderationTrail: moderationActionNames.map((filter) => paths.moderationTrail({ filter, page })),
  moderationTask: [paths.moderationTask(key)],
  notifications: notificationFilterNames.flatMap((filter) =>
    listOrders.map((order) => paths.notifications({ filter, order, page })),
  ),
  support: [paths.support, reportPath],
  faq: [paths.faq],
  privacy: [paths.privacy],
  about: [paths.about],
  terms: [paths.terms],
  other: [paths.other],
  settings: [paths.settings],
  my: [paths.my(productSlug)],
  testing: [paths.testing],
}

const allAddresses = Object.values(addresses).flat()

/** Each modal over a page, with each of its arguments; it may lead on to any page, and to one with a modal over it. */
const modalAddresses = modalNames.flatMap((name) => {
  const given = (argument: ModalArgument): readonly string[] =>
    argument === "then"
      ? [...allAddresses, modalOver(paths.home, "create-on-phone")]
      : argument === "kind"
        ? listingKinds
        : [key]
  const each = modalArguments[name].flatMap((argument: ModalArgument) =>
    given(argument).map((value) => modalOver(paths.deals({ tab: "active", page }), name, { [argument]: value })),
  )
  return [modalOver(paths.home, name), ...each]
})

const targets = notificationSources.flatMap((source) =>
  notificationTypes.flatMap((type) =>
    [{}, { orderKey: key, offerKey: key, dealKey: key, chatKey: key, profileKey: other }].flatMap(
      (subject) => notificationTarget({ source, type, subject }) ?? [],
    ),
  ),
)

const sourceOf = (file: string): string => readFileSync(join(root, file), "utf8")
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, group = ""]) => group)

describe("a redacted address", () => {
  it.each(Object.entries(addresses))("is the same where the house made up all of it: %s", (_, built) => {
    expect(built.length).toBeGreaterThan(0)
    expect(built.map(redacted)).toEqual(built)
  })

  it("keeps every modal, its arguments, and where it leads on to", () => {
    expect(modalAddresses.map(redacted)).toEqual(modalAddresses)
  })

  it("keeps wherever a notification leads", () => {
    expect(targets.length).toBeGreaterThan(10)
    expect(targets.map(redacted)).toEqual(targets)
  })

  it("keeps every fixed part of every route", () => {
    const filled = routes.map((route) => route.replaceAll(/:\w+/gu, key))
    expect(filled.map(redacted)).toEqual(filled)
  })

  it("knows the routes that are drawn, and no other", () => {
    const drawn = found(sourceOf("src/ui/routes/Routes.tsx"), /<Page\s+path="([^"]+)"/gu)
    expect(drawn.toSorted()).toEqual(routes.toSorted())
  })

  it("keeps the name of every parameter that the app reads", () => {
    const sources = globSync("src/{domain,projections,ui,platform}/**/*.{ts,tsx}", { cwd: root }).map(sourceOf)
    const names = [
      ...new Set(sources.flatMap((text) => found(text, /\b(?:params|search)\s*\.(?:get|getAll)\("([^"]+)"\)/gu))),
    ]
    expect(names).toEqual(expect.arrayContaining(["page", "search", "participantKey", "chatId", "dt"]))
    const search = names.map((name) => `${name}=${key}`)
    expect(search.map((one) => redacted(`/?${one}`).split("=")[0])).toEqual(names.map((name) => `/?${name}`))
  })

  it("hides what a person searched for, also where a modal leads on to", () => {
    const searched = paths.search({ ...plainSearch("Order", "orders"), page, sort: "oldest" })
    const ownWords = /^\/search\?type=orders&page=12&search=(?!orders)[a-z]{6}&sortBy=oldest$/u
    expect(redacted(searched)).toMatch(ownWords)
    const [, then = ""] = redacted(modalOver("/", "create-executant", goingOnTo(searched))).split("modal.then=")
    expect(decodeURIComponent(then)).toMatch(ownWords)
  })

  it("hides where a modal leads on to, as far as the house has no such place", () => {
    const href = modalOver("/", "create-executant", goingOnTo("/anna/orders?anna=anna"))
    const [, then = ""] = redacted(href).split("modal.then=")
    expect(decodeURIComponent(then)).toMatch(/^\/(?!anna)[a-z]{4}\/orders\?(?!anna)[a-z]{4}=(?!anna)[a-z]{4}$/u)
  })
})
