/** The sights of the demo company: what one of it notices of other people, and what it knows of whoever that is. */
import type { Icon } from "../data/classificator/names.ts"
import type { Language } from "../../src/domain/languages.ts"
import type { components } from "../../src/sdk/generated/core.ts"

type Schemas = components["schemas"]

/** A profile of the company: who it acts as. */
export interface Colleague {
  readonly key: string
  readonly side: "Customer" | "Executant"
  /** The account that it belongs to. */
  readonly owner: string
  /** The trade of an executant; null for a customer. */
  readonly trade: Icon | null
}

export type Party = Pick<Schemas["Participant"], "key" | "type" | "name">

/** A listing, as much of it as there is to talk about. */
export interface Subject {
  readonly kind: "Order" | "Offer"
  readonly key: string
  readonly name: string
  readonly price: Schemas["Price"]
}

/** Something that somebody did who isn't of the company. */
export type Sight =
  | {
      readonly saw: "Listing"
      readonly listing: Subject
      readonly by: Party
      readonly trade: Icon | null
      readonly language: Language
    }
  | {
      readonly saw: "Application"
      readonly me: Colleague
      readonly by: Party
      readonly listing: Subject
      readonly applicationKey: string
    }
  | { readonly saw: "Withdrawal"; readonly by: Party; readonly applicationKey: string }
  | {
      readonly saw: "Message"
      readonly me: Colleague
      readonly by: Party
      readonly chatKey: string
      readonly messageKey: string
      readonly text: string
      /** The server's guess, by the text and by what language its writer's screen has. */
      readonly language: Language
    }
  | {
      readonly saw: "Deal"
      readonly me: Colleague
      readonly by: Party
      readonly dealKey: string
      readonly listing: Subject
    }
  | {
      readonly saw: "DealEnd"
      readonly me: Colleague
      readonly by: Party
      readonly dealKey: string
      readonly how: "Closed" | "Canceled"
    }

/** The state of a talk between a colleague and somebody else; forgotten with the process. */
export interface Talk {
  /** Null as long as nothing of theirs was read. */
  readonly language: Language | null
  readonly about: Subject | null
  readonly hasDeal: boolean
}

export const nothingSaid: Talk = { language: null, about: null, hasDeal: false }

/** Names the two sides of a talk. */
export const pairOf = (me: Colleague, by: Party): string => `${me.key}/${by.key}`
