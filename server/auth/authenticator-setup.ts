/**
 * An authenticator app that is being set up: its secret waits sealed, for whoever asked for it, until a code shows that
 * the app has it.
 */
import type { Kysely } from "kysely"
import { minuteMs } from "../../src/domain/durations.ts"
import { databaseTime } from "../db/clock.ts"
import { withTransaction } from "../db/database.ts"
import type { Schema } from "../db/schema.ts"
import { addAuthenticator } from "./authenticators.ts"
import { keepRecord, keptRecord, takeRecord } from "./kept-records.ts"
import { newCodeSecret, stepOfCode } from "./one-time-codes.ts"
import { seal, unseal } from "./sealing.ts"
import { codesIfNone } from "./second-steps.ts"

/** The time in which somebody may look for an app. */
const setupMs = 30 * minuteMs

export interface SetupPlace {
  /** The session or the interaction, which one browser has. */
  readonly id: string
  readonly subject: string
}

interface Waiting {
  /** Named as the provider's records name it, so that it ends with the person's sign-ins. */
  readonly accountId: string
  readonly sealed: string
}

const placeOf = ({ id }: SetupPlace) => ({ model: "NewAuthenticator", id }) as const

export const beginSetup = async (db: Kysely<Schema>, place: SetupPlace): Promise<Uint8Array> => {
  const { subject } = place
  const secret = newCodeSecret()
  const waiting: Waiting = { accountId: subject, sealed: await seal(db, subject, secret) }
  await keepRecord(db, placeOf(place), waiting, setupMs)
  return secret
}

/** The secret that waits; undefined where it took too long, or somebody else signed in meanwhile. */
export const waitingSecret = async (db: Kysely<Schema>, place: SetupPlace): Promise<Uint8Array | undefined> => {
  const waiting = await keptRecord<Waiting>(db, placeOf(place))
  return waiting?.accountId === place.subject ? unseal(db, place.subject, waiting.sealed) : undefined
}

export type SetUp =
  | { readonly refused: "gone" }
  | { readonly refused: "wrong"; readonly secret: Uint8Array }
  /** The recovery codes that came with it; null for whoever has some. */
  | { readonly codes: readonly string[] | null }

/** Adds the app whose code this is. */
export const finishSetup = async (db: Kysely<Schema>, place: SetupPlace, typed: string): Promise<SetUp> => {
  const { subject } = place
  const secret = await waitingSecret(db, place)
  if (secret === undefined) return { refused: "gone" }
  const step = stepOfCode(secret, typed, await databaseTime(db))
  if (step === null) return { refused: "wrong", secret }
  return withTransaction(db, async (trx) => {
    const isFirst = (await takeRecord(trx, placeOf(place))) !== undefined
    if (!isFirst || !(await addAuthenticator(trx, subject, { secret, step }))) return { refused: "gone" }
    return { codes: await codesIfNone(trx, subject) }
  })
}
