/** Files of a listing, before and during their upload. experience: Uploads. */
import { describe, expect, it } from "vitest"
import type { Failure } from "../../../src/domain/failures.ts"
import { fileSizeLimits } from "../../../src/domain/limits.ts"
import type { Upload } from "../../../src/projections/files.ts"
import {
  acceptedFiles,
  fileIcon,
  fitting,
  isUnderWay,
  refusalOf,
  uploadsState,
} from "../../../src/ui/files/listing-files.ts"

const picked = (id: string, name = `${id}.png`, size = 10) => ({ id, name, size })

const unreachable = { _tag: "Unreachable", why: "timeout" } as const

const upload = (id: string, state: Upload["state"], failure: Failure = unreachable): Upload => ({
  id,
  holder: "order",
  name: `${id}.png`,
  size: 10,
  sent: state === "done" ? 10 : 3,
  state,
  failure: state === "failed" ? failure : null,
})

describe("picking files", () => {
  it("takes as many as fit and tells which did not", () => {
    const [a, b, c] = [picked("a"), picked("b"), picked("c")]
    expect(fitting([a, b, c], 2)).toEqual({ added: [a, b], left: [c] })
    expect(fitting([a], 10)).toEqual({ added: [a], left: [] })
    expect(fitting([a], 0)).toEqual({ added: [], left: [a] })
    expect(fitting([a], -2)).toEqual({ added: [], left: [a] })
  })

  it("leaves the room to those that can be sent", () => {
    const [empty, a, webp, b] = [picked("1", "1.png", 0), picked("a"), picked("2", "2.webp"), picked("b")]
    expect(fitting([empty, a, webp, b], 1)).toEqual({ added: [empty, a, webp], left: [b] })
  })

  it("refuses before sending what the server would refuse", () => {
    expect(refusalOf(picked("1", "run.exe"))).toEqual({ _tag: "FileRefused", rule: "InvalidFileFormatException" })
    expect(refusalOf(picked("1", "plan.pdf", fileSizeLimits.document + 1))).toEqual({
      _tag: "FileRefused",
      rule: "InvalidFileSizeException",
    })
    expect(refusalOf(picked("1", "plan.pdf", 0))).toEqual({ _tag: "FileRefused", rule: "EmptyFile" })
    expect(refusalOf(picked("1", "film.MP4", fileSizeLimits.document + 1))).toBeNull()
  })

  it("offers the browser every ending that is accepted", () => {
    expect(acceptedFiles.split(",")).toEqual(expect.arrayContaining([".heic", ".docx", ".mov"]))
  })

  it("shows what kind a file is, even one that it can't send", () => {
    expect([fileIcon("a.JPG"), fileIcon("a.mov"), fileIcon("a.pdf"), fileIcon("a.exe"), fileIcon("a")]).toEqual([
      "image",
      "video",
      "file",
      "file",
      "file",
    ])
  })
})

describe("sending files", () => {
  const [a, b, c] = [picked("a"), picked("b"), picked("c")]

  it("is over at once without any", () => {
    expect(uploadsState([], [])).toEqual({ done: 0, failed: [], again: [], isOver: true })
  })

  it("is not over while one waits or is on its way", () => {
    expect(uploadsState([a, b], [upload("a", "done")])).toEqual({ done: 1, failed: [], again: [], isOver: false })
    expect(uploadsState([a], [upload("a", "running")]).isOver).toBe(false)
  })

  it.each([
    ["one that waits for those before it", { ...upload("a", "running"), sent: null }, false],
    ["one whose turn has come, before its first byte", { ...upload("a", "running"), sent: 0 }, true],
    ["one in the middle", upload("a", "running"), true],
    ["one that has failed", upload("a", "failed"), false],
    ["one that was not begun", undefined, false],
  ])("is held to move, or told to stall: %s", (_, one, is) => expect(isUnderWay(one)).toBe(is))

  it("is over when each has come to an end, and says which failed", () => {
    expect(uploadsState([a, b], [upload("a", "done"), upload("b", "failed")])).toEqual({
      done: 1,
      failed: [b],
      again: [b],
      isOver: true,
    })
  })

  it("tries nothing again that is refused for what it is", () => {
    const refused = (reason: "InvalidFileFormatException" | "FileLimitExceededException"): Failure => ({
      _tag: "Refused",
      reason,
      errors: {},
      details: {},
      traceId: null,
    })
    const uploads = [
      upload("a", "failed", refused("InvalidFileFormatException")),
      upload("b", "failed", { _tag: "FileRefused", rule: "EmptyFile" }),
      upload("c", "failed", refused("FileLimitExceededException")),
    ]
    expect(uploadsState([a, b, c], uploads)).toMatchObject({ failed: [a, b, c], again: [c] })
  })

  it("leaves out what was given up, and files of before", () => {
    expect(uploadsState([a], [upload("a", "done"), upload("b", "running"), upload("old", "failed")])).toEqual({
      done: 1,
      failed: [],
      again: [],
      isOver: true,
    })
    expect(uploadsState([c], [upload("a", "done")]).done).toBe(0)
  })
})
