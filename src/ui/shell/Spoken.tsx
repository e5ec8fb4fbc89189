/**
 * All of the app in the language that was chosen; the former one stays on screen until its texts are there. Spec §9.
 */
import { useDeferredValue, useEffect, type ReactElement, type ReactNode } from "react"
import { chosenLanguage, session } from "../../projections/session.ts"
import { useApp } from "../app/context.tsx"
import { useReadModel } from "../app/read-models.ts"
import { CoreTexts } from "../i18n/Texts.tsx"

export const Spoken = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { environment } = useApp()
  const language = useDeferredValue(useReadModel(session, chosenLanguage, undefined))
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <CoreTexts host={environment.i18nHost} language={language}>
      {children}
    </CoreTexts>
  )
}
