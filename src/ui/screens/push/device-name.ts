/** A device in words, "Firefox on Linux". E283, E340. */
import type { IntlShape } from "react-intl"
import { deviceWords } from "../../../domain/device-names.ts"

export const deviceName = (intl: IntlShape, userAgent: string): string => {
  const { browser, system } = deviceWords(userAgent)
  const known = browser === null ? "no" : system === null ? "half" : "yes"
  return intl.formatMessage({ id: "push.device" }, { browser: browser ?? "", system: system ?? "", known })
}
