/**
 * Checks what people write about themselves. Their texts wait for nobody, so what may not be public is refused at once.
 */
import { phoneRules } from "../../src/domain/account.ts"
import { textLimits } from "../../src/domain/limits.ts"
import { oneLine } from "../../src/domain/graphemes.ts"
import { cleanName, multiLine, personNameRules, textAreaRules } from "../../src/domain/text.ts"
import { forbiddenContent, refused } from "../contract/refusals.ts"
import type { Body } from "../contract/shapes.ts"
import { automaticPolicy } from "./moderation/policy.ts"
import { requireNoErrors } from "./fields.ts"

/** Answers why not everybody may see these; null when they may. */
const refusalOf = ({ name = "", description = "" }: { readonly name?: string; readonly description?: string }) =>
  automaticPolicy.decide({ name, description, isDuplicate: false })

/** Answers whether others may see a name at once. */
export const isPublicName = (name: string): boolean =>
  personNameRules(name).length === 0 && refusalOf({ name }) === null

/**
 * Answers the public name of somebody whom an issuer knows by any name, or none; nothing of an address may stand in for
 * it.
 */
export const publicNameOf = (name: string | null): string => {
  const cleaned = cleanName(name ?? "")
  return isPublicName(cleaned) ? cleaned : "New member"
}

/** The fields that were sent, as they are kept; refuses what breaks a rule, all of it at once. */
export const checkedAccount = ({ name, description, phoneNumber }: Body<"updateAccount">) => {
  const nameRules = name === undefined ? [] : personNameRules(name)
  requireNoErrors({
    name: nameRules.filter((rule) => rule !== "reservedNames"),
    description: description === undefined ? [] : textAreaRules(description, textLimits.profileText),
    phoneNumber: phoneNumber === undefined || phoneNumber === null ? [] : phoneRules(phoneNumber),
  })
  if (nameRules.includes("reservedNames")) throw refused("ReservedNameException", "This name belongs to the house.")
  const fields = {
    ...(name !== undefined && { name: oneLine(name) }),
    ...(description !== undefined && { description: multiLine(description) }),
    ...(phoneNumber !== undefined && { phone_number: phoneNumber === null ? null : oneLine(phoneNumber) }),
  }
  const reason = refusalOf(fields)
  if (reason !== null) throw forbiddenContent(reason)
  return fields
}
