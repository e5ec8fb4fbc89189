/** What our own client is granted, by whichever way a person signed in: always the same scopes and resource. D108. */
import type { Grant, Provider, ResourceServer } from "oidc-provider"
import { accessTokenAudience } from "./audience.ts"
import { signingAlgorithm } from "./secrets.ts"
import type { IdentityUser } from "./users.ts"

const minuteSeconds = 60

export const accessTokenSeconds = 15 * minuteSeconds

/** Resource indicator of the API (RFC 8707), the default one. */
export const apiResource = "urn:marketplace:api"
export const apiScope = "api"
export const identityScopes = "openid profile email offline_access"

export const apiServer: ResourceServer = {
  scope: apiScope,
  audience: accessTokenAudience,
  accessTokenTTL: accessTokenSeconds,
  accessTokenFormat: "jwt",
  jwt: { sign: { alg: signingAlgorithm } },
}

/** Made without a consent screen: the client is first-party. */
export const newHouseGrant = async (provider: Provider, clientId: string, accountId: string): Promise<Grant> => {
  const grant = new provider.Grant({ clientId, accountId })
  grant.addOIDCScope(identityScopes)
  grant.addResourceScope(apiResource, apiScope)
  await grant.save()
  return grant
}

/** The identity token's claims about a person. */
export const claimsOf = ({ subject, name, email, email_verified_at: verifiedAt }: IdentityUser) => ({
  sub: subject,
  name,
  email,
  email_verified: verifiedAt !== null,
})
