/** Answers the trade of a category: the icon of its root, by which words are chosen. */
import { classificator, rootOf } from "../data/classificator.ts"
import type { Icon } from "../data/classificator/names.ts"

const icons = new Map(classificator.map(({ key, icon }) => [key, icon as Icon]))

export const tradeOf = (categoryKey: string): Icon | null => icons.get(rootOf(categoryKey) ?? "") ?? null
