/** Codes of authenticator apps are those of RFC 6238, one step of the clock early or late. */
import { expect, it } from "vitest"
import { secretAddress, stepOfCode, writtenSecret } from "../../../server/auth/one-time-codes.ts"

/** The secret of the RFC's test vectors, whose codes have two digits more before these. */
const secret = new TextEncoder().encode("12345678901234567890")

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i the code is %s", (seconds, code) => {
  const step = Math.floor(seconds / 30)
  for (const late of [-30, 0, 30]) expect(stepOfCode(secret, code, new Date((seconds + late) * 1000))).toBe(step)
  for (const late of [-60, 60]) expect(stepOfCode(secret, code, new Date((seconds + late) * 1000))).toBeNull()
  expect(stepOfCode(secret, ` ${code.replace(/^.../u, "$& ")} `, new Date(seconds * 1000))).toBe(step)
})

it("is written in groups, and as the address that apps know", () => {
  expect(writtenSecret(secret)).toBe("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")
  expect(secretAddress(secret, { issuer: "Handra", label: "ana@example.com" })).toBe(
    "otpauth://totp/Handra:ana%40example.com?issuer=Handra&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  )
})
