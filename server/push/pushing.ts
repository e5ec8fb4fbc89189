/** All push services as one: browsers by Web Push, installed apps by that of their platform, if it is configured. */
import type { PushPlatform } from "../../src/domain/push.ts"
import type { PushConfig, VapidKeys } from "../config/push.ts"
import type { Pushing } from "../contract/pushes.ts"
import { apnsService } from "./apns.ts"
import type { AppService } from "./app-service.ts"
import { createAppSending, type AppSendingOptions, type SendToApp } from "./app-sending.ts"
import { fcmService } from "./fcm.ts"
import { hmsService } from "./hms.ts"
import { createBrowserSending } from "./sending.ts"
import { isDeviceToken, subscriptionOf } from "./subscriptions.ts"

interface PushingOptions extends AppSendingOptions {
  readonly config: PushConfig
  readonly keys: VapidKeys
  readonly productName: string
}

export const createPushing = ({ config, keys, productName, now, report }: PushingOptions): Pushing => {
  const { fcm, apns, hms } = config.apps
  const sending = (service: AppService | null): SendToApp | null =>
    service && createAppSending(service, { now, report })
  const toApp: Readonly<Record<PushPlatform, SendToApp | null>> = {
    fcm: sending(fcm && fcmService(fcm, now)),
    apns: sending(apns && apnsService(apns, now)),
    hms: sending(hms && hmsService(hms, now, productName)),
  }
  const toBrowser = createBrowserSending({ config, keys, report })
  return {
    accepts: (clientId) => subscriptionOf(clientId, config.allowLocal) !== null,
    reaches: ({ clientId, platform }) => (platform === null ? !isDeviceToken(clientId) : toApp[platform] !== null),
    send: ({ clientId, platform }, message) => {
      if (platform === null) return toBrowser(clientId, message)
      // The push service was configured when this was queued, and is not any more.
      return toApp[platform]?.(clientId, message) ?? Promise.resolve("dropped")
    },
  }
}
