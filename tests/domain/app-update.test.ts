/** Two versions of the app are told apart, and a phone is led to its own store. Spec §4, §9. */
import { expect, it } from "vitest"
import { storeFor, updateStep } from "../../src/domain/app-update.ts"
import { appUpdate } from "../../src/projections/app-update.ts"
import { waitingUpdate } from "../../src/projections/waiting-update.ts"

it.each([
  ["1.4.0", "1.4.0", "none"],
  ["1.4.0", "1.4.1", "patch"],
  ["1.4.9", "1.5.0", "minor"],
  ["1.9.0", "1.10.0", "minor"],
  ["1.9.9", "2.0.0", "major"],
  ["9.0.0", "10.0.0", "major"],
  ["2.0.0", "1.9.9", "none"],
  ["1.5.0", "1.4.9", "none"],
] as const)("%s to %s is %s", (installed, newest, step) => {
  expect(updateStep(installed, newest)).toBe(step)
})

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", "ios"],
  ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15", "ios"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "android"],
  ["Mozilla/5.0 (Linux; Android 10; HUAWEI ELS-N04) AppleWebKit/537.36 Mobile Safari/537.36", "huawei"],
  ["Mozilla/5.0 (Linux; Android 10; ELS-NX9; HMSCore 6.8.0) AppleWebKit/537.36 HuaweiBrowser/12", "huawei"],
  ["Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 ArkWeb/4.1", "huawei"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", null],
] as const)("%s has the store %s", (userAgent, store) => {
  expect(storeFor(userAgent)).toBe(store)
})

const at = (version: string, putOff: string | null = null, store: "android" | null = "android") => ({
  ...appUpdate.initial(),
  installed: { version: "1.4.0", store },
  newest: { ios: null, android: { version, url: "https://store.example/app" }, huawei: null },
  putOff,
})

it("waits only for who has an older app from a store that has a newer one", () => {
  expect(waitingUpdate(appUpdate.initial(), undefined)).toBeNull()
  expect(waitingUpdate(at("1.4.0"), undefined)).toBeNull()
  expect(waitingUpdate(at("1.5.0", null, null), undefined)).toBeNull()
  expect(waitingUpdate(at("2.0.0"), undefined)).toMatchObject({ step: "major", version: "2.0.0" })
})

it("was put off for this very version, and is asked about again with the next", () => {
  expect(waitingUpdate(at("1.5.0", "1.5.0"), undefined)).toMatchObject({ step: "minor", isPutOff: true })
  expect(waitingUpdate(at("1.6.0", "1.5.0"), undefined)).toMatchObject({ step: "minor", isPutOff: false })
})
