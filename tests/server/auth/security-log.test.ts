/**
 * An operator finds each thing worth knowing of people's sign-ins in one line of the log: who, from where, and no
 * secret.
 */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { grant, revoke } from "../../../server/admin/people.ts"
import { caller, dataOf } from "../callers.ts"
import { forget, openLetterBox, password, tokenIn, type LetterBox } from "./letter-box.ts"
import type { Visitor } from "./visitor.ts"

let box: LetterBox
beforeAll(async () => {
  box = await openLetterBox({ logLevel: "info" })
})
beforeEach(() => box.forgetTries())
afterAll(() => box.close())

const from = (place: string) => ({ "x-forwarded-for": place })

interface Line {
  readonly event?: string
}

const lines = (): readonly Line[] =>
  box.app.logged.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined)

/** The lines that the work leaves, without what every line has. */
const linesOf = async (work: () => Promise<unknown>, most = 0): Promise<readonly object[]> => {
  const before = lines().length
  await work()
  if (most > 0) await vi.waitFor(() => expect(lines().length).toBeGreaterThanOrEqual(before + most), { timeout: 8000 })
  const isOfEachLine = (name: string): boolean => ["level", "time", "pid", "hostname", "msg"].includes(name)
  return lines()
    .slice(before)
    .map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => !isOfEachLine(name))))
}

const tryTo = async (visitor: Visitor, email: string, typed: string, place = "203.0.113.7"): Promise<number> => {
  const { url } = await visitor.authorize({ prompt: "login" })
  return (await visitor.submit(url, { email, password: typed }, from(place))).status
}

/** Somebody with an account in the market, whose key the log knows. */
const member = async () => {
  const person = await box.person()
  const { core } = caller(box.publicUrl, person.accessToken)
  dataOf(await core.POST("/account/create", { params: { header: { "Content-Language": "en-US" } } }))
  return { ...person, account: dataOf(await core.GET("/account")).key }
}

const subjectOf = async (email: string): Promise<string> =>
  (await box.app.db.selectFrom("identity_users").select("subject").where("email", "=", email).executeTakeFirstOrThrow())
    .subject

it("a wrong password, with the account where there is one", async () => {
  const { email, account } = await member()
  expect(await linesOf(() => tryTo(box.visitor(), email, "a slip"))).toEqual([
    { event: "sign-in.failed", account, from: "203.0.113.7" },
  ])
  const bare = await box.person()
  expect(await linesOf(() => tryTo(box.visitor(), bare.email, "a slip"))).toEqual([
    { event: "sign-in.failed", subject: await subjectOf(bare.email), from: "203.0.113.7" },
  ])
  expect(await linesOf(() => tryTo(box.visitor(), "nobody@example.com", "a slip"))).toEqual([
    { event: "sign-in.failed", from: "203.0.113.7" },
  ])
})

it("a lockout, once however often it is run against", async () => {
  const { email, account } = await member()
  for (let turn = 0; turn < 10; turn += 1) await tryTo(box.visitor(), email, `guess ${turn}`)
  const found = await linesOf(async () => {
    for (let turn = 0; turn < 3; turn += 1) expect(await tryTo(box.visitor(), email, password)).toBe(429)
  })
  expect(found).toEqual([{ event: "sign-in.locked-out", account, from: "203.0.113.7" }])
})

it("a sign-in on a device that is new, and none on one that is known", async () => {
  const { email, account } = await member()
  const device = box.visitor()
  expect(await linesOf(() => tryTo(device, email, password, "2001:db8:1:2203::5"))).toEqual([
    { event: "sign-in.new-device", account, from: "2001:db8:1:2200::/56" },
  ])
  expect(await linesOf(() => tryTo(device, email, password))).toEqual([])
})

it("a password changed, by who knew it and by letter", async () => {
  const { device, email, account } = await member()
  const changed = { password, newPassword: "another plain sentence" }
  expect(await linesOf(() => device.submit(`${box.issuer}/password`, changed, from("203.0.113.8")))).toEqual([
    { event: "password.changed", account, from: "203.0.113.8" },
  ])
  await forget(box, email)
  const fields = { token: tokenIn(await box.linkTo(email, /Choose a new/u)), password: "a third plain sentence" }
  const set = () =>
    box.visitor().submit(`${box.issuer}/new-password`, fields, { origin: "null", ...from("203.0.113.9") })
  expect(await linesOf(set)).toEqual([{ event: "password.changed", account, from: "203.0.113.9" }])
})

it("a role given and revoked, by the operator", async () => {
  const { email, account } = await member()
  const { db } = box.app
  expect(await linesOf(() => grant(db, email), 1)).toEqual([{ event: "role.given", account, role: "admin" }])
  expect(await linesOf(() => revoke(db, email), 1)).toEqual([{ event: "role.revoked", account, role: "admin" }])
  expect(await linesOf(() => grant(db, "nobody@example.com"))).toEqual([])
})

it("has neither addresses nor passwords in it", () => {
  expect(lines().length).toBeGreaterThan(15)
  expect(box.app.logged.join("\n")).not.toMatch(/@example|guess \d|a slip|plain sentence|correct horse/u)
})
