/** `environment.json` is what the client starts from: all that it needs, and which features are on. Spec §7. */
import { expect, it } from "vitest"
import { environmentOf } from "../../../src/domain/environment.ts"
import { defaultFlags } from "../../../src/domain/flags.ts"
import { startApp } from "../harness.ts"

const read = async (url: string): Promise<unknown> => (await fetch(`${url}/environments/environment.json`)).json()

it("says where a mock is, and lets its pages ask there alone", async () => {
  const mock = "http://localhost:4010"
  const addresses = { core: `${mock}/api/core`, notifications: "/api/notifications", support: "/api/support" }
  const app = await startApp(undefined, { config: { apis: { addresses, mocks: [mock] } } })
  expect(await read(app.url)).toMatchObject(addresses)
  const policy = (await fetch(app.url)).headers.get("content-security-policy")
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:4010(?:;| )/u)
  await app.close()
})

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
    tracedShare: 0,
  })
  await app.close()
})
