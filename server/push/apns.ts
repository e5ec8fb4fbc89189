/** The Apple Push Notification service: its provider tokens, its messages and its reasons. RFC 7519. */
import { SignJWT } from "jose"
import { minuteMs } from "../../src/domain/durations.ts"
import { isRecord } from "../../src/domain/json.ts"
import type { ApnsConfig } from "../config/push-apps.ts"
import type { PushMessage } from "../contract/pushes.ts"
import { createApnsConnection } from "./apns-connection.ts"
import { appData } from "./app-payload.ts"
import { usualVerdict, type AppAnswer, type AppService, type Verdict } from "./app-service.ts"
import { createCredential, type MadeCredential } from "./credentials.ts"
import { timeToLiveSeconds } from "./trying-again.ts"

/** Tokens are refused after an hour, and whoever makes another within twenty minutes is refused as well. */
const lastsMs = 45 * minuteMs
const leastAgeMs = 20 * minuteMs

const providerToken = async ({ key, keyId, teamId }: ApnsConfig, now: Date): Promise<MadeCredential> => ({
  value: await new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .sign(key),
  lastsMs,
})

const headersOf = ({ topic: app }: ApnsConfig, { topic, urgency }: PushMessage, now: Date) => ({
  "content-type": "application/json",
  "apns-topic": app,
  "apns-push-type": "alert",
  "apns-priority": urgency === "high" ? "10" : "5",
  "apns-expiration": String(Math.floor(now.getTime() / 1000) + timeToLiveSeconds),
  "apns-collapse-id": topic,
})

const bodyOf = ({ payload }: PushMessage): string => {
  const { title, text, tag } = payload
  const alert = text === "" ? { title } : { title, body: text }
  return JSON.stringify({ ...appData(payload), aps: { alert, sound: "default", "thread-id": tag } })
}

/** A device that registered after the moment that comes with it is there again. */
const moment = (timestamp: unknown): Date | null => (typeof timestamp === "number" ? new Date(timestamp) : null)

const judge = (answer: AppAnswer): Verdict => {
  const { reason, timestamp } = isRecord(answer.body) ? answer.body : {}
  if (answer.status === 410) return { is: "gone", since: moment(timestamp) }
  if (reason === "BadDeviceToken" || reason === "DeviceTokenNotForTopic") return { is: "gone", since: null }
  if (reason === "ExpiredProviderToken") return { is: "unproven" }
  // Of provider tokens, which are for all devices.
  if (reason === "TooManyProviderTokenUpdates") return { is: "later", everybody: true }
  return usualVerdict(answer)
}

export const apnsService = (config: ApnsConfig, now: () => Date): AppService => {
  const connection = createApnsConnection(config.url)
  return {
    host: new URL(config.url).host,
    credential: createCredential({ make: () => providerToken(config, now()), now, leastAgeMs }),
    ask: (proof, token, message) =>
      connection(
        {
          ":path": `/3/device/${token}`,
          authorization: `bearer ${proof}`,
          ...headersOf(config, message, now()),
        },
        bodyOf(message),
      ),
    judge,
  }
}
