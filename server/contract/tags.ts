/** Whether whoever asks has the answer already. RFC 9110 §13.1.2; E82. */
import type { FastifyRequest } from "fastify"

/** Whether the request names this tag among those that it has; whatever passed it on may have made it a weak one. */
export const isKnown = ({ headers }: FastifyRequest, tag: string): boolean => {
  const known = (headers["if-none-match"] ?? "").split(",").map((one) => one.trim().replace(/^W\//u, ""))
  return known.includes(tag) || known.includes("*")
}
