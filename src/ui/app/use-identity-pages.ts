/** The pages of the embedded identity provider, which no router of ours knows. */
import { chosenLanguage, session } from "../../projections/session.ts"
import { useApp } from "./context.tsx"
import { useReadModel } from "./read-models.ts"

const mountPath = "/identity"

interface IdentityPages {
  readonly email: string
  readonly password: string
  readonly secondStep: string
}

/** In the language of the app. Null where somebody else's provider signs people in: its pages are its own. */
export const useIdentityPages = (): IdentityPages | null => {
  const { oidc } = useApp().environment
  const language = useReadModel(session, chosenLanguage, undefined)
  const { pathname } = new URL(oidc.authority, window.location.origin)
  if (pathname.replace(/\/$/u, "") !== mountPath) return null
  const address = (page: string): string => `${mountPath}/${page}?ui_locales=${language}`
  return { email: address("email"), password: address("password"), secondStep: address("second-step") }
}
