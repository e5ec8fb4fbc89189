/** Sends a random request, with keys that there are. */
import { withKeys, type KeyPool } from "./keys.ts"
import type { FuzzCaller } from "./people.ts"
import type { FuzzBody, FuzzRequest } from "./requests.ts"

export interface Sent {
  readonly url: string
  readonly init: RequestInit
  /** The body, where it is JSON and was sent as such. */
  readonly json: { readonly value: unknown } | null
}

export interface Heard {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
}

/** Addresses with an empty, `.` or `..` step are those of something else. */
const step = (value: unknown): string => {
  const text = String(value).toWellFormed()
  return encodeURIComponent(/^\.{0,2}$/u.test(text) ? "x" : text)
}

/** Answers a value as far as a header can carry it at all. */
const headerText = (value: unknown): string =>
  String(value)
    .replaceAll(/[^ -~]/gu, "")
    .trim()

type Fill = (value: unknown) => unknown

const bodyOf = (body: FuzzBody | null, fill: Fill): Pick<Sent, "init" | "json"> => {
  if (body === null) return { init: {}, json: null }
  if (body.kind === "form") return { init: { body: body.form }, json: null }
  if (body.kind === "file") {
    const form = new FormData()
    form.append(body.field, new Blob([body.content]), body.name)
    return { init: { body: form }, json: null }
  }
  if (body.kind === "raw")
    return {
      init: { body: body.content, headers: body.type === null ? {} : { "Content-Type": body.type } },
      json: null,
    }
  const json = fill(body.value)
  const text = JSON.stringify(json)
  return { init: { body: text, headers: { "Content-Type": "application/json" } }, json: { value: JSON.parse(text) } }
}

/** The request as it is sent by somebody. */
export const prepare = (origin: string, request: FuzzRequest, pool: KeyPool, asker: FuzzCaller): Sent => {
  const { operation, parameters, body } = request
  const { token, accountKey } = asker
  const fill: Fill = (value) => withKeys(value, pool, accountKey)
  const path = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => step(fill(parameters.path[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters.query))
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(fill(one)).toWellFormed())
  const headers = Object.entries(parameters.header).map(([name, value]) => [name, headerText(fill(value))])
  const { init, json } = bodyOf(body, fill)
  return {
    url: `${origin}/api/${operation.service}${path}${query.size > 0 ? `?${query}` : ""}`,
    init: {
      ...init,
      method: operation.method.toUpperCase(),
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        ...Object.fromEntries(headers),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
    },
    json,
  }
}

export const send = async ({ url, init }: Sent): Promise<Heard> => {
  const response = await fetch(url, init)
  const text = await response.text()
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : text }
}
