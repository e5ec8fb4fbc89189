/** A drawn QR code says what it was given to whatever reads it. D11. */
import { decodeQR } from "qr/decode.js"
import { expect, it } from "vitest"
import { qrDrawing } from "../../../drawings/qr-code.ts"

/** The drawing as a picture of so many pixels a square, as a camera would see it. */
const pictureOf = ({ size, path }: ReturnType<typeof qrDrawing>, scale: number) => {
  const side = size * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/gu))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1)
        data.fill(
          0,
          ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4,
          ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4 + 3,
        )
  return { width: side, height: side, data }
}

it.each([
  "https://handra.example/orders/new",
  "https://handra.example/offers/00000000-0000-4000-8000-000200000001/edit",
])("says %s", (text) => expect(decodeQR(pictureOf(qrDrawing(text), 4))).toBe(text))
