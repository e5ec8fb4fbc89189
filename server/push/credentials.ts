/**
 * A credential that is made once for all who need it at the same time, and anew before it ends or when it is refused.
 */

export interface MadeCredential {
  readonly value: string
  readonly lastsMs: number
}

export interface Credential {
  readonly current: () => Promise<string>
  /** Answers whether there is, or will be, another in place of one that was refused: not if that one is quite new. */
  readonly replace: (refused: string) => boolean
}

interface CredentialOptions {
  readonly make: () => Promise<MadeCredential>
  readonly now: () => Date
  /** Younger ones are not replaced: another would be refused like it, and push services mind those who ask often. */
  readonly leastAgeMs: number
}

export const createCredential = ({ make, now, leastAgeMs }: CredentialOptions): Credential => {
  let kept: (MadeCredential & { readonly madeAt: number }) | null = null
  let making: Promise<string> | null = null

  const renew = async (): Promise<string> => {
    const madeAt = now().getTime()
    const made = await make()
    kept = { ...made, madeAt }
    return made.value
  }

  return {
    current: () => {
      if (kept !== null && now().getTime() < kept.madeAt + kept.lastsMs) return Promise.resolve(kept.value)
      making ??= renew().finally(() => {
        making = null
      })
      return making
    },
    replace: (refused) => {
      if (kept?.value !== refused) return true
      if (now().getTime() < kept.madeAt + leastAgeMs) return false
      kept = null
      return true
    },
  }
}
