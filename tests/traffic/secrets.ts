/** The secrets in requests and answers, which must stay out of every log, by kind. */
import type { IncomingHttpHeaders } from "node:http"

export const secretKinds = [
  "authorization",
  "access_token",
  "refresh_token",
  "id_token",
  "subject_token",
  "code",
  "code_verifier",
  "password",
  "cookie",
  "signature",
  "connection",
  "push",
  "api_key",
] as const

export type SecretKind = (typeof secretKinds)[number]

export interface Secret {
  readonly kind: SecretKind
  readonly value: string
}

const isKind = (name: string): name is SecretKind => (secretKinds as readonly string[]).includes(name)

/** Fields whose name differs from the kind of their secret. */
const otherNames: Readonly<Record<string, SecretKind>> = {
  id_token_hint: "id_token",
  token: "refresh_token",
  connectionToken: "connection",
  pushClientId: "push",
}

const kindOf = (name: string): SecretKind | undefined => otherNames[name] ?? (isKind(name) ? name : undefined)

const named = (name: string, value: unknown): readonly Secret[] => {
  const kind = kindOf(name)
  return kind === undefined || typeof value !== "string" || value === "" ? [] : [{ kind, value }]
}

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/**
 * A browser's subscription: its endpoint and keys are secret, as whoever knows them can push. For other devices, the
 * token.
 */
const inDevice = (pushClientId: string): readonly string[] => {
  const { endpoint, keys } = parsed(pushClientId)
  const auth = typeof keys === "object" && keys !== null && "auth" in keys ? keys.auth : undefined
  return endpoint === undefined ? [pushClientId] : [endpoint, auth].filter((one) => typeof one === "string")
}

const inFields = (fields: Iterable<readonly [string, unknown]>): readonly Secret[] =>
  [...fields].flatMap(([name, value]) =>
    name === "pushClientId" && typeof value === "string"
      ? inDevice(value).flatMap((one) => named(name, one))
      : named(name, value),
  )

/** Schemes other than these two, such as VAPID and AWS Signature, have the secret as a parameter. */
const inAuthorization = (header: string): readonly Secret[] => {
  const plain = /^(?:bearer|basic)\s+(.+)$/iu.exec(header)?.[1]
  const values =
    plain === undefined ? [...header.matchAll(/\b(?:t|signature)=([\w.~+/-]+)/giu)].map(([, one]) => one) : [plain]
  return values.flatMap((value) => named("authorization", value))
}

const inAddress = (url: string): readonly Secret[] => {
  const { pathname, searchParams } = new URL(url, "http://server")
  const id = pathname.startsWith("/hubs/") ? searchParams.get("id") : null
  return [...inFields(searchParams), ...named("connection", id)]
}

/** Secrets in a request's URL and headers. */
export const secretsInHead = (url: string, { authorization = "" }: IncomingHttpHeaders): readonly Secret[] => [
  ...inAuthorization(authorization),
  ...(URL.canParse(url, "http://server") ? inAddress(url) : []),
]

/** Secrets in a request's body: form or JSON. */
export const secretsInBody = (contentType: string, body: string): readonly Secret[] =>
  contentType.startsWith("application/x-www-form-urlencoded")
    ? inFields(new URLSearchParams(body))
    : inFields(Object.entries(parsed(body)))

const inAnswers = /"(access_token|refresh_token|id_token|connectionToken)":\s*"([^"\\]+)"|\b(signature)=([\w-]+)/gu

/** Response headers that set a cookie or redirect with secrets in the URL. */
const inAnswerHead = (head: string): readonly Secret[] =>
  [...head.matchAll(/^(set-cookie|location): *(\S+)/gimu)].flatMap(([, name = "", value = ""]) => {
    if (name.toLowerCase() === "set-cookie") return named("cookie", /=([^;]*)/u.exec(value)?.[1])
    return URL.canParse(value, "http://server") ? inAddress(value) : []
  })

/** Secrets in what a server writes to a connection: an answer's head, its body, or a hub's frame. */
export const secretsInAnswer = (text: string): readonly Secret[] => {
  const body = [...text.matchAll(inAnswers)].flatMap(([, token, value, signature, its]) =>
    named(token ?? signature ?? "", value ?? its),
  )
  return text.startsWith("HTTP/") ? [...inAnswerHead(text.split("\r\n\r\n", 1)[0] ?? ""), ...body] : body
}
