/**
 * Tells Android and iOS that links of this origin are the mobile app's, so that they open it without asking.
 * developer.android.com/training/app-links, developer.apple.com/documentation/xcode/supporting-associated-domains
 */
import type { FastifyInstance } from "fastify"
import { serversOwn } from "../../src/domain/app-paths.ts"
import type { MobileAppConfig } from "../config/mobile-app.ts"

/**
 * An operator who changes a certificate waits no longer than that for this server; stores and Apple keep copies of
 * their own.
 */
const kept = "public, max-age=3600"

/** Android opens all links of a verified origin, by the app's own filter. */
const assetLinks = ({ packageName, certificates }: NonNullable<MobileAppConfig["android"]>) => [
  {
    relation: ["delegate_permission/common.handle_all_urls"],
    target: { namespace: "android_app", package_name: packageName, sha256_cert_fingerprints: certificates },
  },
]

/** Pages that the server answers itself, such as those of the sign-in, stay with the browser (E455). */
const appSite = (appIds: readonly string[]) => ({
  applinks: {
    details: [
      {
        appIDs: appIds,
        components: [...serversOwn.map((part) => ({ "/": `/${part}/*`, exclude: true })), { "/": "/*" }],
      },
    ],
  },
})

export const serveAppLinks = (app: FastifyInstance, mobileApp: MobileAppConfig | null): void => {
  const serve = (name: string, said: object): void =>
    void app.get(`/.well-known/${name}`, (_request, reply) =>
      reply.header("Cache-Control", kept).type("application/json").send(said),
    )
  if (mobileApp?.android) serve("assetlinks.json", assetLinks(mobileApp.android))
  if (mobileApp && mobileApp.iosIds.length > 0) serve("apple-app-site-association", appSite(mobileApp.iosIds))
}
