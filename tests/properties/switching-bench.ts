/**
 * An account with three profiles on the real bus, stream and read models, and a server of which each request is carried
 * out, and each answer arrives, when the test says so. Spec §6.
 */
import { vi } from "vitest"
import { createBus } from "../../src/commands/bus.ts"
import type { Command } from "../../src/commands/catalogue.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { createEventStream } from "../../src/events/stream.ts"
import { toAccount } from "../../src/events/wire/account.ts"
import type { Wire } from "../../src/events/wire/wire.ts"
import { createStore } from "../../src/projections/store.ts"
import { createSdk } from "../../src/sdk/sdk.ts"
import { createTokens } from "../../src/sdk/tokens.ts"
import { UploadRequest } from "../agreement/device.ts"
import { keyOf, kinds } from "../arbitraries/keys.ts"
import { exampleOf } from "../commands/contract-examples.ts"
import { quietDevice } from "../commands/quiet-device.ts"
import type { Side } from "../../src/domain/participants.ts"
import { rethrown } from "../projections/rethrown.ts"

export const me = keyOf(kinds.profile, 1)
export const ownKeys = [me, keyOf(kinds.profile, 2), keyOf(kinds.profile, 3)] as const
const stranger = keyOf(kinds.profile, 9)

export const sideOf = (profileKey: string): Side => (profileKey === me ? "customer" : "executant")

/** In the contract's examples all keys begin with this; these two are Anna's and the Painters'. */
const [family, anna, painters] = [
  "5b0c6a52",
  "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01",
  "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a02",
]

/** A thing of the examples, by the end of its key, as each own profile has one of its own. */
const ownThing = (profileKey: string, end: string): string =>
  `0000000${ownKeys.findIndex((key) => key === profileKey) + 1}${painters.slice(family.length, -2)}${end}`

export const dealOf = (profileKey: string): string => ownThing(profileKey, "11")
export const chatOf = (profileKey: string): string => ownThing(profileKey, "14")

const examples = new Map<string, object>()

/** An example as it would be about this profile: it is the side that it can be, and all things are its own. */
const about = (profileKey: string, file: string, operation: string): object => {
  const known = examples.get(`${profileKey}/${operation}`)
  if (known !== undefined) return known
  const [customer, executant] = profileKey === me ? [me, stranger] : [stranger, profileKey]
  const text = JSON.stringify(exampleOf(file, operation, 0).body)
    .replaceAll(anna, customer)
    .replaceAll(painters, executant)
    .replaceAll(family, ownThing(profileKey, "").slice(0, family.length))
  const example = JSON.parse(text) as object
  examples.set(`${profileKey}/${operation}`, example)
  return example
}

const account = exampleOf("people", "getAccount", 0).body as Wire["Account"]

const accountBody = (activeProfileKey: string): Wire["Account"] => ({ ...account, key: me, activeProfileKey })

/** Answers the number of messages that a profile has not read; each has another. */
export const unreadOf = (profileKey: string): number => ownKeys.findIndex((key) => key === profileKey) + 1

interface Heard {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

const named = ({ path, query, body }: Heard): string | undefined =>
  ownKeys.find((key) => path.includes(key) || query.get("participantKey") === key || query.get("authorKey") === key) ??
  ownKeys.find((key) => body.includes(`"authorKey":"${key}"`))

const lists: readonly (readonly [RegExp, file: string, customers: string, executants: string])[] = [
  [/^\/deals\/(?:customer|executant\/.+)$/u, "deals", "listCustomerDeals", "listExecutantDeals"],
  [/^\/chat\/(?:customer|executant\/[^/]+)$/u, "chat", "listCustomerChats", "listExecutantChats"],
  [
    /applications\/(?:customer|executant\/.+)$/u,
    "applications",
    "listCustomerApplications",
    "listExecutantApplications",
  ],
]

/** `PUT`s of the active profile are the only thing that changes; all else says whom it is about. */
const respond = (heard: Heard, active: string): object | 403 => {
  const { method, path, query } = heard
  if (path === "/account" || path === "/settings/activeProfile") return accountBody(active)
  const profileKey = named(heard) ?? query.get("executantGuid") ?? me
  if (path.endsWith("/unread/count")) return { count: unreadOf(profileKey) }
  if (path === "/orders") return about(me, "orders", "listOrders")
  if (path === "/offers") return about(profileKey, "offers", "listOffers")
  const list = lists.find(([pattern]) => pattern.test(path))
  if (list !== undefined) return about(profileKey, list[1], profileKey === me ? list[2] : list[3])
  // A request about one thing is refused to all profiles but its own.
  const isOwn = path.includes(dealOf(profileKey)) || path.includes(chatOf(profileKey))
  if (!isOwn) return 403
  if (path.startsWith("/deals/")) return about(profileKey, "deals", "getDeal")
  const sent = about(profileKey, "chat", method === "PUT" ? "sendChatMessage" : "uploadChatFile")
  const messageKey =
    query.get("messageKey") ?? (JSON.parse(heard.body) as Readonly<Record<string, string>>)["messageKey"]
  return { ...sent, messageKey, authorKey: profileKey }
}

interface Asked {
  readonly heard: Heard
  readonly reply: (answer: Response | "lost") => void
}

interface Answered {
  readonly deliver: () => void
}

export const setUp = () => {
  let [active, cursor, runs]: [string, number, number] = [me, 1, 0]
  const asked: Asked[] = []
  const answered: Answered[] = []
  const news: AppEvent[] = []
  const refused: string[] = []
  const stream = createEventStream(() => "2026-03-02T10:00:00.000Z")
  const store = createStore(stream.envelopes, { schedule: (flush) => flush(), freeze: false, onFailure: rethrown })
  vi.stubGlobal("XMLHttpRequest", UploadRequest)
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const body = request.method === "GET" ? "" : await request.clone().text()
    const heard = { method: request.method, path: url.pathname, query: url.searchParams, body }
    return new Promise((resolve, reject) => {
      // A request that was sent is carried out even if nobody waits for the answer any more.
      request.signal.addEventListener("abort", () => reject(request.signal.reason as Error))
      asked.push({
        heard,
        reply: (answer) => (answer === "lost" ? reject(new TypeError("Failed to fetch")) : resolve(answer)),
      })
    })
  })
  const base = "http://api"
  const bus = createBus({
    stream,
    sdk: createSdk(
      { core: base, notifications: base, support: base },
      createTokens({ current: () => null, renew: async () => ({ tag: "Over" }) }),
      () => "en-US",
    ),
    device: { ...quietDevice, pickedFile: () => ({ content: new Blob(["plan"]), name: "plan.txt" }) },
    newId: () => String((runs += 1)),
    isAnonymous: () => false,
  })
  const at = <T>(list: T[], index: number): T | undefined =>
    list.splice(list.length === 0 ? 0 : index % list.length, 1)[0]

  /** The server carries out one of the requests that have reached it, whichever came first. */
  const carryOut = (index: number): void => {
    const one = at(asked, index)
    if (one === undefined) return
    if (one.heard.method === "PUT" && one.heard.path === "/settings/activeProfile") {
      active = JSON.parse(one.heard.body) as string
      cursor += 1
      news.push({ type: "AccountChanged", account: toAccount(accountBody(active), cursor) })
    }
    const answer = respond(one.heard, active)
    if (answer === 403) refused.push(`${one.heard.path}?${one.heard.query}`)
    const problem = { type: "ForbiddenException", message: "Not yours.", details: {}, traceId: "t" }
    const said =
      answer === 403
        ? Response.json(problem, { status: 403 })
        : Response.json(answer, { headers: { "Account-Cursor": String(cursor) } })
    answered.push({ deliver: () => one.reply(said) })
  }
  const deliver = (index: number): void => at(answered, index)?.deliver()
  return {
    models: store.models,
    dispatch: (command: Command) => void bus.dispatch(command),
    carryOut,
    /** One of the answers arrives, whichever was given first. */
    deliver,
    settle: () => {
      while (asked.length > 0) carryOut(0)
      while (answered.length > 0) deliver(0)
    },
    lose: (index: number) => at(asked, index)?.reply("lost"),
    /** The hub's messages come in their order. */
    hear: () => {
      const [first] = news.splice(0, 1)
      if (first !== undefined) stream.emit([first], { origin: "hub", cause: null })
    },
    isHeard: () => news.length === 0,
    waiting: () => asked.length + answered.length + news.length,
    active: () => active,
    /** The requests that the server refused, since what they asked for was not the asking profile's. */
    refused,
    close: bus.close,
  }
}
