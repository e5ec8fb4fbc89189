/**
 * Passkeys as the second step: how one is made and how it signs, by WebAuthn (`@simplewebauthn/server`). Each answer is
 * to one question of ours, which is asked once and waits where one browser reaches it.
 */
import { randomUUID } from "node:crypto"
import { isIP } from "node:net"
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server"
import { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers"
import type { Kysely } from "kysely"
import { minuteMs } from "../../src/domain/durations.ts"
import type { Schema } from "../db/schema.ts"
import { keepRecord, takeRecord } from "./kept-records.ts"
import type { IdentityUser } from "./users.ts"

/** The most of one person; each needs a hand at it, so more are of no use. */
export const mostPasskeys = 10

/** As long as browsers wait, and what people take to find theirs. */
const askedMs = 10 * minuteMs

/** Ed25519, ES256 and RS256, which all authenticators have one of, by COSE's numbers. */
const algorithms: number[] = [-8, -7, -257]

/** Browsers keep a passkey for a host by its name; over plain http they do so on localhost alone. */
interface PasskeyHost {
  readonly id: string
  readonly origin: string
}

/** Null where browsers make no passkeys. */
export const passkeyHost = (publicUrl: string): PasskeyHost | null => {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isAddress = isIP(hostname.replaceAll(/[[\]]/gu, "")) !== 0
  const isTrusted = protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost")
  return isTrusted && !isAddress ? { id: hostname, origin } : null
}

interface Question {
  /** Named as the provider's records name it, so that it ends with the person's sign-ins. */
  readonly accountId: string
  readonly challenge: string
}

export interface Asking {
  readonly host: PasskeyHost
  readonly subject: string
  /** The session or the interaction, which one browser has. */
  readonly place: string
}

const placeOf = ({ place }: Asking) => ({ model: "PasskeyQuestion", id: place }) as const

const keepQuestion = (db: Kysely<Schema>, asking: Asking, challenge: string): Promise<void> => {
  const question: Question = { accountId: asking.subject, challenge }
  return keepRecord(db, placeOf(asking), question, askedMs)
}

const takeQuestion = async (db: Kysely<Schema>, asking: Asking): Promise<string | undefined> => {
  const question = await takeRecord<Question>(db, placeOf(asking))
  return question?.accountId === asking.subject ? question.challenge : undefined
}

const credentialsOf = async (db: Kysely<Schema>, subject: string) => {
  const rows = await db
    .selectFrom("identity_passkeys")
    .select(["credential", "transports"])
    .where("subject", "=", subject)
    .execute()
  return rows.map(({ credential: id, transports }) => ({ id, transports: [...transports] }))
}

/** The question by which a browser makes a passkey, as JSON. */
export const askForNewPasskey = async (
  db: Kysely<Schema>,
  asking: Asking,
  { productName, person }: { readonly productName: string; readonly person: IdentityUser },
): Promise<string> => {
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: asking.host.id,
    userName: person.email,
    userDisplayName: person.name,
    userID: Uint8Array.from(Buffer.from(person.subject)),
    excludeCredentials: await credentialsOf(db, person.subject),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  })
  await keepQuestion(db, asking, options.challenge)
  return JSON.stringify(options)
}

/** The question that a passkey of the person's answers, as JSON. */
export const askForPasskey = async (db: Kysely<Schema>, asking: Asking): Promise<string> => {
  const options = await generateAuthenticationOptions({
    rpID: asking.host.id,
    allowCredentials: await credentialsOf(db, asking.subject),
    userVerification: "preferred",
  })
  await keepQuestion(db, asking, options.challenge)
  return JSON.stringify(options)
}

const parsed = (answer: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(answer)
    return typeof value === "object" && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Where a certificate comes along we asked for none: reading it, and asking others about it, is left out. */
const hasNoCertificate = ({ response }: RegistrationResponseJSON): boolean => {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  const isOwn = attestation.get("fmt") === "packed" && attestation.get("attStmt").get("x5c") === undefined
  return attestation.get("fmt") === "none" || isOwn
}

const newPasskeyIn = async (answer: string, { id, origin }: PasskeyHost, challenge: string) => {
  try {
    // The library checks each member; whatever else it is, it throws at.
    const response = parsed(answer) as RegistrationResponseJSON
    if (!hasNoCertificate(response)) return undefined
    const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id }
    const made = await verifyRegistrationResponse({
      response,
      ...expected,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: false,
    })
    return made.registrationInfo?.credential
  } catch {
    return undefined
  }
}

export interface NewPasskey {
  readonly name: string
  /** The browser's answer. */
  readonly answer: string
}

/** Adds the passkey that a browser has made: `failed` where it is none, `gone` where nothing was asked, or too long ago. */
export const addPasskey = async (
  db: Kysely<Schema>,
  asking: Asking,
  { answer, name }: NewPasskey,
): Promise<"added" | "failed" | "gone"> => {
  const challenge = await takeQuestion(db, asking)
  if (challenge === undefined) return "gone"
  const made = await newPasskeyIn(answer, asking.host, challenge)
  if (made === undefined) return "failed"
  const { id: credential, publicKey, counter, transports = [] } = made
  const added = await db
    .insertInto("identity_passkeys")
    .values({
      key: randomUUID(),
      subject: asking.subject,
      credential,
      public_key: isoBase64URL.fromBuffer(publicKey),
      counter,
      transports,
      name,
    })
    .onConflict((conflict) => conflict.column("credential").doNothing())
    .returning("key")
    .executeTakeFirst()
  return added === undefined ? "failed" : "added"
}

/** Answers whether the answer is a passkey's of this person, to the question that was asked last. */
export const usePasskey = async (db: Kysely<Schema>, asking: Asking, answer: string): Promise<boolean> => {
  const challenge = await takeQuestion(db, asking)
  const response = parsed(answer) as AuthenticationResponseJSON | undefined
  if (challenge === undefined || typeof response?.id !== "string" || response.id.includes("\0")) return false
  const passkey = await db
    .selectFrom("identity_passkeys")
    .select(["key", "credential", "public_key", "counter", "transports"])
    .where("subject", "=", asking.subject)
    .where("credential", "=", response.id)
    .executeTakeFirst()
  if (passkey === undefined) return false
  const { key, credential: id, public_key: publicKey, counter, transports } = passkey
  const used = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: asking.host.origin,
    expectedRPID: asking.host.id,
    credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter, transports: [...transports] },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (used?.verified !== true) return false
  const { newCounter } = used.authenticationInfo
  // A counter that does not go on is a copy's; most passkeys of today count nothing.
  const noted = await db
    .updateTable("identity_passkeys")
    .set({ counter: newCounter, used_at: new Date() })
    .where("key", "=", key)
    .where("counter", "=", counter)
    .returning("key")
    .executeTakeFirst()
  return noted !== undefined
}

/** False where the person has no such passkey. */
export const removePasskey = async (db: Kysely<Schema>, subject: string, key: string): Promise<boolean> => {
  const removed = await db
    .deleteFrom("identity_passkeys")
    .where("subject", "=", subject)
    .where("key", "=", key)
    .returning("key")
    .executeTakeFirst()
  return removed !== undefined
}
