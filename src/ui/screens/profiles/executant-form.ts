/** The rules of a new executant profile. Spec §5; D29–D34. */
import { oneLine } from "../../../domain/graphemes.ts"
import { textLimits } from "../../../domain/limits.ts"
import { personNameRules, textAreaRules } from "../../../domain/text.ts"
import type { Bounds } from "../../i18n/rules.ts"

export interface ExecutantForm {
  readonly name: string
  readonly categoryKey: string
  readonly description: string
}

export type ExecutantField = "name" | "categoryKey" | "description"

export const executantFields: readonly ExecutantField[] = ["name", "categoryKey", "description"]

/** People work under their own name unless they say otherwise (E196). */
export const newExecutantForm = (accountName: string): ExecutantForm => ({
  name: accountName,
  categoryKey: "",
  description: "",
})

/** With white space as the server keeps it (D35). */
export const cleanedExecutant = (form: ExecutantForm): ExecutantForm => {
  const name = oneLine(form.name)
  return name === form.name ? form : { ...form, name }
}

export const executantBounds: Readonly<Record<ExecutantField, Bounds>> = {
  name: textLimits.personName,
  categoryKey: { min: 1, max: 1 },
  description: textLimits.profileText,
}

export const executantLabels = {
  name: "profiles.create.name",
  categoryKey: "profiles.create.category",
  description: "profiles.create.description",
} as const

export const executantWireNames: Readonly<Record<string, ExecutantField>> = {
  name: "name",
  classificatorPrimaryKey: "categoryKey",
  description: "description",
}

export const executantRules = (form: ExecutantForm): Readonly<Record<ExecutantField, readonly string[]>> => ({
  name: personNameRules(form.name),
  categoryKey: form.categoryKey === "" ? ["required"] : [],
  description: textAreaRules(form.description, textLimits.profileText),
})
