/** The service categories: 24 roots, each with its children, in all languages. Spec §1. */
import { languages, type Language } from "../../src/domain/languages.ts"
import type { components } from "../../src/sdk/generated/core.ts"
import { be } from "./classificator/be.ts"
import { de } from "./classificator/de.ts"
import { en } from "./classificator/en.ts"
import { fr } from "./classificator/fr.ts"
import { it } from "./classificator/it.ts"
import type { CategoryNames, Icon } from "./classificator/names.ts"
import { nl } from "./classificator/nl.ts"
import { pl } from "./classificator/pl.ts"
import { ru } from "./classificator/ru.ts"
import { sv } from "./classificator/sv.ts"
import { tr } from "./classificator/tr.ts"
import { uk } from "./classificator/uk.ts"
import { keyNamed } from "./keys.ts"

type Category = components["schemas"]["Category"]

const names: Readonly<Record<Language, CategoryNames>> = {
  "en-US": en,
  "de-DE": de,
  "fr-FR": fr,
  "nl-NL": nl,
  "it-IT": it,
  "tr-TR": tr,
  "sv-SE": sv,
  "pl-PL": pl,
  "ru-RU": ru,
  "be-BY": be,
  "uk-UA": uk,
}

const isIcon = (text: string): text is Icon => Object.hasOwn(en, text)

const icons = Object.keys(en).filter(isIcon)

/** The key of a category by its root's icon and, for a child, its name in English. */
export const categoryKey = (icon: string, child?: string): string =>
  keyNamed(child === undefined ? `category/${icon}` : `category/${icon}/${child}`)

const rootIn = (spoken: CategoryNames, icon: Icon): Category => {
  const [name, ...children]: readonly string[] = spoken[icon]
  const [root, ...english]: readonly string[] = en[icon]
  return {
    key: categoryKey(icon),
    name: name ?? root ?? icon,
    icon,
    children: english.map((child, index) => ({
      key: categoryKey(icon, child),
      name: children[index] ?? child,
      icon,
      children: [],
    })),
  }
}

const all = new Map(languages.map((language) => [language, icons.map((icon) => rootIn(names[language], icon))]))

/** The tree with its names in a language. */
export const classificatorIn = (language: Language): readonly Category[] => all.get(language) ?? []

export const classificator = classificatorIn("en-US")

const byRoot: ReadonlyMap<string, readonly string[]> = new Map(
  classificator.map(({ key, children }) => [key, children.map((child) => child.key)]),
)

const known: ReadonlySet<string> = new Set([...byRoot.keys(), ...[...byRoot.values()].flat()])

export const isCategory = (key: string): boolean => known.has(key)

/** The root that a category is, or is below. */
export const rootOf = (key: string): string | null =>
  byRoot.has(key) ? key : ([...byRoot].find(([, children]) => children.includes(key))?.[0] ?? null)

/** From its root down to the category itself. */
export const wayTo = (key: string): readonly string[] => [...new Set([rootOf(key) ?? key, key])]

export const isRootCategory = (key: string): boolean => byRoot.has(key)

/** The categories themselves, and the children of those that are roots. */
export const withChildren = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.flatMap((key) => [key, ...(byRoot.get(key) ?? [])]))
