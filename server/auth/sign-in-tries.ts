/**
 * Rate limits of sign-in, checked before a password is hashed. An attacker uses up their own limits: their network's,
 * those of one e-mail address from that network and, from many networks together, the pace. None of this locks the
 * owner out on a known device or on another network. D93, E167.
 */
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { countTry, forgetTries, giveBack } from "../db/attempts.ts"
import {
  failuresOfEmail,
  failuresOfNetwork,
  guessesAtPerson,
  signInsOfDevice,
  signInsOfPair,
  slowedSignIns,
  tellingsOfPerson,
} from "./limits.ts"

export interface Trying {
  readonly email: string
  readonly network: string
  /** The device's id, where the owner of the address has signed in on it before. */
  readonly device: string | undefined
}

export interface UsedUp {
  readonly problem: "tooManyTries" | "slowedDown"
  readonly again: Date
}

const pairOf = ({ email, network }: Trying): string => `${network} ${email}`

/** Counts a try before it is checked; answers which limit is exceeded, if any. */
export const countSignIn = async (db: Kysely<Schema>, trying: Trying): Promise<UsedUp | null> => {
  const { email, network, device } = trying
  const tooMany = (again: Date | null): UsedUp | null => again && { problem: "tooManyTries", again }
  if (device !== undefined) return tooMany(await countTry(db, signInsOfDevice, device))
  const own =
    tooMany(await countTry(db, failuresOfNetwork, network)) ??
    tooMany(await countTry(db, signInsOfPair, pairOf(trying)))
  if (own !== null || (await countTry(db, failuresOfEmail, email)) === null) return own
  const again = await countTry(db, slowedSignIns, email)
  return again && { problem: "slowedDown", again }
}

/** Takes a successful try back from the counts. Failures of others at the same address stay counted. */
export const forgiveSignIn = async (db: Kysely<Schema>, trying: Trying): Promise<void> => {
  const { email, network, device } = trying
  if (device !== undefined) return forgetTries(db, signInsOfDevice, device)
  await giveBack(db, failuresOfNetwork, network)
  await forgetTries(db, signInsOfPair, pairOf(trying))
  await giveBack(db, failuresOfEmail, email)
}

/** Counts a wrong password for an existing person; answers whether to tell them now, which is once a day. */
export const isWorthTelling = async (db: Kysely<Schema>, { device }: Trying, subject: string): Promise<boolean> => {
  if (device !== undefined || (await countTry(db, guessesAtPerson, subject)) === null) return false
  return (await countTry(db, tellingsOfPerson, subject)) === null
}
