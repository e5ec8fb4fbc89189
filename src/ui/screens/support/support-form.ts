/** The rules of a letter to support. Spec §5. */
import { textLimits } from "../../../domain/limits.ts"
import { emailRules, supportNameRules, textAreaRules } from "../../../domain/text.ts"
import type { Bounds } from "../../i18n/broken-rules.ts"

export interface SupportLetter {
  readonly userName: string
  readonly email: string
  readonly message: string
}

export type SupportField = "userName" | "email" | "message"

export const supportFields: readonly SupportField[] = ["userName", "email", "message"]

export const supportBounds: Readonly<Record<SupportField, Bounds>> = {
  userName: textLimits.supportName,
  email: textLimits.email,
  message: textLimits.supportMessage,
}

export const supportLabels = {
  userName: "support.name",
  email: "support.email",
  message: "support.message",
} as const

export const supportWireNames: Readonly<Record<string, SupportField>> = {
  userName: "userName",
  email: "email",
  message: "message",
}

export const supportRules = (letter: SupportLetter): Readonly<Record<SupportField, readonly string[]>> => ({
  userName: supportNameRules(letter.userName),
  email: emailRules(letter.email),
  message: textAreaRules(letter.message, textLimits.supportMessage),
})
