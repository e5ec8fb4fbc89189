/** Hands one message to one push service, encrypted and signed. RFC 8030, 8188, 8291, 8292; D84; E92, E93. */
import { hourMs } from "../../src/domain/durations.ts"
import type { PushMessage, PushOutcome, Pushing } from "../contract/services.ts"
import { request as requestPlain, type IncomingMessage } from "node:http"
import { request as requestSecure } from "node:https"
import webPush, { type RequestDetails } from "web-push"
import { TryLater } from "../contract/later.ts"
import { NotPublic, publicLookup } from "./addresses.ts"
import type { PushConfig, VapidKeys } from "../config/push.ts"
import { subscriptionOf } from "./subscriptions.ts"

const patienceMs = 10_000
/** What a device that is off for longer will find in its list anyway. */
const timeToLiveSeconds = 24 * 60 * 60
const longestPauseMs = hourMs

interface Heard {
  readonly status: number
  readonly retryAfter: string | undefined
}

/** Redirections aren't followed, and no body is read: the status says it all. */
const post = ({ endpoint, method, headers, body }: RequestDetails, allowLocal: boolean): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const request = endpoint.startsWith("https:") ? requestSecure : requestPlain
    const options = {
      method,
      headers,
      agent: false,
      signal: AbortSignal.timeout(patienceMs),
      ...(!allowLocal && { lookup: publicLookup }),
    } as const
    const hear = (response: IncomingMessage): void => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] })
      response.destroy()
    }
    request(endpoint, options, hear).once("error", reject).end(body)
  })

/** Seconds, or a date. */
const pauseMs = (retryAfter: string | undefined): number => {
  if (retryAfter === undefined) return 0
  const ms = /^\d+$/u.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestPauseMs) : 0
}

const isPassing = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown"
  return "code" in error && typeof error.code === "string" ? error.code : error.name
}

interface Sender {
  readonly config: PushConfig
  readonly keys: VapidKeys
  /** Hears of messages that are dropped. */
  readonly report: (problem: string) => void
}

const send = async ({ config, keys, report }: Sender, clientId: string, message: PushMessage): Promise<PushOutcome> => {
  const { allowLocal, subject } = config
  const subscription = subscriptionOf(clientId, allowLocal)
  if (subscription === null) return "gone"
  const { host } = new URL(subscription.endpoint)
  const drop = (why: string): PushOutcome => {
    report(`A push to ${host} was dropped: ${why}.`)
    return "dropped"
  }
  let details: RequestDetails
  try {
    details = webPush.generateRequestDetails(subscription, message.payload, {
      vapidDetails: { subject, ...keys },
      TTL: timeToLiveSeconds,
      urgency: message.urgency,
      topic: message.topic,
      contentEncoding: "aes128gcm",
    })
  } catch {
    return "gone" // the key is no point of the curve
  }
  let heard: Heard
  try {
    heard = await post(details, allowLocal)
  } catch (error) {
    if (error instanceof NotPublic) return drop("its address is not a public one")
    throw new TryLater(`${host} could not be asked: ${reasonOf(error)}.`)
  }
  const { status, retryAfter } = heard
  if (status >= 200 && status < 300) return "delivered"
  if (status === 404 || status === 410) return "gone"
  if (isPassing(status)) throw new TryLater(`${host} answered ${status}.`, pauseMs(retryAfter))
  return drop(`it answered ${status}`)
}

export const createPushing = (sender: Sender): Pushing => ({
  accepts: (clientId) => subscriptionOf(clientId, sender.config.allowLocal) !== null,
  send: (clientId, message) => send(sender, clientId, message),
})
