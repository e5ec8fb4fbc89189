/**
 * Sign-ins that still lack their second step: nobody is signed in by one. It waits beside the interaction, which one
 * browser has, and ends with the person's other sign-ins.
 */
import type { Kysely } from "kysely"
import { minuteMs } from "../../src/domain/durations.ts"
import type { Schema } from "../db/schema.ts"
import { keepRecord, keptRecord, takeRecord } from "./kept-records.ts"

/** The time in which somebody may look for the phone. */
const waitMs = 10 * minuteMs

export interface HalfSignIn {
  /** Named as the provider's records name it, so that it ends with them. */
  readonly accountId: string
  /** The first step. */
  readonly by: "pwd" | "fed"
  readonly borrowed: boolean | null
  /** The second step, where it was set up and so proved while signing in. */
  readonly secondStep?: "otp"
}

const placeOf = (uid: string) => ({ model: "HalfSignIn", id: uid }) as const

export const holdSignIn = (db: Kysely<Schema>, uid: string, half: HalfSignIn): Promise<void> =>
  keepRecord(db, placeOf(uid), half, waitMs)

export const heldSignIn = (db: Kysely<Schema>, uid: string): Promise<HalfSignIn | undefined> =>
  keptRecord(db, placeOf(uid))

/** Of two that come at once one gets it. */
export const takeSignIn = (db: Kysely<Schema>, uid: string): Promise<HalfSignIn | undefined> =>
  takeRecord(db, placeOf(uid))
