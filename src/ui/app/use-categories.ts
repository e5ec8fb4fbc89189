/** Sees to it that categories have names, and says why when they don't. Spec §1. */
import type { Category } from "../../domain/classificator.ts"
import type { Failure } from "../../domain/failures.ts"
import { classificator, rootCategories } from "../../projections/classificator.ts"
import { onceKnown, useFresh } from "./use-fresh.ts"
import { useReadModel } from "./read-models.ts"

export interface CategoryOption {
  readonly value: string
  readonly label: string
  readonly group: string
}

/** Every category under the name of its root, which is a choice as well. */
export const categoryOptions = (roots: readonly Category[]): readonly CategoryOption[] =>
  roots.flatMap((root) =>
    [root, ...root.children].map(({ key, name }) => ({ value: key, label: name, group: root.name })),
  )

interface Categories {
  readonly roots: readonly Category[] | null // null while not known
  readonly failure: Failure | undefined
  readonly ask: () => void
}

export const useCategories = (): Categories => {
  const roots = useReadModel(classificator, rootCategories, undefined)
  const { failure, ask } = useFresh({ command: { type: "LoadClassificator" }, known: onceKnown(roots !== null) })
  return { roots, failure, ask }
}
