/** Keys that are the same on every machine: made from what a thing is called in the source. */
import { createHash } from "node:crypto"

/** A UUID of version 8 from a name, such as `category/transport`. */
export const keyNamed = (name: string): string => {
  const hex = createHash("sha256").update(`marketplace/${name}`).digest("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `9${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  )
}
