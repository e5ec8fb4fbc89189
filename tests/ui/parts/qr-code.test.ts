/** A drawn QR code says what it was given to whatever reads it. */
import { decodeQR } from "qr/decode.js"
import { expect, it } from "vitest"
import { qrDrawing } from "../../../drawings/qr-code.ts"
import { drawnPicture } from "../../drawn-picture.ts"

it.each([
  "https://handra.example/orders/new",
  "https://handra.example/offers/00000000-0000-4000-8000-000200000001/edit",
])("says %s", (text) => expect(decodeQR(drawnPicture(qrDrawing(text), 4))).toBe(text))
