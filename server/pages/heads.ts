/** The head of each page: name, description, address, picture, and what it is for machines. */
import type { Language } from "../../src/domain/languages.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import { customerQuestions, executantQuestions, limitsNamed, type Question } from "../../src/domain/static-pages.ts"
import { executantAddress, inLanguage, listingAddress, searchAddress, type Page, type StaticPage } from "./addresses.ts"
import { cardAddress, executantCard, listingCard, siteCard } from "./cards.ts"
import { descriptionLength, excerpt, factLine } from "./excerpts.ts"
import { shortLanguage } from "./languages.ts"
import * as data from "./structured-data.ts"
import type { ExecutantSubject, ListingSubject, Subjects } from "./subjects.ts"
import { priceWords, productOf, type PageTexts } from "./texts.ts"
import { categoryNames, placeWords, ratingWords } from "./words.ts"

export interface Head {
  /** The heading of the page itself; empty where only the product's name is said. */
  readonly heading: string
  readonly description: string
  /** The address under which others find the page, without the language; null where nobody is to find it. */
  readonly address: string | null
  /** The address of its picture. */
  readonly card: string
  readonly type: "website" | "profile"
  readonly data: readonly data.Data[]
}

export interface Speech {
  readonly language: Language
  readonly texts: PageTexts
  /** The address names the language, so that its links do, too. */
  readonly isNamed: boolean
}

/** An address of ours in full, in the language that the page's own names. */
export type Full = (address: string) => string

export const fullAddresses =
  (publicUrl: string, { language, isNamed }: Speech): Full =>
  (address) =>
    publicUrl + (isNamed ? inLanguage(address, shortLanguage(language)) : address)

interface Writing extends Speech {
  readonly full: Full
  /** The full address of what never speaks a language. */
  readonly publicUrl: string
}

type Step = readonly [name: string, address: string]

const trail = ({ texts, full }: Writing, steps: readonly Step[]): data.Data =>
  data.trailData([[productOf(texts), "/"] as const, ...steps].map(([name, address]) => ({ name, url: full(address) })))

const searchStep = ({ texts }: Writing, kind: ListingKind): Step => [
  texts.formatMessage({ id: "search.title" }, { kind }),
  searchAddress(kind),
]

/** Answers the head of what is one person's, or no page: the product, and nothing more. */
export const plainHead = ({ texts, language }: Speech): Head => ({
  heading: "",
  description: texts.formatMessage({ id: "home.lead.need" }),
  address: null,
  card: cardAddress("/", siteCard(texts), language),
  type: "website",
  data: [],
})

/** Answers the head of what is not there, or not there any more. */
export const missingHead = (speech: Speech): Head => ({
  ...plainHead(speech),
  heading: speech.texts.formatMessage({ id: "core.unavailable.title" }),
  description: speech.texts.formatMessage({ id: "core.unavailable.hint" }),
})

const home = (writing: Writing): Head => {
  const { texts, full, publicUrl, language } = writing
  const description = texts.formatMessage({ id: "home.lead.need" })
  const found = searchAddress("Offer")
  const site = {
    ...{ name: productOf(texts), description, language, url: full("/") },
    logo: `${publicUrl}/icon-512.png`,
    search: `${full(found)}&search={words}`,
  }
  return {
    ...plainHead(writing),
    heading: texts.formatMessage({ id: "home.title.need" }),
    address: "/",
    data: data.siteData(site),
  }
}

const search = (writing: Writing, kind: ListingKind, isWhole: boolean): Head => {
  const { texts, full, language } = writing
  const [heading, address] = searchStep(writing, kind)
  const description = texts.formatMessage({ id: "head.search" }, { kind })
  if (!isWhole) return { ...plainHead(writing), heading, description }
  const facts = { name: heading, description, url: full(address), inLanguage: language }
  return {
    ...{ ...plainHead(writing), heading, description, address },
    data: [data.pageData("CollectionPage", facts), trail(writing, [[heading, address]])],
  }
}

const plainly = (parts: readonly unknown[]): string => parts.join("")
/** The links of readers are plain words to machines. */
const links = { contact: plainly, faq: plainly, privacy: plainly, terms: plainly }

const questions = ({ texts }: Writing): data.Data => {
  const values = { product: productOf(texts), ...limitsNamed, ...links }
  const say = (id: `pages.faq.${Question}` | `pages.faq.${Question}.answer`): string =>
    [texts.formatMessage({ id }, values)].flat().join("")
  return data.faqData(
    [...customerQuestions, ...executantQuestions].map((question) => ({
      question: say(`pages.faq.${question}`),
      answer: say(`pages.faq.${question}.answer`),
    })),
  )
}

const wordsOfPages = {
  faq: { title: "pages.faq.title", lead: "pages.faq.lead", kind: "WebPage" },
  about: { title: "pages.about.title", lead: "pages.about.lead", kind: "AboutPage" },
  privacy: { title: "pages.privacy.title", lead: "pages.privacy.lead", kind: "WebPage" },
  terms: { title: "pages.terms.title", lead: "pages.terms.lead", kind: "WebPage" },
  support: { title: "support.title", lead: "support.hint", kind: "ContactPage" },
} as const satisfies Readonly<Record<StaticPage, object>>

const ofTexts = (writing: Writing, page: StaticPage, address: string): Head => {
  const { texts, full, language } = writing
  const { title, lead, kind } = wordsOfPages[page]
  const values = { product: productOf(texts) }
  const heading = texts.formatMessage({ id: title }, values)
  const description = texts.formatMessage({ id: lead }, values)
  const facts = { name: heading, description, url: full(address), inLanguage: language }
  return {
    ...{ ...plainHead(writing), heading, description, address },
    data: [page === "faq" ? questions(writing) : data.pageData(kind, facts), trail(writing, [[heading, address]])],
  }
}

const listing = (writing: Writing, shown: ListingSubject): Head => {
  const { texts, full, publicUrl, language } = writing
  const { kind, key, name: heading } = shown
  const address = listingAddress(kind, key)
  const card = cardAddress(address, listingCard(texts, language, shown), language)
  const place = placeWords(shown.place)
  const around = {
    ...{ url: full(address), picture: publicUrl + card, place },
    ownerUrl: full(executantAddress(shown.owner.key)),
    category: categoryNames(language, shown.categoryKey),
  }
  return {
    ...{ heading, address, card, type: "website" },
    description: excerpt(factLine([priceWords(texts, shown.price), place, shown.description]), descriptionLength),
    data: [data.listingData(shown, around), trail(writing, [searchStep(writing, kind), [heading, address]])],
  }
}

const executant = (writing: Writing, shown: ExecutantSubject): Head => {
  const { texts, full, publicUrl, language } = writing
  const { key, name: heading } = shown
  const address = executantAddress(key)
  const card = cardAddress(address, executantCard(texts, language, shown), language)
  const category = categoryNames(language, shown.categoryKey)
  const place = placeWords(shown.place)
  const around = { ...{ url: full(address), picture: publicUrl + card, place, category }, ownerUrl: full(address) }
  const facts = [category.at(-1) ?? null, place, ratingWords(texts, shown.rating), shown.description]
  return {
    ...{ heading, address, card, type: "profile" },
    description: excerpt(factLine(facts), descriptionLength),
    data: [data.profileData(shown, around), trail(writing, [searchStep(writing, "Offer"), [heading, address]])],
  }
}

/** The head of a page; null where it is about something that nobody may see (any more). */
export const headOf = async (page: Page, writing: Writing, subjects: Subjects): Promise<Head | null> => {
  switch (page.kind) {
    case "home":
      return home(writing)
    case "search":
      return search(writing, page.of, page.isWhole)
    case "static":
      return ofTexts(writing, page.page, page.path)
    case "listing": {
      const shown = await subjects.listing(page.of, page.key)
      return shown === undefined ? null : listing(writing, shown)
    }
    case "executant": {
      const shown = await subjects.executant(page.key)
      return shown === undefined ? null : executant(writing, shown)
    }
    case "customer": {
      const name = await subjects.customer(page.key)
      return name === undefined ? null : { ...plainHead(writing), heading: name }
    }
    case "own":
      return plainHead(writing)
    case "none":
      return null
  }
}
