/** A number with its noun on the same line, in the plural form that the language has for it. */

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export const counted = (language: string, count: number, forms: Forms): string =>
  `${count}\u00A0${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`
