/** Hands one message to the push service of a browser, encrypted and signed. RFC 8030, 8188, 8291, 8292. */
import type { PushMessage, PushOutcome } from "../contract/pushes.ts"
import { request as requestPlain, type IncomingMessage } from "node:http"
import { request as requestSecure } from "node:https"
import webPush, { type RequestDetails } from "web-push"
import { TryLater } from "../contract/later.ts"
import { NotPublic, publicLookup } from "./addresses.ts"
import type { PushConfig, VapidKeys } from "../config/push.ts"
import { subscriptionOf } from "./subscriptions.ts"
import { isPassing, patienceMs, pauseMs, reasonOf, timeToLiveSeconds } from "./trying-again.ts"

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

interface Sender {
  readonly config: Pick<PushConfig, "subject" | "allowLocal">
  readonly keys: VapidKeys
  /** Hears of messages that are dropped. */
  readonly report: (problem: string) => void
}

const send = async ({ config, keys, report }: Sender, clientId: string, message: PushMessage): Promise<PushOutcome> => {
  const { allowLocal, subject } = config
  const subscription = subscriptionOf(clientId, allowLocal)
  if (subscription === null) return { goneSince: null }
  const { host } = new URL(subscription.endpoint)
  const drop = (why: string): PushOutcome => {
    report(`A push to ${host} was dropped: ${why}.`)
    return "dropped"
  }
  let details: RequestDetails
  try {
    details = webPush.generateRequestDetails(subscription, JSON.stringify(message.payload), {
      vapidDetails: { subject, ...keys },
      TTL: timeToLiveSeconds,
      urgency: message.urgency,
      topic: message.topic,
      contentEncoding: "aes128gcm",
    })
  } catch {
    return { goneSince: null } // the key is no point of the curve
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
  if (status === 404 || status === 410) return { goneSince: null }
  if (isPassing(status)) throw new TryLater(`${host} answered ${status}.`, pauseMs(retryAfter))
  return drop(`it answered ${status}`)
}

export const createBrowserSending =
  (sender: Sender) =>
  (clientId: string, message: PushMessage): Promise<PushOutcome> =>
    send(sender, clientId, message)
