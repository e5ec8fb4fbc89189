/** The words to all nodes about the outbox lose no id, name each account, and are read by a release that knows ids alone. */
import fc from "fast-check"
import { expect, it } from "vitest"
import { accountNumber, announcedIn, payloadsOf } from "../../../server/db/outbox-payloads.ts"

const rows = fc.array(fc.record({ id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), account_key: fc.uuid() }), {
  maxLength: 900,
})

it("comes back with its accounts, in payloads that NOTIFY takes", () =>
  fc.assert(
    fc.property(rows, (written) => {
      const payloads = payloadsOf(written)
      for (const payload of payloads) expect(payload.length).toBeLessThan(8_000)
      expect(payloads.flatMap((one) => announcedIn(one))).toEqual(
        written.map(({ id, account_key }) => ({ id, account: accountNumber(account_key) })),
      )
    }),
  ))

it("has the ids where the release before looks for them, and beside them none that there could be", () =>
  fc.assert(
    fc.property(rows, (written) => {
      const read = payloadsOf(written).flatMap((one) => JSON.parse(one) as readonly number[])
      expect(read.every((one) => Number.isSafeInteger(one))).toBe(true)
      expect(read.filter((one) => one > 0)).toEqual(written.map(({ id }) => id))
    }),
  ))

it("of the release before is anybody's", () =>
  expect(announcedIn("[3,4]")).toEqual([
    { id: 3, account: null },
    { id: 4, account: null },
  ]))

it.each(['"3"', "{}", '["3"]', "[0.5]", "[null]", "3"])("is no list of ids: %s", (payload) =>
  expect(() => announcedIn(payload)).toThrow(TypeError),
)
