/** The rules of what is written in an executant profile, a new one and one that is changed. Spec §5. */
import { oneLine } from "../../../domain/graphemes.ts"
import { textLimits } from "../../../domain/limits.ts"
import type { Executant, ExecutantWords } from "../../../domain/profiles.ts"
import { personNameRules, textAreaRules } from "../../../domain/text.ts"
import type { Bounds } from "../../i18n/broken-rules.ts"

export type ExecutantForm = ExecutantWords

export type ExecutantField = keyof ExecutantWords

export const executantFields: readonly ExecutantField[] = [
  "name",
  "categoryKey",
  "description",
  "workExperience",
  "educationDescription",
]

/** People work under their own name unless they say otherwise (E196). */
export const newExecutantForm = (accountName: string): ExecutantForm => ({
  name: accountName,
  categoryKey: "",
  description: "",
  workExperience: "",
  educationDescription: "",
})

/** Answers the form as the profile says now. */
export const changedExecutantForm = (executant: Executant): ExecutantForm => ({
  name: executant.name,
  categoryKey: executant.categoryKey,
  description: executant.description,
  workExperience: executant.workExperience,
  educationDescription: executant.educationDescription,
})

/** With white space as the server keeps it (D35). */
export const cleanedExecutant = (form: ExecutantForm): ExecutantForm => {
  const name = oneLine(form.name)
  return name === form.name ? form : { ...form, name }
}

export const executantBounds: Readonly<Partial<Record<ExecutantField, Bounds>>> = {
  name: textLimits.personName,
  description: textLimits.profileText,
  workExperience: textLimits.profileText,
  educationDescription: textLimits.profileText,
}

export const executantLabels = {
  name: "profiles.create.name",
  categoryKey: "profiles.create.category",
  description: "profiles.create.description",
  workExperience: "profiles.edit.experience",
  educationDescription: "profiles.edit.education",
} as const

export const executantWireNames: Readonly<Record<string, ExecutantField>> = {
  name: "name",
  classificatorPrimaryKey: "categoryKey",
  description: "description",
  workExperience: "workExperience",
  educationDescription: "educationDescription",
}

export const executantRules = (form: ExecutantForm): Readonly<Record<ExecutantField, readonly string[]>> => ({
  name: personNameRules(form.name),
  categoryKey: form.categoryKey === "" ? ["required"] : [],
  description: textAreaRules(form.description, textLimits.profileText),
  workExperience: textAreaRules(form.workExperience, textLimits.profileText),
  educationDescription: textAreaRules(form.educationDescription, textLimits.profileText),
})
