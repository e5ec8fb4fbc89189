/** Cookies of the sign-in bear a prefix on https, by which browsers take them from this very host alone. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor } from "./visitor.ts"

const person = { name: "Ana Pop", email: "ana@example.com", password: "correct horse battery" }
const { email, password } = person

const named = (lines: readonly string[]) =>
  new Map(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const))

describe("on https", () => {
  let server: IdentityServer
  beforeAll(async () => {
    server = await startIdentityServer({ publicUrl: "https://market.example" })
  })
  afterAll(() => server.close())

  it("they are of the host alone, but those of one interaction, which have its path", async () => {
    const visitor = newVisitor(server)
    const form = await visitor.authorize({ screen_hint: "signup", ui_locales: "de-DE" })
    const early = named(visitor.cookies())
    expect([...early.keys()].toSorted()).toEqual([
      "__Host-identity_language",
      "__Secure-identity_interaction",
      "__Secure-identity_interaction.sig",
      "__Secure-identity_resume",
      "__Secure-identity_resume.sig",
    ])
    const { location } = await visitor.submit(form.url, person)
    await visitor.redeem(location ?? "")
    const late = named(visitor.cookies())
    for (const name of ["session", "session.sig", "device", "language"])
      expect(late.get(`__Host-identity_${name}`)?.toLowerCase()).toMatch(/; path=\/;/u)
    for (const [name, line] of [...early, ...late]) {
      expect([name, /; secure/iu.test(line), /; httponly/iu.test(line), /domain=/iu.test(line)]).toEqual([
        name,
        true,
        true,
        false,
      ])
      expect(name).toMatch(/^__(?:Host|Secure)-/u)
    }
    expect((await visitor.authorize({ prompt: "none" })).location).toContain("code=")
  })

  it("two tabs sign in at once", async () => {
    const visitor = newVisitor(server)
    const first = await visitor.authorize()
    await visitor.authorize()
    expect((await visitor.submit(first.url, { email, password })).location).toContain("code=")
  })

  it("plain ones from before let nobody in any more, and are taken away", async () => {
    const cookie = "identity_session=abc; identity_session.sig=def"
    const asked = await newVisitor(server, { cookie }).authorize({ prompt: "none" })
    expect(asked.location).toContain("error=login_required")
    const ended = named(asked.headers.getSetCookie())
    expect([...ended.keys()]).toEqual(expect.arrayContaining(["identity_session", "identity_session.sig"]))
    expect(ended.get("identity_session")).toMatch(/^; Path=\/identity; Expires=Thu, 01 Jan 1970/u)
  })

  it("a plain one of a known device or a language is understood", async () => {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize({ ui_locales: "pl-PL" })
    await visitor.submit(url, { email, password })
    const plain = ["language", "device"].map((name) => {
      const [value] = (named(visitor.cookies()).get(`__Host-identity_${name}`) ?? "").split(";")
      return `identity_${name}=${value}`
    })
    const before = server.logged.length
    const older = newVisitor(server, { cookie: plain.join("; ") })
    expect((await older.get(`${server.issuer}/forgotten-password`)).text).toContain('lang="pl-PL"')
    const fresh = newVisitor(server)
    const asked = await fresh.authorize()
    const cookies = [...fresh.cookies().map((line) => line.split(";")[0]), ...plain].join("; ")
    const entered = await newVisitor(server, { cookie: cookies }).submit(asked.url, { email, password })
    expect(entered.status).toBe(303)
    expect(server.logged.slice(before).join("\n")).not.toContain("new-device")
  })
})

it("on plain http they have plain names, as browsers refuse others", async () => {
  const server = await startIdentityServer()
  try {
    const visitor = newVisitor(server)
    await visitor.register(person)
    const names = [...named(visitor.cookies()).keys()].toSorted()
    expect(names).toEqual(expect.arrayContaining(["identity_device", "identity_session", "identity_session.sig"]))
    expect(names.filter((name) => name.startsWith("__"))).toEqual([])
  } finally {
    await server.close()
  }
})
