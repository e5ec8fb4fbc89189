/** The pages of the embedded identity provider, which no router of ours knows. D52, D108; E293, E490. */
import { chosenLanguage, session } from "../../projections/session.ts"
import { useApp } from "./context.tsx"
import { useReadModel } from "./read-models.ts"

const mountPath = "/identity"

/** In the language of the app. Null where somebody else's provider signs people in: its pages are its own. */
export const useIdentityPages = (): { readonly email: string } | null => {
  const { oidc } = useApp().environment
  const language = useReadModel(session, chosenLanguage, undefined)
  const { pathname } = new URL(oidc.authority, window.location.origin)
  return pathname.replace(/\/$/u, "") === mountPath ? { email: `${mountPath}/email?ui_locales=${language}` } : null
}
