/** `/environments/environment.json`: where everything is, and which features are on. Spec §7. */
import type { FastifyInstance } from "fastify"
import type { Environment } from "../../src/domain/environment.ts"
import { fallbackLanguage } from "../../src/domain/languages.ts"
import { pushPlatforms } from "../../src/domain/push.ts"
import type { Config } from "../config/config.ts"
import { builtManifest } from "./client.ts"

/** The product in addresses. */
export const productSlug = "handra"

const scopes = "openid profile email offline_access api"

/** The facts that the server knows beside its configuration. */
interface Known {
  readonly vapidPublicKey: string
}

export const serveEnvironment = (
  app: FastifyInstance,
  {
    issuer,
    google,
    flags,
    integrations,
    map,
    mobileApp,
    feedbackReveal,
    push,
    apis,
    contractUsage,
    traces,
  }: Pick<
    Config,
    | "issuer"
    | "google"
    | "flags"
    | "integrations"
    | "map"
    | "mobileApp"
    | "feedbackReveal"
    | "push"
    | "apis"
    | "contractUsage"
    | "traces"
  >,
  { vapidPublicKey }: Known,
): void => {
  const isPushed = flags.pushNotifications
  const { ios, android, huawei } = integrations.stores
  const storeLinks = { ios: ios?.url ?? null, android: android?.url ?? null, huawei: huawei?.url ?? null }
  app.get("/environments/environment.json", async (_request, reply): Promise<Environment> => {
    void reply.header("Cache-Control", "no-cache")
    return {
      ...apis.addresses,
      hubs: "/hubs",
      oidc: { authority: issuer.issuer, clientId: issuer.clientId, scopes },
      googleClientId: google?.clientId ?? null,
      i18nHost: "/i18n",
      productSlug,
      flags,
      push: isPushed
        ? { vapidPublicKey, apps: pushPlatforms.filter((platform) => push.apps[platform] !== null) }
        : { vapidPublicKey: null, apps: [] },
      storeLinks,
      mobileApp: mobileApp && { link: mobileApp.link, clientId: mobileApp.clientId },
      map: { styleUrl: map?.styleUrl ?? null },
      feedbackReveal,
      defaultLanguage: fallbackLanguage,
      countsBuilds: contractUsage,
      tracedShare: traces?.share ?? 0,
      buildId: builtManifest()?.sources ?? "not built",
    }
  })
}
