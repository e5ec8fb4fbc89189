/**
 * Limits how often codes of the second step may be tried. Only whoever knows the password gets so far, so no stranger
 * can lock the owner out; and who does know it locks neither the owner's known devices nor other networks.
 */
import type { Kysely } from "kysely"
import { recordAttempt, refundAttempt, resetAttempts } from "../db/attempts.ts"
import type { Schema } from "../db/schema.ts"
import { codesOfDevice, codesOfPair, codesOfPerson, lockoutsNoted, warningsOfPerson } from "./limits.ts"

export interface CodeAttempt {
  readonly subject: string
  readonly network: string
  /** The device's id, where the person has passed the second step on it before. */
  readonly device: string | undefined
  /** The codes are few enough to guess one: recovery codes are too many (E612). */
  readonly isGuessable: boolean
}

const pairOf = ({ subject, network }: CodeAttempt): string => `${network} ${subject}`

/** Counts an attempt before it is checked; answers when there may be another one, where this one is too many. */
export const recordCode = async (db: Kysely<Schema>, attempt: CodeAttempt): Promise<Date | null> => {
  const { subject, device, isGuessable } = attempt
  if (device !== undefined) return recordAttempt(db, codesOfDevice, device)
  const again = await recordAttempt(db, codesOfPair, pairOf(attempt))
  return again === null && isGuessable ? recordAttempt(db, codesOfPerson, subject) : again
}

/** Takes a successful attempt back from the counts. */
export const refundCode = async (db: Kysely<Schema>, attempt: CodeAttempt): Promise<void> => {
  const { subject, device, isGuessable } = attempt
  if (device !== undefined) return resetAttempts(db, codesOfDevice, device)
  await resetAttempts(db, codesOfPair, pairOf(attempt))
  if (isGuessable) await refundAttempt(db, codesOfPerson, subject)
}

/** Answers whether a lockout has not been noted yet, as whoever is locked out may go on trying. */
export const isNewCodeLockout = async (db: Kysely<Schema>, attempt: CodeAttempt): Promise<boolean> =>
  (await recordAttempt(db, lockoutsNoted, `second step ${pairOf(attempt)}`)) === null

/** Answers whether the owner is to be warned now, which is once a day. */
export const isWarningOfCodesDue = async (db: Kysely<Schema>, { subject }: CodeAttempt): Promise<boolean> =>
  (await recordAttempt(db, warningsOfPerson, `second step ${subject}`)) === null
