/** A device in words, "Firefox on Linux", or "App 1.4.0 on Android" where the app is installed there. */
import type { IntlShape } from "react-intl"
import { deviceWords } from "../../../domain/device-names.ts"
import type { PushDevice } from "../../../domain/push.ts"

/** The app's pages say of themselves what a browser's do, so it is the app that names the device then. */
export const deviceName = (intl: IntlShape, userAgent: string, app: PushDevice["app"] = null): string => {
  const { browser: named, system } = deviceWords(userAgent)
  const browser = app === null ? named : intl.formatMessage({ id: "push.device.app" }, { version: app.version })
  const known = browser === null ? "no" : system === null ? "half" : "yes"
  return intl.formatMessage({ id: "push.device" }, { browser: browser ?? "", system: system ?? "", known })
}
