/** The audit trail as a file: whole cells, and none that a spreadsheet carries out. */
import { expect, it } from "vitest"
import type { ModerationAction } from "../../../src/domain/moderation-tasks.ts"
import { trailCsv } from "../../../src/ui/screens/moderation/trail-csv.ts"

const line: ModerationAction = {
  key: "a",
  action: "Block",
  targetType: "Order",
  targetKey: "order-1",
  reason: "Other",
  note: null,
  moderatorName: "Mo",
  createdDate: "2026-03-01T10:00:00.000Z",
}

const header = '\uFEFF"createdDate","moderatorName","action","targetType","targetKey","reason","note"'

it("has a line for each act", () => {
  expect(trailCsv([line], "en-GB")).toBe(
    `${header}\r\n"2026-03-01T10:00:00.000Z","Mo","Block","Order","order-1","Other",""\r\n`,
  )
  expect(trailCsv([], "en-GB")).toBe(`${header}\r\n`)
})

it.each(["de-DE", "pl-PL", "fr-FR", "sv-SE"])("is parted as Excel of %s parts it", (locale) => {
  expect(trailCsv([], locale)).toBe(`${header.replaceAll(",", ";")}\r\n`)
})

it.each<readonly [string, string]>([
  ['says "so", twice\nover', '"says ""so"", twice\nover"'],
  ...["=HYPERLINK(1)", "@SUM", "+1", "-1", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠A"].map(
    (note) => [note, `"'${note}"`] as const,
  ),
])("keeps %j in its cell", (note, cell) => {
  expect(trailCsv([{ ...line, note }], "en-GB")).toContain(`,${cell}\r\n`)
})
