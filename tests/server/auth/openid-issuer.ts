/** A second OpenID provider, complete: its sign-in page is answered by itself for whoever is said to sit before it. */
import { createServer } from "node:http"
import { interactionPolicy, Provider, type KoaContextWithOIDC } from "oidc-provider"

export interface OpenidIssuer {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** Sets who is before the issuer's page: a person, or somebody who presses "cancel". */
  readonly sit: (who: { readonly sub: string; readonly claims: object } | "cancels") => void
  /** Has the token endpoint answer as it should, or break. */
  readonly turn: (state: "on" | "broken") => void
  /** The parameters of the last authorisation request. */
  readonly asked: () => URLSearchParams
  readonly close: () => Promise<void>
}

const client = { clientId: "handra.apps.example", clientSecret: "a secret that two servers share" }

export const startOpenidIssuer = async (callback: () => string): Promise<OpenidIssuer> => {
  let who: Parameters<OpenidIssuer["sit"]>[0] = "cancels"
  let isOn = true
  let asked = new URLSearchParams()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  const policy = interactionPolicy.base()
  policy.remove("consent")
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0)
  const grantOf = async ({ oidc }: KoaContextWithOIDC) => {
    const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: oidc.session?.accountId ?? "" })
    grant.addOIDCScope("openid email profile")
    await grant.save()
    return grant
  }
  const provider = new Provider(url, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [callback()],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    cookies: { keys: ["a key of tests"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    extraParams: ["hl"],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/sign-in/${uid}` },
    loadExistingGrant: grantOf,
    findAccount: async (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...(who === "cancels" ? {} : who.claims) }),
    }),
  })
  provider.silent = true
  const answer = provider.callback()
  server.on("request", (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", url)
    if (pathname === "/auth") asked = searchParams
    if (pathname === "/token" && !isOn) return void response.writeHead(503).end("{}")
    if (!pathname.startsWith("/sign-in/")) return void answer(request, response)
    const result =
      who === "cancels" ? { error: "access_denied" } : { select_account: {}, login: { accountId: who.sub } }
    return void provider.interactionFinished(request, response, result)
  })
  return {
    url,
    ...client,
    sit: (next) => void (who = next),
    turn: (state) => void (isOn = state === "on"),
    asked: () => asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
