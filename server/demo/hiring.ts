/** Hires the demo's people for its company, with what only the server can give them: tokens, and who is there. */
import type { Kysely } from "kysely"
import { houseToken } from "../auth/house-token.ts"
import type { Schema } from "../db/schema.ts"
import { subjectOf } from "./acting.ts"
import { startCompany, type Company, type Pace } from "../demo-company/company.ts"
import type { Present } from "../demo-company/crew.ts"
import { customers, providers } from "./people.ts"

/** The staff are the people who make up the market. The others, Anna to Newcomer, are for visitors to be. */
const staff = [...customers, ...providers.map(({ person }) => person)]

/** All profiles of those accounts. */
const profilesOf = async (db: Kysely<Schema>, accounts: ReadonlySet<string>): Promise<Present> => {
  if (accounts.size === 0) return new Map()
  const executants = await db
    .selectFrom("executants")
    .select(["key", "account_key"])
    .where("account_key", "in", [...accounts])
    .execute()
  return new Map([
    ...[...accounts].map((key) => [key, key] as const),
    ...executants.map(({ key, account_key }) => [key, account_key] as const),
  ])
}

export interface Hiring {
  readonly db: Kysely<Schema>
  readonly issuer: string
  /** The address that the server listens at. */
  readonly base: string
  readonly signedInAccounts: () => ReadonlySet<string>
  readonly report: (error: unknown) => void
  readonly pace?: Pace
}

export const openCompany = ({ db, issuer, signedInAccounts, ...options }: Hiring): Company =>
  startCompany({
    ...options,
    people: staff,
    token: (email) => houseToken(db, issuer, subjectOf(email)),
    present: () => profilesOf(db, signedInAccounts()),
  })
