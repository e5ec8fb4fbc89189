/** Gives a part of the app its texts: react-intl with the scopes that it names. Suspends until they are there. */
import { startTransition, use, useEffect, useMemo, useState, type ReactElement, type ReactNode } from "react"
import { IntlProvider, useIntl, type MessageFormatElement } from "react-intl"
import type { Language } from "../../domain/languages.ts"
import { forgetFailedLoads, remembered } from "../../platform/loads.ts"
import { whenIdle } from "../../platform/when-idle.ts"
import { Words } from "./Words.tsx"
import { loadScope, type Texts } from "./loading.ts"
import type { MessageId, Scope } from "./messages.ts"

/** react-intl wants every id there; those of scopes that are not loaded are not asked for. */
type AllMessages = Record<MessageId, MessageFormatElement[]>

const together = new Map<string, () => Promise<Texts>>()

const scopesOf = (host: string, language: string, scopes: readonly Scope[]): Promise<Texts> => {
  const key = `${host}/${language}/${scopes.join()}`
  const known = together.get(key)
  if (known !== undefined) return known()
  const texts = remembered(async () => {
    const all = await Promise.all(scopes.map((scope) => loadScope(host, language, scope)))
    return Object.assign({}, ...all) as Texts
  })
  together.set(key, texts)
  return texts()
}

/** Fetches texts before they are needed. */
export const preloadTexts = (host: string, locale: string, scopes: readonly Scope[]): Promise<Texts> =>
  scopesOf(host, locale.slice(0, 2), scopes)

interface CoreTextsProps {
  readonly host: string
  readonly language: Language
  readonly children: ReactNode
}

const first: readonly Scope[] = ["core"]
const all: readonly Scope[] = ["core", "refusals"]

/** The texts that every page needs; in which words the server refuses something comes once the first page is there (E505). */
export const CoreTexts = ({ host, language, children }: CoreTextsProps): ReactElement => {
  const spoken = language.slice(0, 2)
  const [scopes, setScopes] = useState(first)
  useEffect(() => {
    // As a transition, in which what is on screen stays until the texts are at hand.
    const take = (): void => startTransition(() => setScopes(all))
    return whenIdle(window, () => void preloadTexts(host, spoken, all).then(take, forgetFailedLoads))
  }, [host, spoken])
  const messages = use(scopesOf(host, spoken, scopes))
  return (
    <IntlProvider locale={language} messages={messages as AllMessages} textComponent={Words} onError={reportMissing}>
      {children}
    </IntlProvider>
  )
}

interface MoreTextsProps {
  readonly host: string
  readonly scopes: readonly Scope[]
  readonly children: ReactNode
}

/** The texts of one route on top of those around it. */
export const MoreTexts = ({ host, scopes, children }: MoreTextsProps): ReactElement => {
  const around = useIntl()
  const own = use(scopesOf(host, around.locale.slice(0, 2), scopes))
  const messages = useMemo(() => ({ ...around.messages, ...own }) as AllMessages, [around.messages, own])
  return (
    <IntlProvider locale={around.locale} messages={messages} textComponent={Words} onError={reportMissing}>
      {children}
    </IntlProvider>
  )
}

/** A missing text is our fault, and shows as its id: the build refuses it, so it can only come from a stale cache. */
const reportMissing = (error: Error): void => console.error(error)
