/**
 * Benchmark of `npm run sdk:diff` after a real change, without evidence, beside what it can't be without: reading both contracts
 * in a process of its own; and where the client's sources are others than the last time, having the compiler read them.
 */
import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "../../../scripts/base/fingerprint.mjs"
import { graphFolder } from "../../../scripts/contract/impact/client-graph.ts"
import { contractsFolder } from "../../../scripts/contract/services.ts"
import { fastDayMs, machineSpeedMs } from "../../../scripts/test/machine-speed.mjs"

/** In ms of a fast day's machine; and of the limit that is measured in the same run. */
const goals = { wallMs: 3_000, ofProgram: 2 } as const

const rounds = 5

/** A field of deals has another name, so that the change is followed to the screens. */
const changedContracts = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "contracts-"))
  cpSync(contractsFolder, folder, { recursive: true })
  const file = join(folder, "schemas/deal.yaml")
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("cancelingComment", "note"))
  return folder
}

const wallMs = (script: string, args: readonly string[], status: number): number => {
  const began = performance.now()
  const ended = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: ["ignore", "ignore", "inherit"] })
  if (ended.status !== status) throw new Error(`${script} ended with ${ended.status}.`)
  return performance.now() - began
}

const partOf = (name: string): string => fileURLToPath(new URL(`${name}.ts`, import.meta.url))

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

const row = (name: string, ...cells: readonly string[]): string =>
  name.padEnd(48) + cells.map((cell) => cell.padStart(14)).join("")

const verdict = (isMet: boolean): string => (isMet ? "met" : "MISSED")

export const benchDiff = (): void => {
  const factor = machineSpeedMs() / fastDayMs
  const folder = changedContracts()
  try {
    const diff = (): number => wallMs(join(root, "scripts/sdk-diff.ts"), [folder], 1)
    const reading = (): number => wallMs(partOf("reading"), [folder], 0)
    rmSync(graphFolder, { recursive: true, force: true })
    const cold = diff()
    const program = wallMs(partOf("program"), [], 0)
    // The two take turns, so that each meets the same machine.
    const taken = Array.from({ length: rounds }, () => ({ warm: diff(), read: reading() }))
    const [warm, read] = [median(taken.map((one) => one.warm)), median(taken.map((one) => one.read))]
    const ms = (time: number): string => `${Math.round(time)} ms`
    const most = goals.wallMs * factor
    console.log(`The machine is ${factor.toFixed(2)} × slower than on a fast day.\n`)
    console.log(row("", "wall", "of its limit", "goal"))
    console.log(row("reading both contracts", ms(read)))
    const isWithin = verdict(warm <= most)
    console.log(row("sdk:diff", ms(warm), (warm / read).toFixed(2), `${ms(most)}, ${isWithin}`))
    console.log(row("the compiler reads the client and its types", ms(program)))
    const ofProgram = cold / program
    console.log(
      row(
        "sdk:diff after an edit of src/",
        ...[ms(cold), ofProgram.toFixed(2), `${goals.ofProgram}, ${verdict(ofProgram <= goals.ofProgram)}`],
      ),
    )
    console.log(`\nThe goal of sdk:diff is ${ms(goals.wallMs)} on a fast day.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
