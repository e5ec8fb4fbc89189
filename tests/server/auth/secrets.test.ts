import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { hashPassword, isPassword } from "../../../server/auth/passwords.ts"
import { cookieKeys, publicKeys, signingKeys } from "../../../server/auth/secrets.ts"
import { countTry, forgetTries, isUsedUp, type TryLimit } from "../../../server/auth/tries.ts"
import { createIdentityUser, identityUser, userWithPassword } from "../../../server/auth/users.ts"
import { engines } from "../db/engines.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor } from "./visitor.ts"

describe("passwords", () => {
  it("are kept as salted hashes that only the password fits", async () => {
    const [one, two] = await Promise.all([hashPassword("parola mea"), hashPassword("parola mea")])
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$/u)
    expect(one).not.toBe(two)
    expect(await isPassword("parola mea", one)).toBe(true)
    expect(await isPassword("parola Mea", one)).toBe(false)
    expect(await isPassword("parola mea", "plain$parola mea")).toBe(false)
  })

  it("are the same however a keyboard composes them", async () => {
    expect(await isPassword("e\u0301lan vital", await hashPassword("\u00e9lan vital"))).toBe(true)
  })
})

describe.each(engines)("on the $name database", (engine) => {
  let server: IdentityServer
  beforeAll(async () => {
    server = await startIdentityServer({ engine })
  })
  afterAll(() => server.close())

  describe("people", () => {
    it("can be added with a chosen subject and roles, once", async () => {
      const subject = "6f1c2d2e-7a60-4f0e-9a52-0d4a1b7c9e11"
      const person = { name: "Mod", email: "mod@example.com", password: "correct horse battery", roles: ["moderator"] }
      expect(await createIdentityUser(server.db, { ...person, subject })).toEqual({ subject })
      expect(await createIdentityUser(server.db, { ...person, email: "MOD@example.com" })).toEqual({
        refused: "emailTaken",
      })
      expect(await identityUser(server.db, subject)).toMatchObject({ name: "Mod", roles: ["moderator"] })
      expect(await userWithPassword(server.db, "Mod@example.com", person.password)).toMatchObject({ subject })

      const visitor = newVisitor(server)
      const { url } = await visitor.authorize()
      const { location } = await visitor.submit(url, { email: person.email, password: person.password })
      const { access_token: token } = await visitor.redeem(location ?? "")
      expect(await server.verify(token)).toMatchObject({ ok: true, subject, roles: ["moderator"] })
    })
  })

  describe("keys", () => {
    it("are made once, even by two at the same time, and stay", async () => {
      const [first, second] = await Promise.all([signingKeys(server.db), signingKeys(server.db)])
      expect(first).toEqual(second)
      expect(await cookieKeys(server.db)).toEqual(await cookieKeys(server.db))
      expect((await publicKeys(server.db)).some((key) => "d" in key)).toBe(false)
    })
  })

  describe("tries", () => {
    const limit: TryLimit = { name: "test", most: 2, windowMs: 60_000 }

    it("run out, for one and not for another, and start anew after a success", async () => {
      expect(await countTry(server.db, limit, "Ana")).toBeNull()
      expect(await countTry(server.db, limit, "ana")).toBeNull()
      expect(await isUsedUp(server.db, limit, "ANA")).toBe(true)
      expect(await countTry(server.db, limit, "ana")).toBeInstanceOf(Date)
      expect(await countTry(server.db, limit, "bea")).toBeNull()
      await forgetTries(server.db, limit, "ana")
      expect(await countTry(server.db, limit, "ana")).toBeNull()
    })

    it("come back when their time is over", async () => {
      const brief: TryLimit = { name: "brief", most: 1, windowMs: 400 }
      expect(await countTry(server.db, brief, "ana")).toBeNull()
      expect(await countTry(server.db, brief, "ana")).toBeInstanceOf(Date)
      await new Promise((resolve) => setTimeout(resolve, 450))
      expect(await countTry(server.db, brief, "ana")).toBeNull()
    })

    it("are limited on the page, for the right password too", async () => {
      const person = { name: "Dan", email: "dan@example.com", password: "correct horse battery" }
      await newVisitor(server).register(person)
      const visitor = newVisitor(server)
      const { url } = await visitor.authorize()
      for (let tries = 0; tries < 10; tries++) await visitor.submit(url, { email: person.email, password: "wrong one" })
      const page = await visitor.submit(url, { email: person.email, password: person.password })
      expect(page.status).toBe(429)
      expect(page.headers.get("retry-after")).toBe("900")
      expect(page.text).toContain("Too many tries.")
    })
  })
})
