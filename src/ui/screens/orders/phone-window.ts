/** The order form in a phone-size window of its own, and how it tells the window that opened it. D11. */
import { paths } from "../../routes/paths.ts"

const windowName = "create-order"
const channelName = "orders"
const features = "popup,width=420,height=860"

/** Answers false when the browser refused to open it. */
export const openPhoneWindow = (): boolean => window.open(paths.newOrder, windowName, features) !== null

export const isPhoneWindow = (): boolean => window.name === windowName && window.opener !== null

export const phoneLink = (): string => new URL(paths.newOrder, window.location.origin).href

/** Tells the other windows that an order was sent. */
export const tellOrderSent = (): void => {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel knows one origin only
  channel.postMessage("sent")
  channel.close()
}

/** Calls back each time an order was sent from another window, until the answer is called. */
export const whenOrderSent = (then: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener("message", then)
  return () => channel.close()
}
