/** A push speaks each language: its title, and names with the deal's number as that language writes it. */
import { expect, it } from "vitest"
import { readMessages } from "../../../scripts/build/messages.mjs"
import { dealNumbers } from "../../../server/data/deal-numbers.ts"
import { pushMessage, type Pushed } from "../../../server/push/wording.ts"
import { languages, type Language } from "../../../src/domain/languages.ts"
import { notificationTypes } from "../../../src/domain/notifications.ts"

const key = "4c1f6a52-0d5e-4c7e-9a39-0a1f0f3d8a18"
const messages = readMessages(new URL("../../../src/ui/i18n/messages", import.meta.url).pathname)

const said = (type: string, language: Language) => {
  const subject = { dealKey: key, dealNumber: 1234, orderName: "Paint a kitchen", executantName: "Bo" }
  const pushed: Pushed = { key, source: "Deal", type, subject, createdAt: "2026-03-01T10:00:00.000Z" }
  return pushMessage(pushed, language).payload
}

it.each([
  ["en-US", "Deal made", "No. 1 234"],
  ["de-DE", "Vereinbarung getroffen", "Nr. 1 234"],
  ["fr-FR", "Accord conclu", "nº 1 234"],
  ["nl-NL", "Je hebt een deal", "nr. 1 234"],
  ["it-IT", "Accordo raggiunto", "n. 1 234"],
  ["tr-TR", "Anlaşma yapıldı", "no. 1 234"],
  ["sv-SE", "Avtal ingånget", "nr 1 234"],
  ["pl-PL", "Zawarto umowę", "nr 1 234"],
  ["ru-RU", "Сделка заключена", "№ 1 234"],
  ["be-BY", "Здзелка заключана", "№ 1 234"],
  ["uk-UA", "Угоду укладено", "№ 1 234"],
] as const)("%s: “%s”, of %s", (language, title, number) => {
  const { text, ...rest } = said("DealCreatedEvent", language)
  expect(rest).toMatchObject({ title, language })
  expect(text).toBe(`Bo · ${number.replaceAll(" ", "\u00A0")} · Paint a kitchen`)
})

it.each(languages)("%s: a deal's number is written as on its page", (language) => {
  const page = messages[language.slice(0, 2)]?.["deals"]?.["deals.number"]
  expect(page).toMatch(/ \S+\u00A0\{number\}$/u)
  expect(page?.endsWith(` ${dealNumbers[language]}`)).toBe(true)
})

const cyrillic: readonly Language[] = ["ru-RU", "be-BY", "uk-UA"]

it.each(languages)("%s: every kind has a title of that language, and not another's", (language) => {
  const own = cyrillic.includes(language)
    ? /^\p{Script=Cyrillic}[\p{Script=Cyrillic}\s,’'-]*$/u
    : /^\p{Script=Latin}[\p{Script=Latin}\s,’'-]*$/u
  for (const type of notificationTypes) {
    const { title, text } = said(type, language)
    expect(title).toMatch(own)
    expect(text).not.toMatch(/[{}]|undefined/u)
    const others = languages.filter((one) => one !== language && said(type, one).title === title)
    expect(others, title).toEqual([])
  }
})
