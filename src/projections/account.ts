/** The signed-in person. Spec §3 Account. */
import type { Account } from "../domain/account.ts"
import type { Side } from "../domain/participants.ts"
import type { AccountEvent } from "../events/account.ts"
import { projection } from "./projection.ts"

export interface AccountState {
  account: Account | null
}

const newer = (draft: AccountState, account: Account): void => {
  if (draft.account === null || draft.account.key !== account.key || draft.account.asOf <= account.asOf) {
    draft.account = account
  }
}

export const account = projection<AccountState, AccountEvent>("account", () => ({ account: null }), {
  AccountLoaded: (draft, { account }) => newer(draft, account),
  AccountCreated: (draft, { account }) => newer(draft, account),
  AccountChanged: (draft, { account }) => newer(draft, account),
  ActiveProfileSwitched: (draft, { account }) => newer(draft, account),
  SignedOut: (draft) => {
    draft.account = null
  },
})

export const ownAccount = (state: AccountState): Account | null => state.account

export const activeProfileKey = (state: AccountState): string | null => state.account?.activeProfileKey ?? null

/**
 * Answers the side that the active profile acts for; the theme follows: orange for a customer, blue for an executant
 * (spec §1).
 */
export const activeSide = (state: AccountState): Side =>
  state.account === null || state.account.activeProfileKey === state.account.key ? "customer" : "executant"
