/** The codes of authenticator apps (TOTP, RFC 6238), as all apps know them: SHA-1, six digits, every 30 seconds. */
import { randomBytes } from "node:crypto"
import { Secret, TOTP } from "otpauth"

const kind = { algorithm: "SHA1", digits: 6, period: 30 } as const

/** As long as the hash of the algorithm, which RFC 4226 recommends. */
const secretBytes = 20

/** Clocks of phones differ: a code before and a code after the one of now are right too. */
const window = 1

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer })

export const newCodeSecret = (): Uint8Array => randomBytes(secretBytes)

/** The secret as people write it into an app. */
export const writtenSecret = (bytes: Uint8Array): string => secretOf(bytes).base32.replaceAll(/.{4}(?=.)/gu, "$& ")

/** The address that an app takes the secret from, and under which names it shows the codes. */
export const secretAddress = (
  bytes: Uint8Array,
  { issuer, label }: { readonly issuer: string; readonly label: string },
) => new TOTP({ ...kind, secret: secretOf(bytes), issuer, label }).toString()

/** The time step of a code that is right at a moment; null where it is wrong. Spaces between the digits are no matter. */
export const stepOfCode = (bytes: Uint8Array, typed: string, now: Date): number | null => {
  const token = typed.replaceAll(/\s/gu, "")
  if (!/^\d{6}$/u.test(token)) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...kind, token, secret: secretOf(bytes), timestamp, window })
  return delta === null ? null : TOTP.counter({ period: kind.period, timestamp }) + delta
}
