/** Letters to support, as any server could send them. */
import * as fc from "fast-check"
import type { ReceivedLetter } from "../../src/domain/support.ts"
import { aCount, aKey, aMoment, orNull, someText } from "./values.ts"

export const aReceivedLetter: fc.Arbitrary<ReceivedLetter> = fc.record({
  key: aKey("letter"),
  userName: someText,
  email: someText,
  message: someText,
  createdDate: aMoment,
  logEvents: orNull(aCount),
})
