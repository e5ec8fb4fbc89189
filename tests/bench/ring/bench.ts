/**
 * Benchmark of the recorder in a browser: how much slower a ring records that is full, and is trimmed again and again, than
 * one that is empty. Spec §4.
 */
import { build } from "esbuild"
import { fileURLToPath } from "node:url"
import { ensureChromium } from "../../../scripts/test/chromium.mjs"
import { slowness } from "../../../scripts/test/machine-speed.mjs"
import { launchBrowser } from "../../journeys/browser.ts"
import type { Phase, RingTimes } from "./device.ts"

/** Of the time that an empty ring takes for the same events. */
const goal = 1.5

/** Storage belongs to an origin; nobody answers at this one. */
const origin = "http://localhost:1"

const deviceScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("device.ts", import.meta.url))],
    define: { "process.env": "{}", "process.env.NODE_ENV": '"production"' },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
  })
  return outputFiles[0]?.text ?? ""
}

const row = (name: string, { events, fullMs, emptyMs, longestMs }: Phase): string => {
  const perThousand = [fullMs, emptyMs].map((ms) => ((ms / events) * 1_000).toFixed(0).padStart(10))
  return `${name.padEnd(24)}${String(events).padStart(8)}${perThousand.join("")}${(fullMs / emptyMs).toFixed(2).padStart(8)}${longestMs.toFixed(0).padStart(10)}`
}

export const benchRing = async (): Promise<void> => {
  ensureChromium()
  console.log(`Machine: ${slowness().toFixed(2)} × a fast day.\n`)
  const browser = await launchBrowser()
  try {
    const page = await (await browser.newContext()).newPage()
    const script = await deviceScript()
    await page.route(`${origin}/**`, (route) =>
      route.request().url().endsWith(".js")
        ? route.fulfill({ contentType: "text/javascript", body: script })
        : route.fulfill({ contentType: "text/html", body: `<script type="module" src="device.js"></script>` }),
    )
    await page.goto(`${origin}/`)
    const { filling, trimming } = await page.evaluate(() =>
      (globalThis as unknown as { readonly measureRing: () => Promise<RingTimes> }).measureRing(),
    )
    console.log(`${"".padEnd(24)}  events  ms/1,000  if empty   ratio   longest`)
    for (const [nth, phase] of filling.entries()) console.log(row(`filling, third ${nth + 1}`, phase))
    console.log(row("full, trimmed", trimming))
    const worst = Math.max(...[...filling, trimming].map(({ fullMs, emptyMs }) => fullMs / emptyMs))
    console.log(`\nOf an empty ring's time: ${worst.toFixed(2)}, goal ${goal}: ${worst <= goal ? "met" : "MISSED"}`)
  } finally {
    await browser.close()
  }
}
