/** An application is in two lists: the listing's, for its owner, and the applicant's, whichever side that is. */
import { describe, expect, it } from "vitest"
import { applicationTabs, interests, type ApplicationStatus } from "../../src/domain/applications.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import { applicationsPage, lastApplication, openAmong } from "../../src/projections/application-lists.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { anApplicationAt, me, myExecutant } from "../arbitraries/world-entities.ts"

const query = { tab: "active", page: 1, interest: "all" } as const

/** Number 4 was sent by the own executant to an order, 2 by the own customer to an offer. */
describe.each<readonly [ListingKind, number, string, string]>([
  ["Order", 4, myExecutant, me],
  ["Offer", 2, me, myExecutant],
])("an application to a listing of kind %s", (kind, number, applicant, other) => {
  const application = anApplicationAt(number, 5, "Sent")
  const { listing } = application
  const state = foldPlain([
    ...[applicant, other].map((profileKey) =>
      enveloped({ type: "SentApplicationsPageLoaded", profileKey, query, count: 0, applications: [], asOf: 1 }),
    ),
    enveloped({
      type: "ListingApplicationsPageLoaded",
      listingKey: listing.key,
      query,
      count: 0,
      applications: [],
      asOf: 1,
    }),
    enveloped({ type: "ApplicationSent", listingKey: listing.key, applications: [application], counts: null }),
  ]).applications

  it("is among those that the applicant sent, and none of the other profile's", () => {
    expect(listing.kind).toBe(kind)
    expect(applicationsPage(state, { of: "applicant", key: applicant, query })?.keys).toEqual([application.key])
    expect(applicationsPage(state, { of: "applicant", key: other, query })?.keys).toEqual([])
    expect(lastApplication(state, { listingKey: listing.key, profileKey: applicant })).toEqual(application)
    expect(lastApplication(state, { listingKey: listing.key, profileKey: other })).toBeUndefined()
  })

  it("is among those that the listing received", () => {
    expect(applicationsPage(state, { of: "listing", key: listing.key, query })?.keys).toEqual([application.key])
  })
})

describe("an application, among the active ones and in the archive", () => {
  const sent = anApplicationAt(4, 5, "Sent")
  const { key: listingKey } = sent.listing
  const tabsOf = (status: ApplicationStatus): readonly boolean[] => {
    const changed = { type: "ApplicationChanged", listingKey, counts: null } as const
    const { applications } = foldPlain([
      ...applicationTabs.map((tab) =>
        enveloped({
          type: "ListingApplicationsPageLoaded",
          listingKey,
          query: { tab, page: 1, interest: "all" },
          count: 0,
          applications: [],
          asOf: 1,
        }),
      ),
      enveloped({ ...changed, applications: [sent] }),
      enveloped({ ...changed, applications: [{ ...sent, status, asOf: sent.asOf + 1 }] }),
    ])
    return applicationTabs.map((tab) => {
      const page = applicationsPage(applications, {
        of: "listing",
        key: listingKey,
        query: { tab, page: 1, interest: "all" },
      })
      return page?.keys.includes(sent.key) === true
    })
  }

  it.each<readonly [ApplicationStatus, readonly [boolean, boolean]]>([
    ["Sent", [true, false]],
    ["Canceled", [false, true]],
    ["Rejected", [false, true]],
    ["Accepted", [false, false]],
  ])("is by its status: %s", (status, tabs) => expect(tabsOf(status)).toEqual(tabs))
})

describe("an open application, by what the owner looks at", () => {
  const sent = anApplicationAt(4, 5, "Sent")
  const { key: listingKey } = sent.listing
  const shownIn = (notInterested: boolean): readonly boolean[] => {
    const { applications } = foldPlain([
      ...interests.map((interest) =>
        enveloped({
          type: "ListingApplicationsPageLoaded",
          listingKey,
          query: { tab: "active", page: 1, interest },
          count: 0,
          applications: [],
          asOf: 1,
        }),
      ),
      enveloped({
        type: "ApplicationChanged",
        listingKey,
        applications: [{ ...sent, notInterested }],
        counts: null,
      }),
    ])
    return interests.map((interest) => {
      const list = { of: "listing", key: listingKey, query: { tab: "active", page: 1, interest } } as const
      return applicationsPage(applications, list)?.keys.includes(sent.key) === true
    })
  }

  it("is among all, and either of interest or put aside", () => {
    expect(interests).toEqual(["all", "interested", "aside"])
    expect(shownIn(false)).toEqual([true, true, false])
    expect(shownIn(true)).toEqual([true, false, true])
  })
})

it("keeps among the chosen those that can still be accepted", () => {
  const [one, other] = [anApplicationAt(4, 5, "Sent"), anApplicationAt(6, 5, "Canceled")]
  const { applications } = foldPlain(
    [one, other].map((application) =>
      enveloped({
        type: "ApplicationChanged",
        listingKey: application.listing.key,
        applications: [application],
        counts: null,
      }),
    ),
  )
  expect(openAmong(applications, [one.key, other.key, "unknown"])).toEqual([one])
})
