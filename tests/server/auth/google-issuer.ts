/** A second OpenID provider on a free port, which signs people's tokens as Google does. */
import { createServer, type ServerResponse } from "node:http"
import { exportJWK, generateKeyPair, SignJWT, type JWK } from "jose"

const clientId = "handra.apps.example"

/** The claims of a token, where they are not the usual. */
export interface Said {
  readonly issuer?: string
  readonly audience?: string | string[]
  /** Seconds from now. */
  readonly issued?: number
  readonly expires?: number
  readonly kid?: string
  readonly claims?: Readonly<Record<string, unknown>>
}

export interface GoogleIssuer {
  readonly url: string
  readonly clientId: string
  readonly jwksUrl: string
  /** A token for the person of that number. */
  readonly tokenFor: (sub: string, email: string, said?: Said) => Promise<string>
  /** From now on signs with another key, and says so. */
  readonly rotate: () => Promise<void>
  /** Answers how often the keys were asked for. */
  readonly asked: () => number
  /** Turns the issuer on, or off, where it helps with nothing. */
  readonly turn: (state: "on" | "off") => void
  readonly close: () => Promise<void>
}

const newKey = async (kid: string) => {
  const { privateKey, publicKey } = await generateKeyPair("RS256")
  const shown: JWK = { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" }
  return { kid, privateKey, shown }
}

export const startGoogleIssuer = async (): Promise<GoogleIssuer> => {
  let key = await newKey("first")
  let isOn = true
  let asked = 0
  const answer = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    if (!isOn) return answer(response, 503, { error: "down" })
    if (request.url === "/.well-known/openid-configuration")
      return answer(response, 200, { issuer: url, jwks_uri: `${url}/certs` })
    if (request.url !== "/certs") return answer(response, 404, {})
    asked += 1
    return answer(response, 200, { keys: [key.shown] })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`

  return {
    url,
    clientId,
    jwksUrl: `${url}/certs`,
    tokenFor: (sub, email, said = {}) => {
      const { issuer = url, audience = clientId, issued = 0, expires = 3600, kid = key.kid, claims = {} } = said
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ email, email_verified: true, name: "Gül Yıldız", jti: crypto.randomUUID(), ...claims })
        .setProtectedHeader({ alg: "RS256", kid, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(sub)
        .setIssuedAt(now + issued)
        .setExpirationTime(now + expires)
        .sign(key.privateKey)
    },
    rotate: async () => {
      key = await newKey("second")
    },
    asked: () => asked,
    turn: (state) => {
      isOn = state === "on"
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
