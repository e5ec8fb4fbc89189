/** The service worker shows every push, the newest of a tag, and leads to what it is about. */
import { beforeEach, expect, it, vi } from "vitest"
import {
  listenToPushes,
  type LeadMessage,
  type PageOfApp,
  type PushEvents,
  type PushScope,
} from "../../src/worker/pushes.ts"

const origin = "https://market.example"

type Options = Parameters<PushScope["registration"]["showNotification"]>[1]
type Notice = Options & { readonly title: string }

let pages: PageOfApp[]
let shown: Notice[]
let history: Notice[]
let opened: string[]
let badges: number
let listeners: Map<string, (event: never) => void>

beforeEach(() => {
  ;[pages, shown, history, opened, listeners] = [[], [], [], [], new Map()]
  badges = 0
  listenToPushes({
    location: { origin },
    navigator: { setAppBadge: async () => void (badges += 1) },
    addEventListener: (name, listener) => void listeners.set(name, listener),
    clients: { matchAll: async () => pages, openWindow: async (url) => opened.push(`open ${url}`) },
    registration: {
      getNotifications: async ({ tag }) =>
        shown
          .filter((one) => one.tag === tag)
          .map((one) => ({ ...one, close: () => void (shown = shown.filter((other) => other !== one)) })),
      showNotification: async (title, options) => {
        const notice = { title, ...options }
        history.push(notice)
        shown = [...shown.filter(({ tag }) => tag !== options.tag), notice]
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

type Answer = "goes" | "stays" | "sleeps"

const page = (url: string, { focused = false, answer = "goes" as Answer } = {}): PageOfApp => ({
  url: `${origin}${url}`,
  focused,
  focus: async () => void opened.push(`focus ${url}`),
  postMessage: ({ target }: LeadMessage, [port]: MessagePort[]) => {
    opened.push(`lead ${url} to ${target}`)
    if (answer !== "sleeps") port?.postMessage(answer === "goes")
  },
})

it("shows a push where no page has the focus, on a second screen, too", async () => {
  pages = [page("/")]
  await push()
  expect(shown).toMatchObject([
    { title: "New message", body: "Bo", lang: "en-US", silent: false, data: { target: "/chat?chatId=1" } },
  ])
  expect(badges).toBe(1)
})

it("shows a push without a sound where a page has the focus, and closes it at once", async () => {
  pages = [page("/"), page("/search", { focused: true })]
  await push()
  expect(history).toMatchObject([{ title: "New message", silent: true }])
  expect([shown, badges]).toEqual([[], 0])
})

it("keeps the newest of a tag, in whatever order they come, and shows it for each", async () => {
  await push({ title: "second", createdAt: "2026-01-03" })
  await push({ title: "first" })
  expect(shown.map(({ title }) => title)).toEqual(["second"])
  expect(history.map(({ title, silent }) => [title, silent])).toEqual([
    ["second", false],
    ["second", true],
  ])
  await push({ title: "third", createdAt: "2026-01-04" })
  expect(shown.map(({ title }) => title)).toEqual(["third"])
})

it.each<[string, PushEvents["push"]["data"]]>([
  ["nothing in it", null],
  ["no JSON in it", { json: () => JSON.parse("{") as unknown }],
  ["null in it", { json: () => null }],
  ["half of it", { json: () => ({ title: "New message" }) }],
])("shows a push with %s, which leads to all news", async (_, data) => {
  await happens("push", { data })
  expect(shown).toMatchObject([{ title: "Handra", data: { target: "/notifications" } }])
})

it("opens a window where there is none, and nothing elsewhere", async () => {
  await press("/chat?chatId=1")
  await press("//elsewhere.example/")
  expect(opened).toEqual([`open ${origin}/chat?chatId=1`])
})

it("goes to the page that shows it already", async () => {
  pages = [page("/search"), page("/chat?chatId=1")]
  await press("/chat?chatId=1")
  expect(opened).toEqual(["focus /chat?chatId=1"])
})

it("leads the page that was looked at last, of the app's own pages", async () => {
  pages = [page("/identity/login"), page("/search"), page("/")]
  await press("/chat?chatId=1")
  expect(opened).toEqual(["lead /search to /chat?chatId=1", "focus /search"])
})

it.each<Answer>(["stays", "sleeps"])("opens a window beside a page that %s", async (answer) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  pages = [page("/orders/new", { answer })]
  const pressed = press("/chat?chatId=1")
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  await pressed
  expect(opened).toEqual(["lead /orders/new to /chat?chatId=1", `open ${origin}/chat?chatId=1`])
})
