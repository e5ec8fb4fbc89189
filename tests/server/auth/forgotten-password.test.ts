/** A person who forgot the password gets in by a letter, and nobody else learns or gains anything by asking. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { onceScriptPath } from "../../../server/auth/once-script.ts"
import { lettersOfEmail, lettersOfNetwork, letterLinksOfNetwork } from "../../../server/auth/limits.ts"
import { recordAttempt } from "../../../server/db/attempts.ts"
import { orderLetter } from "../../../server/jobs/letters.ts"
import { forget, openLetterBox, password, tokenIn, type LetterBox } from "./letter-box.ts"
import { refresh, scriptsOf, type Page, type Visitor } from "./visitor.ts"

const other = "another plain sentence"
const choose = /Choose a new password/u

let box: LetterBox
beforeAll(async () => {
  box = await openLetterBox()
})
beforeEach(() => box.forgetTries())
afterAll(() => box.close())

const signIn = async (visitor: Visitor, email: string, typed: string): Promise<Page> => {
  const { url } = await visitor.authorize({ prompt: "login" })
  return visitor.submit(url, { email, password: typed })
}

const asked = async (email: string): Promise<string> => {
  expect((await forget(box, email)).status).toBe(200)
  return box.linkTo(email, choose)
}

/** Sends the form of the page that the link leads to, with what it holds. */
const set = (visitor: Visitor, link: string, typed: string): Promise<Page> =>
  visitor.submit(`${box.issuer}/new-password`, { token: tokenIn(link), password: typed }, { origin: "null" })

const useUp = async (limit: string, count: number) =>
  box.app.db.updateTable("identity_tries").set({ count }).where("bucket", "like", `${limit}:%`).execute()

describe("the way from the sign-in page and back", () => {
  it("leads by a letter to a new password, ends every session and lets its owner in", async () => {
    const { device, email, refreshToken, accessToken } = await box.person()
    const visitor = box.visitor()
    const signInPage = await visitor.authorize()
    const [, toForgotten = ""] = /href="([^"]*forgotten-password[^"]*)"/u.exec(signInPage.text) ?? []
    const forgotten = await visitor.get(new URL(toForgotten, signInPage.url).href)
    expect(forgotten.text).toContain(`href="${new URL(signInPage.url).pathname}"`)
    const sent = await visitor.submit(forgotten.url, { email: ` ${email.toUpperCase()} ` })
    expect([sent.status, sent.text.includes("Look into your inbox")]).toEqual([200, true])

    const link = await box.linkTo(email, choose)
    expect(link).toMatch(new RegExp(`^${box.issuer}/new-password\\?token=[\\w-]{43}&ui_locales=en-US$`, "u"))
    // Mail programs look first.
    await visitor.get(link)
    const page = await visitor.get(link)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`value="${email}"`)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "x-frame-options": "DENY",
      "content-security-policy": expect.stringContaining("default-src 'none'") as string,
    })
    expect(scriptsOf(page)).toEqual([onceScriptPath])

    const short = await set(visitor, link, "short")
    expect(short.status).toBe(422)
    expect(short.text).toContain("Use at least 8 characters")
    const done = await set(visitor, link, other)
    expect(done.status).toBe(200)
    expect(done.text).toContain('href="/?modal=sign-in"')

    expect((await refresh(box, refreshToken)).status).toBe(400)
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await fetch(`${box.publicUrl}/api/core/account`, { headers })).status).toBe(401)
    expect((await device.authorize({ prompt: "none" })).location).toContain("error=login_required")
    expect((await signIn(visitor, email, password)).status).toBe(422)
    expect((await signIn(visitor, email, other)).status).toBe(303)
    const [letter] = await box.lettersTo(email, /Your password was changed/u)
    expect(letter?.body).not.toContain("token")
  })

  it("ends the lockout for its owner, and not for those who guessed elsewhere", async () => {
    const { email } = await box.person()
    const from = (place: number) => ({ "x-forwarded-for": `198.51.100.${place}` })
    const tryFrom = async (place: number, typed: string) => {
      const visitor = box.visitor()
      const { url } = await visitor.authorize()
      return (await visitor.submit(url, { email, password: typed }, from(place))).status
    }
    for (const place of [1, 2]) {
      await tryFrom(place, "guess")
    }
    await useUp("pair", 10)
    await useUp("email", 30)
    expect(await tryFrom(1, other)).toBe(429)
    const link = await asked(email)
    const done = await box
      .visitor()
      .submit(`${box.issuer}/new-password`, { token: tokenIn(link), password: other }, { origin: "null", ...from(1) })
    expect(done.status).toBe(200)
    expect([await tryFrom(1, other), await tryFrom(2, other), await tryFrom(3, other)]).toEqual([303, 429, 303])
  })

  it("lets a new device of the owner in while strangers everywhere go on guessing", async () => {
    const { email } = await box.person()
    const device = box.visitor()
    let networks = 0
    const tryFrom = async (visitor: Visitor, typed: string) => {
      networks += 1
      const { url } = await visitor.authorize()
      return visitor.submit(url, { email, password: typed }, { "x-forwarded-for": `198.51.101.${networks}` })
    }
    const guessOn = async () => {
      await tryFrom(box.visitor(), "guess")
      await useUp("email", 30)
      await tryFrom(box.visitor(), "guess")
    }
    await guessOn()
    const slowed = await tryFrom(device, password)
    expect([slowed.status, slowed.text.includes("or choose a new password")]).toEqual([429, true])
    await set(device, await asked(email), other)
    await guessOn()
    expect((await tryFrom(box.visitor(), other)).status).toBe(429)
    expect((await tryFrom(device, other)).status).toBe(303)
  })

  it("ends a sign-in by the old password that was not followed to its end", async () => {
    const { email } = await box.person()
    const thief = box.visitor()
    const { url } = await thief.authorize()
    const cookie = thief.cookies().map((line) => line.split(";")[0])
    const answer = await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: { origin: box.publicUrl, cookie: cookie.join("; ") },
      body: new URLSearchParams({ email, password }),
    })
    expect(answer.status).toBe(303)
    await set(box.visitor(), await asked(email), other)
    const followed = await thief.get(answer.headers.get("location") ?? "")
    expect(followed.location ?? "").not.toContain("code=")
    expect((await thief.authorize({ prompt: "none" })).location).toContain("error=login_required")
  })
})

describe("an address that nobody has", () => {
  it("is answered like one that somebody has, and gets no letter", async () => {
    const email = await box.known()
    const nobody = "nobody@example.com"
    const [known, unknown] = [await forget(box, email), await forget(box, nobody)]
    expect(unknown.status).toBe(known.status)
    expect(unknown.text.replaceAll(nobody, email)).toBe(known.text)
    const named = ({ headers }: Page) => [...headers.keys()].toSorted()
    expect(named(unknown)).toEqual(named(known))
    expect(await box.lettersTo(email, choose)).toHaveLength(1)
    expect(await box.lettersTo(nobody)).toEqual([])
  })

  it("is counted alike", async () => {
    const email = await box.known()
    for (const typed of [email, "also-nobody@example.com"]) {
      await recordAttempt(box.app.db, lettersOfEmail, typed)
      await useUp("letter", lettersOfEmail.most)
      const refused = await forget(box, typed.toUpperCase())
      expect(refused.status).toBe(429)
      expect(refused.text).toContain("Many letters were asked for")
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(59 * 60)
    }
    expect(await box.lettersTo(email, choose)).toEqual([])
  })
})

describe("a link", () => {
  it("works once, and takes those of older letters with it", async () => {
    const { email } = await box.person()
    const [first, second] = [await asked(email), await asked(email)]
    expect(first).not.toBe(second)
    expect((await set(box.visitor(), second, other)).status).toBe(200)
    for (const link of [first, second]) {
      const used = await set(box.visitor(), link, "a thief's password")
      expect([used.status, used.text.includes("This link no longer works")]).toEqual([400, true])
      expect((await box.visitor().get(link)).status).toBe(400)
    }
    expect((await signIn(box.visitor(), email, other)).status).toBe(303)
  })

  it("is used by one of those who come at once", async () => {
    const { email } = await box.person()
    const link = await asked(email)
    const words = ["first new password", "second new password", "third new password"]
    const answers = await Promise.all(words.map((typed) => set(box.visitor(), link, typed)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const right = words[answers.findIndex(({ status }) => status === 200)] ?? ""
    expect((await signIn(box.visitor(), email, right)).status).toBe(303)
  })

  it("works half an hour", async () => {
    const { email } = await box.person()
    const link = await asked(email)
    const row = () => box.app.db.selectFrom("identity_tokens").select("expires_at").executeTakeFirstOrThrow()
    const left = (await row()).expires_at.getTime() - Date.now()
    expect([left > 29 * 60_000, left <= 30 * 60_000]).toEqual([true, true])
    await box.app.db
      .updateTable("identity_tokens")
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await box.visitor().get(link)).status).toBe(400)
    expect((await set(box.visitor(), link, other)).status).toBe(400)
    expect((await signIn(box.visitor(), email, password)).status).toBe(303)
  })

  it("can't be made up from what the database holds, nor by changing it", async () => {
    const email = await box.known()
    const link = await asked(email)
    const token = tokenIn(link)
    const rows = await box.app.db.selectFrom("identity_tokens").selectAll().execute()
    const jobs = await box.app.db.selectFrom("jobs").selectAll().execute()
    expect(JSON.stringify([rows, jobs])).not.toContain(token)
    const [{ hash = "" } = {}] = rows.filter((row) => row.email === email)
    const changed = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`
    for (const forged of [hash, changed, "", token.toUpperCase(), `${token}A`, "'; drop table identity_tokens"]) {
      const address = `${box.issuer}/new-password?${new URLSearchParams({ token: forged })}`
      expect((await box.visitor().get(address)).status).toBe(400)
    }
    expect((await box.visitor().get(`${link}&token=${token}`)).status).toBe(400)
    expect((await set(box.visitor(), link, other)).status).toBe(200)
  })

  it("goes with the person who deletes the account", async () => {
    const email = await box.known()
    const link = await asked(email)
    await box.app.db.deleteFrom("identity_users").where("email", "=", email).execute()
    expect((await set(box.visitor(), link, other)).status).toBe(400)
  })
})

describe("who asks too often, or wrongly", () => {
  it("gets no further letters for a network, while others do", async () => {
    const email = await box.known()
    const from = (address: string) => ({ "x-forwarded-for": address })
    await recordAttempt(box.app.db, lettersOfNetwork, "203.0.113.1")
    await useUp("letters", lettersOfNetwork.most)
    expect((await forget(box, "somebody@example.com", from("203.0.113.1"))).status).toBe(429)
    expect((await forget(box, email, from("203.0.113.2"))).status).toBe(200)
  })

  it("may open so many links from one network", async () => {
    const email = await box.known()
    const link = await asked(email)
    await recordAttempt(box.app.db, letterLinksOfNetwork, "127.0.0.1")
    await useUp("links", letterLinksOfNetwork.most)
    expect((await box.visitor().get(link)).status).toBe(429)
    expect((await set(box.visitor(), link, other)).status).toBe(429)
  })

  it("fills no queue beyond its bound", async () => {
    const { services } = box.app.app
    const order = { about: "forgottenPassword", email: "nobody@example.com" } as const
    expect(await orderLetter(box.app.db, services, order, 0)).toBe(false)
    expect(await box.lettersTo("nobody@example.com")).toEqual([])
  })

  it.each([
    "",
    "nobody",
    "ana@example.com\r\nBcc: eve@example.org",
    "ana@example.com eve@example.org",
    "a".repeat(400),
  ])("is told that %j is no address", async (email) => {
    const refused = await forget(box, email)
    expect(refused.status).toBe(422)
    expect(refused.text).toMatch(/Write (?:the|your|an) e-mail address/u)
  })

  it("can't send the form from another site", async () => {
    const email = await box.known()
    const refused = await forget(box, email, { origin: "https://elsewhere.example" })
    expect(refused.status).toBe(403)
    expect(await box.lettersTo(email, choose)).toEqual([])
  })

  it.each(["https://elsewhere.example", "../../../", 'x"><script>', "//elsewhere.example"])(
    "is led back to no place of their own: %j",
    async (from) => {
      const page = await box.visitor().get(`${box.issuer}/forgotten-password?${new URLSearchParams({ from })}`)
      expect(page.text).toContain('href="/?modal=sign-in"')
      expect(page.text).not.toContain(from)
    },
  )
})

it("logs neither tokens nor addresses", () => {
  expect(box.app.logged.join("\n")).not.toMatch(/token=|@example/u)
})
