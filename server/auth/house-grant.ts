/** What the house's own client is granted, whichever way a person signed in: the same scopes, the one resource. D108. */
import type { Grant, Provider, ResourceServer } from "oidc-provider"
import { accessTokenAudience } from "./audience.ts"
import { signingAlgorithm } from "./secrets.ts"
import type { IdentityUser } from "./users.ts"

const minuteSeconds = 60

export const accessTokenSeconds = 15 * minuteSeconds

/** Resources are named by URI; the one there is need not be asked for. */
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

/** Nobody is asked: the client is the house's own, so it may know who they are. */
export const newHouseGrant = async (provider: Provider, clientId: string, accountId: string): Promise<Grant> => {
  const grant = new provider.Grant({ clientId, accountId })
  grant.addOIDCScope(identityScopes)
  grant.addResourceScope(apiResource, apiScope)
  await grant.save()
  return grant
}

/** What identity tokens say of a person. */
export const claimsOf = ({ subject, name, email }: IdentityUser) => ({
  sub: subject,
  name,
  email,
  email_verified: false,
})
