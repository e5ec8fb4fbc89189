/** The service worker shows a push to who isn't looking, the newest of a tag, and opens what it is about. D84; E92. */
import { beforeEach, expect, it } from "vitest"
import { listenToPushes, type PushEvents, type PushScope } from "../../src/worker/pushes.ts"

const origin = "https://market.example"

interface Page {
  readonly url: string
  readonly visibilityState: string
  readonly focus: () => Promise<void>
}

let pages: Page[]
let shown: ({ readonly title: string } & Parameters<PushScope["registration"]["showNotification"]>[1])[]
let opened: string[]
let badges: number
let listeners: Map<string, (event: never) => void>

beforeEach(() => {
  ;[pages, shown, opened, listeners] = [[], [], [], new Map()]
  badges = 0
  listenToPushes({
    location: { origin },
    navigator: { setAppBadge: async () => void (badges += 1) },
    addEventListener: (name, listener) => void listeners.set(name, listener),
    clients: { matchAll: async () => pages, openWindow: async (url) => opened.push(url) },
    registration: {
      getNotifications: async ({ tag }) => shown.filter((one) => one.tag === tag),
      showNotification: async (title, options) => {
        shown = [...shown.filter(({ tag }) => tag !== options.tag), { title, ...options }]
      },
    },
  })
})

const happens = async (type: keyof PushEvents, event: object): Promise<void> => {
  let work: Promise<unknown> = Promise.resolve()
  listeners.get(type)?.({ ...event, waitUntil: (until: Promise<unknown>) => (work = until) } as never)
  await work
}

const payload = {
  key: "k",
  title: "New message",
  text: "Bo",
  language: "en-US",
  tag: "Chat/1",
  target: "/chat?chatId=1",
}

const push = (changes: object = {}) =>
  happens("push", { data: { json: () => ({ ...payload, createdAt: "2026-01-02", ...changes }) } })

const press = (target: string) =>
  happens("notificationclick", { notification: { close: () => null, data: { target } } })

const page = (url: string, visibilityState = "hidden"): Page => ({
  url: `${origin}${url}`,
  visibilityState,
  focus: async () => void opened.push(`focus ${url}`),
})

it("shows a push, unless somebody looks at the app", async () => {
  pages = [page("/")]
  await push()
  expect(shown).toMatchObject([{ title: "New message", body: "Bo", lang: "en-US", data: { target: "/chat?chatId=1" } }])
  expect(badges).toBe(1)
  pages = [page("/"), page("/search", "visible")]
  await push({ tag: "Chat/2" })
  expect([shown.length, badges]).toEqual([1, 1])
})

it("keeps the newest of a tag, in whatever order they come", async () => {
  await push({ title: "second", createdAt: "2026-01-03" })
  await push({ title: "first" })
  expect(shown.map(({ title }) => title)).toEqual(["second"])
  await push({ title: "third", createdAt: "2026-01-04" })
  expect(shown.map(({ title }) => title)).toEqual(["third"])
})

it("opens what it is about, or the page that shows it already, and nothing elsewhere", async () => {
  await press("/chat?chatId=1")
  pages = [page("/chat?chatId=1")]
  await press("/chat?chatId=1")
  await press("//elsewhere.example/")
  expect(opened).toEqual([`${origin}/chat?chatId=1`, "focus /chat?chatId=1"])
})

it("leaves alone a push without anything in it", async () => {
  await happens("push", { data: null })
  expect(shown).toEqual([])
})
