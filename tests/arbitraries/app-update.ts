/** Versions of the mobile app, near enough to each other that updates of each step happen. */
import * as fc from "fast-check"
import type { Store } from "../../src/domain/app-update.ts"

export const aVersion: fc.Arbitrary<string> = fc
  .tuple(fc.nat(2), fc.nat(2), fc.nat(2))
  .map((numbers) => numbers.join("."))

export const aStore: fc.Arbitrary<Store> = fc.constantFrom("ios", "android", "huawei")

export const aStoreVersion = fc.option(
  fc.record({ version: aVersion, url: fc.constant("https://store.example/app") }),
  { nil: null },
)
