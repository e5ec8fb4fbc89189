/** Telephone numbers that people may write down are taken, and others refused. Spec §3 Account. */
import { expect, it } from "vitest"
import { phoneRules } from "../../src/domain/account.ts"

it.each(
  ["+49 30 1234567", "030/123456", "(030) 12.34.56", "123456", "+48-22-123-45-67", "123456789012345"].map((text) => [
    text,
  ]),
)("takes %s", (text) => expect(phoneRules(text)).toEqual([]))

it.each(
  ["", "12345", "1234567890123456", "call me", "+49 30 1234567 890123456", "++49301234567", "49 30 1234567x"].map(
    (text) => [text],
  ),
)("refuses %s", (text) => expect(phoneRules(text)).toEqual(["invalidFormat"]))
