/**
 * The worker's answer to a request, as a pure rule. Whatever it doesn't name goes to the network untouched: answers of
 * the server never come into a cache that people of one browser share.
 */
import { isAppPage } from "../domain/app-paths.ts"

export type Way =
  /** A page: from the server, and without one the shell that came with this worker. */
  | "page"
  /** Configuration and texts, whose names have no hash: from the server, and without one as they were last. */
  | "delivered"

export interface Asked {
  readonly method: string
  readonly mode: string
  readonly path: string
  readonly isOwnOrigin: boolean
}

const delivered = /^\/(?:environments\/environment|i18n\/[\w-]+\/[\w-]+)\.json$/u

export const wayOf = ({ method, mode, path, isOwnOrigin }: Asked): Way | null => {
  if (method !== "GET" || !isOwnOrigin) return null
  if (mode === "navigate") return isAppPage(path) ? "page" : null
  return delivered.test(path) ? "delivered" : null
}

/** A proxy's word that there is no server behind it just now. */
export const isNoAnswer = (status: number): boolean => status === 502 || status === 503 || status === 504
