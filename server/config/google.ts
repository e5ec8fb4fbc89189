/** Configuration of the other identity provider whose tokens can be exchanged for ours. Spec §7 Sign-in; D108, E94. */

export interface GoogleConfig {
  readonly issuer: string
  /** Our client id at Google, which must be the audience of the tokens. */
  readonly clientId: string
  /** Null: where the issuer's discovery document says. */
  readonly jwksUrl: string | null
}

/** Reads the configuration's variables and collects problems with them. */
interface Variables {
  readonly problems: string[]
  readonly text: (name: string) => string | undefined
  readonly url: (name: string, protocols: readonly string[]) => string | undefined
}

const usualIssuer = "https://accounts.google.com"
const web = ["http:", "https:"]

export const readGoogle = ({ problems, text, url }: Variables): GoogleConfig | null => {
  const issuer = url("GOOGLE_ISSUER", web)
  const jwksUrl = url("GOOGLE_JWKS_URL", web)
  const clientId = text("GOOGLE_CLIENT_ID")
  if (clientId !== undefined) return { issuer: issuer ?? usualIssuer, clientId, jwksUrl: jwksUrl ?? null }
  if (issuer !== undefined || jwksUrl !== undefined)
    problems.push(
      "GOOGLE_ISSUER and GOOGLE_JWKS_URL are of no use without GOOGLE_CLIENT_ID, so it must be set with them.",
    )
  return null
}
