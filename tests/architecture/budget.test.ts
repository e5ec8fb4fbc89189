/** What a phone must load before the home page works stays small; measured on a real build (D0c). */
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { build } from "../../esbuild.config.mjs"
import { root, sourcesHash } from "../../scripts/fingerprint.mjs"
import { firstLoadBudgetBytes, type Manifest } from "../../scripts/output.mjs"

const builtBefore = (): Manifest | null => {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, "dist/manifest.json"), "utf8"))
    return manifest.mode === "production" && manifest.sources === sourcesHash() ? manifest : null
  } catch {
    return null
  }
}

const builtNow = async (): Promise<Manifest> => {
  const out = mkdtempSync(join(tmpdir(), "budget-"))
  try {
    return await build({ out })
  } finally {
    rmSync(out, { recursive: true })
  }
}

/** A whole build compresses the map's library, too; with all cores busy that takes its time. */
const buildTimeoutMs = 120_000

describe("the home page's first load", () => {
  it(
    `is at most ${firstLoadBudgetBytes / 1024} KB of JavaScript, brotli`,
    async () => {
      const { firstLoad, firstLoadBrotli } = builtBefore() ?? (await builtNow())
      const largestFirst = firstLoad.toSorted((a, b) => b.brotli - a.brotli).map((one) => `${one.file}: ${one.brotli}`)
      expect(firstLoadBrotli, largestFirst.join("\n")).toBeLessThanOrEqual(firstLoadBudgetBytes)
    },
    buildTimeoutMs,
  )
})
