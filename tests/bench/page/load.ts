/** One load of a page in an empty browser, on a slow network and CPU, measured by the DevTools protocol. */
import type { Browser, Page } from "playwright"
import { newPerson } from "../../journeys/browser.ts"

/** A phone on a train: Lighthouse's slow 4G, and its CPU beside this machine's. */
export const slow = { latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8, cpu: 4 } as const

export interface Load {
  /** First and largest contentful paint, ms after the page was asked for. */
  readonly fcp: number
  readonly lcp: number
  /** Layout shift, without unit. */
  readonly cls: number
  /** Milliseconds that tasks ran beyond 50 each, those before the first paint too: a page that React draws has most of them there. */
  readonly tbt: number
  /** The longest task after the first paint, ms. */
  readonly longest: number
  /** From a press at the first paint to the next paint, ms; 0 where nothing was pressed. */
  readonly press: number
  /** Requests of the API before the largest paint. */
  readonly asked: number
  /** Bytes of the page and of all its scripts, as they were sent. */
  readonly htmlBytes: number
  readonly scriptBytes: number
  readonly elements: number
}

declare global {
  interface Window {
    paints: { lcp: number; cls: number; tbt: number; longest: number; press: number }
    firstPaint?: Promise<void>
  }
}

const watchPaints = (): void => {
  window.paints = { lcp: 0, cls: 0, tbt: 0, longest: 0, press: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  watch("largest-contentful-paint", ({ startTime }) => (window.paints.lcp = startTime))
  watch("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") window.paints.cls += entry.value
  })
  watch("longtask", ({ duration }) => {
    window.paints.tbt += Math.max(0, duration - 50)
    window.paints.longest = Math.max(window.paints.longest, duration)
  })
  const noted = (entry: PerformanceEntry): void => {
    const isPress = "interactionId" in entry && typeof entry.interactionId === "number" && entry.interactionId > 0
    if (isPress) window.paints.press = Math.max(window.paints.press, entry.duration)
  }
  watch("event", noted, { durationThreshold: 16 })
  window.firstPaint = new Promise((resolve) =>
    watch("paint", ({ name }) => name === "first-contentful-paint" && resolve()),
  )
}

/** Quiet for so long, the page is loaded; what it fetches when idle comes later. */
const restMs = 2_500

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  })
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.cpu })
}

/** Presses the first of the elements that is in sight, at the moment of the first paint. */
const pressAtFirstPaint = async (page: Page, pressed: string): Promise<void> => {
  await page.waitForFunction(() => window.firstPaint !== undefined)
  const place = await page.evaluate(async (selector) => {
    await window.firstPaint
    for (const element of document.querySelectorAll(selector)) {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isInSight = width > 0 && y >= 0 && y + height <= window.innerHeight
      if (isInSight) return { x: x + width / 2, y: y + height / 2 }
    }
    return null
  }, pressed)
  if (place === null) throw new Error(`Nothing in sight is ${pressed}.`)
  await page.mouse.click(place.x, place.y)
}

/** Loads a page; `pressed`: selector of what is pressed as soon as it is painted. */
export const loadPage = async (browser: Browser, url: string, path: string, pressed?: string): Promise<Load> => {
  const { page, context } = await newPerson(browser, "loader", { url, viewport: "phone" })
  await page.addInitScript(watchPaints)
  await slowDown(page)
  const isLoaded = page.goto(path, { waitUntil: "load" })
  if (pressed !== undefined) await pressAtFirstPaint(page, pressed)
  await isLoaded
  await page.waitForTimeout(restMs)
  const found = await page.evaluate(() => {
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0
    const [own] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
    const scripts = entries.filter(({ name }) => name.endsWith(".js"))
    const asked = entries.filter(({ name, startTime }) => name.includes("/api/") && startTime < window.paints.lcp)
    return {
      fcp,
      ...window.paints,
      asked: asked.length,
      htmlBytes: own?.encodedBodySize ?? 0,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      elements: document.body.querySelectorAll("*").length,
    }
  })
  await context.close()
  return found
}
