/** A device is called as people call it: by its browser, or by the app that is installed on it. */
import { createIntl } from "react-intl"
import { expect, it } from "vitest"
import { deviceName } from "../../../src/ui/screens/push/device-name.ts"
import texts from "../../../src/ui/i18n/messages/en/push.json" with { type: "json" }
import type { MessageId } from "../../../src/ui/i18n/messages.ts"

const intl = createIntl({
  locale: "en",
  messages: texts as Partial<Record<MessageId, string>> as Record<MessageId, string>,
})
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"

it.each([
  [android, null, "Chrome on Android"],
  [android, { platform: "fcm", version: "1.4.0" }, "App 1.4.0 on Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)",
    { platform: "apns", version: "1.4.0" },
    "App 1.4.0 on iPhone",
  ],
  ["okhttp/5.0", { platform: "hms", version: "2.0.0" }, "App 2.0.0"],
  ["okhttp/5.0", null, "A device"],
] as const)("%s with %j is %s", (userAgent, app, name) => {
  expect(deviceName(intl, userAgent, app)).toBe(name)
})
