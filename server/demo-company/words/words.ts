/** The shape of the demo company's words; a file a language. */
import type { Icon } from "../../data/classificator/names.ts"
import type { components } from "../../../src/sdk/generated/core.ts"

type Price = components["schemas"]["Price"]

/** One of several ways to say it. */
export type Ways = readonly [string, ...string[]]

/** The subjects of questions, the most telling first. */
export const askedAbout = ["price", "howLong", "when", "material", "proof", "where"] as const

/** The kinds of messages that ask nothing. */
export const remarks = ["yes", "no", "thanks", "hello"] as const

type Meant = (typeof askedAbout)[number] | (typeof remarks)[number]

/** The intent of a message, as far as it is understood. */
export type Intent = Meant | "file" | "question" | "other"

/** The words of one side of the company. */
export interface Side {
  readonly replies: Readonly<Record<Intent, Ways>>
  /** An own price for the work, where the listing has one. */
  readonly priceNamed: (price: string) => string
  /** Added to an answer as long as there is no deal. */
  readonly goOn: Ways
  /** A deal was made. */
  readonly dealt: Ways
  /** The work is done. */
  readonly done: Ways
  readonly canceled: Ways
  readonly feedback: Ways
}

export interface Words {
  readonly executant: Side
  readonly customer: Side
  /** The beginning of a talk: an executant's about an order, and a customer's about an offer. */
  readonly toOrder: (name: string) => Ways
  readonly toOffer: (name: string) => Ways
  /** Somebody has applied to the own order or offer. */
  readonly appliedToOrder: (name: string) => Ways
  readonly appliedToOffer: (name: string) => Ways
  /** The question of an executant about an order of the trade. */
  readonly asks: Readonly<Record<Icon, string>>
  /** The question of a customer about an offer of the trade. */
  readonly wants: Readonly<Record<Icon, string>>
  /** Of a deal. */
  readonly agreed: string
  readonly price: (price: NonNullable<Price["rate"]>) => string
  /** The signs of messages in this language, by what they are after; Latin letters stand without their marks. */
  readonly meant: Readonly<Record<Meant, RegExp>>
  /** The beginnings of a question, after a greeting or without, that has no question mark. */
  readonly asking: RegExp
}
