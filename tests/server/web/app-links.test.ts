/** Links of the product's origin open the mobile app where it is known whose app it is. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { readConfig } from "../../../server/config/config.ts"
import { startApp, type TestApp } from "../harness.ts"

const certificate = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, "0").toUpperCase()).join(
  ":",
)
const link = "com.example.handra:"
const given = {
  APP_LINK: link,
  APP_ANDROID_PACKAGE: "com.example.handra",
  APP_ANDROID_CERTIFICATES: `${certificate.toLowerCase()}, ${certificate}`,
  APP_IOS_IDS: "ABCDE12345.com.example.handra",
}

const read = (environment: Readonly<Record<string, string>>) => {
  const { config, problems } = { config: null, problems: [], ...readConfig(environment) }
  return { mobileApp: config?.mobileApp ?? null, problems }
}

let app: TestApp
let without: TestApp
beforeAll(async () => {
  app = await startApp(undefined, { config: { mobileApp: read(given).mobileApp } })
  without = await startApp(undefined, { config: { mobileApp: read({ APP_LINK: link }).mobileApp } })
})
afterAll(async () => {
  await app.close()
  await without.close()
})

const names = ["assetlinks.json", "apple-app-site-association"] as const

it.each(names)("tells the devices' makers of the app: %s", async (name) => {
  const answer = await fetch(`${app.url}/.well-known/${name}`)
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"])
  const said = (await answer.json()) as unknown
  if (name === "assetlinks.json")
    expect(said).toEqual([
      {
        relation: ["delegate_permission/common.handle_all_urls"],
        target: {
          namespace: "android_app",
          package_name: "com.example.handra",
          sha256_cert_fingerprints: [certificate, certificate],
        },
      },
    ])
  else {
    const [{ appIDs, components }] = (said as { applinks: { details: [{ appIDs: unknown; components: object[] }] } })
      .applinks.details
    expect(appIDs).toEqual(["ABCDE12345.com.example.handra"])
    expect(components).toContainEqual({ "/": "/identity/*", exclude: true })
    expect(components.at(-1)).toEqual({ "/": "/*" })
  }
})

it.each(names)("has nothing to tell, not even a page, where nobody said whose app it is: %s", async (name) => {
  const answer = await fetch(`${without.url}/.well-known/${name}`)
  expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/json; charset=utf-8"])
})

it.each([
  [{ ...given, APP_LINK: "" }, /empty without APP_LINK/u],
  [{ ...given, APP_ANDROID_PACKAGE: "handra" }, /^APP_ANDROID_PACKAGE /u],
  [{ ...given, APP_ANDROID_CERTIFICATES: "AB:CD" }, /^APP_ANDROID_CERTIFICATES /u],
  [{ ...given, APP_ANDROID_CERTIFICATES: "" }, /APP_ANDROID_CERTIFICATES/u],
  [{ ...given, APP_IOS_IDS: "com.example.handra" }, /^APP_IOS_IDS /u],
])("refuses %j in words", (environment, problem) => {
  const { problems } = read(environment)
  expect(problems).not.toEqual([])
  for (const said of problems) expect(said).toMatch(problem)
})
