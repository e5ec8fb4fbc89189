/** Firebase Cloud Messaging, HTTP v1: its access tokens (RFC 7523), its messages and what it answers. */
import { SignJWT } from "jose"
import { minuteMs } from "../../src/domain/durations.ts"
import { isRecord } from "../../src/domain/json.ts"
import type { FcmConfig } from "../config/push-apps.ts"
import type { PushMessage } from "../contract/pushes.ts"
import { accessToken, postJson } from "./app-asking.ts"
import { appData } from "./app-payload.ts"
import { usualVerdict, type AppAnswer, type AppService, type Verdict } from "./app-service.ts"
import { createCredential, type MadeCredential } from "./credentials.ts"
import { timeToLiveSeconds } from "./trying-again.ts"

const scope = "https://www.googleapis.com/auth/firebase.messaging"

const askToken = async ({ clientEmail, key, keyId, tokenUrl }: FcmConfig, now: Date): Promise<MadeCredential> => {
  const seconds = Math.floor(now.getTime() / 1000)
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: keyId })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 60 * 60)
    .sign(key)
  return accessToken(tokenUrl, { grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion })
}

const messageTo = (token: string, { payload, topic, urgency }: PushMessage): unknown => ({
  message: {
    token,
    notification: { title: payload.title, body: payload.text },
    data: appData(payload),
    android: {
      collapse_key: topic,
      priority: urgency === "high" ? "HIGH" : "NORMAL",
      ttl: `${timeToLiveSeconds}s`,
      notification: { tag: topic },
    },
  },
})

/** The error codes of its own, and the fields that it names as wrong. */
const detailsOf = (body: unknown): { readonly codes: readonly unknown[]; readonly fields: readonly unknown[] } => {
  const error = isRecord(body) ? body["error"] : null
  const given = isRecord(error) && Array.isArray(error["details"]) ? error["details"].filter(isRecord) : []
  const violations = given.flatMap(({ fieldViolations: some }) => (Array.isArray(some) ? some.filter(isRecord) : []))
  return { codes: given.map(({ errorCode }) => errorCode), fields: violations.map(({ field }) => field) }
}

/** A token of another sender's app, or one that is none, never becomes one of ours. */
const judge = (answer: AppAnswer): Verdict => {
  const { codes, fields } = detailsOf(answer.body)
  const isGone = codes.includes("UNREGISTERED") || codes.includes("SENDER_ID_MISMATCH")
  return isGone || fields.includes("message.token") ? { is: "gone", since: null } : usualVerdict(answer)
}

export const fcmService = (config: FcmConfig, now: () => Date): AppService => ({
  host: new URL(config.url).host,
  credential: createCredential({ make: () => askToken(config, now()), now, leastAgeMs: minuteMs }),
  ask: (proof, token, message) =>
    postJson(`${config.url}/v1/projects/${config.projectId}/messages:send`, proof, messageTo(token, message)),
  judge,
})
