/** HMS Push Kit: its access tokens, its messages and the codes that it answers with. */
import { minuteMs } from "../../src/domain/durations.ts"
import { isRecord } from "../../src/domain/json.ts"
import type { HmsConfig } from "../config/push-apps.ts"
import type { PushMessage } from "../contract/pushes.ts"
import { accessToken, postJson } from "./app-asking.ts"
import { appData } from "./app-payload.ts"
import { usualVerdict, type AppAnswer, type AppService, type Verdict } from "./app-service.ts"
import { createCredential } from "./credentials.ts"
import { timeToLiveSeconds } from "./trying-again.ts"

/** A tap opens the app, which reads in the data where to go. */
const opensApp = 3

/** A title alone is no notification to this service, which wants a body with it. */
const wordsOf = ({ title, text }: PushMessage["payload"], appName: string) =>
  text === "" ? { title: appName, body: title } : { title, body: text }

const messageTo = (token: string, { payload, topic, urgency }: PushMessage, appName: string): unknown => ({
  validate_only: false,
  message: {
    token: [token],
    data: JSON.stringify(appData(payload)),
    android: {
      urgency: urgency === "high" ? "HIGH" : "NORMAL",
      ttl: `${timeToLiveSeconds}s`,
      notification: { ...wordsOf(payload, appName), tag: topic, click_action: { type: opensApp } },
    },
  },
})

/** By the code in its body, for most come with status 200. */
const verdicts: Readonly<Record<string, Verdict>> = {
  "80000000": { is: "delivered" },
  // All tokens are invalid, and there was but one.
  "80300007": { is: "gone", since: null },
  "80200001": { is: "unproven" },
  "80200003": { is: "unproven" },
  "81000001": { is: "later", everybody: true },
}

const judge = (answer: AppAnswer): Verdict => {
  const code = isRecord(answer.body) ? answer.body["code"] : null
  const known = typeof code === "string" ? verdicts[code] : undefined
  if (known !== undefined) return known
  const usual = usualVerdict(answer)
  return usual.is === "delivered" ? { is: "refused" } : usual
}

export const hmsService = (config: HmsConfig, now: () => Date, appName: string): AppService => ({
  host: new URL(config.url).host,
  credential: createCredential({
    make: () =>
      accessToken(config.tokenUrl, {
        grant_type: "client_credentials",
        client_id: config.appId,
        client_secret: config.secret,
      }),
    now,
    leastAgeMs: minuteMs,
  }),
  ask: (proof, token, message) =>
    postJson(
      `${config.url}/v1/${encodeURIComponent(config.appId)}/messages:send`,
      proof,
      messageTo(token, message, appName),
    ),
  judge,
})
