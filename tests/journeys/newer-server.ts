/**
 * A server that speaks the contract as it may be one day: each record of an answer or hub message has a field more, each
 * value of an enumeration that may grow is one that nobody knows yet, and the hubs send messages of new kinds, too. The
 * places are those of the contract.
 */
import type { Page, WebSocketRoute } from "playwright"
import { isRecord } from "../../src/domain/json.ts"
import { decode, type Shape } from "../../src/sdk/decode.ts"
import { answers, shapes } from "../../src/sdk/generated/shapes.ts"

const brandNew = "BrandNew"

const marks = ["[]", "|", "#", "~", "&"] as const

const fits = (shape: Shape, value: unknown): boolean => "value" in decode(shape, value, shapes, "it")

/** Answers the value as the newer contract has it at this shape. */
const grown = (shape: Shape, value: unknown): unknown => {
  if (value === null) return value
  if (typeof shape === "string") {
    if (shape.startsWith("?")) return grown(shape.slice(1), value)
    const named = shape.startsWith("@") ? shapes[shape.slice(1)] : undefined
    return named === undefined ? value : grown(named, value)
  }
  if (Array.isArray(shape)) return value
  const composite = shape as Readonly<Record<string, Shape | readonly Shape[]>>
  const [each, alternatives, parts] = [composite["[]"], composite["|"], composite["&"]]
  if (each !== undefined) return Array.isArray(value) ? value.map((one) => grown(each as Shape, one)) : value
  if (Array.isArray(alternatives)) {
    const own = alternatives.find((one: Shape) => fits(one, value)) as Shape | undefined
    return own === undefined ? value : grown(own, value)
  }
  if (Array.isArray(parts)) return parts.reduce<unknown>((whole, part: Shape) => grown(part, whole), value)
  if (composite["~"] !== undefined) return brandNew
  if (marks.some((mark) => composite[mark] !== undefined) || !isRecord(value)) return value
  const fields = Object.entries(composite).map(([field, of]) => [field.replace(/\?$/u, ""), of as Shape] as const)
  const known = fields.filter(([name]) => value[name] !== undefined)
  return {
    ...value,
    ...Object.fromEntries(known.map(([name, of]) => [name, grown(of, value[name])])),
    newFact: brandNew,
  }
}

/** The shapes of answers by the pattern of their path, those with the most words of their own first. */
const routes = Object.entries(answers)
  .map(([name, shape]) => {
    const [method = "", path = ""] = name.split(" ")
    return { method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u"), path, shape }
  })
  .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length)

const shapeOf = (method: string, url: string): Shape | undefined => {
  const path = new URL(url).pathname.replace(/^\/api\/\w+/u, "")
  return routes.find((one) => one.method === method && one.pattern.test(path))?.shape
}

/** Separates the messages of SignalR. */
const end = "\u001E"

const news = JSON.stringify({
  type: 1,
  target: "SendNotification",
  arguments: [{ source: "Content", type: `${brandNew}Event`, cursor: 1, metadata: { anything: "new" } }],
})

const hubShapes = {
  "user-notifications": shapes["UserNotification"],
  "system-notifications": shapes["SystemNotification"],
} as const

interface Frame {
  readonly target?: string
  readonly arguments?: readonly unknown[]
}

/** Answers the frame with its messages as the newer contract has them; `onMessage` counts those. */
const newerFrame = (shape: Shape, text: string, onMessage: () => void): string => {
  const frame = JSON.parse(text) as Frame
  if (frame.target === undefined || frame.arguments === undefined) return text
  const newer = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(newer)
    onMessage()
    return grown(shape, one)
  }
  return JSON.stringify({ ...frame, arguments: frame.arguments.map(newer) })
}

const speakNews = (socket: WebSocketRoute, told: Told): void => {
  const server = socket.connectToServer()
  const [, shape] = Object.entries(hubShapes).find(([hub]) => socket.url().includes(hub)) ?? []
  socket.onMessage((message) => server.send(message))
  let greeted = false
  server.onMessage((message) => {
    const frames = String(message).split(end)
    const newer = (text: string): string =>
      text === "" || shape === undefined ? text : newerFrame(shape, text, () => (told.messages += 1))
    socket.send(frames.map(newer).join(end))
    if (greeted) return
    greeted = true
    socket.send(news + end)
    told.news += 1
  })
}

interface Told {
  answers: number
  messages: number
  news: number
}

export interface NewerServer {
  /** The answers and messages that the page was given in the newer contract's form, and the messages of new kinds. */
  readonly told: () => Readonly<Told>
}

/** From now on the page hears the newer contract. */
export const speakNewer = async (page: Page): Promise<NewerServer> => {
  const told: Told = { answers: 0, messages: 0, news: 0 }
  await page.route(/\/api\/(?:core|notifications|support)\//u, async (route) => {
    const request = route.request()
    const shape = shapeOf(request.method(), request.url())
    const response = await route.fetch()
    const isJson = (response.headers()["content-type"] ?? "").includes("json")
    if (shape === undefined || !response.ok() || !isJson) return route.fulfill({ response })
    told.answers += 1
    return route.fulfill({ response, json: grown(shape, await response.json()) })
  })
  await page.routeWebSocket(/\/hubs\//u, (socket) => speakNews(socket, told))
  return { told: () => told }
}
