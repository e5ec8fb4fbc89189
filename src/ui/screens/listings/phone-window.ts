/** The listing form in a phone-size window of its own, and how it tells the window that opened it. D11. */
import type { ListingKind } from "../../../domain/listings.ts"
import { paths } from "../../app/paths.ts"

const windowName = "create-order"
const channelName = "orders"
const features = "popup,width=420,height=860"

/** Answers false when the browser refused to open it. */
export const openPhoneWindow = (kind: ListingKind): boolean =>
  window.open(paths.newListing(kind), windowName, features) !== null

export const isPhoneWindow = (): boolean => window.name === windowName && window.opener !== null

export const phoneLink = (kind: ListingKind): string => new URL(paths.newListing(kind), window.location.origin).href

/** Tells the other windows that a listing was sent. */
export const tellListingSent = (): void => {
  const channel = new BroadcastChannel(channelName)
  const post = channel.postMessage.bind(channel)
  post("sent")
  channel.close()
}

/** Calls back each time a listing was sent from another window, until the answer is called. */
export const whenListingSent = (then: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener("message", then)
  return () => channel.close()
}
