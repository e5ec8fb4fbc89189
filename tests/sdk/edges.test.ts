/** The generated SDK at its edges: what can't be asked is not sent, and every strange answer is a failure. Law 8. */
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Failure } from "../../src/domain/failures.ts"
import { ask, createVisitorSdk, type Answer, type SdkClients } from "../../src/sdk/sdk.ts"
import { chatUpload, photoUploads, upload } from "../../src/sdk/upload.ts"
import { UploadRequest } from "../agreement/device.ts"
import { startLocalServer, type LocalServer, type Said } from "./local-server.ts"

const base = "http://market.test/api/core"

type Fetched = (request: Request) => Response | Promise<Response>

interface Asked {
  readonly sdk: SdkClients
  /** The addresses that were asked, below the service's own. */
  readonly sent: readonly string[]
}

const asking = (answer: Fetched = () => Response.json({ count: 1 })): Asked => {
  const sent: string[] = []
  const sdk = createVisitorSdk({ core: base, notifications: base, support: base }, async (request) => {
    sent.push(request.url.slice(base.length))
    return answer(request)
  })
  return { sdk, sent }
}

const outcomeOf = <T>(asked: Effect.Effect<Answer<T>, Failure>): Promise<Answer<T> | Failure> =>
  Effect.runPromise(
    Effect.match(asked, { onSuccess: (answer): Answer<T> | Failure => answer, onFailure: (failure) => failure }),
  )

const count = ({ core }: SdkClients) => outcomeOf(ask((signal) => core.GET("/chat/customer/unread/count", { signal })))

const bug = (message: string) => ({ _tag: "Bug", message: `Error: ${message}` })

/** Values that no types allow, and those that they do. */
const lost: readonly (readonly [string, never])[] = [
  ["nothing at all", undefined as never],
  ["null", null as never],
  ["an empty text", "" as never],
  ["a dot", "." as never],
  ["two dots", ".." as never],
]

describe.each(lost)("a path with %s for a value", (_, value) => {
  it.each([
    [
      "GET /orders/{key} has no value for key.",
      ({ core }: SdkClients) => core.GET("/orders/{key}", { params: { path: { key: value } } }),
    ],
    [
      "PUT /orders/{key}/hide has no value for key.",
      ({ core }: SdkClients) => core.PUT("/orders/{key}/hide", { params: { path: { key: value } } }),
    ],
    [
      "DELETE /chat/{key}/removeMessage/{msgKey} has no value for msgKey.",
      ({ core }: SdkClients) =>
        core.DELETE("/chat/{key}/removeMessage/{msgKey}", {
          params: { path: { key: "chat-1", msgKey: value }, query: { authorKey: "a" } },
        }),
    ],
    [
      "POST /notification/{id}/read has no value for id.",
      ({ notifications }: SdkClients) =>
        notifications.POST("/notification/{id}/read", { params: { path: { id: value } } }),
    ],
  ])("is not sent: %s", async (said, run) => {
    const { sdk, sent } = asking()
    expect(await outcomeOf(ask<unknown>(() => run(sdk) as never))).toEqual(bug(said))
    expect(sent).toEqual([])
  })

  it("is not sent with a file, either", async () => {
    vi.stubGlobal("XMLHttpRequest", UploadRequest)
    const file = { content: new Blob(["x"]), name: "x.txt" }
    const { sdk } = asking()
    expect(await outcomeOf(upload(sdk, chatUpload, { key: value }, file, () => undefined))).toEqual(
      bug("POST /chat/{key}/messages/file has no value for key."),
    )
    vi.unstubAllGlobals()
  })
})

describe("a path", () => {
  it("is not sent when it is given no values", async () => {
    const { sdk, sent } = asking()
    const given = { params: {} } as never
    expect(await outcomeOf(ask<unknown>(() => sdk.core.GET("/orders/{key}", given)))).toEqual(
      bug("GET /orders/{key} has no value for key."),
    )
    expect(sent).toEqual([])
  })

  it("carries any other text as one part that reads the same", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(".", "/", "\\", "%", "2", "e", "?", "#", "{", "}", "$", "&", " ", "\t") }),
    )
    await fc.assert(
      fc.asyncProperty(
        text.filter((one) => !["", ".", ".."].includes(one)),
        async (key) => {
          const { sdk, sent } = asking()
          await outcomeOf(ask(() => sdk.core.PUT("/orders/{key}/hide", { params: { path: { key } } })))
          const parts = sent[0]?.split("/") ?? []
          expect(parts.toSpliced(2, 1)).toEqual(["", "orders", "hide"])
          expect(decodeURIComponent(parts[2] ?? "")).toBe(key)
        },
      ),
    )
  })

  it("with half a letter is a failure, as nobody can write it in an address", async () => {
    const { sdk, sent } = asking()
    const hide = ask(() => sdk.core.PUT("/orders/{key}/hide", { params: { path: { key: "\uD83D" } } }))
    expect(await outcomeOf(hide)).toMatchObject({ _tag: "Bug" })
    expect(sent).toEqual([])
  })
})

describe("a query", () => {
  it("says a list's values in their order, and nothing of an empty list", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: "binary" })), async (orderKeys) => {
        const { sdk, sent } = asking()
        await outcomeOf(ask(() => sdk.core.GET("/orders/summary", { params: { query: { orderKeys } } })))
        const { searchParams, search } = new URL(base + sent.join(""))
        expect(searchParams.getAll("orderKeys")).toEqual(orderKeys)
        if (orderKeys.length === 0) expect(search).toBe("")
      }),
    )
  })
})

describe("an answer without a body", () => {
  it.each([
    ["204", () => new Response(null, { status: 204 })],
    ["200 of no length", () => new Response(null, { headers: { "Content-Length": "0" } })],
    ["200 in no pieces", () => new Response("")],
  ])("that should have one is off the contract: %s", async (_, answer) => {
    expect(await count(asking(answer).sdk)).toEqual({
      _tag: "OffContract",
      operation: "GET /chat/customer/unread/count",
      where: "no body",
    })
  })

  it.each([
    ["204", () => new Response(null, { status: 204, headers: { "Account-Cursor": "4" } })],
    ["200", () => new Response("", { headers: { "Account-Cursor": "4" } })],
  ])("that should have none is the answer: %s", async (_, answer) => {
    const { core } = asking(answer).sdk
    const removed = ask(() => core.DELETE("/orders/favorites/{key}", { params: { path: { key: "a" } } }))
    expect(await outcomeOf(removed)).toEqual({ data: undefined, asOf: 4 })
  })
})

const page = (status: number) =>
  new Response("<html>nginx</html>", { status, headers: { "Content-Type": "text/html" } })

const refused = (reason: string) => ({ _tag: "Refused", reason, errors: {}, details: {}, traceId: null })

describe("a proxy's page", () => {
  it.each([
    [200, { _tag: "OffContract", operation: "request", where: "not JSON" }],
    [400, refused("Unknown")],
    [413, refused("ValidationException")],
    [502, { _tag: "ServerFault", traceId: null }],
    [504, { _tag: "ServerFault", traceId: null }],
  ])("with %i instead of an answer is a failure", async (status, failure) => {
    expect(await count(asking(() => page(status)).sdk)).toEqual(failure)
  })
})

describe("an answer that ends early", () => {
  const after = (cause: unknown) =>
    new Response(
      new ReadableStream({
        start: (body) => {
          body.enqueue(new TextEncoder().encode('{"cou'))
          body.error(cause)
        },
      }),
    )

  it.each<readonly [string, Fetched, Failure]>([
    ["the line was cut", () => after(new TypeError("terminated")), { _tag: "Unreachable", why: "offline" }],
    ["it took too long", () => after(new DOMException("", "TimeoutError")), { _tag: "Unreachable", why: "timeout" }],
    ["nobody wants it", () => after(new DOMException("", "AbortError")), { _tag: "Interrupted" }],
    ["nobody wanted it at all", () => Promise.reject(new DOMException("", "AbortError")), { _tag: "Interrupted" }],
  ])("is a failure: %s", async (_, answer, failure) => {
    expect(await count(asking(answer).sdk)).toEqual(failure)
  })
})

describe("an upload", () => {
  let server: LocalServer | null = null

  afterEach(async () => {
    vi.unstubAllGlobals()
    await server?.close()
    server = null
  })

  const html = { headers: { "Content-Type": "text/html" }, text: "<html>nginx</html>" }

  it.each<readonly [string, Said, object]>([
    ["too large for a proxy", { status: 413, ...html }, refused("InvalidFileSizeException")],
    ["a proxy without a server", { status: 502, ...html }, { _tag: "ServerFault", traceId: null }],
    ["a page", html, { _tag: "OffContract", operation: "POST /account/uploadphoto", where: "not JSON" }],
    ["nothing", { text: "" }, { _tag: "OffContract", operation: "POST /account/uploadphoto", where: "no body" }],
  ])("is answered by %s: a failure", async (_, said, failure) => {
    vi.stubGlobal("XMLHttpRequest", UploadRequest)
    server = await startLocalServer(() => said)
    const { url } = server
    const sdk = createVisitorSdk({ core: url, notifications: url, support: url }, fetch)
    const file = { content: new Blob(["x"]), name: "x.png" }
    const sending = upload(sdk, photoUploads.Customer, { key: "account-1" }, file, () => undefined)
    expect(await outcomeOf(sending)).toEqual(failure)
  })
})
