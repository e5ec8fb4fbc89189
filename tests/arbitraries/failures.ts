/** Every way in which a wish can fail. Spec §8. */
import * as fc from "fast-check"
import type { Failure } from "../../src/domain/failures.ts"
import { problemTypes } from "../../src/domain/problems.ts"
import { aCount, aMoment, orNull, someText } from "./values.ts"

const aField = fc.constantFrom("name", "description", "startDate")

type Failures = { readonly [T in Failure["_tag"]]: fc.Arbitrary<Extract<Failure, { readonly _tag: T }>> }

const failures: Failures = {
  Refused: fc.record({
    _tag: fc.constant("Refused"),
    reason: fc.constantFrom(...problemTypes, "Unknown" as const),
    errors: fc.dictionary(aField, fc.array(fc.constantFrom("required", "minLength"), { minLength: 1, maxLength: 2 })),
    details: fc.dictionary(aField, fc.oneof(aMoment, aCount, fc.boolean(), fc.constant(null), someText)),
    traceId: orNull(fc.constant("trace-1")),
  }),
  NothingKept: fc.constant({ _tag: "NothingKept" }),
  Unauthorized: fc.constant({ _tag: "Unauthorized" }),
  Forbidden: fc.constant({ _tag: "Forbidden" }),
  AccountBlocked: fc.constant({ _tag: "AccountBlocked" }),
  ModeratorSignIn: fc.constant({ _tag: "ModeratorSignIn" }),
  NotFound: fc.constant({ _tag: "NotFound" }),
  ServerFault: fc.record({ _tag: fc.constant("ServerFault"), traceId: orNull(fc.constant("trace-2")) }),
  Unreachable: fc.record(
    { _tag: fc.constant("Unreachable"), why: fc.constantFrom("offline", "timeout"), seenAt: aMoment },
    { requiredKeys: ["_tag", "why"] },
  ),
  OffContract: fc.constant({ _tag: "OffContract", operation: "getOrder", where: "$.price" }),
  Interrupted: fc.constant({ _tag: "Interrupted" }),
  FileRefused: fc.record({
    _tag: fc.constant("FileRefused"),
    rule: fc.constantFrom("InvalidFileFormatException", "InvalidFileSizeException", "EmptyFile"),
  }),
  GoogleRefused: fc.record({ _tag: fc.constant("GoogleRefused"), status: fc.constantFrom(400, 401, 500) }),
  NoPosition: fc.record({ _tag: fc.constant("NoPosition"), why: fc.constantFrom("denied", "unknown", "timeout") }),
  Bug: fc.record({ _tag: fc.constant("Bug"), message: someText.map((text) => `TypeError: ${text}`) }),
}

export const aFailure: fc.Arbitrary<Failure> = fc.oneof(...Object.values(failures))
