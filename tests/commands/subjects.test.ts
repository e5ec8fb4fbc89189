/** The bus and the screens say the same of what a command is about. */
import { expect, it } from "vitest"
import { handlers } from "../../src/commands/catalogue.ts"
import { runKeyOf, subjects, type About } from "../../src/commands/subjects.ts"

it.each(Object.entries(subjects))("%s is about all it says if it is a read, and only then", (type, rule) => {
  const { policy } = handlers[type as keyof typeof handlers]
  expect(rule === "all").toBe(policy === "share")
})

it.each<readonly [About, string]>([
  [{ type: "SubmitListing" }, "SubmitListing"],
  [{ type: "LoadAccount" }, "LoadAccount"],
  [{ type: "AcceptApplication", applicationKey: "a1" }, "AcceptApplication/a1"],
  [{ type: "MoveListing", key: "l1" }, "MoveListing/l1"],
  [{ type: "RepublishListing", listing: { key: "l1" } }, "RepublishListing/l1"],
  [{ type: "UploadListingFile", listing: { key: "l1" } }, "UploadListingFile/l1"],
  [
    { type: "LoadOwnListings", kind: "Order", executantKey: null, query: { tab: "published", page: 2 } },
    "LoadOwnListings//Order/2/published",
  ],
  [{ type: "FindAddresses", text: "10115" }, 'FindAddresses/"10115"'],
  [{ type: "FindAddresses", text: '"10115"' }, 'FindAddresses/"%2210115%22"'],
  [{ type: "FindSuggestions", kind: "Offer", text: "2026-01-31" }, 'FindSuggestions/Offer/"2026-01-31"'],
])("%j runs as %s", (about, key) => {
  expect(runKeyOf(about)).toBe(key)
})

it("is the same for a command and for its type and keys", () => {
  const command = {
    type: "CancelApplication",
    kind: "Order",
    listingKey: "l",
    applicationKey: "a",
    profileKey: "p",
  } as const
  expect(runKeyOf(command)).toBe(runKeyOf({ type: "CancelApplication", applicationKey: "a" }))
})
