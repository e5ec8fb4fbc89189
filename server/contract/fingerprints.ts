/**
 * Fingerprint of a request, for idempotency keys: a hash of path, query and body that doesn't depend on the order of
 * fields.
 */
import { createHash } from "node:crypto"
import { isNode } from "./documents.ts"

const inOrder = (_name: string, value: unknown): unknown =>
  isNode(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Of an uploaded file the content's hash and the name count; the path of the temporary file does not. */
const contentOf = (body: unknown): unknown =>
  isNode(body) && typeof body["hash"] === "string" && typeof body["path"] === "string"
    ? { hash: body["hash"], name: body["name"] }
    : body

interface RequestInput {
  readonly path: object
  readonly query: object
  readonly body?: unknown
}

export const fingerprintOf = ({ path, query, body }: RequestInput): string =>
  createHash("sha256")
    .update(JSON.stringify([path, query, contentOf(body) ?? null], inOrder))
    .digest("base64url")
