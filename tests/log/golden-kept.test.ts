/** Golden logs are never rewritten, and an event that changes without an upcaster is named with the log that has it. Law 6. */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { eventVersions } from "../../src/events/versions.ts"
import { decodeLog, type Log } from "../../src/log/codec.ts"
import { isEventType } from "../../src/log/redaction-catalogue.ts"
import { createUpcast, upcasters } from "../../src/log/upcasters.ts"
import { goldenJourneys, withoutGoldenLog } from "../journeys/golden-journeys.ts"
import { bytesOf, goldenFiles, goldenFolder, nameOf, textOf } from "./golden-files.ts"

const digestOf = (file: string): string => createHash("sha256").update(bytesOf(file)).digest("hex")

const logIn = (file: string): Log => {
  const decoded = decodeLog(textOf(file))
  if ("problem" in decoded) throw new Error(`${file}:${decoded.problem.line}: ${decoded.problem.why}`)
  return decoded.log
}

// A new log comes with its line; no line of an older one changes.
it("are as they were recorded", () => {
  const recorded = readFileSync(`${goldenFolder}recorded.txt`, "utf8").trimEnd().split("\n")
  expect(goldenFiles.map((file) => `${file} ${digestOf(file)}`).toSorted()).toEqual(recorded.toSorted())
})

describe("the journeys", () => {
  const journeys = readdirSync(new URL("../journeys/", import.meta.url)).flatMap(
    (file) => /^(?<name>.+)\.test\.ts$/u.exec(file)?.groups?.["name"] ?? [],
  )
  const recorded = Object.values(goldenJourneys).map(({ journey }) => journey)

  it("each keep a log, or say why there is none", () => {
    expect([...new Set([...recorded, ...Object.keys(withoutGoldenLog)])].toSorted()).toEqual(journeys.toSorted())
    expect(recorded.filter((journey) => Object.hasOwn(withoutGoldenLog, journey))).toEqual([])
  })

  // `RECORD_GOLDEN=1 npm run test:journeys` records those that are missing.
  it("have the logs that they are to keep, and there are no others", () => {
    const kept = new Set(goldenFiles.map((file) => nameOf(file).replace(/-[\d.]+$/u, "")))
    expect([...kept].toSorted()).toEqual(Object.keys(goldenJourneys).toSorted())
  })
})

describe("an event that changes without an upcaster", () => {
  const all = goldenFiles.flatMap((file) => {
    const types = new Set(logIn(file).envelopes.map(({ event }) => event.type))
    return [...types].filter(isEventType).map((type) => [file, type] as const)
  })

  it("is read by no golden log that has it, and said to be so", () => {
    expect(all.length).toBeGreaterThan(20)
    for (const [file, type] of all) {
      const raised = createUpcast({
        upcasters,
        isKnown: isEventType,
        versionOf: (one) => (isEventType(one) ? (eventVersions[one] ?? 1) : 1) + (one === type ? 1 : 0),
      })
      const said = logIn(file).envelopes.flatMap((one) => {
        const read = raised(one)
        return "unknown" in read ? [read.why] : []
      })
      expect(said.length, `${file}: ${type}`).toBeGreaterThan(0)
      for (const why of said) expect(why, file).toContain(type)
    }
  })
})
