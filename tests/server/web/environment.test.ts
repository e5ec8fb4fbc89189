/** `environment.json` is what the client starts from: all that it needs, and which features are on. Spec §7. */
import { expect, it } from "vitest"
import { environmentOf } from "../../../src/domain/environment.ts"
import { defaultFlags } from "../../../src/domain/flags.ts"
import { startApp } from "../harness.ts"

const read = async (url: string): Promise<unknown> => (await fetch(`${url}/environments/environment.json`)).json()

it("says where everything is, as the client reads it", async () => {
  const flags = { ...defaultFlags, chat: false }
  const android = { version: "2.4.1", url: "https://play.example.com/app" }
  const integrations = { translator: null, geocoder: null, stores: { ios: null, android, huawei: null } }
  const app = await startApp(undefined, { config: { flags, integrations } })
  const said = await read(app.url)
  const known = environmentOf(said)
  expect(known).toEqual({ environment: said })
  expect(said).toMatchObject({
    core: "/api/core",
    notifications: "/api/notifications",
    support: "/api/support",
    hubs: "/hubs",
    oidc: { authority: `${app.url}/identity`, clientId: "marketplace-web" },
    i18nHost: "/i18n",
    defaultLanguage: "en-US",
    flags,
    storeLinks: { ios: null, android: android.url, huawei: null },
    map: { styleUrl: null },
    feedbackReveal: "immediate",
    countsBuilds: false,
  })
  await app.close()
})
