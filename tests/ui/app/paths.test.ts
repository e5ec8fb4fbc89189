/** The address of a page and the modal over it are told apart, whatever else stands in the query string. */
import fc from "fast-check"
import { expect, it } from "vitest"
import { modalNames } from "../../../src/domain/modals.ts"
import { openModal, pageSearch, withModal, withSameModal, withoutModal } from "../../../src/ui/app/paths.ts"

const parameter = fc
  .tuple(fc.constantFrom("page", "q", "tab", "filter", "modality"), fc.string({ maxLength: 8 }))
  .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
const search = fc.array(parameter, { maxLength: 4 }).map((parts) => parts.join("&"))
const modal = fc.constantFrom(...modalNames)

it("a modal takes nothing from the page's part of the address, and the page nothing from the modal's", () => {
  fc.assert(
    fc.property(search, search, modal, (before, corrected, name) => {
      const open = new URLSearchParams(withModal({ path: "/orders", search: before }, name).split("?")[1]).toString()
      expect(new URLSearchParams(pageSearch(open)).toString()).toBe(new URLSearchParams(before).toString())
      expect(pageSearch(before)).toBe(before)

      const href = corrected === "" ? "/orders" : `/orders?${corrected}`
      const kept = withSameModal(href, open)
      expect(openModal(kept.split("?")[1] ?? "")?.name).toBe(name)
      expect(withoutModal({ path: "/orders", search: kept.split("?")[1] ?? "" })).toBe(
        corrected === "" ? "/orders" : `/orders?${new URLSearchParams(corrected).toString()}`,
      )
      expect(withSameModal(href, before)).toBe(href)
    }),
  )
})
