/**
 * Benchmark of a slow phone's first load of the public pages. Beside each stand its limits of the same run: the same
 * page without its scripts, and a page of as many elements that is nothing but React. Web Vitals (FCP, LCP, CLS, INP);
 * Lighthouse (TBT).
 */
import type { Browser } from "playwright"
import { ensureBuilt } from "../../../scripts/build/built.mjs"
import { ensureChromium } from "../../../scripts/test/chromium.mjs"
import { slowness } from "../../../scripts/test/machine-speed.mjs"
import { launchBrowser } from "../../journeys/browser.ts"
import { found } from "../../journeys/first-page.ts"
import { startServer } from "../../journeys/server.ts"
import { barePage, startLimits } from "./limit.ts"
import { loadPage, slow, type Load } from "./load.ts"

const rounds = 5

/**
 * Times in ms, bytes as they are sent. LCP is bound by the page without scripts, and by `lcp` where that is below
 * `quickLcp`; TBT by `tbt`, and on a slow day by that of the bare page.
 */
const goals = {
  lcpOfLimit: 1.15,
  lcp: 2_000,
  quickLcp: 1_600,
  cls: 0.02,
  tbt: 150,
  tbtOfBare: 1.5,
  press: 200,
  htmlBytes: 30 * 1024,
} as const

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

const medians = (loads: readonly Load[]): Load => {
  const of = (name: keyof Load): number => median(loads.map((load) => load[name]))
  return {
    fcp: of("fcp"),
    lcp: of("lcp"),
    cls: of("cls"),
    tbt: of("tbt"),
    longest: of("longest"),
    press: of("press"),
    asked: of("asked"),
    htmlBytes: of("htmlBytes"),
    scriptBytes: of("scriptBytes"),
    elements: of("elements"),
  }
}

/**
 * The engine of a browser whose errors are listened for, as of any that is driven, would read each script once more to know its
 * lines. No visitor's does.
 */
const asUnwatched = ["--js-flags=--no-enable-lazy-source-positions"]

const columns = (...texts: readonly string[]): string => texts.map((text) => text.padStart(9)).join("")

const heads = columns("FCP", "LCP", "CLS", "TBT", "longest", "press", "asked", "HTML", "script", "elements")

const row = (name: string, load: Load): string => {
  const ms = [load.fcp, load.lcp, load.cls.toFixed(3), load.tbt, load.longest, load.press]
  const told = ms.map((value) => (typeof value === "string" ? value : String(Math.round(value))))
  const kilobytes = [load.htmlBytes, load.scriptBytes].map((bytes) => `${(bytes / 1024).toFixed(0)} KB`)
  return name.padEnd(44) + columns(...told, String(load.asked), ...kilobytes, String(load.elements))
}

interface Measured {
  readonly page: Load
  readonly withoutScripts: Load
  readonly bare: Load
}

/** Loads all in turn, so that what else the machine does falls on each. */
const measure = async (browser: Browser, urls: { readonly page: string; readonly limit: string }, path: string) => {
  const [page, withoutScripts, bare]: [Load[], Load[], Load[]] = [[], [], []]
  for (let round = 0; round < rounds; round += 1) {
    const load = await loadPage(browser, urls.page, path)
    const { press } = await loadPage(browser, urls.page, path, "h1")
    page.push({ ...load, press })
    withoutScripts.push(await loadPage(browser, urls.limit, path))
    bare.push(await loadPage(browser, urls.limit, barePage(load.elements)))
  }
  return { page: medians(page), withoutScripts: medians(withoutScripts), bare: medians(bare) }
}

/** The goals that are missed, each with its ratio or figure. */
const missed = ({ page, withoutScripts, bare }: Measured): readonly string[] => {
  const lcpRatio = page.lcp / withoutScripts.lcp
  const isTooLate = withoutScripts.lcp < goals.quickLcp && page.lcp > goals.lcp
  const misses = {
    [`LCP ${lcpRatio.toFixed(2)} of the page without scripts`]: lcpRatio > goals.lcpOfLimit,
    [`LCP ${page.lcp.toFixed(0)} ms`]: isTooLate,
    [`TBT ${(page.tbt / bare.tbt).toFixed(1)} of bare React's`]:
      page.tbt > goals.tbt && page.tbt > goals.tbtOfBare * bare.tbt,
    [`CLS ${page.cls.toFixed(3)}`]: page.cls > goals.cls,
    [`press ${page.press.toFixed(0)} ms`]: page.press > goals.press,
    [`HTML ${(page.htmlBytes / 1024).toFixed(1)} KB`]: page.htmlBytes > goals.htmlBytes,
  }
  return Object.entries(misses).flatMap(([name, isMissed]) => (isMissed ? [name] : []))
}

/** Prints a table; `only`: one path. */
export const benchPage = async (only?: string): Promise<void> => {
  ensureChromium()
  ensureBuilt()
  const megabits = (slow.bytesPerSecond * 8) / 1024 / 1024
  console.log(
    `First load, median of ${rounds}: ${slow.latencyMs} ms, ${megabits.toFixed(1)} Mbit/s, CPU ${slow.cpu} ×.`,
  )
  console.log(`Machine: ${slowness().toFixed(2)} × a fast day. Goals ${JSON.stringify(goals)}.\n`)
  const server = await startServer()
  const limits = await startLimits(server.url)
  const browser = await launchBrowser(asUnwatched)
  try {
    console.log("".padEnd(44) + heads)
    const subjects = () => Promise.all(["orders", "offers", "executants"].map((kind) => found(server.url, kind)))
    for (const path of only === undefined ? ["/", "/search", ...(await subjects())] : [only]) {
      const measured = await measure(browser, limits.urls, path)
      console.log(row(path, measured.page))
      console.log(row("  without scripts", measured.withoutScripts))
      console.log(row("  bare React, as many elements", measured.bare))
      const misses = missed(measured)
      const ratio = (measured.page.lcp / measured.withoutScripts.lcp).toFixed(2)
      console.log(`  LCP ${ratio} of the page without scripts`)
      console.log(`  goals ${misses.length === 0 ? "met" : `MISSED: ${misses.join(", ")}`}`)
    }
  } finally {
    await browser.close()
    limits.stop()
    await server.stop()
  }
}
