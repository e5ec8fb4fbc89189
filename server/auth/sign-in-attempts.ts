/**
 * Rate limits of sign-in, checked before a password is hashed. An attacker uses up their own limits: their network's,
 * those of one e-mail address from that network and, from many networks together, the pace. None of this locks the
 * owner out on a known device or on another network.
 */
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { recordAttempt, resetAttempts, refundAttempt } from "../db/attempts.ts"
import {
  failuresOfEmail,
  failuresOfNetwork,
  guessesAtPerson,
  lockoutsNoted,
  signInsOfDevice,
  signInsOfPair,
  slowedSignIns,
  warningsOfPerson,
} from "./limits.ts"

export interface SignInAttempt {
  readonly email: string
  readonly network: string
  /** The device's id, where the owner of the address has signed in on it before. */
  readonly device: string | undefined
}

export interface UsedUp {
  readonly problem: "tooManyTries" | "slowedDown"
  readonly again: Date
}

const pairOf = ({ email, network }: SignInAttempt): string => `${network} ${email}`

/** Counts an attempt before it is checked; answers which limit is exceeded, if any. */
export const recordSignIn = async (db: Kysely<Schema>, attempt: SignInAttempt): Promise<UsedUp | null> => {
  const { email, network, device } = attempt
  const tooMany = (again: Date | null): UsedUp | null => again && { problem: "tooManyTries", again }
  if (device !== undefined) return tooMany(await recordAttempt(db, signInsOfDevice, device))
  const own =
    tooMany(await recordAttempt(db, failuresOfNetwork, network)) ??
    tooMany(await recordAttempt(db, signInsOfPair, pairOf(attempt)))
  if (own !== null || (await recordAttempt(db, failuresOfEmail, email)) === null) return own
  const again = await recordAttempt(db, slowedSignIns, email)
  return again && { problem: "slowedDown", again }
}

/** Takes a successful attempt back from the counts. Failures of others at the same address stay counted. */
export const refundSignIn = async (db: Kysely<Schema>, attempt: SignInAttempt): Promise<void> => {
  const { email, network, device } = attempt
  if (device !== undefined) return resetAttempts(db, signInsOfDevice, device)
  await refundAttempt(db, failuresOfNetwork, network)
  await resetAttempts(db, signInsOfPair, pairOf(attempt))
  await refundAttempt(db, failuresOfEmail, email)
}

/** Answers whether a lockout has not been noted yet, as whoever is locked out may go on trying. */
export const isNewLockout = async (db: Kysely<Schema>, attempt: SignInAttempt): Promise<boolean> =>
  (await recordAttempt(db, lockoutsNoted, pairOf(attempt))) === null

/** Counts a wrong password for an existing person; answers whether to warn them now, which is once a day. */
export const isWarningDue = async (
  db: Kysely<Schema>,
  { device }: SignInAttempt,
  subject: string,
): Promise<boolean> => {
  if (device !== undefined || (await recordAttempt(db, guessesAtPerson, subject)) === null) return false
  return (await recordAttempt(db, warningsOfPerson, subject)) === null
}

/**
 * Ends what locks a person out who has shown that the address is theirs: the slower pace for the address, and the tries here.
 * Those who guessed elsewhere stay locked out themselves.
 */
export const forgiveSignIns = async (db: Kysely<Schema>, attempt: SignInAttempt, subject: string): Promise<void> => {
  const { email, device } = attempt
  if (device !== undefined) await resetAttempts(db, signInsOfDevice, device)
  await resetAttempts(db, signInsOfPair, pairOf(attempt))
  await resetAttempts(db, failuresOfEmail, email)
  await resetAttempts(db, slowedSignIns, email)
  await resetAttempts(db, guessesAtPerson, subject)
}
