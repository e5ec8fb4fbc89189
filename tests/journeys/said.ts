/** Reads what a page says in a language: its texts by their ids, and what of it is still English. */
import { readdirSync } from "node:fs"
import type { Page } from "playwright"
import type { IntlShape } from "react-intl"
import type { Language } from "../../src/domain/languages.ts"
import type { MessageId, Scope } from "../../src/ui/i18n/messages.ts"
import { intlIn } from "../said.ts"
import { see, seeSettled } from "./see.ts"

/** The developers' page speaks English everywhere. */
const scopes = readdirSync(new URL("../../src/ui/i18n/messages/en", import.meta.url))
  .map((file) => file.replace(".json", "") as Scope)
  .filter((scope) => scope !== "testing")

type Values = Readonly<Record<string, string | number>>

export interface Voice {
  readonly intl: IntlShape
  readonly text: (id: MessageId, values?: Values) => string
}

/** In the time zone of `newPerson`. */
export const voiceIn = (language: Language): Voice => {
  const intl = intlIn(language, scopes, "Europe/Berlin")
  return { intl, text: (id, values) => intl.formatMessage({ id }, values) }
}

/** The words of a message between its arguments, tags and plural forms, where there are at least three. */
const phrasesIn = (message: string): readonly string[] =>
  message
    .split(/[{}<>#]/u)
    .filter((piece) => !/^\w+, (?:plural|select|number)\b/u.test(piece))
    .map((piece) => piece.trim().toLowerCase())
    .filter((piece) => piece.split(/\s+/u).length > 2)

const phrasesOf = ({ intl }: Voice): ReadonlySet<string> =>
  new Set(Object.values(intl.messages).flatMap((message) => phrasesIn(String(message))))

const english = phrasesOf(voiceIn("en-US"))

/** All that is seen or read out: text, names, hints, and the title. */
const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const spoken = ["aria-label", "aria-description", "placeholder", "title", "alt"]
    const attributes = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ""),
    )
    return [document.title, document.body.innerText, ...attributes].join("\n")
  })

/** The page is at rest, in the language, and has nothing on it of what the client says in English. */
export const seeNoEnglish = async (page: Page, voice: Voice): Promise<void> => {
  await seeSettled(page)
  await see(page.locator("html")).toHaveAttribute("lang", voice.intl.locale)
  const own = phrasesOf(voice)
  const said = (await saidOn(page)).replaceAll(/\s+/gu, " ").toLowerCase()
  const left = [...english].filter((phrase) => !own.has(phrase) && said.includes(phrase))
  see(left, `English on ${page.url()}`).toEqual([])
}
