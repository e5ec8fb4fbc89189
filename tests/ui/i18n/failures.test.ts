/** The words of a failure: a file that can't be cleaned is told apart from one that is not accepted. */
import { expect, it } from "vitest"
import type { Failure } from "../../../src/domain/failures.ts"
import { failureText } from "../../../src/ui/i18n/failures.ts"
import { englishIn } from "../english.ts"
import messages from "../../../src/ui/i18n/messages/en/refusals.json" with { type: "json" }

const intl = englishIn("en")

it("says why a file can't be sent whose personal details stay in it", () => {
  const refusal = (details: Record<string, boolean>): Failure => ({
    _tag: "Refused",
    reason: "InvalidFileFormatException",
    errors: {},
    details,
    traceId: null,
  })
  expect(failureText(intl, refusal({ uncleanable: true }))).toBe(messages["refusals.error_UncleanableFile"])
  expect(failureText(intl, refusal({}))).toBe(messages["refusals.error_InvalidFileFormatException"])
})
