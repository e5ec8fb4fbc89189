/** The language of the app, and how another one is chosen. Spec §9. */
import type { Outcome } from "../../commands/outcome.ts"
import type { Language } from "../../domain/languages.ts"
import { account as accountProjection, ownAccount } from "../../projections/account.ts"
import { chosenLanguage, session } from "../../projections/session.ts"
import { useDispatch, usePending, useReadModel } from "./read-models.ts"

interface LanguageChoice {
  readonly language: Language
  readonly busy: boolean
  readonly choose: (next: Language) => Promise<Outcome>
}

export const useLanguageChoice = (): LanguageChoice => {
  const dispatch = useDispatch()
  const language = useReadModel(session, chosenLanguage, undefined)
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const isAccounts = account !== null && !account.blocked
  return {
    language,
    busy: usePending({ type: "ChooseLanguage" }),
    choose: (next) => dispatch({ type: "ChooseLanguage", language: next, isAccounts }),
  }
}
