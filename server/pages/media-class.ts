/** The class of devices that asks for a page: as its client hint says, else as its user agent does. */
import type { IncomingHttpHeaders } from "node:http"
import type { MediaClass } from "../../src/domain/media-class.ts"

/** The headers that the class depends on. */
export const mediaClassHeaders = ["Sec-CH-UA-Mobile", "User-Agent"] as const

export const mediaClassOf = (headers: IncomingHttpHeaders): MediaClass => {
  const hint = headers["sec-ch-ua-mobile"]
  if (hint !== undefined) return hint === "?1" ? "phone" : "desktop"
  return /Mobi|Android|iPhone|iPad/u.test(headers["user-agent"] ?? "") ? "phone" : "desktop"
}
