/** Facts of a listing or profile in the words of a language, for heads and cards alike. */
import type { Language } from "../../src/domain/languages.ts"
import { placeName } from "../../src/domain/locations.ts"
import type { Wire } from "../contract/shapes.ts"
import { classificatorIn, wayTo } from "../data/classificator.ts"
import { feedbackCount } from "../views/ratings.ts"
import type { PageTexts } from "./texts.ts"

/** The names of a category, from its root down. */
export const categoryNames = (language: Language, key: string): readonly string[] => {
  const way = wayTo(key)
  return classificatorIn(language)
    .flatMap((root) => [root, ...root.children])
    .filter((category) => way.includes(category.key))
    .map(({ name }) => name)
}

/** The picture that stands for a category. */
export const categoryIcon = (key: string): string => {
  const [root] = wayTo(key)
  return classificatorIn("en-US").find((category) => category.key === root)?.icon ?? ""
}

/** The town and what is around it; null where a listing has no place. */
export const placeWords = (place: Wire["Location"] | null): string | null => {
  const name = place === null ? "" : placeName(place)
  return name === "" ? null : name
}

/** The town alone, where there is little room. */
export const townWords = (place: Wire["Location"] | null): string | null =>
  placeWords(place)?.split(",")[0]?.trim() ?? null

export const ratingWords = (texts: PageTexts, rating: Wire["Rating"]): string =>
  rating.value === null
    ? texts.formatMessage({ id: "core.rating.new" })
    : texts.formatMessage({ id: "core.rating.value" }, { value: rating.value, count: feedbackCount(rating) })
