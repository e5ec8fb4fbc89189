/**
 * The commands of chats, deals, notifications and the search ask what they should, and turn the answer into its fact.
 * The answers are the contract's examples. Spec §7.
 */
import { describe, expect, it } from "vitest"
import type { Command } from "../../src/commands/catalogue.ts"
import { listSizes } from "../../src/domain/limits.ts"
import { plainSearch } from "../../src/domain/search.ts"
import { exampleOf } from "./contract-examples.ts"
import { setUp, type Bench } from "./bus-on-a-server.ts"

let bench: Bench

const cursor = 9
const customer = { profileKey: "anna", side: "customer" } as const
const executant = { profileKey: "fences", side: "executant" } as const
const deals = { tab: "archive", page: 3 } as const
const news = { filter: "all", order: "asc", page: 2 } as const

const plain = plainSearch("Order")

interface Case {
  readonly command: Command
  readonly asks: string
  readonly example: readonly [file: string, operation: string]
  readonly emits: object
}

const cases: readonly Case[] = [
  {
    command: { type: "LoadChats", page: 2, ...customer },
    asks: `GET /chat/customer?skip=${listSizes.chats}&top=${listSizes.chats}`,
    example: ["chat", "listCustomerChats"],
    emits: { type: "ChatsLoaded", profileKey: "anna", page: 2, asOf: cursor },
  },
  {
    command: { type: "LoadChats", page: 1, ...executant },
    asks: `GET /chat/executant/fences?skip=0&top=${listSizes.chats}`,
    example: ["chat", "listExecutantChats"],
    emits: { type: "ChatsLoaded", profileKey: "fences", page: 1, asOf: cursor },
  },
  {
    command: { type: "CountChatUnread", ...customer },
    asks: "GET /chat/customer/unread/count",
    example: ["chat", "countCustomerUnread"],
    emits: { type: "ChatUnreadCounted", unread: { profileKey: "anna", asOf: cursor } },
  },
  {
    command: { type: "CountChatUnread", ...executant },
    asks: "GET /chat/executant/fences/unread/count",
    example: ["chat", "countExecutantUnread"],
    emits: { type: "ChatUnreadCounted", unread: { profileKey: "fences", asOf: cursor } },
  },
  {
    command: { type: "LoadChatMessages", chatKey: "c1", participantKey: "anna", before: null },
    asks: "GET /chat/c1/messages?participantKey=anna&top=100",
    example: ["chat", "listChatMessages"],
    emits: { type: "ChatMessagesLoaded", chatKey: "c1" },
  },
  {
    command: { type: "LoadChatMessages", chatKey: "c1", participantKey: "anna", before: 7 },
    asks: "GET /chat/c1/messages?participantKey=anna&startMessage=7&top=100",
    example: ["chat", "listChatMessages"],
    emits: { type: "ChatMessagesLoaded", chatKey: "c1" },
  },
  {
    command: { type: "FillChatGap", chatKey: "c1", participantKey: "anna", after: 7 },
    asks: "GET /chat/c1/messages/unreceived?endMessage=7&participantKey=anna",
    example: ["chat", "listUnreceivedChatMessages"],
    emits: { type: "ChatMessagesLoaded", chatKey: "c1" },
  },
  {
    command: { type: "SearchChats", profileKey: "anna", term: "monday", after: null },
    asks: "GET /chat/search?participantKey=anna&term=monday",
    example: ["chat", "searchChats"],
    emits: { type: "ChatsFound", profileKey: "anna", term: "monday", after: null, next: null },
  },
  {
    command: { type: "SearchChats", profileKey: "anna", term: "monday", after: "1.c1.0" },
    asks: "GET /chat/search?after=1.c1.0&participantKey=anna&term=monday",
    example: ["chat", "searchChats"],
    emits: { type: "ChatsFound", term: "monday", after: "1.c1.0" },
  },
  {
    command: { type: "LoadChatPassage", chatKey: "c1", participantKey: "anna", way: "before", id: 57 },
    asks: "GET /chat/c1/messages?participantKey=anna&startMessage=57&top=100",
    example: ["chat", "listChatMessages"],
    emits: { type: "ChatPassageLoaded", chatKey: "c1" },
  },
  {
    command: { type: "LoadChatPassage", chatKey: "c1", participantKey: "anna", way: "after", id: 57 },
    asks: "GET /chat/c1/messages/unreceived?endMessage=57&participantKey=anna",
    example: ["chat", "listUnreceivedChatMessages"],
    emits: { type: "ChatPassageLoaded", chatKey: "c1" },
  },
  {
    command: { type: "MarkChatRead", chatKey: "c1", messageKey: "m1", participantKey: "anna" },
    asks: "PUT /chat/c1/readed/m1?participantKey=anna",
    example: ["chat", "readChat"],
    emits: { type: "ChatRead", chat: { asOf: cursor }, unread: null },
  },
  {
    command: { type: "TranslateChatMessage", messageKey: "m1", language: "de-DE", text: "Is Monday fine?" },
    asks: "POST /translate",
    example: ["market", "translate"],
    emits: { type: "ChatMessageTranslated", messageKey: "m1", language: "de-DE" },
  },
  {
    command: { type: "RemoveChatMessage", chatKey: "c1", messageKey: "m1", authorKey: "anna" },
    asks: "DELETE /chat/c1/removeMessage/m1?authorKey=anna",
    example: ["chat", "removeChatMessage"],
    emits: { type: "ChatMessageRemoved", message: { isRemoved: true, asOf: cursor }, chat: null },
  },
  {
    command: { type: "LoadDeals", query: deals, ...customer },
    asks: `GET /deals/customer?filter=Status eq Closed or Status eq Canceled&skip=${2 * listSizes.deals}&sortBy=CreatedDate desc&top=${listSizes.deals}`,
    example: ["deals", "listCustomerDeals"],
    emits: { type: "DealsPageLoaded", profileKey: "anna", query: deals, asOf: cursor },
  },
  {
    command: { type: "TranslateChatMessage", messageKey: "m1", language: "de-DE", text: "Is Monday fine?" },
    asks: "POST /translate",
    example: ["market", "translate"],
    emits: { type: "ChatMessageTranslated", messageKey: "m1", language: "de-DE" },
  },
  {
    command: { type: "RemoveChatMessage", chatKey: "c1", messageKey: "m1", authorKey: "anna" },
    asks: "DELETE /chat/c1/removeMessage/m1?authorKey=anna",
    example: ["chat", "removeChatMessage"],
    emits: { type: "ChatMessageRemoved", message: { isRemoved: true, asOf: cursor }, chat: null },
  },
  {
    command: { type: "LoadDeals", query: { tab: "active", page: 1 }, ...executant },
    asks: `GET /deals/executant/fences?filter=Status eq InProgress&skip=0&sortBy=CreatedDate desc&top=${listSizes.deals}`,
    example: ["deals", "listExecutantDeals"],
    emits: { type: "DealsPageLoaded", profileKey: "fences", asOf: cursor },
  },
  {
    command: { type: "LoadDeal", key: "d1", participantKey: "anna" },
    asks: "GET /deals/d1?participantKey=anna",
    example: ["deals", "getDeal"],
    emits: { type: "DealLoaded", deal: { asOf: cursor } },
  },
  {
    command: { type: "Search", query: { ...plain, page: 2 } },
    asks: `GET /v2/search/orders?SortBy.Direction=desc&SortBy.OrderBy=UpdatedDate&skip=${listSizes.search}&top=${listSizes.search}`,
    example: ["market", "search"],
    emits: { type: "SearchAnswered", query: { ...plain, page: 2 } },
  },
  {
    command: { type: "Search", query: { ...plain, sort: "oldest", term: "gate", categoryKeys: ["k1", "k2"] } },
    asks: `GET /v2/search/orders?Filter.ClassificatorPrimaryKey=k1&Filter.ClassificatorPrimaryKey=k2&SortBy.Direction=asc&SortBy.OrderBy=UpdatedDate&skip=0&term=gate&top=${listSizes.search}`,
    example: ["market", "search"],
    emits: { type: "SearchAnswered" },
  },
  {
    command: { type: "CountSearches", queries: [{ ...plain, page: 3, sort: "oldest", term: "gate" }] },
    asks: "GET /v2/search/orders/count?term=gate",
    example: ["market", "countSearch"],
    emits: { type: "SearchCounted", query: { ...plain, page: 3, sort: "oldest", term: "gate" } },
  },
  {
    command: { type: "FindSuggestions", kind: "Offer", text: "pai" },
    asks: "GET /autocomplete/offers?top=6&value=pai",
    example: ["market", "autocomplete"],
    emits: { type: "SuggestionsFound", kind: "Offer", text: "pai" },
  },
  {
    command: { type: "FindAddresses", text: "Dresd" },
    asks: "GET /search/fuzzy?countrySet=DE&countrySet=PL&query=Dresd&top=6",
    example: ["market", "searchAddresses"],
    emits: { type: "AddressesFound", text: "Dresd" },
  },
  {
    command: {
      type: "Search",
      query: {
        ...plainSearch("Offer"),
        sort: "priceUp",
        minPrice: 0,
        maxPrice: 12_050,
        place: { name: "Dresden", point: { lat: 51.05, lon: 13.74 }, geometryId: "gn-2935022", radius: 20 },
      },
    },
    asks: `GET /v2/search/offers?Filter.PriceMax=120.5&Filter.PriceMin=0&Location.Coordinates.Lat=51.05&Location.Coordinates.Lon=13.74&Location.GeometryId=gn-2935022&Location.Radius=20000&SortBy.Direction=asc&SortBy.OrderBy=Price&skip=0&top=${listSizes.search}`,
    example: ["market", "search"],
    emits: { type: "SearchAnswered" },
  },
  {
    command: { type: "LoadNotifications", query: news },
    asks: `GET /notification?skip=${listSizes.notifications}&sortBy=CreatedAt asc&top=${listSizes.notifications}`,
    example: ["notifications", "listNotifications"],
    emits: { type: "NotificationsPageLoaded", query: news, asOf: cursor },
  },
  {
    command: { type: "MarkAllNotificationsRead" },
    asks: "POST /notification/readAll",
    example: ["notifications", "readAllNotifications"],
    emits: { type: "NotificationsRead", id: null, readUpTo: cursor, asOf: cursor },
  },
]

/** With its parameters in the order of their names, and readable. */
const readable = (path: string): string => {
  const url = new URL(path, "http://localhost")
  url.searchParams.sort()
  const search = [...url.searchParams].map(([name, value]) => `${name}=${value}`).join("&")
  return search === "" ? url.pathname : `${url.pathname}?${search}`
}

describe("the command", () => {
  it.each(cases)("$command.type asks $asks", async ({ command, asks, example: [file, operation], emits }) => {
    bench = await setUp(() => exampleOf(file, operation, cursor))
    await bench.bus.dispatch(command)
    expect(bench.server.heard.map(({ method, path }) => `${method} ${readable(path)}`)).toEqual([asks])
    expect(bench.emitted.map(({ event }) => event)).toEqual([
      expect.objectContaining({ type: "CommandStarted" }),
      expect.objectContaining({ type: (emits as { readonly type: string }).type }),
      expect.objectContaining({ type: "CommandSucceeded" }),
    ])
    expect(bench.emitted[1]?.event).toMatchObject(emits)
  })

  it("MarkNotificationRead asks how many are left", async () => {
    bench = await setUp(({ method }) =>
      method === "POST"
        ? exampleOf("notifications", "readNotification", cursor)
        : exampleOf("notifications", "countUnreadNotifications", cursor + 1),
    )
    await bench.bus.dispatch({ type: "MarkNotificationRead", id: "n1" })
    expect(bench.server.heard.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /notification/n1/read",
      "GET /notification/unread/count",
    ])
    expect(bench.emitted[1]?.event).toMatchObject({
      type: "NotificationsRead",
      id: "n1",
      readUpTo: 0,
      asOf: cursor + 1,
    })
  })
})
