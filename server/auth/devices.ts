/**
 * Known devices, by a signed cookie: a device on which a person has signed in before has attempts of its own, so that
 * failures elsewhere don't lock its owner out. The cookie proves nothing else: the password is still asked for.
 * Attempts of its own at the second step has a device on which that step was passed alone: whoever has the password, or
 * the letters, makes as many devices known by that as they like.
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
type People = readonly (readonly [subject: string, id: string])[]

interface Known {
  readonly people: People
  /** The ids of those who have passed the second step on it. */
  readonly passed: readonly string[]
}

const nobody: Known = { people: [], passed: [] }

export interface Devices {
  /** The device's id for this person; undefined where they have never signed in on it. */
  readonly idOf: (cookies: string | undefined, subject: string) => Promise<string | undefined>
  /** The same, where they have passed the second step on it. */
  readonly passedIdOf: (cookies: string | undefined, subject: string) => Promise<string | undefined>
  /** Answers whether anybody has signed in on the device. */
  readonly isKnown: (cookies: string | undefined) => Promise<boolean>
  /** The Set-Cookie header that adds the person to the device, and whether they have passed the second step just now. */
  readonly remember: (cookies: string | undefined, subject: string, hasPassed: boolean) => Promise<string>
}

const newKey = () => Promise.resolve(randomBytes(32).toString("base64url"))

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string")

const listed = <Part>(claim: unknown, is: (value: unknown) => value is Part): readonly Part[] =>
  Array.isArray(claim) ? claim.filter(is) : []

const isText = (value: unknown): value is string => typeof value === "string"

/**
 * Everybody who has signed in on the device; nobody where the cookie is missing, expired, or not signed by this server.
 */
const knownBy = async (key: KeyObject, cookies: string | undefined): Promise<Known> => {
  const value = cookieIn(cookies, cookieName)
  if (value === undefined) return nobody
  try {
    const { payload } = await jwtVerify(value, key, { algorithms: [algorithm], requiredClaims: ["exp"] })
    return { people: listed(payload["people"], isPair), passed: listed(payload["passed"], isText) }
  } catch {
    return nobody
  }
}

const idIn = ({ people }: Known, subject: string): string | undefined => people.find(([who]) => who === subject)?.[1]

/**
 * Opens the store of known devices. The signing key is one of the database's secrets, so that every node accepts the
 * cookies of all.
 */
export const openDevices = async (db: Kysely<Schema>, isSecure: boolean): Promise<Devices> => {
  const secret = await getOrCreateSecret(db, "device-key", newKey)
  const key = createSecretKey(Buffer.from(secret, "base64url"))
  return {
    idOf: async (cookies, subject) => idIn(await knownBy(key, cookies), subject),
    passedIdOf: async (cookies, subject) => {
      const known = await knownBy(key, cookies)
      const id = idIn(known, subject)
      return id !== undefined && known.passed.includes(id) ? id : undefined
    },
    isKnown: async (cookies) => (await knownBy(key, cookies)).people.length > 0,
    remember: async (cookies, subject, hasPassed) => {
      const known = await knownBy(key, cookies)
      const id = idIn(known, subject) ?? randomUUID()
      const others = known.people.filter(([who]) => who !== subject)
      const people: People = [[subject, id] as const, ...others].slice(0, mostPeople)
      const passed = people
        .map(([, one]) => one)
        .filter((one) => known.passed.includes(one) || (hasPassed && one === id))
      const value = await new SignJWT({ people, passed })
        .setProtectedHeader({ alg: algorithm })
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign(key)
      return identityCookie({ name: cookieName, value, isSecure, lifetimeSeconds })
    },
  }
}
