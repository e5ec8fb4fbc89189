/**
 * Benchmark of a slow phone's first load of the public pages, with the answers that they bring along and without. Web
 * Vitals (FCP, LCP, CLS); Lighthouse (TBT).
 */
import type { Browser } from "playwright"
import { ensureBuilt } from "../../../scripts/build/built.mjs"
import { ensureChromium } from "../../../scripts/test/chromium.mjs"
import { launchBrowser } from "../../journeys/browser.ts"
import { startServer } from "../../journeys/server.ts"
import { loadPage, slow, type Load } from "./load.ts"

const rounds = 5

/** Milliseconds, and the shift. */
const goals = { fcp: 1_500, lcp: 2_000, cls: 0.02, tbt: 100 } as const

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

const medians = (loads: readonly Load[]): Load => {
  const of = (name: keyof Load): number => median(loads.map((load) => load[name]))
  return {
    fcp: of("fcp"),
    lcp: of("lcp"),
    cls: of("cls"),
    tbt: of("tbt"),
    files: of("files"),
    asked: of("asked"),
    scriptBytes: of("scriptBytes"),
  }
}

const columns = (...texts: readonly string[]): string => texts.map((text) => text.padStart(9)).join("")

const row = (name: string, { fcp, lcp, cls, tbt, files, asked, scriptBytes }: Load): string => {
  const [first, largest, blocked] = [fcp, lcp, tbt].map((ms) => String(Math.round(ms)))
  const kilobytes = `${(scriptBytes / 1024).toFixed(0)} KB`
  return (
    name.padEnd(44) +
    columns(first ?? "", largest ?? "", cls.toFixed(3), blocked ?? "", String(files), String(asked), kilobytes)
  )
}

/** Of both ways in turn, so that what else the machine does falls on both. */
const measure = async (browser: Browser, url: string, path: string) => {
  const [brought, asking]: [Load[], Load[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    brought.push(await loadPage(browser, url, path, true))
    asking.push(await loadPage(browser, url, path, false))
  }
  return { brought: medians(brought), asking: medians(asking) }
}

const missed = (load: Load): readonly string[] =>
  (["fcp", "lcp", "cls", "tbt"] as const).filter((name) => load[name] > goals[name])

/** The address of an order that visitors find, as robots do. */
const orderPath = async (url: string): Promise<string> => {
  const locations = async (address: string): Promise<readonly string[]> =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, location = ""]) => location)
  const list = (await locations(`${url}/sitemap.xml`)).find((location) => location.includes("/sitemaps/orders/"))
  if (list === undefined) throw new Error("No order is to be found in the demo's market.")
  const [order = ""] = await locations(url + new URL(list).pathname)
  return new URL(order).pathname
}

/** Prints a table; `only`: one path. */
export const benchPage = async (only?: string): Promise<void> => {
  ensureChromium()
  ensureBuilt()
  const megabits = (slow.bytesPerSecond * 8) / 1024 / 1024
  console.log(
    `First load, median of ${rounds}: ${slow.latencyMs} ms, ${megabits.toFixed(1)} Mbit/s, CPU ${slow.cpu} times slower; goals ${JSON.stringify(goals)}.\n`,
  )
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    console.log("".padEnd(44) + columns("FCP", "LCP", "CLS", "TBT", "files", "asked", "script"))
    for (const path of only === undefined ? ["/", "/search", await orderPath(server.url)] : [only]) {
      const { brought, asking } = await measure(browser, server.url, path)
      console.log(row(path, brought))
      console.log(row("  asking for its answers", asking))
      const fails = missed(brought)
      const ratio = (brought.lcp / asking.lcp).toFixed(2)
      console.log(`  LCP ${ratio} of asking; goals ${fails.length === 0 ? "met" : `MISSED: ${fails.join(", ")}`}`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}
