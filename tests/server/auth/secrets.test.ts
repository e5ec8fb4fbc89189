import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { hashPassword, isPassword } from "../../../server/auth/passwords.ts"
import { cookieKeys, publicKeys, signingKeys } from "../../../server/auth/secrets.ts"
import {
  recordAttempt,
  resetAttempts,
  refundAttempt,
  pruneAttempts,
  type AttemptLimit,
} from "../../../server/db/attempts.ts"
import { checkPassword, createIdentityUser, identityUser } from "../../../server/auth/users.ts"
import { oneEngine } from "../db/engines.ts"
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

describe.each(oneEngine)("on the $name database", (engine) => {
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
      const check = (email: string, password: string) => checkPassword(server.db, email, password)
      expect(await check("Mod@example.com", person.password)).toEqual({ subject, isRight: true })
      expect(await check("mod@example.com", "not this one")).toEqual({ subject, isRight: false })
      expect(await check("nobody@example.com", person.password)).toEqual({ subject: undefined, isRight: false })

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
    const limit: AttemptLimit = { name: "test", most: 2, windowMs: 60_000 }

    it("run out, for one and not for another, and start anew after a success", async () => {
      expect(await recordAttempt(server.db, limit, "Ana")).toBeNull()
      expect(await recordAttempt(server.db, limit, "ana")).toBeNull()
      expect(await recordAttempt(server.db, limit, "ana")).toBeInstanceOf(Date)
      expect(await recordAttempt(server.db, limit, "bea")).toBeNull()
      await resetAttempts(server.db, limit, "ana")
      expect(await recordAttempt(server.db, limit, "ana")).toBeNull()
    })

    it("come back when their time is over", async () => {
      const brief: AttemptLimit = { name: "brief", most: 1, windowMs: 400 }
      expect(await recordAttempt(server.db, brief, "ana")).toBeNull()
      expect(await recordAttempt(server.db, brief, "ana")).toBeInstanceOf(Date)
      await new Promise((resolve) => setTimeout(resolve, 450))
      expect(await recordAttempt(server.db, brief, "ana")).toBeNull()
    })

    it("that were good are given back, however many were refused meanwhile", async () => {
      for (let tries = 0; tries < 5; tries++) await recordAttempt(server.db, limit, "cleo")
      await refundAttempt(server.db, limit, "cleo")
      expect(await recordAttempt(server.db, limit, "cleo")).toBeInstanceOf(Date)
      await refundAttempt(server.db, limit, "cleo")
      await refundAttempt(server.db, limit, "cleo")
      expect(await recordAttempt(server.db, limit, "cleo")).toBeNull()
      await refundAttempt(server.db, limit, "nobody")
    })

    it("that come at once are all counted", async () => {
      const counted = await Promise.all(Array.from({ length: 20 }, () => recordAttempt(server.db, limit, "dora")))
      expect(counted.filter((again) => again === null)).toHaveLength(limit.most)
    })

    it("fill no table: beyond a bound those go whose time is over soonest", async () => {
      await server.db.deleteFrom("identity_tries").execute()
      for (const [place, who] of ["a", "b", "c", "d"].entries())
        await recordAttempt(server.db, { ...limit, windowMs: 60_000 * (place + 1) }, who)
      await pruneAttempts(server.db, 3)
      expect(await server.db.selectFrom("identity_tries").select("bucket").execute()).toHaveLength(3)
      await recordAttempt(server.db, limit, "a")
      expect(await recordAttempt(server.db, limit, "a")).toBeNull()
      await recordAttempt(server.db, limit, "d")
      expect(await recordAttempt(server.db, limit, "d")).toBeInstanceOf(Date)
    })
  })
})
