/** What a phone must load before the home page works stays small; measured on a real build (D0c). */
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { build } from "../../esbuild.config.mjs"
import { root, sourcesHash } from "../../scripts/fingerprint.mjs"
import { builtMessages, compiledTexts, readMessages } from "../../scripts/messages.mjs"
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

/** The texts of the frame, without which nothing is painted: the heaviest of all languages. */
const heaviestTexts = (): { readonly language: string; readonly brotli: number } =>
  Object.entries(builtMessages(readMessages(join(root, "src/ui/i18n/messages"))))
    .map(([language, { core = {} }]) => {
      const compiled = JSON.stringify(compiledTexts(core, language))
      return { language, brotli: brotliCompressSync(compiled).length }
    })
    .reduce((most, one) => (one.brotli > most.brotli ? one : most))

/** A whole build compresses the map's library, too; with all cores busy that takes its time. */
const buildTimeoutMs = 120_000

describe("the home page's first load", () => {
  it(
    `is at most ${firstLoadBudgetBytes / 1024} KB of JavaScript and texts in every language, brotli`,
    async () => {
      const { firstLoad, firstLoadBrotli } = builtBefore() ?? (await builtNow())
      const texts = heaviestTexts()
      const parts = [...firstLoad, { file: `texts of ${texts.language}`, brotli: texts.brotli }]
      const largestFirst = parts.toSorted((a, b) => b.brotli - a.brotli).map((one) => `${one.file}: ${one.brotli}`)
      expect(firstLoadBrotli + texts.brotli, largestFirst.join("\n")).toBeLessThanOrEqual(firstLoadBudgetBytes)
    },
    buildTimeoutMs,
  )
})
