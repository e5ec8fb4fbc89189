/** The client's own texts for what the server writes of its pages, as the build has compiled them. */
import { createIntl, createIntlCache, type IntlShape } from "@formatjs/intl"
import type { Language } from "../../src/domain/languages.ts"
import { amountFormat, majorOf, minorOf, rateTexts } from "../../src/domain/prices.ts"
import type { Wire } from "../contract/shapes.ts"
import type { BuiltFiles } from "../web/built-files.ts"
import { shortLanguage } from "./languages.ts"

/** Formats texts, numbers and dates of one language. */
export type PageTexts = IntlShape<string>

const scopes = ["core", "head", "home", "pages", "search", "support"] as const

type Compiled = Parameters<typeof createIntl>[0]["messages"]

const cache = createIntlCache()

/** Reads the texts of a language, and again when there is another build. */
export const openTexts = (built: BuiltFiles): ((language: Language) => PageTexts) => {
  const known = new Map<Language, { readonly tag: string; readonly texts: PageTexts }>()
  return (language) => {
    const folder = `i18n/${shortLanguage(language)}`
    const files = scopes.flatMap((scope) => built(`${folder}/${scope}.json`)?.plain ?? [])
    const tag = files.map((file) => file.tag).join()
    const before = known.get(language)
    if (before?.tag === tag) return before.texts
    const messages = Object.assign({}, ...files.map(({ body }) => JSON.parse(body.toString()) as object)) as Compiled
    const texts = createIntl({ locale: language, ...(messages && { messages }) }, cache)
    known.set(language, { tag, texts })
    return texts
  }
}

/** A price as the client says it. */
export const priceWords = (texts: PageTexts, { rate }: Wire["Price"]): string => {
  if (rate === null) return texts.formatMessage({ id: "core.price.byAgreement" })
  const amount = texts.formatNumber(majorOf(minorOf(rate.value) ?? 0), {
    ...amountFormat,
    currency: rate.currency.code,
  })
  return texts.formatMessage({ id: rateTexts[rate.measurementUnit] }, { amount })
}

/** The name of the product, as the pages say it. */
export const productOf = (texts: PageTexts): string => texts.formatMessage({ id: "core.product" })
