/** The shapes that `npm run sdk` would generate from documents, for tests with contracts of their own. */
import { shapeTablesOf } from "../../scripts/contract/sdk-shapes.mjs"
import type { Shape } from "../../src/sdk/decode.ts"

export interface GeneratedShapes {
  readonly shapes: Readonly<Record<string, Shape>>
  readonly answers: Readonly<Record<string, Shape>>
}

export const shapesIn = (documents: Readonly<Record<string, unknown>>): GeneratedShapes => shapeTablesOf(documents)
