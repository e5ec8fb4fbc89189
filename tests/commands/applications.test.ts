/** Each command about applications asks the operation of its listing's kind, and answers with the same facts. */
import { describe, expect, it } from "vitest"
import type { Command } from "../../src/commands/catalogue.ts"
import { applicantOf, ownerOf } from "../../src/domain/applications.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { setUp, typesOf, type Bench } from "./bus-on-a-server.ts"
import { exampleOf } from "./contract-examples.ts"

let bench: Bench

const query = { tab: "active", page: 1 } as const
const received = { ...query, interest: "all" } as const
const [order, offer] = [{ kind: "Order", listingKey: "l" } as const, { kind: "Offer", listingKey: "l" } as const]
const [applicationKey, profileKey] = ["a", "p"]
const accepting = { id: "d", ownerKey: "o", applicationKey, description: "At nine.", moveToArchive: true } as const
const agreed = { description: "At nine.", moveToArchive: true }

type Asked = readonly [
  command: Command,
  operation: string,
  request: string,
  event: AppEvent["type"],
  body?: Readonly<Record<string, unknown>>,
]

const asked: readonly Asked[] = [
  [
    { type: "LoadListingApplications", ...order, query: received },
    "listOrderApplications",
    "GET /orders/l/applications/customer",
    "ListingApplicationsPageLoaded",
  ],
  [
    { type: "LoadListingApplications", ...offer, query: received },
    "listOfferApplications",
    "GET /offers/l/applications",
    "ListingApplicationsPageLoaded",
  ],
  [
    { type: "LoadSentApplications", kind: "Order", profileKey, query },
    "listExecutantApplications",
    "GET /orders/applications/executant/p",
    "SentApplicationsPageLoaded",
  ],
  [
    { type: "LoadSentApplications", kind: "Offer", profileKey, query },
    "listCustomerApplications",
    "GET /offers/applications/customer",
    "SentApplicationsPageLoaded",
  ],
  [
    { type: "LoadApplicationCounts", ...order },
    "countOrderApplications",
    "GET /orders/l/applications/count",
    "ApplicationCountsLoaded",
  ],
  [
    { type: "LoadApplicationCounts", ...offer },
    "countOfferApplications",
    "GET /offers/l/applications/count",
    "ApplicationCountsLoaded",
  ],
  [
    { type: "ApplyToListing", ...order, id: "d", profileKey },
    "applyToOrder",
    "POST /orders/l/applications/executant/p",
    "ApplicationSent",
  ],
  [
    { type: "ApplyToListing", ...offer, id: "d", profileKey },
    "applyToOffer",
    "POST /offers/l/applications",
    "ApplicationSent",
  ],
  [
    { type: "CancelApplication", ...order, applicationKey, profileKey },
    "cancelOrderApplication",
    "POST /orders/l/applications/a/cancel?executantKey=p",
    "ApplicationCanceled",
  ],
  [
    { type: "CancelApplication", ...offer, applicationKey, profileKey },
    "cancelOfferApplication",
    "POST /offers/l/applications/a/cancel",
    "ApplicationCanceled",
  ],
  [
    { type: "MarkApplicationsRead", ...order },
    "readAllOrderApplications",
    "POST /orders/l/applications/readAll",
    "ApplicationsRead",
  ],
  [
    { type: "MarkApplicationsRead", ...offer },
    "readAllOfferApplications",
    "POST /offers/l/applications/readAll",
    "ApplicationsRead",
  ],
  [
    { type: "MarkInterest", ...order, ownerKey: "o", applicationKey, interested: false },
    "markOrderApplicationNotInterested",
    "POST /orders/l/applications/a/notInterested",
    "ApplicationChanged",
  ],
  [
    { type: "MarkInterest", ...offer, ownerKey: "o", applicationKey, interested: true },
    "markOfferApplicationInterested",
    "POST /offers/l/applications/a/interested?executantKey=o",
    "ApplicationChanged",
  ],
  [
    { type: "AcceptApplication", ...order, ...accepting },
    "acceptOrderApplication",
    "POST /orders/l/applications/a/accept",
    "DealCreated",
    agreed,
  ],
  [
    { type: "AcceptApplication", ...offer, ...accepting },
    "acceptOfferApplication",
    "POST /offers/l/applications/a/accept",
    "DealCreated",
    { ...agreed, executantKey: "o" },
  ],
]

describe("applying where an application or its deal stands already", () => {
  const command = { type: "ApplyToListing", ...order, id: "d", profileKey } as const
  const refused = { status: 400, body: { type: "ApplicationAlreadyExistsException", message: "", traceId: "t" } }
  const kitchen = "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a04" // of the examples
  const sent = exampleOf("applications", "listExecutantApplications", 7)
  const deals = exampleOf("deals", "listExecutantDeals", 7)
  const none = { ...sent, body: { count: 0, items: [] } }

  /** Tells how many applications and deals there are; the examples are on these pages. */
  const answering = ({ count = 1, sentOn = 0, dealOn = 0 }) =>
    setUp(({ method, path }) => {
      if (method === "POST") return refused
      const { pathname, searchParams } = new URL(path, "http://local")
      const page = 1 + Number(searchParams.get("skip")) / Number(searchParams.get("top"))
      const [example, on] = pathname.startsWith("/deals") ? [deals, dealOn] : [sent, sentOn]
      return page === on
        ? { ...example, body: { ...Object(example.body), count } }
        : { ...none, body: { count, items: [] } }
    })

  it.each([
    ["the application", { sentOn: 1 }, ["SentApplicationsPageLoaded"], 1],
    ["an application on a later page", { sentOn: 3, count: 50 }, ["SentApplicationsPageLoaded"], 3],
    ["the running deal, whose application no list has", { dealOn: 1 }, ["DealsPageLoaded"], 2],
    ["a running deal on a later page", { dealOn: 2, count: 30 }, ["DealsPageLoaded"], 4],
  ] as const)("finds %s, and is no failure", async (_, there, events, reads) => {
    bench = await answering(there)
    expect(await bench.bus.dispatch({ ...command, listingKey: kitchen })).toMatchObject({ tag: "Done" })
    expect(typesOf(bench)).toEqual(["CommandStarted", ...events, "CommandSucceeded"])
    expect(bench.server.heard.filter(({ method }) => method === "GET")).toHaveLength(reads)
  })

  it("fails as it was refused where there is none to be found", async () => {
    bench = await answering({ sentOn: 1, dealOn: 1 })
    expect(await bench.bus.dispatch(command)).toMatchObject({ tag: "Failed", failure: { _tag: "Refused" } })
  })
})

describe("a command about applications", () => {
  it.each(asked.map(([command, operation, request, type, body]) => ({ command, operation, request, type, body })))(
    "asks $operation",
    async ({ command, operation, request, type, body }) => {
      bench = await setUp(() => exampleOf("applications", operation, 7))
      expect(await bench.bus.dispatch(command)).toMatchObject({ tag: "Done" })
      const [heard] = bench.server.heard
      const [path = "", search = ""] = (heard?.path ?? "").split("?")
      const params = heard?.method === "GET" || search === "" ? "" : `?${search}`
      expect(`${heard?.method} ${path}${params}`).toBe(request)
      expect(heard?.body === "" ? undefined : JSON.parse(heard?.body ?? "")).toEqual(body)
      if ("id" in command) expect(heard?.headers["idempotency-key"]).toBe("d")
      expect(typesOf(bench)).toEqual(["CommandStarted", type, "CommandSucceeded"])
      const event = bench.emitted[1]?.event
      const applications = event !== undefined && "applications" in event ? event.applications : []
      for (const application of applications) {
        expect("kind" in command && command.kind).toBe(application.listing.kind)
        const { customer, executant } = application
        const [owner, applicant] = application.listing.kind === "Order" ? [customer, executant] : [executant, customer]
        expect([ownerOf(application), applicantOf(application)]).toEqual([owner, applicant])
      }
    },
  )
})
