/** A number with its noun, in the plural form that the language has for it. D105. */

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export const counted = (language: string, count: number, forms: Forms): string =>
  `${count} ${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`
