/** What our own client is granted, by whichever way a person signed in: always the same scopes and resource. D108. */
import type { Grant, Provider, ResourceServer } from "oidc-provider"
import { accessTokenAudience } from "./audience.ts"
import { signingAlgorithm } from "./secrets.ts"
import { isBorrowed, secondsOf, type SignInContext } from "./borrowed-devices.ts"
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
export const newHouseGrant = async (
  provider: Provider,
  { clientId, accountId, ...context }: { readonly clientId: string; readonly accountId: string } & SignInContext,
): Promise<Grant> => {
  // The library's types lack the lifetime.
  const grant = new provider.Grant(Object.assign({ clientId, accountId }, { expiresIn: secondsOf(context) }))
  grant.addOIDCScope(identityScopes)
  grant.addResourceScope(apiResource, apiScope)
  await grant.save()
  return grant
}

/** The identity token's claims about a person, and about the device that they signed in on (E428). */
export const claimsOf = (
  { subject, name, email, email_verified_at: verifiedAt }: IdentityUser,
  context: SignInContext | undefined,
) => ({
  sub: subject,
  name,
  email,
  email_verified: verifiedAt !== null,
  own_device: !isBorrowed(context),
})
