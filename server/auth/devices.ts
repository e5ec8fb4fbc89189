/**
 * Devices that have signed in before, by a signed cookie: nobody's tries elsewhere keep them out. What the cookie says is
 * worth nothing but tries of its own: the password is asked for all the same. D93, E167.
 */
import { createSecretKey, randomBytes, randomUUID, type KeyObject } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { keptOrMade } from "./secrets.ts"

const cookieName = "identity_device"
const algorithm = "HS256"
const daySeconds = 24 * 60 * 60

/** Counted from the last time that somebody signed in. */
const lifetimeSeconds = 180 * daySeconds

/** People who share a device; the one who was there longest ago goes first. */
const mostPeople = 5

/** The device's own name for each person, the newest first: tries are counted by it. */
type Known = readonly (readonly [subject: string, id: string])[]

export interface Devices {
  /** The device's name where this person has signed in on it; undefined where they have not. */
  readonly idOf: (cookies: string | undefined, subject: string) => Promise<string | undefined>
  /** Whether anybody has signed in on it. */
  readonly isKnown: (cookies: string | undefined) => Promise<boolean>
  /** The Set-Cookie that makes it one of the person's. */
  readonly remember: (cookies: string | undefined, subject: string) => Promise<string>
}

const newKey = () => Promise.resolve(randomBytes(32).toString("base64url"))

const valueIn = (cookies = ""): string | undefined =>
  cookies
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string")

/** Everybody on the device; nobody where the cookie is missing, too old, or not ours. */
const knownBy = async (key: KeyObject, cookies: string | undefined): Promise<Known> => {
  const value = valueIn(cookies)
  if (value === undefined) return []
  try {
    const { payload } = await jwtVerify(value, key, { algorithms: [algorithm], requiredClaims: ["exp"] })
    const people = payload["people"]
    return Array.isArray(people) ? people.filter(isPair) : []
  } catch {
    return []
  }
}

/** The key of the cookies is one of the database's secrets, so that every node knows the devices of all. */
export const openDevices = async (db: Kysely<Schema>, mountPath: string, isSecure: boolean): Promise<Devices> => {
  const secret = await keptOrMade(db, "device-key", newKey)
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
      const attributes = [`Path=${mountPath}`, `Max-Age=${lifetimeSeconds}`, "HttpOnly", "SameSite=Lax"]
      return [`${cookieName}=${value}`, ...attributes, ...(isSecure ? ["Secure"] : [])].join("; ")
    },
  }
}
