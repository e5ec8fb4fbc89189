/**
 * Which tries to sign in may be hashed at all. Strangers can use up what is theirs: their network, their tries at one
 * address from there, and, from many networks together, time. None of it locks the owner of the address out of a device
 * of theirs, or of another network. D93, E167.
 */
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import {
  countTry,
  failuresOfEmail,
  failuresOfNetwork,
  forgetTries,
  giveBack,
  guessesAtPerson,
  signInsOfDevice,
  signInsOfPair,
  slowedSignIns,
  tellingsOfPerson,
} from "./tries.ts"

export interface Trying {
  readonly email: string
  readonly network: string
  /** The device's name, where the owner of the address has signed in on it before. */
  readonly device: string | undefined
}

export interface UsedUp {
  readonly problem: "tooManyTries" | "slowedDown"
  readonly again: Date
}

const pairOf = ({ email, network }: Trying): string => `${network} ${email}`

/** Counts a try before anything is done about it; what is used up, if anything is. */
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

/** A good try was no failure. What others have failed at the address stays counted. */
export const forgiveSignIn = async (db: Kysely<Schema>, trying: Trying): Promise<void> => {
  const { email, network, device } = trying
  if (device !== undefined) return forgetTries(db, signInsOfDevice, device)
  await giveBack(db, failuresOfNetwork, network)
  await forgetTries(db, signInsOfPair, pairOf(trying))
  await giveBack(db, failuresOfEmail, email)
}

/** Counts a wrong password at somebody's; whether they should be told now, which is once a day. */
export const isWorthTelling = async (db: Kysely<Schema>, { device }: Trying, subject: string): Promise<boolean> => {
  if (device !== undefined || (await countTry(db, guessesAtPerson, subject)) === null) return false
  return (await countTry(db, tellingsOfPerson, subject)) === null
}
