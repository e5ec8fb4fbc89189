/** The shape of a demo order or offer; days are counted from the day of loading. */
import type { Language } from "../../../src/domain/languages.ts"
import type { CurrencyCode } from "../../../src/domain/currencies.ts"
import type { MeasurementUnit } from "../../../src/domain/prices.ts"
import type { en } from "../../data/classificator/en.ts"

export interface DemoListing {
  readonly category: readonly [icon: string, child: string] // the child by its English name
  readonly language: Language
  readonly town: string // as the gazetteer writes it
  readonly country: "DE" | "PL"
  readonly radiusKm: number
  readonly name: string
  readonly description: string
  readonly price: readonly [value: number, unit: MeasurementUnit, currency: CurrencyCode] | null // null: by agreement
  readonly startsInDays: number | null
  readonly lastsDays: number | null
}

/** Orders always have their days. */
export type DemoOrder = DemoListing
export type DemoOffer = DemoListing

type Roots = typeof en
type ChildOf<Icon extends keyof Roots> = Roots[Icon] extends readonly [string, ...infer Children]
  ? Children[number] & string
  : never

interface Words {
  readonly name: string
  readonly description: string
  readonly price?: DemoListing["price"]
  readonly days?: readonly [startsIn: number, lasts: number]
}

type Place = readonly [country: "DE" | "PL", town: string, radiusKm: number]

/** Listings of one root category, written short; no price is one by agreement. */
export const listingsIn =
  <Icon extends keyof Roots>(icon: Icon) =>
  (child: ChildOf<Icon>, language: Language, [country, town, radiusKm]: Place, words: Words): DemoListing => ({
    category: [icon, child],
    language,
    town,
    country,
    radiusKm,
    name: words.name,
    description: words.description,
    price: words.price ?? null,
    startsInDays: words.days?.[0] ?? null,
    lastsDays: words.days?.[1] ?? null,
  })
