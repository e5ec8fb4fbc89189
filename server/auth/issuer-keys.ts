/** Public keys of an external issuer, and which verification errors are the token's fault. */
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose"
import { jwksUrlOf } from "./discovery.ts"

export const clockToleranceSeconds = 5
const keysTimeoutMs = 5_000

/** Asymmetric algorithms only: with HMAC, anybody could sign with the public key as the secret. */
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

/** Caches the result of the first success; a failure is tried again at the next call. */
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

/** Finds the key for a token; without a URL, at the `jwks_uri` of the discovery document. */
export const remoteKeys = (issuer: string, jwksUrl: string | null): (() => Promise<JWTVerifyGetKey>) =>
  once(async () => {
    const url = jwksUrl ?? (await jwksUrlOf(issuer, keysTimeoutMs))
    return createRemoteJWKSet(new URL(url), { timeoutDuration: keysTimeoutMs })
  })

/** Answers whether an error says that the token is bad, rather than that its key can't be fetched. */
export const isTokensFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
  error.code !== errors.JOSEError.code

export const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null)
