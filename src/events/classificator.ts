/** Facts about the tree of categories. Wire shapes: openapi/schemas/classificator.yaml. */
import type { Category } from "../domain/classificator.ts"

export type ClassificatorEvent = { readonly type: "ClassificatorLoaded"; readonly categories: readonly Category[] }
