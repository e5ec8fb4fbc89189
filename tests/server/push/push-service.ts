/** A push service of our own: takes messages, checks who signed them, and reads them as the browser would. RFC 8188, 8291, 8292. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID, type ECDH } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import { importJWK, jwtVerify } from "jose"
import type { PushPayload } from "../../../server/contract/pushes.ts"

export interface Delivered {
  readonly payload: PushPayload
  readonly headers: IncomingMessage["headers"]
  /** The signer: the claims, and the key. */
  readonly subject: string | undefined
  readonly audience: unknown
  readonly publicKey: string
}

export interface Device {
  /** The id that the browser would send to be subscribed. */
  readonly pushClientId: string
  readonly endpoint: string
  readonly auth: string
  /** Statuses to answer with, one after the other; after these 201. */
  readonly answers: { readonly status: number; readonly retryAfter?: string }[]
  /** Every request, whatever it was answered. */
  readonly asked: number
  readonly delivered: readonly Delivered[]
}

export interface PushService {
  readonly url: string
  readonly device: () => Device
  readonly close: () => Promise<void>
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length))

/** One record of aes128gcm: salt, record size, key id, then what is encrypted. */
const decrypt = (body: Buffer, own: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender])
  const secret = derive(own.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16)
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12)
  const cipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8")
}

const verified = async (authorization: string, audience: string) => {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), k=(.+)$/u.exec(authorization) ?? []
  const point = Buffer.from(publicKey, "base64url")
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"))
  const key = await importJWK({ kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, "ES256")
  const { payload } = await jwtVerify(token, key, { audience })
  return { subject: payload.sub, audience: payload.aud, publicKey }
}

interface Kept extends Device {
  asked: number
  readonly delivered: Delivered[]
  readonly own: ECDH
}

export const startPushService = async (): Promise<PushService> => {
  const devices = new Map<string, Kept>()
  const receive = async ({ url, headers }: IncomingMessage, body: Buffer, audience: string) => {
    const device = devices.get(url ?? "")
    if (device === undefined) return { status: 404 }
    device.asked += 1
    const signer = await verified(headers.authorization ?? "", audience)
    const answer = device.answers.shift() ?? { status: 201 }
    if (answer.status === 201) {
      const text = decrypt(body, device.own, Buffer.from(device.auth, "base64url"))
      device.delivered.push({ ...signer, headers, payload: JSON.parse(text) as PushPayload })
    }
    return answer
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      receive(request, Buffer.concat(parts), audience).then(
        ({ status, retryAfter }: Device["answers"][number]) =>
          response.writeHead(status, retryAfter === undefined ? {} : { "Retry-After": retryAfter }).end("x"),
        () => response.writeHead(403).end(),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const audience = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`

  return {
    url: audience,
    device: () => {
      const path = `/push/${randomUUID()}`
      const own = createECDH("prime256v1")
      const p256dh = own.generateKeys().toString("base64url")
      const auth = randomBytes(16).toString("base64url")
      const endpoint = `${audience}${path}`
      const pushClientId = JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } })
      const device: Kept = { pushClientId, endpoint, auth, own, answers: [], asked: 0, delivered: [] }
      devices.set(path, device)
      return device
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
