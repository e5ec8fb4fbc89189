/** Hub messages about listings of both kinds become the same facts. Contract: openapi/notifications.yaml; E10, E219. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { systemEvent } from "../../src/events/wire/notices.ts"
import { decodeNotice } from "../../src/sdk/notices.ts"

const examples = parse(readFileSync(new URL("../../openapi/examples/hubs.yaml", import.meta.url), "utf8"))

/** What a client makes of an example under another name of the same source. */
const heard = (example: string, type: string) => {
  const decoded = decodeNotice("SystemNotification", { ...examples[example].value, type })
  if ("where" in decoded) throw new Error(`${type} is off the contract at ${decoded.where}.`)
  return systemEvent(decoded.notice)
}

const listingNews = {
  Submitted: "ListingSubmitted",
  Published: "ListingPublished",
  ModerationFailed: "ListingRefused",
  Archived: "ListingArchived",
  Expired: "ListingArchived",
  Canceled: "ListingChanged",
  ExpiringSoon: "ListingChanged",
  Blocked: "ListingChanged",
  Unblocked: "ListingChanged",
  Closed: "ListingChanged",
  Changed: "ListingChanged",
} as const

const applicationNews = {
  ApplicationCreated: "ApplicationSent",
  ApplicationCanceled: "ApplicationCanceled",
  ApplicationAccepted: "ApplicationAccepted",
  ApplicationRejected: "ApplicationRejected",
  ApplicationsRead: "ApplicationsRead",
  ApplicationChanged: "ApplicationChanged",
} as const

describe.each([
  ["Order", "orderPublished"],
  ["Offer", "offerPublished"],
] as const)("news of listings of kind %s", (kind, example) => {
  it.each(Object.entries(listingNews))("%s is heard as %s", (news, type) => {
    const { cursor, metadata } = examples[example].value
    const { key, name } = kind === "Order" ? metadata.order : metadata.offer
    expect(heard(example, `${kind}${news}Event`)).toMatchObject({ type, listing: { kind, key, name, asOf: cursor } })
  })
})

describe.each([
  ["Order", "", "applicationCreated"],
  ["Offer", "Offer", "offerApplicationCreated"],
] as const)("news of applications to listings of kind %s", (kind, prefix, example) => {
  it.each(Object.entries(applicationNews))("%s is heard as %s", (news, type) => {
    const { cursor, metadata } = examples[example].value
    const listingKey = kind === "Order" ? metadata.orderKey : metadata.offerKey
    const event = heard(example, `${prefix}${news}Event`)
    expect(event).toMatchObject({ type, listingKey, applications: [{ asOf: cursor, listing: { kind } }] })
  })
})
