/** A person is new here for a day from registering on. */
import { expect, it } from "vitest"
import { isNewcomer } from "../../src/domain/account.ts"
import { dayMs, minuteMs } from "../../src/domain/durations.ts"

const now = Date.parse("2026-03-02T10:00:00.000Z")
const registered = (msAgo: number) => ({ registeredOn: new Date(now - msAgo).toISOString() })

it.each([
  ["in this minute", minuteMs, true],
  ["an hour less than a day ago", dayMs - 60 * minuteMs, true],
  ["a day ago", dayMs, false],
  ["by a clock that is ahead of this one", -minuteMs, true],
])("who registered %s is new: %s ms, %s", (_when, msAgo, isNew) => {
  expect(isNewcomer(registered(msAgo), now)).toBe(isNew)
})
