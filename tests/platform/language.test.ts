/** Which language a person reads at the start. Spec §9; D105. */
import { describe, expect, it } from "vitest"
import {
  isLanguageOpen,
  keepLanguage,
  preferredLanguageKey,
  startLanguage,
  watchLanguage,
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

it("hears of a language that another tab has chosen, and of no other", () => {
  const heard: string[] = []
  const view = new EventTarget() as unknown as Window
  watchLanguage(view, (language) => heard.push(language))
  const tell = (key: string | null, newValue: string | null) =>
    view.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }))
  tell(preferredLanguageKey, "pl-PL")
  tell(preferredLanguageKey, "xx")
  tell(preferredLanguageKey, null)
  tell("another", "de-DE")
  tell(null, null)
  expect(heard).toEqual(["pl-PL"])
})
