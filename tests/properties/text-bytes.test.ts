/** Bytes are counted without being made. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { bytesOf } from "../../src/log/text-bytes.ts"

it("counts the bytes that an encoder makes of any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(bytesOf(text)).toBe(new TextEncoder().encode(text).length)
    }),
  )
})
