/**
 * Known devices, by a signed cookie: a device on which a person has signed in before has attempts of its own, so that
 * failures elsewhere don't lock its owner out. The cookie proves nothing else: the password is still asked for. D93,
 * E167.
 */
import { createSecretKey, randomBytes, randomUUID, type KeyObject } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { getOrCreateSecret } from "../db/secrets.ts"
import { cookieIn, identityCookie } from "./cookies.ts"

const cookieName = "identity_device"
const algorithm = "HS256"
const daySeconds = 24 * 60 * 60

/** Counted from the last sign-in on the device. */
const lifetimeSeconds = 180 * daySeconds

/** People who may share a device; beyond that, the one who signed in longest ago is forgotten. */
const mostPeople = 5

/** For each person, newest first, a random id of the device, which attempts are counted by. */
type Known = readonly (readonly [subject: string, id: string])[]

export interface Devices {
  /** The device's id for this person; undefined where they have never signed in on it. */
  readonly idOf: (cookies: string | undefined, subject: string) => Promise<string | undefined>
  /** Whether anybody has signed in on it. */
  readonly isKnown: (cookies: string | undefined) => Promise<boolean>
  /** The Set-Cookie header that adds the person to the device. */
  readonly remember: (cookies: string | undefined, subject: string) => Promise<string>
}

const newKey = () => Promise.resolve(randomBytes(32).toString("base64url"))

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string")

/**
 * Everybody who has signed in on the device; nobody where the cookie is missing, expired, or not signed by this server.
 */
const knownBy = async (key: KeyObject, cookies: string | undefined): Promise<Known> => {
  const value = cookieIn(cookies, cookieName)
  if (value === undefined) return []
  try {
    const { payload } = await jwtVerify(value, key, { algorithms: [algorithm], requiredClaims: ["exp"] })
    const people = payload["people"]
    return Array.isArray(people) ? people.filter(isPair) : []
  } catch {
    return []
  }
}

/**
 * Opens the store of known devices. The signing key is one of the database's secrets, so that every node accepts the
 * cookies of all.
 */
export const openDevices = async (db: Kysely<Schema>, isSecure: boolean): Promise<Devices> => {
  const secret = await getOrCreateSecret(db, "device-key", newKey)
  const key = createSecretKey(Buffer.from(secret, "base64url"))
  return {
    idOf: async (cookies, subject) => (await knownBy(key, cookies)).find(([who]) => who === subject)?.[1],
    isKnown: async (cookies) => (await knownBy(key, cookies)).length > 0,
    remember: async (cookies, subject) => {
      const known = await knownBy(key, cookies)
      const own = known.find(([who]) => who === subject) ?? [subject, randomUUID()]
      const people = [own, ...known.filter(([who]) => who !== subject)].slice(0, mostPeople)
      const value = await new SignJWT({ people })
        .setProtectedHeader({ alg: algorithm })
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign(key)
      return identityCookie({ name: cookieName, value, isSecure, lifetimeSeconds })
    },
  }
}
