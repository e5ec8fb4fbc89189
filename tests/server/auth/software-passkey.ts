/** A passkey made of software: it answers what a browser would, as it should or as a test says. WebAuthn 3 §6. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import { isoCBOR } from "@simplewebauthn/server/helpers"

interface Question {
  readonly challenge: string
  readonly rp?: { readonly id: string }
  readonly rpId?: string
}

/** The lies that a passkey tells of itself. */
interface Lie {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  readonly fmt?: string
  readonly isPresent?: boolean
}

const sha256 = (data: Uint8Array | string): Buffer => createHash("sha256").update(data).digest()
const encoded = (data: Uint8Array | string): string => Buffer.from(data).toString("base64url")

const coseKey = (jwk: { readonly x?: string; readonly y?: string }): Uint8Array =>
  isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(jwk.x ?? "", "base64url"))],
      [-3, Uint8Array.from(Buffer.from(jwk.y ?? "", "base64url"))],
    ]),
  )

export const softwarePasskey = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const id = randomBytes(32)
  let counter = 0

  const clientDataOf = (type: string, { challenge }: Question, lie: Lie): string =>
    JSON.stringify({ type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? origin, crossOrigin: false })

  const headOf = ({ rp, rpId = rp?.id ?? "" }: Question, flags: number, lie: Lie): Buffer => {
    const count = Buffer.alloc(4)
    counter += 1
    count.writeUInt32BE(lie.counter ?? counter)
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([lie.isPresent === false ? flags & ~1 : flags]), count])
  }

  const answer = (response: object) => {
    const common = { id: encoded(id), rawId: encoded(id), type: "public-key", clientExtensionResults: {} }
    return JSON.stringify({ ...common, response })
  }

  return {
    /** The answer to a question for a new passkey. */
    made: (question: Question, lie: Lie = {}): string => {
      const key = coseKey(publicKey.export({ format: "jwk" }))
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([headOf(question, 0x45, lie), Buffer.alloc(16), length, id, key])
      const attestation = new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
        ["fmt", lie.fmt ?? "none"],
        ["attStmt", new Map()],
        ["authData", Uint8Array.from(authData)],
      ])
      return answer({
        clientDataJSON: encoded(clientDataOf("webauthn.create", question, lie)),
        attestationObject: encoded(isoCBOR.encode(attestation)),
        transports: ["internal"],
      })
    },

    /** The answer to a question for one that there is. */
    signed: (question: Question, lie: Lie = {}): string => {
      const clientData = clientDataOf("webauthn.get", question, lie)
      const authenticatorData = headOf(question, 0x05, lie)
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      return answer({
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(authenticatorData),
        signature: encoded(signature),
      })
    },
  }
}

const unescaped = (text: string): string => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&")

/** The question in a page's form. */
export const questionIn = ({ text }: { readonly text: string }): Question =>
  JSON.parse(unescaped(/data-passkey="([^"]*)"/u.exec(text)?.[1] ?? "null")) as Question
