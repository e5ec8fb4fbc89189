/** The card that stands for a page where its link is shared: what it says, and where it is. */
import { createHash } from "node:crypto"
import type { Language } from "../../src/domain/languages.ts"
import type { Side } from "../../src/domain/participants.ts"
import { shortLanguage } from "./languages.ts"
import type { ExecutantSubject, ListingSubject } from "./subjects.ts"
import { priceWords, productOf, type PageTexts } from "./texts.ts"
import { factLine } from "./excerpts.ts"
import { categoryIcon, categoryNames, ratingWords, townWords } from "./words.ts"

export interface Card {
  /** The side whose colour it has: orders are a customer's, offers and profiles an executant's. */
  readonly side: Side
  readonly product: string
  /** The kind of thing, above its name. */
  readonly eyebrow: string
  readonly title: string
  /** Said in large letters; empty where there is none. */
  readonly price: string
  readonly facts: string
  /** The key of its photo; null where its category's drawing stands for it. */
  readonly fileKey: string | null
  readonly icon: string
}

export const listingCard = (texts: PageTexts, language: Language, shown: ListingSubject): Card => {
  const { kind, owner, categoryKey } = shown
  const kindName = texts.formatMessage({ id: "head.kind" }, { kind })
  const rating = kind === "Offer" ? ratingWords(texts, owner.rating) : null
  return {
    side: kind === "Order" ? "customer" : "executant",
    product: productOf(texts),
    eyebrow: factLine([kindName, categoryNames(language, categoryKey).at(-1) ?? null]),
    title: shown.name,
    price: priceWords(texts, shown.price),
    facts: factLine([townWords(shown.place), rating]),
    fileKey: shown.picture?.fileKey ?? null,
    icon: categoryIcon(categoryKey),
  }
}

export const executantCard = (texts: PageTexts, language: Language, shown: ExecutantSubject): Card => ({
  side: "executant",
  product: productOf(texts),
  eyebrow: texts.formatMessage({ id: "core.side.executant" }),
  title: shown.name,
  price: categoryNames(language, shown.categoryKey).at(-1) ?? "",
  facts: factLine([townWords(shown.place), ratingWords(texts, shown.rating)]),
  fileKey: shown.picture?.fileKey ?? null,
  icon: categoryIcon(shown.categoryKey),
})

/** Of every page that is about nothing of its own. */
export const siteCard = (texts: PageTexts): Card => ({
  side: "customer",
  product: productOf(texts),
  eyebrow: "",
  title: texts.formatMessage({ id: "home.title.need" }),
  price: "",
  facts: texts.formatMessage({ id: "home.lead.need" }),
  fileKey: null,
  icon: "household",
})

/** Another one for each thing that a card may say, since messengers keep a picture by its address. */
export const cardVersion = (card: Card): string =>
  createHash("sha256").update(JSON.stringify(card)).digest("base64url").slice(0, 10)

/** Answers where the picture of the page with an address is. */
export const cardAddress = (address: string, card: Card, language: Language): string =>
  `/cards${address === "/" ? "/home" : address}.jpg?lang=${shortLanguage(language)}&v=${cardVersion(card)}`
