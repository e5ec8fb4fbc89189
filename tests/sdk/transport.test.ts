/** Requests travel to a real HTTP server with a bearer, one renewal, a time limit, and repeats of reads only. */
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Renewal } from "../../src/domain/session.ts"
import { createTokens, type Tokens } from "../../src/sdk/tokens.ts"
import { createTransport, requestLimits } from "../../src/sdk/transport.ts"
import { startLocalServer, type Heard, type LocalServer, type Said } from "./local-server.ts"

let server: LocalServer | null = null

const serve = async (answer: (heard: Heard, before: number) => Said): Promise<LocalServer> => {
  server = await startLocalServer(answer)
  return server
}

afterEach(async () => {
  vi.restoreAllMocks()
  await server?.close()
  server = null
})

const tokensOf = (
  first: string | null,
  renewed: string | null = null,
): Tokens & { readonly renewals: () => number } => {
  let current = first
  let renewals = 0
  const tokens = createTokens({
    current: () => current,
    renew: async () => {
      renewals += 1
      current = renewed
      return renewed === null ? { tag: "Over" } : { tag: "Renewed", token: renewed }
    },
  })
  return { ...tokens, renewals: () => renewals }
}

const bearerOf = ({ headers }: Heard): string | undefined => headers.authorization

const ask = (tokens: Tokens, url: string, init: RequestInit = {}): Promise<Response> =>
  createTransport(tokens, () => "de-DE")(new Request(`${url}/orders`, init))

describe("the bearer token", () => {
  it("goes with every request, and so does the language", async () => {
    const { url, heard } = await serve(() => ({}))
    await ask(tokensOf("first"), url)
    expect(heard.map(bearerOf)).toEqual(["Bearer first"])
    expect(heard[0]?.headers["accept-language"]).toBe("de-DE")
  })

  it.each([
    ["names its build to a server that counts by it", "0123456789ab"],
    ["names no build to another one", null],
  ])("%s", async (_, build) => {
    const { url, heard } = await serve(() => ({}))
    await createTransport(tokensOf("first"), () => "de-DE", { build })(new Request(`${url}/orders`))
    expect(heard[0]?.headers["client-build"]).toBe(build ?? undefined)
  })

  it("is not made up for a visitor, who may be told 401", async () => {
    const { url, heard } = await serve(() => ({ status: 401 }))
    const tokens = tokensOf(null)
    expect((await ask(tokens, url)).status).toBe(401)
    expect(heard.map(bearerOf)).toEqual([undefined])
    expect(tokens.renewals()).toBe(0)
  })

  it("is renewed once after a 401, and the request sent again with its body", async () => {
    const { url, heard } = await serve(({ headers }) => ({
      status: headers.authorization === "Bearer second" ? 201 : 401,
    }))
    const tokens = tokensOf("first", "second")
    const response = await ask(tokens, url, { method: "POST", body: '{"name":"Paint"}' })
    expect(response.status).toBe(201)
    expect(heard.map(bearerOf)).toEqual(["Bearer first", "Bearer second"])
    expect(heard.map(({ body }) => body)).toEqual(['{"name":"Paint"}', '{"name":"Paint"}'])
    expect(tokens.renewals()).toBe(1)
  })

  it("is renewed no second time when the new one is refused too", async () => {
    const { url, heard } = await serve(() => ({ status: 401 }))
    const tokens = tokensOf("first", "second")
    expect((await ask(tokens, url)).status).toBe(401)
    expect(heard).toHaveLength(2)
    expect(tokens.renewals()).toBe(1)
  })

  it("stays refused when the provider refuses to renew it", async () => {
    const { url, heard } = await serve(() => ({ status: 401 }))
    expect((await ask(tokensOf("first", null), url)).status).toBe(401)
    expect(heard).toHaveLength(1)
  })

  it("is no end of the session when nobody answers who could renew it", async () => {
    const { url } = await serve(() => ({ status: 401 }))
    const tokens = createTokens({ current: () => "first", renew: async () => ({ tag: "Unanswered" }) })
    await expect(ask(tokens, url, { method: "POST" })).rejects.toThrow(TypeError)
  })

  it.each<[string, string | null, Renewal, number]>([
    ["is renewed when it was refused", "first", { tag: "Renewed", token: "second" }, 1],
    ["is the one that another request has brought meanwhile", "third", { tag: "Renewed", token: "third" }, 0],
    ["is none once the session has ended here", null, { tag: "Over" }, 0],
  ])("%s", async (_, current, expected, renewals) => {
    const tokens = tokensOf(current, "second")
    expect(await tokens.afterRefusal("first")).toEqual(expected)
    expect(tokens.renewals()).toBe(renewals)
  })
})

describe("a token that a refusal has brought and that is refused, too", () => {
  /** Each renewal brings another token, and none of them is taken. */
  const refused = () => {
    let clock = 0
    let renewals = 0
    const bring = async (): Promise<Renewal> => ({ tag: "Renewed", token: `token ${(renewals += 1)}` })
    const tokens = createTokens({ current: () => `token ${renewals}`, renew: bring }, () => clock)
    return { tokens, renewals: () => renewals, pass: (ms: number) => void (clock += ms) }
  }

  it("is not renewed, however often it is refused", async () => {
    const { url, heard } = await serve(() => ({ status: 401 }))
    const { tokens, renewals } = refused()
    for (let asked = 0; asked < 5; asked += 1) expect((await ask(tokens, url)).status).toBe(401)
    expect(renewals()).toBe(1)
    expect(heard).toHaveLength(6)
  })

  it("is renewed after five minutes, when it may have run out", async () => {
    const { tokens, renewals, pass } = refused()
    expect(await tokens.afterRefusal("token 0")).toEqual({ tag: "Renewed", token: "token 1" })
    pass(299_000)
    expect(await tokens.afterRefusal("token 1")).toEqual({ tag: "InVain" })
    pass(2_000)
    expect(await tokens.afterRefusal("token 1")).toEqual({ tag: "Renewed", token: "token 2" })
    expect(renewals()).toBe(2)
  })
})

describe("an answer that came along with the page", () => {
  const first = (language = "de-DE") => {
    const answers = new Map([["/orders?top=1", "{}"]])
    const take = (path: string): Response | null => {
      const body = answers.get(path)
      answers.delete(path)
      return body === undefined ? null : new Response(body)
    }
    return { language, take }
  }
  const askFirst = async (tokens: Tokens, of: ReturnType<typeof first>, init: RequestInit = {}) => {
    const { url, heard } = await serve(() => ({}))
    const fetch = createTransport(tokens, () => "de-DE", { first: of })
    for (const path of ["/orders?top=1", "/orders?top=1", "/orders?top=2"]) await fetch(new Request(url + path, init))
    return heard.map((request) => request.path)
  }

  it("is given to a visitor, once", async () => {
    expect(await askFirst(tokensOf(null), first())).toEqual(["/orders?top=1", "/orders?top=2"])
  })

  it.each([
    ["somebody who is signed in", tokensOf("token"), first(), {}],
    ["who reads another language", tokensOf(null), first("fr-FR"), {}],
    ["who changes something", tokensOf(null), first(), { method: "POST" }],
  ])("is not given to %s", async (_, tokens, of, init) => {
    expect(await askFirst(tokens, of, init)).toHaveLength(3)
  })

  it("is not given to somebody whose session is still being found", async () => {
    const { url, heard } = await serve(() => ({}))
    const found = Promise.withResolvers<undefined>()
    let token: string | null = null
    const fetch = createTransport({ ...tokensOf(null), current: () => token }, () => "de-DE", {
      first: first(),
      whoIsHere: () => found.promise,
    })
    const asked = fetch(new Request(`${url}/orders?top=1`))
    token = "found"
    found.resolve(undefined)
    await asked
    expect(heard.map(bearerOf)).toEqual(["Bearer found"])
  })
})

describe("a read", () => {
  // All three at once, as each waits for its turn.
  it("is repeated after 502, 503 and 504", async () => {
    const statuses = [502, 503, 504]
    const tries = new Map(statuses.map((status) => [`/${status}/orders`, 0]))
    const { url } = await serve(({ path }) => {
      const before = tries.get(path) ?? 0
      tries.set(path, before + 1)
      return { status: before < 2 ? Number(path.split("/")[1]) : 200 }
    })
    const answers = await Promise.all(statuses.map((status) => ask(tokensOf("t"), `${url}/${status}`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([...tries.values()]).toEqual(statuses.map(() => requestLimits.readRetryDelaysMs.length + 1))
  })

  it("is repeated after the line was cut, and in the end says so", async () => {
    const { url, heard } = await serve(() => ({ hangUp: true }))
    await expect(ask(tokensOf("t"), url)).rejects.toThrow(TypeError)
    expect(heard).toHaveLength(requestLimits.readRetryDelaysMs.length + 1)
  })

  it("is not repeated while the device has no network", async () => {
    const { url, heard } = await serve(() => ({ hangUp: true }))
    const transport = createTransport(tokensOf("t"), () => "de-DE", { hasNetwork: () => false })
    await expect(transport(new Request(`${url}/orders`))).rejects.toThrow(TypeError)
    expect(heard).toHaveLength(1)
  })

  it("is repeated when the server has said how soon, and not when that is long", async () => {
    const busy = (seconds: string) => ({ status: 400, headers: { "Retry-After": seconds } })
    const soon = await serve((_, before) => (before < 1 ? busy("1") : { status: 200 }))
    expect((await ask(tokensOf("t"), soon.url)).status).toBe(200)
    expect(soon.heard).toHaveLength(2)
    await soon.close()
    const late = await serve(() => busy("900"))
    expect((await ask(tokensOf("t"), late.url)).status).toBe(400)
    expect(late.heard).toHaveLength(1)
  })

  it.each([400, 403, 404, 500])("is not repeated after %i, which asking again would not change", async (status) => {
    const { url, heard } = await serve(() => ({ status }))
    expect((await ask(tokensOf("t"), url)).status).toBe(status)
    expect(heard).toHaveLength(1)
  })
})

describe("a request that may change something", () => {
  it.each(["POST", "PUT", "DELETE"])("%s is never repeated, whatever happens to it", async (method) => {
    const { url, heard } = await serve((_, before) => (before === 0 ? { status: 503 } : { hangUp: true }))
    expect((await ask(tokensOf("t"), url, { method })).status).toBe(503)
    await expect(ask(tokensOf("t"), url, { method })).rejects.toThrow(TypeError)
    expect(heard).toHaveLength(2)
  })
})

describe("time", () => {
  it("runs out for an answer that does not come", async () => {
    const { url } = await serve(() => ({ delayMs: 5_000 }))
    const soon = AbortSignal.timeout(50)
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(soon)
    await expect(ask(tokensOf("t"), url)).rejects.toMatchObject({ name: "TimeoutError" })
    expect(limit).toHaveBeenCalledWith(requestLimits.timeoutMs)
  })

  it("is not waited for once nobody wants the answer", async () => {
    const { url, heard } = await serve(() => ({ status: 503 }))
    const wish = new AbortController()
    const asked = ask(tokensOf("t"), url, { signal: wish.signal })
    setTimeout(() => wish.abort(), 100)
    await expect(asked).rejects.toMatchObject({ name: "AbortError" })
    expect(heard).toHaveLength(1)
  })
})
