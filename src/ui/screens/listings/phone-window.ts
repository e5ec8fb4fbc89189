/** The listing form in a phone-size window of its own, and how it reports to the window that opened it. */
const windowName = "listing-form"
const channelName = "listings"
const features = "popup,width=420,height=860"

/** `form`: the form's path. Answers false when the browser refused to open it. */
export const openPhoneWindow = (form: string): boolean => window.open(form, windowName, features) !== null

export const isPhoneWindow = (): boolean => window.name === windowName && window.opener !== null

export const phoneLink = (form: string): string => new URL(form, window.location.origin).href

/** Broadcasts to the other windows that a listing was sent; `next`: the address of what comes after the form. */
export const broadcastListingSent = (next: string): void => {
  const channel = new BroadcastChannel(channelName)
  const post = channel.postMessage.bind(channel)
  post(next)
  channel.close()
}

/** Calls back each time a listing was sent from another window, until the answer is called. */
export const whenListingSent = (then: (next: string) => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") then(data)
  })
  return () => channel.close()
}
