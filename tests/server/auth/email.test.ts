/** An address is verified by its letter, and changed by one to the new address, by who knows the password. */
import { decodeJwt } from "jose"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { caller, dataOf } from "../callers.ts"
import { forget, openLetterBox, password, tokenIn, type LetterBox } from "./letter-box.ts"
import { refresh, type Page, type Tokens, type Visitor } from "./visitor.ts"

let box: LetterBox
beforeAll(async () => {
  box = await openLetterBox()
})
beforeEach(() => box.forgetTries())
afterAll(() => box.close())

/** Follows a link to its page, and says yes there. */
const follow = async (link: string): Promise<Page> => {
  const visitor = box.visitor()
  const page = await visitor.get(link)
  if (page.status !== 200) return page
  const [, action = ""] = /action="([^"]+)"/u.exec(page.text) ?? []
  return visitor.submit(new URL(action, link).href, { token: tokenIn(link) }, { origin: "null" })
}

const verifiedOf = ({ id_token: idToken }: Tokens): unknown => decodeJwt(idToken)["email_verified"]

const isVerified = async (email: string): Promise<boolean> =>
  (
    await box.app.db
      .selectFrom("identity_users")
      .select("email_verified_at")
      .where("email", "=", email)
      .executeTakeFirstOrThrow()
  ).email_verified_at !== null

const change = (device: Visitor, email: string, typed = password): Promise<Page> =>
  device.submit(`${box.issuer}/email`, { email, password: typed })

const signIn = async (email: string): Promise<number> => {
  const visitor = box.visitor()
  const { url } = await visitor.authorize()
  return (await visitor.submit(url, { email, password })).status
}

let addresses = 0
const newAddress = (): string => `moved${(addresses += 1)}@example.com`

describe("a new account", () => {
  it("is let in at once, and verified by following its letter and saying yes", async () => {
    const { device, email, accessToken } = await box.person()
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await fetch(`${box.publicUrl}/api/core/account`, { headers })).status).toBe(404)
    const link = await box.linkTo(email, /Confirm your e-mail/u)
    await box.visitor().get(link)
    expect(await isVerified(email)).toBe(false)
    expect((await device.get(`${box.issuer}/email`)).text).toContain("is not confirmed yet")
    const done = await follow(link)
    expect([done.status, done.text.includes("Your address is confirmed")]).toEqual([200, true])
    expect(done.headers.get("referrer-policy")).toBe("no-referrer")
    expect(await isVerified(email)).toBe(true)
    expect((await device.get(`${box.issuer}/email`)).text).toContain("is confirmed.")
    expect((await follow(link)).status).toBe(400)
  })

  it("gets its letter again when it asks, until it is verified", async () => {
    const { device, email } = await box.person()
    const ask = () => device.submit(`${box.issuer}/email/verification`, {})
    expect((await ask()).status).toBe(200)
    expect(await box.lettersTo(email, /Confirm/u)).toHaveLength(2)
    await follow(await box.linkTo(email, /Confirm/u))
    await ask()
    expect(await box.lettersTo(email, /Confirm/u)).toHaveLength(2)
  })

  it("is verified by a new password too, and says so to the client", async () => {
    const { email, refreshToken } = await box.person()
    expect(verifiedOf((await (await refresh(box, refreshToken)).json()) as Tokens)).toBe(false)
    await forget(box, email)
    const token = tokenIn(await box.linkTo(email, /new password/u))
    const visitor = box.visitor()
    await visitor.submit(`${box.issuer}/new-password`, { token, password: "another plain sentence" })
    const { url } = await visitor.authorize()
    const { location } = await visitor.submit(url, { email, password: "another plain sentence" })
    expect(verifiedOf(await visitor.redeem(location ?? ""))).toBe(true)
    expect(await isVerified(email)).toBe(true)
  })

  it("has links for one purpose each", async () => {
    const { email } = await box.person()
    const token = tokenIn(await box.linkTo(email, /Confirm/u))
    for (const path of ["new-password", "new-email"])
      expect((await box.visitor().get(`${box.issuer}/${path}?token=${token}`)).status).toBe(400)
  })
})

describe("a changed address", () => {
  it("takes effect when its link is followed; account, sign-in and the old address hear of it", async () => {
    const { device, email, accessToken } = await box.person()
    const { core } = caller(box.publicUrl, accessToken)
    dataOf(await core.POST("/account/create", { params: { header: { "Content-Language": "en-US" } } }))
    await forget(box, email)
    const forgotten = await box.linkTo(email, /new password/u)
    const moved = newAddress()
    const sent = await change(device, moved)
    expect([sent.status, sent.text.includes("Look into your inbox")]).toEqual([200, true])
    const link = await box.linkTo(moved, /Use this e-mail/u)
    expect(await signIn(email)).toBe(303)
    expect(dataOf(await core.GET("/account")).email).toBe(email)

    expect((await follow(link)).text).toContain("Your address is changed")
    expect([await signIn(email), await signIn(moved)]).toEqual([422, 303])
    expect(await isVerified(moved)).toBe(true)
    expect(dataOf(await core.GET("/account")).email).toBe(moved)
    const [letter] = await box.lettersTo(email, /was changed/u)
    expect(letter?.body).not.toContain(moved)
    expect((await follow(link)).status).toBe(400)
    // A reader of the former mailbox gets in by no older letter.
    expect((await box.visitor().get(forgotten)).status).toBe(400)
  })

  it("asks for the password, and for another address", async () => {
    const { device, email } = await box.person()
    const moved = newAddress()
    const wrong = await change(device, moved, "a guess")
    expect([wrong.status, wrong.text.includes("Wrong password.")]).toEqual([422, true])
    expect(wrong.text).toContain(`value="${moved}"`)
    expect((await change(device, email.toUpperCase())).text).toContain("this one is yours already")
    for (const typed of ["", "nobody", "a@example.com\r\nBcc: eve@example.org"])
      expect((await change(device, typed)).status).toBe(422)
    expect(await box.lettersTo(moved)).toEqual([])
  })

  it("is for who is signed in, on this site", async () => {
    const { device } = await box.person()
    const moved = newAddress()
    expect((await change(box.visitor(), moved)).status).toBe(401)
    expect((await box.visitor().get(`${box.issuer}/email`)).status).toBe(401)
    const elsewhere = { origin: "https://elsewhere.example" }
    expect((await device.submit(`${box.issuer}/email`, { email: moved, password }, elsewhere)).status).toBe(403)
    expect((await device.submit(`${box.issuer}/email/verification`, {}, elsewhere)).status).toBe(403)
    expect(await box.lettersTo(moved)).toEqual([])
  })

  it("does not tell who has an address: its owner is told", async () => {
    const { device } = await box.person()
    const [somebodys, nobodys] = [await box.known(), newAddress()]
    const [taken, free] = [await change(device, somebodys), await change(device, nobodys)]
    expect(taken.status).toBe(free.status)
    expect(taken.text.replaceAll(somebodys, nobodys)).toBe(free.text)
    const [letter] = await box.lettersTo(somebodys)
    expect(letter?.head).toContain("You have an account already")
    expect(letter?.body).not.toContain("token=")
  })

  it("is one person's: who comes second keeps the old one", async () => {
    const [first, second] = [await box.person(), await box.person()]
    const moved = newAddress()
    const links: string[] = []
    for (const { device } of [first, second]) {
      await change(device, moved)
      links.push(await box.linkTo(moved, /Use this e-mail/u))
    }
    const answers = await Promise.all(links.map(follow))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const kept = await box.app.db
      .selectFrom("identity_users")
      .select("email")
      .where("email", "in", [first.email, second.email, moved])
      .execute()
    expect(kept).toHaveLength(2)
  })
})
