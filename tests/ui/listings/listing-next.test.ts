/** An owner is told what to do next. experience: Own lists. */
import { describe, expect, it } from "vitest"
import { nextStep } from "../../../src/ui/screens/listings/own/listing-next.ts"

const published = { status: "Published", versionStatus: "Published", hidden: false, reason: null } as const
const nobody = { unread: 0, open: 0 }

describe("the next step", () => {
  it("is none while there is nothing to do but wait", () => {
    expect(nextStep(published, nobody)).toBeNull()
    expect(nextStep({ ...published, status: "OnModeration", versionStatus: "OnModeration" }, nobody)).toBeNull()
    expect(nextStep({ ...published, status: "Canceled" }, nobody)).toBeNull()
  })

  it("is to read who applied, before all else", () => {
    const refused = { ...published, versionStatus: "Declined", hidden: true } as const
    expect(nextStep(refused, { unread: 2, open: 3 })).toEqual({ do: "readApplications", count: 2 })
    expect(nextStep(published, { unread: 0, open: 3 })).toEqual({ do: "answerApplications", count: 3 })
  })

  it("is to put right what was refused, as new or as a change", () => {
    expect(nextStep({ ...published, versionStatus: "Declined" }, nobody)).toEqual({ do: "fix" })
    expect(nextStep({ ...published, status: "Draft", versionStatus: "Declined" }, nobody)).toEqual({ do: "fix" })
    expect(nextStep({ ...published, status: "Draft", reason: "Shouting" }, nobody)).toEqual({ do: "fix" })
    expect(nextStep({ ...published, status: "Archived", versionStatus: "Declined" }, nobody)).toEqual({
      do: "republish",
    })
  })

  it("is to show what is hidden, and to publish again what was put away", () => {
    expect(nextStep({ ...published, hidden: true }, { unread: 0, open: 1 })).toEqual({ do: "unhide" })
    expect(nextStep({ ...published, status: "Archived" }, nobody)).toEqual({ do: "republish" })
  })
})
