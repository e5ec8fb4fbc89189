/** Emits whether the device has a network, by the browser's word or the mobile wrapper's. */
import type { AppEvent } from "../events/catalogue.ts"

export const startNetworkFeed = (
  view: Window,
  emit: (events: readonly AppEvent[]) => void,
  watch?: (report: (online: boolean) => void) => void,
): void => {
  const report = (online: boolean): void => emit([{ type: "NetworkChanged", online }])
  if (watch !== undefined) return watch(report)
  const reportNow = (): void => report(view.navigator.onLine)
  view.addEventListener("online", reportNow)
  view.addEventListener("offline", reportNow)
  reportNow()
}
