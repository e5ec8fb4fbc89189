/** Password hashing by scrypt: slow and memory-hard, so that a stolen table is of little use. */
import { randomBytes, timingSafeEqual, type ScryptOptions } from "node:crypto"
import { deriveApart } from "./hashing.ts"

/**
 * scrypt's N. Memory is 128 · N · blockSize bytes = 32 MB for each hash; with `parallelism` this is OWASP's
 * recommendation.
 */
const usualCost = 2 ** 15
const blockSize = 8
const parallelism = 3
const saltBytes = 16
const hashBytes = 32

export const passwordLength = { min: 8, max: 256 } as const

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> => {
  const maxmem = 128 * (options.N ?? usualCost) * (options.r ?? blockSize) * 2
  // NFKC, so that other keyboards' encodings of a password are the same password.
  return deriveApart({
    password: password.normalize("NFKC"),
    salt,
    length: hashBytes,
    options: { ...options, maxmem },
  })
}

/**
 * The hash with its parameters, as stored: `scrypt$cost$blockSize$parallelism$salt$hash`. Another cost is for a password that
 * is no secret.
 */
export const hashPassword = async (password: string, cost = usualCost): Promise<string> => {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, salt, { N: cost, r: blockSize, p: parallelism })
  return ["scrypt", cost, blockSize, parallelism, salt.toString("base64"), hash.toString("base64")].join("$")
}

/** Answers whether a password matches, in constant time. */
export const isPassword = async (password: string, kept: string): Promise<boolean> => {
  const [scheme, n, r, p, salt = "", hash = ""] = kept.split("$")
  if (scheme !== "scrypt") return false
  const expected = Buffer.from(hash, "base64")
  const given = await derive(password, Buffer.from(salt, "base64"), { N: Number(n), r: Number(r), p: Number(p) })
  return given.length === expected.length && timingSafeEqual(given, expected)
}
