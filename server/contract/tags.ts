/** Revalidation by ETag. RFC 9110 §13.1.2. */
import type { FastifyRequest } from "fastify"

/**
 * Answers whether `If-None-Match` has this tag. Weak comparison, as answers are tagged before they are
 * compressed, here or by a proxy.
 */
export const isKnown = ({ headers }: FastifyRequest, tag: string): boolean => {
  const known = (headers["if-none-match"] ?? "").split(",").map((one) => one.trim().replace(/^W\//u, ""))
  return known.includes(tag) || known.includes("*")
}
