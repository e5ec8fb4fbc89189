/** Issues tokens outside of the code flow, the same ones that it would issue. */
import type { Kysely } from "kysely"
import { errors, type TokenEndpointGrantContext } from "oidc-provider"
import type { Schema } from "../db/schema.ts"
import { apiResource, apiScope, apiServer, claimsOf, identityScopes, newHouseGrant } from "./house-grant.ts"
import { identityUser } from "./users.ts"

export interface SignedIn {
  readonly subject: string
  readonly signedInAt: number // seconds
  /** The grant type. */
  readonly gty: string
  readonly nonce?: string | undefined
  readonly acr: string | undefined
  /** The ways in which the person was proved, by RFC 8176. */
  readonly amr: readonly string[]
}

/** The answer of the token endpoint. */
export const issueTokens = async (
  ctx: TokenEndpointGrantContext,
  db: Kysely<Schema>,
  { subject, signedInAt, gty, nonce, acr, amr }: SignedIn,
) => {
  const { client, provider } = ctx.oidc
  const user = await identityUser(db, subject)
  if (user === undefined) throw new errors.InvalidGrant("the person is gone")
  const grant = await newHouseGrant(provider, { clientId: client.clientId, accountId: subject, acr })
  ctx.oidc.entity("Grant", grant)
  const common = { client, accountId: subject, grantId: grant.jti, gty }

  const accessToken = new provider.AccessToken({ ...common, scope: apiScope })
  accessToken.resourceServer = new provider.ResourceServer(apiResource, apiServer)
  ctx.oidc.entity("AccessToken", accessToken)

  const refreshToken = new provider.RefreshToken({
    ...common,
    acr,
    amr: [...amr],
    authTime: signedInAt,
    nonce,
    resource: apiResource,
    rotations: 0,
    scope: `${identityScopes} ${apiScope}`,
  })
  ctx.oidc.entity("RefreshToken", refreshToken)

  const idToken = new provider.IdToken(claimsOf(user, { acr }), { ctx })
  // The library's types lack this property.
  Object.assign(idToken, { scope: identityScopes })
  idToken.set("amr", amr)
  if (nonce !== undefined) idToken.set("nonce", nonce)

  return {
    access_token: await accessToken.save(),
    expires_in: accessToken.expiration,
    id_token: await idToken.issue({ use: "idtoken" }),
    refresh_token: await refreshToken.save(),
    scope: apiScope,
    token_type: accessToken.tokenType,
  }
}
