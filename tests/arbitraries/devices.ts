/** Devices: this one as it stands with pushes, those that are pushed to, and those on which somebody is signed in. */
import * as fc from "fast-check"
import { pushPlatforms, pushStandings, type PushDevice, type ThisDevice } from "../../src/domain/push.ts"
import type { SignedInDevice } from "../../src/domain/session.ts"
import { aKey, aMoment, orNull, someText } from "./values.ts"

export const aDevice: fc.Arbitrary<ThisDevice> = fc.record({
  standing: fc.constantFrom(...pushStandings),
  hash: orNull(aKey("profile")),
  declined: fc.boolean(),
})

export const aPushDevice: fc.Arbitrary<PushDevice> = fc.record({
  key: aKey("profile"),
  hash: aKey("profile"),
  userAgent: someText,
  app: orNull(fc.record({ platform: fc.constantFrom(...pushPlatforms), version: someText })),
  subscribedAt: aMoment,
})

export const aSignedInDevice: fc.Arbitrary<SignedInDevice> = fc.record({
  key: aKey("profile"),
  userAgent: someText,
  signedInAt: aMoment,
  lastUsedAt: aMoment,
  isThis: fc.boolean(),
})
