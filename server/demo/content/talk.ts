/** The shape of a demo chat. */
import type { Language } from "../../../src/domain/languages.ts"
import type { Side } from "../../../src/domain/participants.ts"

export interface DemoTalkMessage {
  readonly from: Side
  readonly text: string
}

export interface DemoTalk {
  readonly language: Language
  /** The categories, by their English names, of the listings that it may be about; null where any will do. */
  readonly about: readonly string[] | null
  readonly messages: readonly DemoTalkMessage[]
}

export const customer = (text: string): DemoTalkMessage => ({ from: "customer", text })
export const executant = (text: string): DemoTalkMessage => ({ from: "executant", text })
