/** Guessing locks out who guesses, and never the owner: neither elsewhere nor on a device of theirs. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { recordAttempt } from "../../../server/db/attempts.ts"
import { failuresOfEmail, failuresOfNetwork, guessesAtPerson } from "../../../server/auth/limits.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor, type Page, type Visitor } from "./visitor.ts"

const password = "correct horse battery"
const mostOfPair = 10

let server: IdentityServer
let people = 0
beforeAll(async () => {
  server = await startIdentityServer({ trustProxy: true })
})
beforeEach(() => server.db.deleteFrom("identity_tries").execute())
afterAll(() => server.close())

/** Somebody who has registered, with the browser that they did it in. */
const owner = async () => {
  people += 1
  const email = `owner${people}@example.com`
  const device = newVisitor(server)
  await device.register({ name: "Ana Pop", email, password })
  await server.db.deleteFrom("identity_tries").execute()
  return { email, device }
}

const trySignIn = async (visitor: Visitor, network: string, email: string, typed: string): Promise<Page> => {
  // The form comes again, as if they had signed out.
  const { url } = await visitor.authorize({ prompt: "login" })
  return visitor.submit(url, { email, password: typed }, { "x-forwarded-for": network })
}

/** Sets all counts of a limit, as if so many tries had been made. */
const useUp = (limit: string, count: number) =>
  server.db.updateTable("identity_tries").set({ count }).where("bucket", "like", `${limit}:%`).execute()

const guess = async (network: string, email: string, times: number): Promise<readonly number[]> => {
  const statuses: number[] = []
  const visitor = newVisitor(server)
  for (let tried = 0; tried < times; tried++)
    statuses.push((await trySignIn(visitor, network, email, `guess ${tried}`)).status)
  return statuses
}

it("locks the network that guesses, but no other one, and no device that the owner has signed in on", async () => {
  const { email, device } = await owner()
  const statuses = await guess("198.51.100.1", email, mostOfPair + 2)
  expect(statuses).toEqual([...Array.from({ length: mostOfPair }, () => 422), 429, 429])
  const locked = await trySignIn(newVisitor(server), "198.51.100.1", email, password)
  expect(locked.status).toBe(429)
  expect(locked.text).toContain("Too many tries.")
  expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(14 * 60)

  expect((await trySignIn(newVisitor(server), "198.51.100.2", email, password)).status).toBe(303)
  expect((await trySignIn(device, "198.51.100.1", email, password)).status).toBe(303)
})

it("lets a known device in where its network has used up everything, and limits its own tries", async () => {
  const { email, device } = await owner()
  const other = await owner()
  await recordAttempt(server.db, failuresOfNetwork, "198.51.100.3")
  await useUp("network", failuresOfNetwork.most)
  expect((await trySignIn(newVisitor(server), "198.51.100.3", email, password)).status).toBe(429)
  // A device is known for those who signed in on it, and for nobody else.
  expect((await trySignIn(device, "198.51.100.3", other.email, password)).status).toBe(429)
  expect((await trySignIn(device, "198.51.100.3", email, password)).status).toBe(303)
  expect((await trySignIn(device, "198.51.100.3", email, "a slip")).status).toBe(422)
  await useUp("device", mostOfPair)
  expect((await trySignIn(device, "198.51.100.3", email, password)).status).toBe(429)
})

it("believes no device that it hasn't signed itself", async () => {
  const { email, device } = await owner()
  await guess("198.51.100.4", email, 1)
  await useUp("pair", mostOfPair)
  const [cookie = ""] = device.cookies().filter((line) => line.startsWith("identity_device="))
  expect(cookie).toMatch(/; Path=\/identity; Max-Age=\d+; HttpOnly; SameSite=Lax$/u)
  const [value = ""] = cookie.split(";")
  const [, payload = ""] = value.split(".")
  for (const forged of [
    value.slice(0, -4),
    `identity_device=${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`,
    "identity_device=nonsense",
  ]) {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize()
    const own = visitor.cookies().map((line) => line.split(";")[0] ?? "")
    const sent = (also: string) => ({ "x-forwarded-for": "198.51.100.4", cookie: [...own, also].join("; ") })
    expect((await visitor.submit(url, { email, password }, sent(forged))).status).toBe(429)
    expect((await visitor.submit(url, { email, password: "a slip" }, sent(value))).status).toBe(422)
  }
})

it("slows unknown devices down where many networks try one address, and lets nobody wait for long", async () => {
  const { email, device } = await owner()
  await recordAttempt(server.db, failuresOfEmail, email)
  await useUp("email", failuresOfEmail.most)
  const tryFrom = (place: number, typed: string) => trySignIn(newVisitor(server), `203.0.113.${place}`, email, typed)
  expect((await tryFrom(1, "guess")).status).toBe(422)
  const slowed = await tryFrom(2, "guess")
  expect(slowed.status).toBe(429)
  expect(slowed.text).toContain("new devices are let in slowly")
  expect(Number(slowed.headers.get("retry-after"))).toBeLessThanOrEqual(30)
  expect((await trySignIn(device, "203.0.113.3", email, password)).status).toBe(303)
  // Half a minute later.
  const over = new Date(Date.now() - 1)
  await server.db
    .updateTable("identity_tries")
    .set({ window_ends_at: over })
    .where("bucket", "like", "slowed:%")
    .execute()
  expect((await tryFrom(4, password)).status).toBe(303)
})

it("counts the homes that IPv6 addresses are of, not the addresses", async () => {
  const { email } = await owner()
  expect(await guess("2001:db8:1:20::1", email, 1)).toEqual([422])
  await useUp("pair", mostOfPair)
  expect(await guess("2001:db8:1:2f:ffff::1", email, 1)).toEqual([429])
  expect(await guess("2001:db8:1:100::1", email, 1)).toEqual([422])
})

it("tells the owner once a day, and only of strangers", async () => {
  const { email, device } = await owner()
  const before = server.guessedAt.length
  const notified = () => server.guessedAt.length - before
  await trySignIn(device, "198.51.100.5", email, "a slip")
  await guess("198.51.100.6", email, 1)
  await useUp("guessed", guessesAtPerson.most - 1)
  await trySignIn(device, "198.51.100.5", email, "a slip")
  await guess("198.51.100.7", email, 1)
  expect(notified()).toBe(0)
  await guess("198.51.100.8", email, 2)
  expect(notified()).toBe(1)
  await guess("198.51.100.9", "nobody-at-all@example.com", 2)
  expect(notified()).toBe(1)
})
