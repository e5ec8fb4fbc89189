/** Whether the device has a network, as the browser tells it. D85. */
import type { AppEvent } from "../events/catalogue.ts"

export const startNetworkFeed = (view: Window, emit: (events: readonly AppEvent[]) => void): void => {
  const tell = (): void => emit([{ type: "NetworkChanged", online: view.navigator.onLine }])
  view.addEventListener("online", tell)
  view.addEventListener("offline", tell)
  tell()
}
