/** A password that one knows is replaced on a page of one's own, and other sign-ins end or stay as one says. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { textsFor } from "../../../server/auth/texts.ts"
import { openLetterBox, password, type LetterBox } from "./letter-box.ts"
import { refresh, type Page, type Visitor } from "./visitor.ts"

const other = "another plain sentence"

let box: LetterBox
beforeAll(async () => {
  box = await openLetterBox()
})
beforeEach(() => box.forgetTries())
afterAll(() => box.close())

const address = () => `${box.issuer}/password`

const change = (device: Visitor, fields: Readonly<Record<string, string>>, headers = {}): Promise<Page> =>
  device.submit(address(), { password, newPassword: other, ...fields }, headers)

const signIn = async (visitor: Visitor, email: string, typed: string): Promise<Page> => {
  const { url } = await visitor.authorize({ prompt: "login" })
  return visitor.submit(url, { email, password: typed })
}

/** The same person on another device. */
const elsewhere = async (email: string) => {
  const device = box.visitor()
  const { location } = await signIn(device, email, password)
  return { device, refreshToken: (await device.redeem(location ?? "")).refresh_token }
}

it("is changed, its owner told, and other devices signed out when it is ticked", async () => {
  const { device, email, refreshToken } = await box.person()
  const lost = await elsewhere(email)
  const page = await device.get(address())
  expect(page.text).toContain('name="endOthers"')
  expect(page.text).toMatch(/name="password"[^>]*autocomplete="current-password"/u)
  expect(page.text).toMatch(/name="newPassword"[^>]*autocomplete="new-password"/u)

  const done = await change(device, { endOthers: "yes" })
  expect([done.status, done.text.includes("Your other devices are signed out.")]).toEqual([200, true])
  expect([
    (await signIn(box.visitor(), email, password)).status,
    (await signIn(box.visitor(), email, other)).status,
  ]).toEqual([422, 303])
  expect((await refresh(box, lost.refreshToken)).status).toBe(400)
  expect((await lost.device.authorize({ prompt: "none" })).location).toContain("error=login_required")
  expect((await refresh(box, refreshToken)).status).toBe(200)
  expect((await device.authorize({ prompt: "none" })).location).toContain("code=")
  const [letter] = await box.lettersTo(email, /Your password was changed/u)
  expect(letter?.body).toContain("Forgot your password?")
  expect(letter?.body).not.toContain(other)
})

it("is changed, and other devices stay signed in when it is not ticked", async () => {
  const { device, email } = await box.person()
  const kept = await elsewhere(email)
  const done = await change(device, {})
  expect([done.status, done.text.includes("stay signed in")]).toEqual([200, true])
  expect((await refresh(box, kept.refreshToken)).status).toBe(200)
})

it("ends a sign-in by the old password that was not followed to its end, and links in letters", async () => {
  const { device, email } = await box.person()
  const thief = box.visitor()
  const { url } = await thief.authorize()
  const cookie = thief.cookies().map((line) => line.split(";")[0])
  const headers = { origin: box.publicUrl, cookie: cookie.join("; ") }
  const answer = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ email, password }),
  })
  expect(answer.status).toBe(303)
  const link = await box.linkTo(email, /Confirm/u)
  await change(device, { endOthers: "yes" })
  expect((await thief.get(answer.headers.get("location") ?? "")).location ?? "").not.toContain("code=")
  expect((await box.visitor().get(link)).status).toBe(400)
})

it.each([
  ["", other, "Write a password."],
  ["not this one", other, "Wrong password."],
  [password, "", "Write a password."],
  [password, "short", "Use at least 8 characters"],
  [password, "iloveyou", "one of the first"],
  [password, "AnaPop2026", "Leave your name and your address out"],
  [password, password, "This is the password that you have"],
])("is not changed from %j to %j: %s", async (typed, wanted, said) => {
  const { device, email } = await box.person()
  const refused = await change(device, { password: typed, newPassword: wanted })
  expect([refused.status, refused.text.includes(said)]).toEqual([422, true])
  expect((await signIn(box.visitor(), email, password)).status).toBe(303)
  expect(await box.lettersTo(email, /was changed/u)).toEqual([])
})

it("may be guessed at as seldom as at the door", async () => {
  const { device, email } = await box.person()
  for (let turn = 0; turn < 10; turn += 1) await change(device, { password: `guess ${turn}` })
  const refused = await change(device, {})
  expect([refused.status, Number(refused.headers.get("retry-after")) > 60]).toEqual([429, true])
  await box.forgetTries()
  expect((await signIn(box.visitor(), email, password)).status).toBe(303)
})

it("is nothing for who is not signed in, nor for forms of other sites", async () => {
  expect((await box.visitor().get(address())).status).toBe(401)
  expect((await change(box.visitor(), {})).status).toBe(401)
  const { device, email } = await box.person()
  expect((await change(device, {}, { origin: "https://elsewhere.example" })).status).toBe(403)
  expect((await signIn(box.visitor(), email, password)).status).toBe(303)
})

it("is found by password managers where they look for it", async () => {
  const answer = await fetch(`${box.publicUrl}/.well-known/change-password`, { redirect: "manual" })
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/identity/password"])
})

it("has its page in the language that it is opened in", async () => {
  const { device } = await box.person()
  const page = await device.get(`${address()}?ui_locales=uk-UA`)
  expect(page.text).toContain(textsFor("uk-UA").password.title)
})
