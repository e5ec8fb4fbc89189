/** Many uploads are told as one. Spec §2 Pop-up notifications. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Upload } from "../../../src/projections/files.ts"
import { uploadSummary } from "../../../src/ui/shell/upload-summary.ts"

const upload = (id: string, to: Partial<Upload> = {}): Upload => ({
  id,
  holder: "order",
  name: `${id}.png`,
  size: 100,
  sent: 0,
  state: "running",
  failure: null,
  ...to,
})

const byId = (...uploads: readonly Upload[]): Readonly<Record<string, Upload>> =>
  Object.fromEntries(uploads.map((one) => [one.id, one]))

const none: ReadonlySet<string> = new Set()

describe("the summary of uploads", () => {
  it("is none without uploads, after they were seen, and when all were canceled", () => {
    expect(uploadSummary({}, none)).toBeNull()
    expect(uploadSummary(byId(upload("a")), new Set(["a"]))).toBeNull()
    expect(uploadSummary(byId(upload("a", { state: "canceled" })), none)).toBeNull()
  })

  it("runs until the last file has ended, and stays failed when one has", () => {
    const done = upload("a", { state: "done", sent: 100 })
    expect(uploadSummary(byId(done, upload("b")), none)).toMatchObject({
      state: "running",
      done: 1,
      count: 2,
      share: 0.5,
    })
    expect(uploadSummary(byId(done, upload("b", { state: "failed" })), none)).toMatchObject({
      state: "failed",
      failed: 1,
    })
    expect(uploadSummary(byId(done), none)).toMatchObject({ state: "done", share: 1 })
  })

  it("never says less than nothing or more than all", () => {
    const sizes = fc.record({ size: fc.nat(), sent: fc.integer({ min: -1000, max: 10_000_000_000 }) })
    fc.assert(
      fc.property(fc.array(sizes, { minLength: 1 }), (all) => {
        const share = uploadSummary(byId(...all.map((one, at) => upload(String(at), one))), none)?.share ?? -1
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }),
    )
  })
})
