/** The tree of categories, and each category by its key. Spec §1. */
import type { Category } from "../domain/classificator.ts"
import type { ClassificatorEvent } from "../events/classificator.ts"
import { projection } from "./projection.ts"

export interface ClassificatorState {
  roots: readonly Category[] | null
  byKey: Record<string, Category>
}

export const classificator = projection<ClassificatorState, ClassificatorEvent>(
  "classificator",
  () => ({ roots: null, byKey: {} }),
  {
    ClassificatorLoaded: (draft, { categories }) => {
      draft.roots = categories
      draft.byKey = Object.fromEntries(
        categories.flatMap((root) => [root, ...root.children].map((category) => [category.key, category])),
      )
    },
  },
)

export const rootCategories = (state: ClassificatorState): readonly Category[] | null => state.roots

export const categoryByKey = (state: ClassificatorState, key: string): Category | undefined => state.byKey[key]

/** The root that a category belongs to, itself for a root; undefined while the tree is not known. */
export const rootOf = ({ roots }: ClassificatorState, key: string): Category | undefined =>
  roots?.find((root) => root.key === key || root.children.some((child) => child.key === key))
