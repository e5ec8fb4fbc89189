/** Texts go to the engine that is configured, and its faults stay its own. Spec §7 Translation. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { languages } from "../../../src/domain/languages.ts"
import { textLimits } from "../../../src/domain/limits.ts"
import { phrases } from "../../../server/data/phrases.ts"
import { dataOf } from "../callers.ts"
import { startApp, type TestApp } from "../harness.ts"
import { startEngine, type Engine } from "./engine.ts"

const stores = { ios: null, android: null, huawei: null }

interface Asked {
  readonly q: readonly string[]
  readonly target: string
}

let engine: Engine
let fault: { readonly status?: number; readonly json?: unknown; readonly text?: string } | null = null
let app: TestApp
let without: TestApp
beforeAll(async () => {
  engine = await startEngine(({ body }) => {
    const { q, target } = body as Asked
    return fault ?? { json: { translatedText: q.map((text) => `${target}:${text}`) } }
  })
  const translator = { url: engine.url, apiKey: "secret-of-the-engine" }
  app = await startApp(undefined, { config: { integrations: { translator, geocoder: null, stores } } })
  without = await startApp()
})
afterAll(async () => {
  await app.close()
  await without.close()
  await engine.close()
})

const translate = (at: TestApp, text: string, targetLanguage: (typeof languages)[number] = "de-DE") =>
  at.nobody.core.POST("/translate", { body: { targetLanguage, text } })

describe("with an engine", () => {
  it("translates a text once for everybody", async () => {
    expect(dataOf(await translate(app, "Good morning"))).toEqual({ targetLanguage: "de-DE", text: "de:Good morning" })
    const asked = engine.heard.length
    await translate(app, "Good morning")
    expect(engine.heard).toHaveLength(asked)
    expect(engine.heard.at(-1)).toEqual({
      path: "/translate",
      body: { q: ["Good morning"], source: "auto", target: "de", format: "text", api_key: "secret-of-the-engine" },
    })
  })

  it("translates all fields of a thing at one go, and leaves empty ones", async () => {
    const asked = engine.heard.length
    const body = { targetLanguage: "pl-PL" as const, fields: { name: "A shelf", description: "", note: "A shelf" } }
    expect(dataOf(await app.nobody.core.POST("/translateEntity", { body }))).toEqual({
      targetLanguage: "pl-PL",
      fields: { name: "pl:A shelf", description: "", note: "pl:A shelf" },
    })
    expect(engine.heard).toHaveLength(asked + 1)
  })

  it("takes texts as long as people may write, and no longer ones", async () => {
    const longest = "👨‍👩‍👧".repeat(textLimits.translation.max)
    expect(dataOf(await translate(app, longest)).text).toBe(`de:${longest}`)
    const asked = engine.heard.length
    const refused = { type: "ValidationException", errors: { text: ["maxLength"] } }
    expect((await translate(app, `${longest}a`)).error).toMatchObject(refused)
    expect((await translate(app, " \n ")).error).toMatchObject({ errors: { text: ["required"] } })
    const body = { targetLanguage: "pl-PL" as const, fields: { name: "A shelf", description: `${longest}a` } }
    const { error } = await app.nobody.core.POST("/translateEntity", { body })
    expect(error).toMatchObject({ errors: { "fields.description": ["maxLength"] } })
    expect(engine.heard).toHaveLength(asked)
  })

  it.each([
    ["refuses", { status: 500, json: {} }],
    ["says no JSON", { text: "<html>" }],
    ["says something else", { json: { error: "slow down" } }],
    ["says too little", { json: { translatedText: [] } }],
    ["says too much", { text: `"${"x".repeat(1_100_000)}"` }],
  ])("fails by name when the engine %s", async (what, bad) => {
    fault = bad
    const { error, response } = await translate(app, `Try: ${what}`)
    fault = null
    expect([response.status, error?.type]).toEqual([400, "FailedTranslationException"])
    expect(dataOf(await translate(app, `Try: ${what}`)).text).toBe(`de:Try: ${what}`)
  })

  it("holds up nobody else while the engine thinks", async () => {
    const slow = await startEngine(() => ({ json: { translatedText: ["late"] } }))
    await slow.close()
    const { error } = await translate(app, "Anybody there?", "fr-FR")
    expect(error).toBeUndefined()
  })
})

describe("without an engine", () => {
  it("knows its own sentences and categories in all languages", async () => {
    const [phrase] = phrases
    for (const language of languages) {
      const { text } = dataOf(await translate(without, phrase?.["tr-TR"] ?? "", language))
      expect(text).toBe(phrase?.[language])
    }
    expect(dataOf(await translate(without, "Przeprowadzki", "uk-UA")).text).toBe("Переїзди")
  })

  it("says so of any other text, and has the flags off", async () => {
    const { error } = await translate(without, "Who knows?")
    expect(error?.type).toBe("FailedTranslationException")
    const environment = await without.nobody.fetch("/environments/environment.json")
    expect(await environment.json()).toMatchObject({ flags: { translations: false, translateChatMessage: false } })
  })
})
