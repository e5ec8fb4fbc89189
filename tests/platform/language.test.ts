/** A person starts in the language that they or their browser chose. Spec §9. */
import { describe, expect, it } from "vitest"
import type { Language } from "../../src/domain/languages.ts"
import {
  followLanguage,
  isLanguageOpen,
  keepLanguage,
  preferredLanguageKey,
  startLanguage,
} from "../../src/platform/language.ts"
import { memoryStorage } from "./storage.ts"

const start = (kept: string | null, browser: readonly string[], search = ""): string => {
  const storage = memoryStorage()
  if (kept !== null) storage.setItem(preferredLanguageKey, kept)
  return startLanguage(storage, search, browser, "tr-TR")
}

describe("the first language", () => {
  it.each([
    ["what is kept on the device", "de-DE", ["tr"], "de-DE"],
    ["what the browser wants most", null, ["de-AT", "en"], "de-DE"],
    ["the next wish, where we don't speak the first", null, ["fi-FI", "en-GB"], "en-US"],
    ["not what is kept but unknown", "xx", ["de"], "de-DE"],
    ["what is configured, where nothing else is spoken", null, ["fi", "ja"], "tr-TR"],
  ])("is %s", (_, kept, browser, expected) => {
    expect(start(kept, browser)).toBe(expected)
  })

  it.each([
    ["what the link says, whatever the browser wants", null, "?page=2&lang=de", "de-DE"],
    ["what is kept, whatever the link says", "tr-TR", "?lang=de", "tr-TR"],
    ["what the browser wants, where we don't speak the link's", null, "?lang=fi", "en-US"],
  ])("is %s", (_, kept, search, expected) => {
    expect(start(kept, ["en-GB"], search)).toBe(expected)
  })

  it("is open until one is kept, and that one from then on", () => {
    const storage = memoryStorage()
    expect(isLanguageOpen(storage)).toBe(true)
    keepLanguage(storage, "de-DE")
    expect(isLanguageOpen(storage)).toBe(false)
    expect(startLanguage(storage, "", ["tr"], "tr-TR")).toBe("de-DE")
  })
})

describe("a language that another tab has chosen", () => {
  const follow = (loadTexts: (language: Language) => Promise<void>) => {
    const [storage, spoken]: [Storage, string[]] = [memoryStorage(), []]
    const view = new EventTarget() as unknown as Window
    followLanguage({ view, storage, loadTexts, onLoaded: (language) => spoken.push(language) })
    const choose = (newValue: string | null, key: string | null = preferredLanguageKey): void => {
      if (key !== null && newValue !== null) storage.setItem(key, newValue)
      view.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }))
    }
    return { spoken, choose }
  }
  const loaded = () => new Promise((resolve) => setTimeout(resolve))

  it("is spoken here, too, and nothing else is taken for one", async () => {
    const { spoken, choose } = follow(() => Promise.resolve())
    choose("pl-PL")
    await loaded()
    choose("de-DE", "another")
    choose("xx")
    choose(null)
    choose(null, null)
    await loaded()
    expect(spoken).toEqual(["pl-PL"])
  })

  it("is not spoken any more where it was taken back before its texts came", async () => {
    const arrive: Partial<Record<Language, () => void>> = {}
    const { spoken, choose } = follow((language) => new Promise((resolve) => (arrive[language] = resolve)))
    choose("de-DE")
    choose("en-US")
    arrive["en-US"]?.()
    arrive["de-DE"]?.()
    await loaded()
    expect(spoken).toEqual(["en-US"])
  })

  it("changes nothing where its texts can't be had", async () => {
    const { spoken, choose } = follow(() => Promise.reject(new Error("No network.")))
    choose("de-DE")
    await loaded()
    expect(spoken).toEqual([])
  })
})
