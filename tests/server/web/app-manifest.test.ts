/** The manifest speaks the language that is asked for, then the browser's, then English. */
import fastify from "fastify"
import { expect, it } from "vitest"
import type { BuiltFile } from "../../../server/web/built-files.ts"
import { serveManifest } from "../../../server/web/app-manifest.ts"

const manifest = (lang: string): BuiltFile => ({
  type: "application/manifest+json; charset=utf-8",
  plain: { body: Buffer.from(JSON.stringify({ lang })), tag: `"${lang}"` },
  encoded: {},
})

const built: Readonly<Record<string, BuiltFile>> = {
  "manifest.webmanifest": manifest("en"),
  "i18n/en/manifest.webmanifest": manifest("en"),
  "i18n/de/manifest.webmanifest": manifest("de"),
}

const app = fastify()
serveManifest(app, (path) => built[path])

const get = (query: string, headers: Readonly<Record<string, string>>) =>
  app.inject({ url: `/manifest.webmanifest${query}`, headers })

it.each([
  ["", "de-AT,en;q=0.5", "de"],
  ["?lang=de-DE", "en", "de"],
  ["?lang=xx", "de", "de"],
  ["?lang=de&lang=en", "en", "en"],
  ["", "ja", "en"],
  ["", "nl", "en"],
])("at “%s” for a browser of “%s” it is %s", async (query, language, lang) => {
  const answer = await get(query, { "accept-language": language })
  expect(answer.json()).toEqual({ lang })
  expect(answer.headers).toMatchObject({ vary: "Accept-Language", "cache-control": "no-cache" })
})

it("is sent once, as long as it stays as it is", async () => {
  expect((await get("", { "accept-language": "de", "if-none-match": `"de"` })).statusCode).toBe(304)
})
