/** Public keys of an issuer elsewhere, and which mistakes are a token's own. D108. */
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose"
import { jwksUrlOf } from "./discovery.ts"

export const clockToleranceSeconds = 5
const keysTimeoutMs = 5_000

/** Whoever holds a public key can make HMAC tokens with it, so none of those is taken. */
export const foreignAlgorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
]

/** What was read once stays; what failed is tried again at the next token. */
export const once = <Value>(read: () => Promise<Value>): (() => Promise<Value>) => {
  let reading: Promise<Value> | undefined
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

/** Finds the key of a token; without an address the keys are where the discovery document says. */
export const remoteKeys = (issuer: string, jwksUrl: string | null): (() => Promise<JWTVerifyGetKey>) =>
  once(async () => {
    const url = jwksUrl ?? (await jwksUrlOf(issuer, keysTimeoutMs))
    return createRemoteJWKSet(new URL(url), { timeoutDuration: keysTimeoutMs })
  })

/** A token that is no good, and not a key that can't be had. */
export const isTokensFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
  error.code !== errors.JOSEError.code

export const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null)
