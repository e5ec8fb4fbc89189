/** The shapes that `npm run sdk` would generate from documents, for tests with contracts of their own. */
import { shapesOf } from "../../scripts/contract/sdk-shapes.mjs"
import type { Shape } from "../../src/sdk/decode.ts"

type Named = Readonly<Record<string, Shape>>

export interface GeneratedShapes {
  readonly shapes: Named
  readonly answers: Named
}

const tableIn = (text: string, name: string): Named => {
  const from = text.indexOf("= {", text.indexOf(`export const ${name}:`)) + 2
  const to = text.indexOf("\n\n", from)
  return JSON.parse(text.slice(from, to === -1 ? undefined : to)) as Named
}

export const shapesIn = (documents: Readonly<Record<string, unknown>>): GeneratedShapes => {
  const text: string = shapesOf(documents)
  return { shapes: tableIn(text, "shapes"), answers: tableIn(text, "answers") }
}
