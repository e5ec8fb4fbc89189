/** The push services of apps are off unless all is there that they need, and no problem tells a secret. */
import { generateKeyPairSync } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { tmpdir } from "node:os"
import { afterAll, expect, it } from "vitest"
import { readConfig } from "../../../server/config/config.ts"

const folder = mkdtempSync(join(tmpdir(), "push-apps-"))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const pem = { type: "pkcs8", format: "pem" } as const
const curve = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export(pem).toString()
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export(pem).toString()
const account = {
  project_id: "market",
  client_email: "push@market.example",
  private_key: rsa,
  private_key_id: "key-1",
  token_uri: "https://oauth2.googleapis.com/token",
}

const FCM_SERVICE_ACCOUNT = file("account.json", JSON.stringify(account))
const apns = {
  APNS_KEY: file("AuthKey.p8", curve),
  APNS_KEY_ID: "KEY",
  APNS_TEAM_ID: "TEAM",
  APNS_TOPIC: "example.market",
}
const hms = { HMS_APP_ID: "104", HMS_APP_SECRET: "keep-me-secret" }

const configured = (environment: Readonly<Record<string, string>>) => {
  const read = readConfig(environment)
  return "problems" in read ? read.problems : read.config.push.apps
}

it("needs nothing, and has nobody asked then", () => {
  expect(configured({})).toEqual({ fcm: null, apns: null, hms: null })
})

it("asks the services' own servers, or those that are named", () => {
  expect(configured({ FCM_SERVICE_ACCOUNT, ...apns, ...hms })).toMatchObject({
    fcm: { projectId: "market", keyId: "key-1", url: "https://fcm.googleapis.com", tokenUrl: account.token_uri },
    apns: { keyId: "KEY", teamId: "TEAM", topic: "example.market", url: "https://api.push.apple.com" },
    hms: {
      appId: "104",
      url: "https://push-api.cloud.huawei.com",
      tokenUrl: "https://oauth-login.cloud.huawei.com/oauth2/v3/token",
    },
  })
  const APNS_URL = "https://api.sandbox.push.apple.com/"
  expect(configured({ ...apns, APNS_URL })).toMatchObject({ apns: { url: "https://api.sandbox.push.apple.com" } })
})

it.each([
  [{ FCM_SERVICE_ACCOUNT: join(folder, "none.json") }, "FCM_SERVICE_ACCOUNT must be"],
  [{ FCM_SERVICE_ACCOUNT: file("no.json", "{}") }, "FCM_SERVICE_ACCOUNT must be"],
  [
    { FCM_SERVICE_ACCOUNT: file("curve.json", JSON.stringify({ ...account, private_key: curve })) },
    "FCM_SERVICE_ACCOUNT must be",
  ],
  [
    { FCM_SERVICE_ACCOUNT: file("where.json", JSON.stringify({ ...account, token_uri: "file:///etc/passwd" })) },
    "FCM_SERVICE_ACCOUNT must be",
  ],
  [{ APNS_KEY_ID: "KEY" }, "APNS_KEY, APNS_TEAM_ID, APNS_TOPIC is not"],
  [{ ...apns, APNS_KEY: file("rsa.p8", rsa) }, "APNS_KEY must be"],
  [{ ...apns, APNS_URL: "ftp://x.example" }, "APNS_URL is"],
  [{ HMS_APP_SECRET: hms.HMS_APP_SECRET }, "HMS_APP_ID is not"],
])("refuses %j", (environment, problem) => {
  const problems = configured(environment)
  expect(problems).toEqual([expect.stringContaining(problem)])
  expect(JSON.stringify(problems)).not.toMatch(/PRIVATE KEY|keep-me-secret/u)
})
