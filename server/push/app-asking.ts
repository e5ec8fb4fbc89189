/** Asks a push service by HTTP, and the one that gives out its access tokens. RFC 6749. */
import { minuteMs, secondMs } from "../../src/domain/durations.ts"
import { isRecord } from "../../src/domain/json.ts"
import { TryLater } from "../contract/later.ts"
import type { AppAnswer } from "./app-service.ts"
import type { MadeCredential } from "./credentials.ts"
import { patienceMs, pauseMs, reasonOf } from "./trying-again.ts"

const mostBytes = 64_000

export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads the text of an answer; one that is longer than any answer that means something is no answer. */
const textOf = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > mostBytes) return ""
    parts.push(part)
  }
  return Buffer.concat(parts).toString("utf8")
}

export const post = async (
  url: string,
  request: { readonly headers?: Readonly<Record<string, string>>; readonly body: string | URLSearchParams },
): Promise<AppAnswer> => {
  const response = await fetch(url, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
    ...request,
  })
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after") ?? undefined,
    body: parsedJson(await textOf(response)),
  }
}

export const postJson = (url: string, accessToken: string, body: unknown): Promise<AppAnswer> =>
  post(url, {
    headers: { Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })

/** @throws {TryLater} whose message has neither what was sent nor what was answered */
export const accessToken = async (url: string, form: Readonly<Record<string, string>>): Promise<MadeCredential> => {
  const { host } = new URL(url)
  const answer = await post(url, { body: new URLSearchParams(form) }).catch((error: unknown) => {
    throw new TryLater(`${host} could not be asked for an access token: ${reasonOf(error)}.`)
  })
  const given = isRecord(answer.body) ? answer.body : {}
  const { access_token: value, expires_in: seconds } = given
  if (answer.status !== 200 || typeof value !== "string" || typeof seconds !== "number")
    throw new TryLater(`${host} gave no access token: it answered ${answer.status}.`, pauseMs(answer.retryAfter))
  // A message that is sent with it a moment before its end would come too late.
  return { value, lastsMs: Math.max(seconds * secondMs - minuteMs, minuteMs) }
}
