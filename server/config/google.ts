/** Configuration of the other identity provider whose tokens can be exchanged for ours. Spec §7 Sign-in. */
import type { Variables } from "./variables.ts"

export interface GoogleConfig {
  readonly issuer: string
  /** Our client id at Google, which must be the audience of the tokens. */
  readonly clientId: string
  /** Null: its sign-in page is not offered, and only tokens are exchanged. */
  readonly clientSecret: string | null
  /** Null: where the issuer's discovery document says. */
  readonly jwksUrl: string | null
}

const usualIssuer = "https://accounts.google.com"
const web = ["http:", "https:"]

export const readGoogle = ({ problems, text, url }: Variables): GoogleConfig | null => {
  const issuer = url("GOOGLE_ISSUER", web)
  const jwksUrl = url("GOOGLE_JWKS_URL", web)
  const clientId = text("GOOGLE_CLIENT_ID")
  const clientSecret = text("GOOGLE_CLIENT_SECRET")
  if (clientId !== undefined)
    return {
      issuer: issuer ?? usualIssuer,
      clientId,
      clientSecret: clientSecret ?? null,
      jwksUrl: jwksUrl ?? null,
    }
  if (issuer !== undefined || jwksUrl !== undefined || clientSecret !== undefined)
    problems.push(
      "GOOGLE_ISSUER, GOOGLE_JWKS_URL and GOOGLE_CLIENT_SECRET are of no use without GOOGLE_CLIENT_ID, so it must be set with them.",
    )
  return null
}
