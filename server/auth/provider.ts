/** The embedded OpenID Connect provider: code flow with PKCE, rotated refresh tokens, JWT access tokens. */
import type { Kysely } from "kysely"
import {
  errors,
  interactionPolicy,
  Provider,
  type ClientMetadata,
  type Configuration,
  type JWTStructured,
} from "oidc-provider"
import { secondMs } from "../../src/domain/durations.ts"
import { safeReturnPath } from "../../src/domain/return-paths.ts"
import type { Schema } from "../db/schema.ts"
import { passwordEachTime, secondsOf } from "./borrowed-devices.ts"
import { webClientId } from "./audience.ts"
import type { GoogleConfig } from "../config/google.ts"
import type { ModeratorsSecondStep } from "../config/config.ts"
import type { MobileAppConfig } from "../config/mobile-app.ts"
import { hostCookie, hostCookiePath, pathCookie, sessionCookie } from "./cookies.ts"
import { interactionAddress } from "./forms.ts"
import { registerGoogleExchange, tokenExchange } from "./google-exchange.ts"
import { sessionClaim } from "./grants.ts"
import { accessTokenSeconds, apiResource, apiServer, claimsOf, houseGrantOf } from "./house-grant.ts"
import type { PageFrame } from "./page.ts"
import { moderatorsSignInTwice, requireSignedInTwice } from "./moderators-step.ts"
import { errorPage, signedOutPage, signOutPage } from "./pages.ts"
import { recordsIn, type RecordsOptions } from "./records.ts"
import { cookieKeys, signingAlgorithm, signingKeys } from "./secrets.ts"
import { identityUser } from "./users.ts"

const minuteSeconds = 60

/** Lifetimes in seconds; those of the sign-in itself are in borrowed-devices.ts. */
const lifetimes = {
  code: minuteSeconds,
  interaction: 60 * minuteSeconds,
  idToken: 60 * minuteSeconds,
} as const

const signInOnly = ({ db, moderatorsSecondStep }: Pick<ProviderOptions, "db" | "moderatorsSecondStep">) => {
  const policy = interactionPolicy.base()
  policy.remove("consent")
  policy.get("login")?.checks.add(passwordEachTime)
  policy.get("login")?.checks.add(moderatorsSignInTwice(db, moderatorsSecondStep))
  return policy
}

export interface ProviderOptions extends RecordsOptions {
  readonly db: Kysely<Schema>
  readonly publicUrl: string
  readonly issuer: string
  readonly frame: PageFrame
  readonly google: GoogleConfig | null
  readonly mobileApp: MobileAppConfig | null
  readonly moderatorsSecondStep: ModeratorsSecondStep
  /** By the database's clock; this node's own unless said. */
  readonly now?: () => Date
  /** Called when a request to another server fails. */
  readonly report: (error: unknown) => void
}

/** The web client, and the mobile app where there is one: public clients both, kept apart by where they lead back to. */
const clientsOf = ({
  publicUrl,
  frame,
  google,
  mobileApp,
}: Pick<ProviderOptions, "publicUrl" | "frame" | "google" | "mobileApp">): NonNullable<Configuration["clients"]> => {
  const shared: Omit<ClientMetadata, "client_id"> = {
    client_name: frame.productName,
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token", ...(google === null ? [] : [tokenExchange])],
    response_types: ["code"],
    id_token_signed_response_alg: signingAlgorithm,
  }
  const web: ClientMetadata = {
    ...shared,
    client_id: webClientId,
    application_type: "web",
    redirect_uris: [`${publicUrl}/auth/callback`, `${publicUrl}/auth/silent`],
    post_logout_redirect_uris: [`${publicUrl}/`],
  }
  if (mobileApp === null) return [web]
  const app: ClientMetadata = {
    ...shared,
    client_id: mobileApp.clientId,
    application_type: "native",
    redirect_uris: [`${mobileApp.link}/auth/callback`],
    post_logout_redirect_uris: [`${mobileApp.link}/`],
  }
  return [web, app]
}

/** Dates access tokens by the clock of those who read them, as the provider knows none but its node's. */
const dateToken = (now: Date, { payload }: JWTStructured): void => {
  const { iat, exp } = payload
  if (typeof iat !== "number" || typeof exp !== "number") return
  const issuedAt = Math.floor(now.getTime() / secondMs)
  Object.assign(payload, { iat: issuedAt, exp: issuedAt + exp - iat })
}

const configurationOf = async ({
  db,
  publicUrl,
  frame,
  google,
  mobileApp,
  moderatorsSecondStep,
  now = () => new Date(),
  ...options
}: ProviderOptions): Promise<Configuration> => {
  const isSecure = new URL(publicUrl).protocol === "https:"
  return {
    adapter: recordsIn(db, options),
    jwks: { keys: [...(await signingKeys(db))] as NonNullable<Configuration["jwks"]>["keys"] },
    formats: { customizers: { jwt: (_ctx, _token, token) => dateToken(now(), token) } },
    clients: clientsOf({ publicUrl, frame, google, mobileApp }),
    responseTypes: ["code"],
    scopes: ["openid", "offline_access"],
    claims: { openid: ["sub", "own_device", "amr", "roles"], profile: ["name"], email: ["email", "email_verified"] },
    conformIdTokenClaims: false,
    extraParams: ["screen_hint", "return_to"],
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    cookies: {
      keys: [...(await cookieKeys(db))],
      names: {
        session: hostCookie(sessionCookie, isSecure),
        // These two have the path of their interaction, so that two tabs can sign in at once.
        interaction: pathCookie("identity_interaction", isSecure),
        resume: pathCookie("identity_resume", isSecure),
      },
      long: { httpOnly: true, sameSite: "lax", path: hostCookiePath(isSecure), signed: true },
      short: { httpOnly: true, sameSite: "lax", signed: true },
    },
    // CORS for the client's own origin and those of the mobile app alone.
    clientBasedCORS: (_ctx, origin) =>
      origin === new URL(publicUrl).origin || mobileApp?.origins.includes(origin) === true,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== apiResource) throw new errors.InvalidTarget()
          return apiServer
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          // A client that sends the person's own id token may sign them out without a question.
          const hinted = ctx.oidc.entities.IdTokenHint?.payload["sub"]
          signOutPage(ctx, frame, form, hinted !== undefined && hinted === ctx.oidc.session?.accountId)
        },
        postLogoutSuccessSource: (ctx) => signedOutPage(ctx, frame),
      },
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: lifetimes.code,
      IdToken: lifetimes.idToken,
      Interaction: lifetimes.interaction,
      Session: (_ctx, session) => secondsOf(session),
      RefreshToken: (ctx, token) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? secondsOf(token),
    },
    // Refresh tokens are issued without `offline_access` and end with the session.
    expiresWithSession: () => true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    loadExistingGrant: houseGrantOf,
    findAccount: async (_ctx, subject, token) => {
      const user = await identityUser(db, subject)
      const context = token !== undefined && "acr" in token ? token : undefined
      return user === undefined ? undefined : { accountId: subject, claims: () => claimsOf(user, context) }
    },
    extraTokenClaims: async (ctx, token) => {
      const user = "accountId" in token ? await identityUser(db, token.accountId) : undefined
      const session = "grantId" in token ? { [sessionClaim]: token.grantId } : {}
      if (user === undefined) return undefined
      requireSignedInTwice(moderatorsSecondStep, ctx, user)
      return { name: user.name, email: user.email, roles: user.roles, ...session }
    },
    interactions: {
      policy: signInOnly({ db, moderatorsSecondStep }),
      url: (_ctx, { uid, params }) =>
        interactionAddress(uid, {
          form: params["screen_hint"] === "signup" ? "register" : "signIn",
          to: safeReturnPath(params["return_to"]),
        }),
    },
    renderError: (ctx, _out, error) => errorPage(ctx, frame, error),
  }
}

/** Makes the provider; its keys are in the database. */
export const createProvider = async (options: ProviderOptions): Promise<Provider> => {
  const provider = new Provider(options.issuer, await configurationOf(options))
  // Trusts forwarded headers, which only this server sets (identity.ts).
  provider.proxy = true
  const { db, google, report } = options
  if (google !== null) registerGoogleExchange(provider, { db, google, report })
  return provider
}
