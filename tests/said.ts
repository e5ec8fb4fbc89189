/** Reads the client's texts in each language, for tests that find or expect them by their ids. */
import { readFileSync } from "node:fs"
import { createIntl, type IntlShape } from "react-intl"
import type { Language } from "../src/domain/languages.ts"
import type { MessageId, Scope } from "../src/ui/i18n/messages.ts"

type Messages = Readonly<Record<string, string>>

const messagesOf = (language: Language, scopes: readonly Scope[]): Messages =>
  Object.assign(
    {},
    ...scopes.map((scope) => {
      const path = new URL(`../src/ui/i18n/messages/${language.slice(0, 2)}/${scope}.json`, import.meta.url)
      return JSON.parse(readFileSync(path, "utf8")) as Messages
    }),
  ) as Messages

/** Dates are those of UTC unless another zone is named; a text that is missing or lacks a value is an error. */
export const intlIn = (language: Language, scopes: readonly Scope[], timeZone = "UTC"): IntlShape =>
  createIntl({
    locale: language,
    timeZone,
    messages: messagesOf(language, scopes) as Record<MessageId, string>,
    onError: (error) => {
      throw error
    },
  })
