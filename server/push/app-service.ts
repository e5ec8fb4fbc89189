/** The push service of an installed app: how it is asked, and what its answers mean. */
import { isRecord } from "../../src/domain/json.ts"
import type { PushMessage } from "../contract/pushes.ts"
import type { Credential } from "./credentials.ts"

export interface AppAnswer {
  readonly status: number
  readonly retryAfter: string | undefined
  /** Null where it was no JSON. */
  readonly body: unknown
}

export type Verdict =
  | { readonly is: "delivered" }
  /** `since`: when the push service knew it, if it says. */
  | { readonly is: "gone"; readonly since: Date | null }
  /** Our proof is good no more. */
  | { readonly is: "unproven" }
  /** `everybody`: it takes no message for any device now; else this one alone has to wait. */
  | { readonly is: "later"; readonly everybody: boolean }
  | { readonly is: "refused" }

export interface AppService {
  readonly host: string
  /** Made by us or given out by the push service, and sent with each message. */
  readonly credential: Credential
  readonly ask: (credential: string, token: string, message: PushMessage) => Promise<AppAnswer>
  readonly judge: (answer: AppAnswer) => Verdict
}

/** The push service's own name for what is wrong, for the log; never more than a word of it. */
export const wordFor = ({ status, body }: AppAnswer): string => {
  const { reason, code, error } = isRecord(body) ? body : {}
  const words = [reason, code, isRecord(error) ? error["status"] : null]
  const word = words.find((one) => typeof one === "string" && /^\w{1,40}$/u.test(one))
  return word === undefined ? String(status) : `${status} ${String(word)}`
}

/**
 * Answers the verdict that is the same with all: one device's limit holds up that device alone, an outage of theirs
 * everybody (E467).
 */
export const usualVerdict = ({ status }: AppAnswer): Verdict => {
  if (status >= 200 && status < 300) return { is: "delivered" }
  if (status === 401) return { is: "unproven" }
  if (status === 429 || status === 408) return { is: "later", everybody: false }
  return status >= 500 ? { is: "later", everybody: true } : { is: "refused" }
}
