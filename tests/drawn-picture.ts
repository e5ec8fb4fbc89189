/** A drawn QR code as a picture, for whatever reads codes. */
import type { QrDrawing } from "../drawings/qr-code.ts"

/** The drawing as a picture of so many pixels a square, as a camera would see it. */
export const drawnPicture = ({ size, path }: QrDrawing, scale: number) => {
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
