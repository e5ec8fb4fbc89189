/** Token exchange (RFC 8693): another provider's identity token for tokens of ours. Spec §7 Sign-in. */
import type { Kysely } from "kysely"
import { errors, type Provider, type TokenEndpointGrantContext } from "oidc-provider"
import { secondMs } from "../../src/domain/durations.ts"
import type { Schema } from "../db/schema.ts"
import type { GoogleConfig } from "../config/google.ts"
import { createGoogleVerifier, type GoogleSignIn, type GoogleVerified, type GoogleVerifier } from "./google-token.ts"
import { personHere } from "./google-people.ts"
import { issueTokens } from "./issuing.ts"
import { networkOf } from "../contract/networks.ts"
import { recordAttempt, refundAttempt } from "../db/attempts.ts"
import { borrowedDevice } from "./borrowed-devices.ts"
import { failuresOfNetwork } from "./limits.ts"
import { isOn, secondStepOf } from "./second-steps.ts"

export const tokenExchange = "urn:ietf:params:oauth:grant-type:token-exchange"
const idTokenType = "urn:ietf:params:oauth:token-type:id_token"
const accessTokenType = "urn:ietf:params:oauth:token-type:access_token"

const parameters = [
  "subject_token",
  "subject_token_type",
  "requested_token_type",
  "actor_token",
  "nonce",
  "own_device",
] as const
type Parameters = Readonly<Partial<Record<(typeof parameters)[number], string>>>
type Context = TokenEndpointGrantContext<Parameters>

const keysRetryAfterSeconds = 30

export interface ExchangeOptions {
  readonly db: Kysely<Schema>
  readonly google: GoogleConfig
  /** Called when the other provider's keys can't be fetched. */
  readonly report: (error: unknown) => void
}

const refuse = (reason: string): never => {
  throw new errors.CustomOIDCProviderError("invalid_grant", reason)
}

const slowDown = (ctx: Context, again: Date): never => {
  ctx.set("retry-after", String(Math.max(1, Math.ceil((again.getTime() - Date.now()) / secondMs))))
  throw new errors.SlowDown("TooManyTries")
}

/** The client's address as the server determined it; identity.ts puts it where the provider reads it. */
const askersNetwork = ({ ip }: Context): string => networkOf(ip)

const subjectTokenOf = ({ params }: Context["oidc"]): string => {
  if (params.subject_token === undefined) throw new errors.InvalidRequest("subject_token is missing")
  if (params.subject_token_type !== idTokenType)
    throw new errors.InvalidRequest(`subject_token_type must be ${idTokenType}`)
  if ((params.requested_token_type ?? accessTokenType) !== accessTokenType)
    throw new errors.InvalidRequest(`requested_token_type must be ${accessTokenType}`)
  if (params.actor_token !== undefined) throw new errors.InvalidRequest("nobody acts for somebody else here")
  return params.subject_token
}

/**
 * Answers whether the token is used for the first time, on any node. Its digest is kept until the token has expired.
 */
const isFirstUse = async (db: Kysely<Schema>, { digest, expiresAt }: GoogleSignIn): Promise<boolean> => {
  const noted = await db
    .insertInto("identity_records")
    .values({ model: "GoogleToken", id: digest, payload: "{}", expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(["model", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst()
  return noted !== undefined
}

const verified = async (ctx: Context, db: Kysely<Schema>, verify: GoogleVerifier, report: (error: unknown) => void) => {
  const token = subjectTokenOf(ctx.oidc)
  try {
    return await verify(token, ctx.oidc.params.nonce)
  } catch (error) {
    report(error)
    await refundAttempt(db, failuresOfNetwork, askersNetwork(ctx))
    ctx.set("retry-after", String(keysRetryAfterSeconds))
    throw new errors.TemporarilyUnavailable("GoogleUnavailable")
  }
}

const signInOf = async (db: Kysely<Schema>, checked: GoogleVerified): Promise<GoogleSignIn> => {
  if (!("refused" in checked) && (await isFirstUse(db, checked))) return checked
  return refuse("refused" in checked ? checked.refused : "TokenUsed")
}

const subjectOf = async (ctx: Context, db: Kysely<Schema>, { person }: GoogleSignIn): Promise<string> => {
  const here = await personHere(db, person, askersNetwork(ctx))
  if ("again" in here) return slowDown(ctx, here.again)
  if ("refused" in here) return refuse(here.refused)
  // There is no page here on which the second step could be taken.
  return isOn(await secondStepOf(db, here.subject)) ? refuse("SecondStepNeeded") : here.subject
}

/** Registers the grant type with the provider. */
export const registerGoogleExchange = (provider: Provider, { db, google, report }: ExchangeOptions): void => {
  const verify = createGoogleVerifier(google)
  provider.registerGrantType<Parameters>(
    tokenExchange,
    async (ctx) => {
      // Counted before the token is verified, so that concurrent attempts are all counted.
      const again = await recordAttempt(db, failuresOfNetwork, askersNetwork(ctx))
      if (again !== null) slowDown(ctx, again)
      const signIn = await signInOf(db, await verified(ctx, db, verify, report))
      await refundAttempt(db, failuresOfNetwork, askersNetwork(ctx))
      const subject = await subjectOf(ctx, db, signIn)
      const { signedInAt } = signIn
      const { nonce, own_device: ownDevice } = ctx.oidc.params
      const acr = ownDevice === "false" ? borrowedDevice : undefined
      const tokens = await issueTokens(ctx, db, { subject, signedInAt, gty: tokenExchange, nonce, acr, amr: ["fed"] })
      ctx.body = { ...tokens, issued_token_type: accessTokenType }
    },
    parameters,
  )
}
