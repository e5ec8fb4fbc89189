/** One load of a page in an empty browser, on a slow network and CPU, measured by the DevTools protocol. */
import type { Browser } from "playwright"
import { newPerson } from "../../journeys/browser.ts"
import { withoutFirstAnswers } from "../../journeys/first-page.ts"

/** A phone on a train: Lighthouse's slow 4G, and its CPU beside this machine's. */
export const slow = { latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8, cpu: 4 } as const

export interface Load {
  /** First and largest contentful paint, ms after the page was asked for. */
  readonly fcp: number
  readonly lcp: number
  /** Layout shift, without unit. */
  readonly cls: number
  /** Milliseconds that tasks ran beyond 50 each, from the first paint on. */
  readonly tbt: number
  /** The files that were on their way before the largest paint. */
  readonly files: number
  readonly asked: number
  readonly scriptBytes: number
}

declare global {
  interface Window {
    paints: { lcp: number; cls: number; tbt: number }
  }
}

const watchPaints = (): void => {
  window.paints = { lcp: 0, cls: 0, tbt: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch("largest-contentful-paint", ({ startTime }) => (window.paints.lcp = startTime))
  watch("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") window.paints.cls += entry.value
  })
  watch("longtask", ({ duration }) => (window.paints.tbt += Math.max(0, duration - 50)))
}

/** Quiet for so long, the page is loaded; what it fetches when idle comes later. */
const restMs = 2_500

export const loadPage = async (browser: Browser, url: string, path: string, brings: boolean): Promise<Load> => {
  const { page, context } = await newPerson(browser, "loader", { url, viewport: "phone" })
  if (!brings) await withoutFirstAnswers(context)
  await page.addInitScript(watchPaints)
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  })
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.cpu })
  await page.goto(path, { waitUntil: "load" })
  await page.waitForTimeout(restMs)
  const found = await page.evaluate(() => {
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
    const before = entries.filter(({ startTime }) => startTime < window.paints.lcp)
    const scripts = before.filter(({ name }) => name.endsWith(".js"))
    return {
      fcp,
      ...window.paints,
      files: before.length + 1,
      asked: before.filter(({ name }) => name.includes("/api/")).length,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }
  })
  await context.close()
  return found
}
