/** Somebody waits for a run that they asked for: never for a read, nor for what is done by itself. */
import { expect, it } from "vitest"
import { runKeyOf } from "../../../src/commands/subjects.ts"
import { plainSearch } from "../../../src/domain/search.ts"
import { awaitedRun } from "../../../src/ui/app/use-awaited-run.ts"

const read = runKeyOf({ type: "Search", query: plainSearch("Order") })
const byItself = runKeyOf({ type: "MarkChatRead", chatKey: "c" })
const inItsRow = runKeyOf({ type: "UploadListingFile", listing: { key: "l" } })
const act = runKeyOf({ type: "CancelApplication", applicationKey: "a" })

it("is what was pressed", () => {
  expect(awaitedRun([read, byItself, inItsRow])).toBeUndefined()
  expect(awaitedRun([read, byItself, act, inItsRow])).toBe(act)
})
