/** The pages of the embedded identity provider, which no router of ours knows. D52, D108; E293. */
import { useApp } from "./context.tsx"

const mountPath = "/identity"

/** Null where somebody else's provider signs people in: its pages are its own. */
export const useIdentityPages = (): { readonly email: string } | null => {
  const { oidc } = useApp().environment
  const { pathname } = new URL(oidc.authority, window.location.origin)
  return pathname.replace(/\/$/u, "") === mountPath ? { email: `${mountPath}/email` } : null
}
