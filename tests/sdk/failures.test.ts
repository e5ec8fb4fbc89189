/** Every way in which an answer fails, or stays away, becomes a failure as a value. Spec §8. Law 8. */
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { afterEach, describe, expect, it } from "vitest"
import type { Failure } from "../../src/domain/failures.ts"
import { problemTypes } from "../../src/domain/problems.ts"
import { failureOf, failureOfThrown } from "../../src/sdk/failures.ts"
import { ask, createSdk } from "../../src/sdk/sdk.ts"
import { createTokens } from "../../src/sdk/tokens.ts"
import { startLocalServer, type LocalServer, type Said } from "./local-server.ts"

const problem = (type: string, more: object = {}): object => ({
  type,
  message: "for developers",
  traceId: "t-1",
  ...more,
})

const refused = (reason: string, more: object = {}): object => ({
  _tag: "Refused",
  reason,
  errors: {},
  details: {},
  traceId: "t-1",
  ...more,
})

describe("an answer with a status", () => {
  it.each<readonly [number, unknown, object]>([
    [400, problem("OwnListingException"), refused("OwnListingException")],
    [
      400,
      problem("ValidationException", { errors: { name: ["minLength"] }, details: { limit: 10 } }),
      refused("ValidationException", { errors: { name: ["minLength"] }, details: { limit: 10 } }),
    ],
    [400, problem("NewerThanThisClientException"), refused("Unknown")],
    [400, "<html>proxy</html>", refused("Unknown", { traceId: null })],
    [401, problem("UnauthorizedException"), { _tag: "Unauthorized" }],
    [403, problem("ForbiddenException"), { _tag: "Forbidden" }],
    [403, problem("ForbiddenException", { details: { accountBlocked: true } }), { _tag: "AccountBlocked" }],
    [403, problem("ForbiddenException", { details: { moderator: true } }), { _tag: "ModeratorSignIn" }],
    [404, problem("NotFoundException"), { _tag: "NotFound" }],
    [500, problem("InternalException"), { _tag: "ServerFault", traceId: "t-1" }],
    [503, undefined, { _tag: "ServerFault", traceId: null }],
    [418, undefined, { _tag: "OffContract", operation: "GET /tea", where: "status 418" }],
  ])("%i", (status, body, failure) => {
    expect(failureOf(status, body, "GET /tea")).toEqual(failure)
  })

  it("knows every name that the contract gives", () => {
    for (const type of problemTypes) expect(failureOf(400, problem(type), "x")).toMatchObject({ reason: type })
  })

  it("is some failure, whatever the body says", () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), fc.jsonValue(), (status, body) => {
        expect(failureOf(status, body, "x")._tag).not.toBe("Bug")
      }),
    )
  })
})

describe("no answer", () => {
  it.each<readonly [string, unknown, Failure]>([
    ["the network is away", new TypeError("fetch failed"), { _tag: "Unreachable", why: "offline" }],
    ["it took too long", new DOMException("", "TimeoutError"), { _tag: "Unreachable", why: "timeout" }],
    ["nobody wants it any more", new DOMException("", "AbortError"), { _tag: "Interrupted" }],
    ["it is not JSON", new SyntaxError("Unexpected <"), { _tag: "OffContract", operation: "x", where: "not JSON" }],
    ["anything else is ours", new RangeError("boom"), { _tag: "Bug", message: "RangeError: boom" }],
  ])("%s", (_, cause, failure) => {
    expect(failureOfThrown(cause, "x")).toEqual(failure)
  })
})

describe("asking a real server", () => {
  let server: LocalServer | null = null

  afterEach(async () => {
    await server?.close()
    server = null
  })

  const outcome = async (said: Said): Promise<unknown> => {
    server = await startLocalServer(() => said)
    const { url } = server
    const { core } = createSdk(
      { core: `${url}/api/core`, notifications: url, support: url },
      createTokens({ current: () => "t", renew: async () => ({ tag: "Over" }) }),
      () => "en-US",
    )
    return Effect.runPromise(
      ask((signal) => core.GET("/chat/customer/unread/count", { signal })).pipe(
        Effect.flip,
        Effect.catch(Effect.succeed),
      ),
    )
  }

  it("gives the answer, and the cursor of the state that it shows", async () => {
    expect(await outcome({ body: { count: 3 }, headers: { "Account-Cursor": "17" } })).toEqual({
      data: { count: 3 },
      asOf: 17,
    })
  })

  it("takes a visitor's answer without a cursor", async () => {
    expect(await outcome({ body: { count: 3 } })).toEqual({ data: { count: 3 }, asOf: 0 })
  })

  it("tells an answer off the contract by operation and place", async () => {
    expect(await outcome({ body: { count: "three" } })).toEqual({
      _tag: "OffContract",
      operation: "GET /chat/customer/unread/count",
      where: "GET /chat/customer/unread/count.count",
    })
  })

  it("tells an answer that is no JSON as off the contract", async () => {
    expect(await outcome({ text: "<html>" })).toMatchObject({ _tag: "OffContract", where: "not JSON" })
  })

  it("keeps the refusal of a request as it is", async () => {
    expect(
      await outcome({ status: 400, body: problem("TooManyRequestsException", { details: { retryAfter: 5 } }) }),
    ).toEqual(refused("TooManyRequestsException", { details: { retryAfter: 5 } }))
  })

  it("says that the server can't be reached", async () => {
    expect(await outcome({ hangUp: true })).toEqual({ _tag: "Unreachable", why: "offline" })
  })
})
