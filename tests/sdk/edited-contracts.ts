/** A copy of the contracts that a test may change, compared with today's. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach } from "vitest"
import { contractsFolder } from "../../scripts/contract/services.ts"
import { reportOf } from "../../scripts/contract/report/report.ts"
import type { ReportedChange } from "../../scripts/contract/report/reported.ts"
import { contractsIn } from "../../scripts/contract/source/read.ts"
import { comparison } from "./small-contracts.ts"

const ours = contractsIn(contractsFolder)

type Evidence = Parameters<typeof reportOf>[0]["evidence"]

/** Makes a copy for each test of the suite that calls this. */
export const editedContracts = () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contracts-"))
    cpSync(contractsFolder, folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const edit = (file: string, ...edits: readonly (readonly [from: string, to: string])[]): void => {
    const path = join(folder, file)
    let text = readFileSync(path, "utf8")
    for (const [from, to] of edits) {
      if (!text.includes(from)) throw new Error(`${file} has no ${from}.`)
      text = text.replace(from, to)
    }
    writeFileSync(path, text)
  }
  /** The change of that sentence, when today's contracts become those of the copy. */
  const changeThat = async (what: string, evidence: Evidence = null): Promise<ReportedChange> => {
    const { changes } = await reportOf({ ...comparison("today", ours, contractsIn(folder)), evidence })
    const found = changes.find((one) => one.what.startsWith(what))
    if (found === undefined) throw new Error(`There is no "${what}" in ${changes.map((one) => one.what).join("; ")}.`)
    return found
  }
  return { edit, changeThat }
}
