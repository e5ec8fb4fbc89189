/** Push keys come from the configuration whole or not at all, and no problem tells the private one. */
import { expect, it } from "vitest"
import { readConfig } from "../../../server/config/config.ts"

const VAPID_PUBLIC_KEY = "BAuijATvL-x4nN0kU3MBpkXczRs7kQqhqrTf-wvHBqhq_rSwdF8U0BTh4Rmy6hyuvB1tSHxesxFTU5PcK-IdVqI"
const VAPID_PRIVATE_KEY = "rlReWhCDtLPziYHGCnSSPq4NNzISOsbXSGUA26NZXz8"

const apps = { fcm: null, apns: null, hms: null }

const configured = (environment: Readonly<Record<string, string>>) => {
  const read = readConfig(environment)
  return "problems" in read ? read.problems : read.config.push
}

it("needs nothing", () => {
  expect(configured({})).toEqual({ keys: null, subject: "mailto:push@localhost", allowLocal: false, apps })
  expect(configured({ PUBLIC_URL: "https://market.example/" })).toMatchObject({ subject: "https://market.example" })
})

it("pushes unless it is told not to", () => {
  const flagsOf = (environment: Readonly<Record<string, string>>) => {
    const read = readConfig(environment)
    return "problems" in read ? null : read.config.flags.pushNotifications
  }
  expect([flagsOf({}), flagsOf({ FEATURE_FLAGS: "pushNotifications=off" })]).toEqual([true, false])
})

it("takes what is said", () => {
  const said = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: "mailto:me@x.example", PUSH_ALLOW_LOCAL: "on" }
  const keys = { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
  expect(configured(said)).toEqual({ keys, subject: "mailto:me@x.example", allowLocal: true, apps })
})

it.each([
  { VAPID_PUBLIC_KEY },
  { VAPID_PRIVATE_KEY },
  { VAPID_PUBLIC_KEY: `${VAPID_PUBLIC_KEY.slice(0, -2)}AA`, VAPID_PRIVATE_KEY },
  { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: "short" },
])("refuses half a pair, or halves of two", (environment) => {
  const problems = configured(environment)
  expect(problems).toEqual([expect.stringContaining("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be")])
  expect(JSON.stringify(problems)).not.toContain(VAPID_PRIVATE_KEY)
})

it.each([
  ["VAPID_SUBJECT", "push@market.example"],
  ["PUSH_ALLOW_LOCAL", "yes"],
])("refuses %s=%s", (name, value) => {
  expect(configured({ [name]: value })).toEqual([expect.stringContaining(`${name} is "${value}", but it must be`)])
})
