/**
 * The bearer token, and the one rule for what follows when the server refuses it, for requests, uploads and hubs alike.
 * Tokens never become events and never reach a log. Spec §7.
 */
import type { Renewal } from "../domain/session.ts"

/** `InVain`: the token is itself the outcome of a renewal and was refused all the same, so another would be, too. */
export type AfterRefusal = Renewal | { readonly tag: "InVain" }

export interface TokenSource {
  /** The token now, null when nobody is signed in. */
  readonly current: () => string | null
  /** One silent renewal, shared by all callers of the same moment. */
  readonly renew: () => Promise<Renewal>
}

export interface Tokens {
  readonly current: TokenSource["current"]
  /** To be called once for a request that was answered with 401: answers the token to try again with, or why there is none. */
  readonly afterRefusal: (refused: string) => Promise<AfterRefusal>
}

/** A visitor's. */
export const noTokens: Tokens = { current: () => null, afterRefusal: async () => ({ tag: "Over" }) }

/** Each renewal restarts the hubs, and their return repeats reads: a read that is refused for good would renew for ever. */
const vainForMs = 5 * 60_000

/** `now`: ms, of any clock that only goes forward. */
export const createTokens = ({ current, renew }: TokenSource, now = (): number => performance.now()): Tokens => {
  let brought: { readonly token: string; readonly at: number } | null = null

  const isInVain = (refused: string): boolean => refused === brought?.token && now() - brought.at < vainForMs

  const renewed = async (): Promise<Renewal> => {
    const renewal = await renew()
    if (renewal.tag === "Renewed" && renewal.token !== brought?.token) brought = { token: renewal.token, at: now() }
    return renewal
  }

  return {
    current,
    afterRefusal: async (refused) => {
      const token = current()
      if (token === null) return { tag: "Over" }
      // Another request or another tab was faster.
      if (token !== refused) return { tag: "Renewed", token }
      return isInVain(refused) ? { tag: "InVain" } : renewed()
    },
  }
}
