/** The grant of our own client, by whichever way a person signed in: always the same scopes and resource. */
import type { Grant, KoaContextWithOIDC, Provider, ResourceServer } from "oidc-provider"
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

const endGrant = async ({ AuthorizationCode: codes, RefreshToken: tokens }: Provider, grant: Grant): Promise<void> => {
  await codes.revokeByGrantId(grant.jti)
  await tokens.revokeByGrantId(grant.jti)
  await grant.destroy()
}

/**
 * The grant behind a sign-in by the provider's pages. Whoever comes back to an open session keeps the one it has; a sign-in
 * on the form begins a new one and ends that, so that it lasts from now, for as long as the device's kind says, and one
 * browser is one of the person's devices. E439.
 */
export const houseGrantOf = async (ctx: KoaContextWithOIDC): Promise<Grant | undefined> => {
  const { client, provider, session, result } = ctx.oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const { accountId, acr } = session
  const grantId = session.grantIdFor(client.clientId)
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  const signedInNow = result?.login !== undefined
  if (known !== undefined && !signedInNow) return known
  // The library only ever sets this: the cookie of a device that was borrowed would stay short.
  if (signedInNow) session.transient = isBorrowed({ acr })
  const grant = await newHouseGrant(provider, { clientId: client.clientId, accountId, acr })
  if (known !== undefined) await endGrant(provider, known)
  return grant
}

/**
 * The identity token's claims about a person, and about the device that they signed in on (E428). The client, to which
 * access tokens mean nothing, learns the roles here (E178).
 */
export const claimsOf = (
  { subject, name, email, email_verified_at: verifiedAt, roles }: IdentityUser,
  context: SignInContext | undefined,
) => ({
  sub: subject,
  name,
  email,
  email_verified: verifiedAt !== null,
  roles,
  own_device: !isBorrowed(context),
})
