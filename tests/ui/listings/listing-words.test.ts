/** A listing's state is told in the words that fit it. Spec §4. */
import { describe, expect, it } from "vitest"
import {
  itemStatusNumbers,
  versionStatusNumbers,
  type ItemStatus,
  type VersionStatus,
} from "../../../src/domain/listing-statuses.ts"
import texts from "../../../src/ui/i18n/messages/en/own-listings.json" with { type: "json" }
import { emptyApplications, statusWords } from "../../../src/ui/screens/listings/listing-words.ts"

const statuses = Object.keys(itemStatusNumbers) as readonly ItemStatus[]
const versions = Object.keys(versionStatusNumbers) as readonly VersionStatus[]

const stated = (status: ItemStatus, versionStatus: VersionStatus, hidden = false) => ({
  status,
  versionStatus,
  hidden,
  reason: null,
})

describe("an order's state", () => {
  it("has words for every state that there can be", () => {
    for (const status of statuses)
      for (const version of versions)
        for (const hidden of [false, true]) {
          const { badge, explain } = statusWords(stated(status, version, hidden))
          expect(texts).toHaveProperty([badge])
          expect(texts).toHaveProperty([explain])
        }
  })

  it("says that changes of a public order are under review or were refused", () => {
    expect(statusWords(stated("Published", "OnModeration")).badge).toBe("own-listings.status.underReview")
    expect(statusWords(stated("Published", "Declined")).badge).toBe("own-listings.status.declined")
  })

  it("calls a draft refused only when it was", () => {
    expect(statusWords(stated("Draft", "Draft")).badge).toBe("own-listings.status.draft")
    expect(statusWords({ ...stated("Draft", "Draft"), reason: "Other" }).badge).toBe("own-listings.status.Draft")
    expect(statusWords(stated("Draft", "Declined")).badge).toBe("own-listings.status.Draft")
  })

  it("tells the owner that the order is hidden", () => {
    expect(statusWords(stated("Published", "Published", true)).badge).toBe("own-listings.status.hidden")
  })
})

describe("no applications", () => {
  it("has a reason in every state and tab", () => {
    for (const status of statuses)
      for (const tab of ["active", "archive"] as const) {
        const { title, hint } = emptyApplications({ status }, tab)
        expect(texts).toHaveProperty([title])
        expect(texts).toHaveProperty([hint])
      }
  })

  it("asks to share only what others can see", () => {
    const shared = statuses.filter(
      (status) => emptyApplications({ status }, "active").hint === "own-listings.applicants.empty.hint",
    )
    expect(shared).toEqual(["Published"])
  })
})
