/** The files that a phone must load before a public page works stay small; measured on a real build. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { build } from "../../esbuild.config.mjs"
import { root, sourcesHash } from "../../scripts/base/fingerprint.mjs"
import { builtMessages, compiledTexts, readMessages } from "../../scripts/build/messages.mjs"
import { publicScreens } from "../../src/domain/page-parts.ts"
import { firstLoadBudgetBytes, type Manifest } from "../../scripts/build/output.mjs"

interface Built {
  readonly manifest: Manifest
  /** Of each screen's own files, in bytes. */
  readonly weights: Readonly<Record<string, readonly number[]>>
}

const weighed = (out: string, manifest: Manifest): Built => {
  const weightOf = (file: string): number => brotliCompressSync(readFileSync(join(out, file))).length
  const own = publicScreens.map((screen) => [screen, manifest.screens[screen]?.map(weightOf) ?? []] as const)
  return { manifest, weights: Object.fromEntries(own) }
}

const builtBefore = (): Built | null => {
  try {
    const dist = join(root, "dist")
    const manifest: Manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"))
    return manifest.mode === "production" && manifest.sources === sourcesHash() ? weighed(dist, manifest) : null
  } catch {
    return null
  }
}

const builtNow = async (): Promise<Built> => {
  const out = mkdtempSync(join(tmpdir(), "budget-"))
  try {
    return weighed(out, await build({ out }))
  } finally {
    rmSync(out, { recursive: true })
  }
}

let known: Promise<Built> | undefined
const built = (): Promise<Built> => (known ??= Promise.resolve(builtBefore() ?? builtNow()))

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
      const { firstLoad, firstLoadBrotli } = (await built()).manifest
      const texts = heaviestTexts()
      const parts = [...firstLoad, { file: `texts of ${texts.language}`, brotli: texts.brotli }]
      const largestFirst = parts.toSorted((a, b) => b.brotli - a.brotli).map((one) => `${one.file}: ${one.brotli}`)
      expect(firstLoadBrotli + texts.brotli, largestFirst.join("\n")).toBeLessThanOrEqual(firstLoadBudgetBytes)
    },
    buildTimeoutMs,
  )
})

/** Beside the entry and the engine, which every page has. */
const screenBudget = { files: 4, bytes: 14 * 1024 }

describe("a public page's own code", () => {
  it.each(publicScreens)(
    "%s comes in few files, none of them for what a press opens",
    async (screen) => {
      const own = (await built()).weights[screen] ?? []
      expect(own.length).toBeGreaterThan(0)
      expect(own.length).toBeLessThanOrEqual(screenBudget.files)
      expect(own.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(screenBudget.bytes)
    },
    buildTimeoutMs,
  )
})
