/** Seen answers stay within their bounds, and those seen last stay. */
import fc from "fast-check"
import { expect, it } from "vitest"
import { outgrown, seenBounds, type SeenEntry } from "../../src/domain/seen.ts"

const now = Date.parse("2026-03-02T10:00:00.000Z")
const ago = (ms: number): string => new Date(now - ms).toISOString()

const someEntries: fc.Arbitrary<readonly SeenEntry[]> = fc.uniqueArray(
  fc.record({
    key: fc.uuid(),
    units: fc.nat(seenBounds.unitsOfOne),
    seenAt: fc.nat(seenBounds.ms * 1.2).map(ago),
  }),
  { selector: ({ key }) => key, maxLength: seenBounds.answers * 1.2, size: "max" },
)

it("keeps no more, no larger and no longer than is allowed", () => {
  fc.assert(
    fc.property(someEntries, (entries) => {
      const goes = new Set(outgrown(entries, now))
      const kept = entries.filter(({ key }) => !goes.has(key))
      expect(kept.length).toBeLessThanOrEqual(seenBounds.answers)
      expect(kept.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(seenBounds.units)
      expect(kept.filter(({ seenAt }) => Date.parse(seenAt) + seenBounds.ms <= now)).toEqual([])
      expect(outgrown(kept, now)).toEqual([])
    }),
  )
})

it("lets go of what was seen longest ago, and of nothing while there is room", () => {
  fc.assert(
    fc.property(someEntries, (entries) => {
      const goes = new Set(outgrown(entries, now))
      const seenAt = (isGone: boolean) => entries.filter(({ key }) => goes.has(key) === isGone).map((one) => one.seenAt)
      const [gone, kept] = [seenAt(true).sort(), seenAt(false).sort()]
      expect((gone.at(-1) ?? "") <= (kept[0] ?? "9")).toBe(true)
      const units = entries.reduce((sum, one) => sum + one.units, 0)
      const isSmall = units <= seenBounds.units && entries.length <= seenBounds.answers
      if (isSmall && entries.every((one) => Date.parse(one.seenAt) + seenBounds.ms > now)) expect(gone).toEqual([])
    }),
  )
})
