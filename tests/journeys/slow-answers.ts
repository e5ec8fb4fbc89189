/**
 * A slow phone on a bad network: CPU at a quarter, and each answer to `fetch` late by chance, the same for one seed. What
 * a first load was answered, later loads are answered again without the server: the order of answers is what is tried.
 */
import type { BrowserContext, Page } from "playwright"

interface Slow {
  readonly seed: number
  readonly longestMs: number
}

declare global {
  interface Window {
    /** The requests with `fetch` since the page was loaded, and the number of them that wait for an answer. */
    slowAnswers: {
      readonly asked: string[]
      waiting: number
    }
  }
}

/** Runs in the page before anything else does. */
const delayAnswers = ({ seed, longestMs }: Slow): void => {
  const round = Number(sessionStorage.getItem("slow-round") ?? 0) + 1
  sessionStorage.setItem("slow-round", String(round))
  // mulberry32: small, and good enough to shuffle answers.
  let state = (seed + round * 0x9e3779b9) >>> 0
  const chance = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  interface Kept {
    readonly status: number
    readonly headers: readonly (readonly [string, string])[]
    readonly body: string
  }
  const kept = JSON.parse(sessionStorage.getItem("slow-answers") ?? "{}") as Record<string, Kept>
  const fetchNow = window.fetch.bind(window)
  const answered = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { method, url } = input instanceof Request ? input : new Request(input, init)
    const known = kept[url]
    if (method === "GET" && known !== undefined)
      return new Response(known.body, { status: known.status, headers: known.headers.map(([a, b]) => [a, b]) })
    const answer = await fetchNow(input, init)
    if (method !== "GET" || !url.includes("/api/")) return answer
    kept[url] = { status: answer.status, headers: [...answer.headers], body: await answer.clone().text() }
    sessionStorage.setItem("slow-answers", JSON.stringify(kept))
    return answer
  }
  // A hub that is long polled is answered when there is news.
  const isEndless = (url: string): boolean => url.includes("/hubs/")
  const heard: Window["slowAnswers"] = { asked: [], waiting: 0 }
  window.slowAnswers = heard
  window.fetch = async (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null)
    const url = input instanceof Request ? input.url : String(input)
    heard.asked.push(url)
    if (isEndless(url)) return fetchNow(input, init)
    heard.waiting += 1
    try {
      const answer = await answered(input, init)
      await new Promise((resolve) => {
        setTimeout(resolve, chance() * longestMs)
      })
      signal?.throwIfAborted()
      return answer
    } finally {
      heard.waiting -= 1
    }
  }
}

/** For all pages of a context, from their next load on. */
export const slowAnswers = (context: BrowserContext, slow: Slow): Promise<unknown> =>
  context.addInitScript(delayAnswers, slow)

/** Holds the page back, so many times. */
export const slowCpu = async (page: Page, times: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: times })
}
