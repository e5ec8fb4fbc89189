/** Push services of installed apps of our own, as strict about who asks as the real ones. RFC 7515, 7523. */
import { generateKeyPairSync, randomUUID, type KeyObject } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import { createServer as createHttp2Server, type Http2ServerRequest, type Http2Session } from "node:http2"
import type { AddressInfo } from "node:net"
import { jwtVerify } from "jose"
import type { PushAppsConfig } from "../../../server/config/push-apps.ts"
import type { PushPlatform } from "../../../src/domain/push.ts"
import type { Clock } from "../clock.ts"

/** The service's answer in place of "taken". */
export interface Answer {
  readonly status: number
  readonly retryAfter?: string
  readonly body?: unknown
}

export interface Received {
  readonly headers: IncomingMessage["headers"]
  readonly path: string
  readonly body: unknown
}

export interface AppPushService {
  readonly config: PushAppsConfig
  /** Answers the secrets that must never be in a log. */
  readonly secrets: () => readonly string[]
  /** Answers to the next messages, one after the other; after these it takes them. */
  readonly answers: Answer[]
  /** Answers to those who ask for an access token; after these it gives one. */
  readonly tokenAnswers: Answer[]
  /** Messages of those who proved who they are, whatever was answered. */
  readonly received: Received[]
  /** Counts the credentials, each once. */
  readonly credentials: () => number
  /** Refuses from now on what it has taken until now. */
  readonly expire: () => void
  readonly close: () => Promise<void>
}

interface Behaviour {
  readonly proven: (authorization: string) => Promise<boolean>
  readonly unproven: Answer
  readonly taken: Answer
  readonly giveToken?: (form: URLSearchParams) => Promise<unknown>
}

type Parts = Pick<AppPushService, "answers" | "tokenAnswers" | "received">

const bodyOf = async (request: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString("utf8")
}

const answerTo = async (
  request: IncomingMessage | Http2ServerRequest,
  { proven, unproven, taken, giveToken }: Behaviour,
  { answers, tokenAnswers, received }: Parts,
): Promise<Answer> => {
  const [{ headers, url: path = "" }, text] = [request, await bodyOf(request)]
  if (path === "/token") {
    const refused = tokenAnswers.shift()
    if (refused !== undefined) return refused
    const body = await giveToken?.(new URLSearchParams(text))
    return body === undefined ? { status: 400, body: { error: "invalid_grant" } } : { status: 200, body }
  }
  if (!(await proven(headers.authorization ?? ""))) return unproven
  received.push({ headers, path, body: JSON.parse(text) as unknown })
  return answers.shift() ?? taken
}

const headersOf = ({ retryAfter }: Answer) => ({
  "content-type": "application/json",
  ...(retryAfter !== undefined && { "retry-after": retryAfter }),
})

/** Answers by HTTP, or by HTTP/2 for Apple. */
const serve = async (
  platform: PushPlatform,
  answer: (request: IncomingMessage | Http2ServerRequest) => Promise<Answer>,
) => {
  const sessions = new Set<Http2Session>()
  const server =
    platform === "apns"
      ? createHttp2Server((request, response) => {
          void answer(request).then((given) =>
            response.writeHead(given.status, headersOf(given)).end(JSON.stringify(given.body ?? {})),
          )
        }).on("session", (session) => void sessions.add(session))
      : createServer((request, response) => {
          void answer(request).then((given) =>
            response.writeHead(given.status, headersOf(given)).end(JSON.stringify(given.body ?? {})),
          )
        })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
        if ("closeAllConnections" in server) server.closeAllConnections()
      }),
  }
}

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 })
const curve = generateKeyPairSync("ec", { namedCurve: "P-256" })
const secret = randomUUID()

/** Answers whether a token is signed, by whom, and for whom. */
const signedBy = async (
  token: string,
  key: KeyObject,
  { issuer, audience, clock }: { readonly issuer: string; readonly audience?: string; readonly clock: Clock },
) => {
  const options = { issuer, currentDate: clock.now(), ...(audience !== undefined && { audience }) }
  return jwtVerify(token, key, options).catch(() => null)
}

/** All services at an address, which is asked of nobody while nothing is pushed. */
export const appsAt = (url: string): PushAppsConfig => {
  const tokenUrl = `${url}/token`
  return {
    fcm: {
      projectId: "market",
      clientEmail: "push@market.example",
      key: rsa.privateKey,
      keyId: "key-1",
      tokenUrl,
      url,
    },
    apns: { key: curve.privateKey, keyId: "KEY", teamId: "TEAM", topic: "example.market", url },
    hms: { appId: "104", secret, tokenUrl, url },
  }
}

/** A configuration under which a token of every platform is taken, and nothing goes out. */
export const everyApp = {
  keys: null,
  subject: "mailto:push@market.example",
  allowLocal: false,
  apps: appsAt("http://127.0.0.1:9"),
} as const

export const startAppService = async (platform: PushPlatform, clock: Clock): Promise<AppPushService> => {
  const parts: Parts = { answers: [], tokenAnswers: [], received: [] }
  const [good, seen] = [new Set<string>(), new Set<string>()]
  const given = (): unknown => {
    const value = `access-${randomUUID()}`
    good.add(value)
    seen.add(value)
    return { access_token: value, expires_in: 3600, token_type: "Bearer" }
  }
  const bearer = async (authorization: string): Promise<boolean> => good.has(authorization.replace(/^Bearer /u, ""))
  const revoked = new Set<string>()

  const behaviours: Readonly<Record<PushPlatform, (url: string) => Behaviour>> = {
    fcm: (url) => ({
      proven: bearer,
      unproven: { status: 401, body: { error: { code: 401, status: "UNAUTHENTICATED" } } },
      taken: { status: 200, body: { name: "projects/market/messages/1" } },
      giveToken: async (form) => {
        const isGrant = form.get("grant_type") === "urn:ietf:params:oauth:grant-type:jwt-bearer"
        const audience = `${url}/token`
        const by = { issuer: "push@market.example", audience, clock }
        const verified = await signedBy(form.get("assertion") ?? "", rsa.publicKey, by)
        const isWhole =
          verified?.protectedHeader.alg === "RS256" &&
          verified.protectedHeader.kid === "key-1" &&
          verified.payload["scope"] === "https://www.googleapis.com/auth/firebase.messaging"
        return isGrant && isWhole ? given() : undefined
      },
    }),
    hms: () => ({
      proven: bearer,
      unproven: { status: 200, body: { code: "80200003", msg: "OAuth token expired" } },
      taken: { status: 200, body: { code: "80000000", msg: "Success" } },
      giveToken: async (form) =>
        form.get("grant_type") === "client_credentials" &&
        form.get("client_id") === "104" &&
        form.get("client_secret") === secret
          ? given()
          : undefined,
    }),
    apns: () => ({
      proven: async (authorization) => {
        const token = authorization.replace(/^bearer /u, "")
        const verified = await signedBy(token, curve.publicKey, { issuer: "TEAM", clock })
        const isWhole = verified?.protectedHeader.alg === "ES256" && verified.protectedHeader.kid === "KEY"
        const ageSeconds = clock.now().getTime() / 1000 - (verified?.payload.iat ?? 0)
        if (!isWhole) return false
        seen.add(token)
        return ageSeconds < 60 * 60 && !revoked.has(token)
      },
      unproven: { status: 403, body: { reason: "ExpiredProviderToken" } },
      taken: { status: 200 },
    }),
  }

  let behaviour: Behaviour | null = null
  const server = await serve(platform, (request) =>
    behaviour === null ? Promise.resolve({ status: 500 }) : answerTo(request, behaviour, parts),
  )
  behaviour = behaviours[platform](server.url)
  return {
    ...parts,
    config: { fcm: null, apns: null, hms: null, [platform]: appsAt(server.url)[platform] },
    secrets: () => [secret, ...seen],
    credentials: () => seen.size,
    expire: () => {
      good.clear()
      for (const token of seen) revoked.add(token)
    },
    close: server.close,
  }
}
