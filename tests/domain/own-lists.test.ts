/** The tab of an own listing is the one whose filter it passes, whatever its statuses. */
import { describe, expect, it } from "vitest"
import {
  itemStatusNumbers,
  versionStatusNumbers,
  type ItemStatus,
  type VersionStatus,
} from "../../src/domain/listing-statuses.ts"
import { ownListTabOf, ownListTabs } from "../../src/domain/own-lists.ts"
import { ownListFilters } from "../../src/domain/status-filters.ts"

const statuses = Object.keys(itemStatusNumbers) as readonly ItemStatus[]
const versionStatuses = Object.keys(versionStatusNumbers) as readonly VersionStatus[]

/** Answers whether a listing passes a filter of this grammar: `and` binds closer than `or`, and parentheses closest. */
const passes = (filter: string, status: ItemStatus, versionStatus: VersionStatus): boolean => {
  const inner = /\(([^()]*)\)/u.exec(filter)
  if (inner !== null)
    return passes(
      filter.replace(inner[0], String(passes(inner[1] ?? "", status, versionStatus))),
      status,
      versionStatus,
    )
  return filter.split(" or ").some((all) =>
    all.split(" and ").every((one) => {
      if (one === "true" || one === "false") return one === "true"
      const [name = "", operator = "", value = ""] = one.split(" ")
      const is = name === "Status" ? status : versionStatus
      return operator === "eq" ? is === value : is !== value
    }),
  )
}

describe.each(statuses)("a listing that is %s", (status) => {
  it.each(versionStatuses)("and whose version is %s is in the one tab whose filter it passes", (versionStatus) => {
    const passed = ownListTabs.filter((tab) => passes(ownListFilters[tab], status, versionStatus))
    expect(passed).toEqual([ownListTabOf({ status, versionStatus })])
  })
})
