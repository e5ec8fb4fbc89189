/**
 * Where the bearer token comes from, and what follows when the server refuses it: the one rule of requests, uploads and hubs.
 * Tokens never become events and never reach a log. Spec §7; D96, E377.
 */
import type { Renewal } from "../domain/session.ts"

export interface Tokens {
  /** The token now, null when nobody is signed in. */
  readonly current: () => string | null
  /** One silent renewal, shared by all who ask at once. */
  readonly renew: () => Promise<Renewal>
}

/** Whoever was refused with 401 calls this, once a request, and tries again with what was renewed. */
export const afterRefusal = async ({ current, renew }: Tokens, refused: string): Promise<Renewal> => {
  const token = current()
  if (token === null) return { tag: "Over" }
  // Another request or another tab was faster.
  return token === refused ? renew() : { tag: "Renewed", token }
}
