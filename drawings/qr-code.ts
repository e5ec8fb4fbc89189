/** A text as the drawing of a QR code: the dark squares of each row, in units of one square. */
import { encodeQR } from "qr"

export interface QrDrawing {
  readonly size: number // squares a side, with the quiet zone around them
  readonly path: string
}

/** Light squares around the code, without which cameras don't find it. */
const quiet = 4

export const qrDrawing = (text: string): QrDrawing => {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quiet })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("")
  return { size: rows.length, path }
}
