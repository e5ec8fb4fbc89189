/** Tells whether the device has a network, by the browser's word or the mobile wrapper's. */
import type { AppEvent } from "../events/catalogue.ts"

export const startNetworkFeed = (
  view: Window,
  emit: (events: readonly AppEvent[]) => void,
  watch?: (tell: (online: boolean) => void) => void,
): void => {
  const told = (online: boolean): void => emit([{ type: "NetworkChanged", online }])
  if (watch !== undefined) return watch(told)
  const tell = (): void => told(view.navigator.onLine)
  view.addEventListener("online", tell)
  view.addEventListener("offline", tell)
  tell()
}
