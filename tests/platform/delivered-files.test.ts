/** A start without a network has what it needs beside the shell: configuration and all texts of the language. */
import { beforeEach, expect, it } from "vitest"
import { createDeliveredFiles } from "../../src/platform/delivered-files.ts"

const kept = new Map<string, string>()
let asked: string[] = []

const cache = {
  match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
  put: async (path: string, response: Response) => void kept.set(path, await response.text()),
  keys: async () => [...kept.keys()],
  delete: async (path: string) => kept.delete(path),
} as unknown as Cache

const filesOf = (build: string, isThere = true) =>
  createDeliveredFiles({
    caches: { open: async () => cache },
    build,
    i18nHost: "/i18n",
    scopes: ["core", "deals"],
    fetch: async (path) => {
      asked.push(path)
      return new Response(`of ${build}`, { status: isThere ? 200 : 404 })
    },
  })

beforeEach(() => {
  kept.clear()
  asked = []
})

const core = { path: "/i18n/pl/core.json", body: "{}" }

it("keeps what came along, and fetches only what is missing", async () => {
  const files = filesOf("1")
  await files.keep([core])
  await files.complete("pl-PL")
  expect([asked, kept.get(core.path)]).toEqual([["/i18n/pl/deals.json"], "{}"])
  await files.complete("pl-PL")
  expect(asked).toHaveLength(1)
  await files.complete("de-DE")
  expect(asked).toEqual(["/i18n/pl/deals.json", "/i18n/de/core.json", "/i18n/de/deals.json"])
})

it("keeps nothing of another build, and goes on with what its own has kept", async () => {
  await filesOf("1").complete("pl-PL")
  await filesOf("1").complete("pl-PL")
  expect(asked).toHaveLength(2)
  const newer = filesOf("2")
  await newer.keep([core])
  expect(kept.get("/i18n/pl/deals.json")).toBeUndefined()
  await newer.complete("pl-PL")
  expect([kept.get(core.path), kept.get("/i18n/pl/deals.json")]).toEqual(["{}", "of 2"])
})

it("keeps no refusal", async () => {
  await filesOf("1", false).complete("pl-PL")
  expect([...kept.keys()].filter((path) => path.startsWith("/i18n/"))).toEqual([])
})
