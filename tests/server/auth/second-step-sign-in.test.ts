/** A person with a second step is signed in after it alone, whatever the first one was. */
import { randomUUID } from "node:crypto"
import { strFromU8, unzipSync } from "fflate"
import { decodeJwt } from "jose"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { caller, dataOf } from "../callers.ts"
import {
  answer,
  appOf,
  byRecovery,
  confirmEmail,
  earlyInStep,
  firstStep,
  forgetUsedCodes,
  isIn,
  setUpApp,
  stepAddress,
} from "./authenticator-app.ts"
import { onceScriptPath } from "../../../server/auth/once-script.ts"
import { forget, linkIn, openLetterBox, password, tokenIn, type LetterBox } from "./letter-box.ts"
import { refresh, scriptsOf } from "./visitor.ts"

let box: LetterBox
beforeAll(async () => {
  box = await openLetterBox({ logLevel: "info" })
})
beforeEach(() => box.forgetTries())
afterAll(() => box.close())

const events = () => box.app.logged.map((line) => (JSON.parse(line) as { readonly event?: string }).event)

/** Somebody who has a second step. */
const person = async () => {
  const known = await box.person()
  return { ...known, ...(await setUpApp(box, known.device)) }
}

describe("a sign-in", () => {
  it("comes to the second step after the password, and to its end after the code", async () => {
    const { app, email } = await person()
    const visitor = box.visitor()
    const asked = await firstStep(visitor, email)
    expect([asked.status, new URL(asked.url).pathname.endsWith("/second-step")]).toEqual([200, true])
    expect(asked.text).toMatch(/name="code"[^>]*autocomplete="one-time-code"[^>]*inputmode="numeric"/u)
    expect(scriptsOf(asked)).toEqual([onceScriptPath])
    const done = await answer(visitor, asked, ` ${app.code().replace(/^.../u, "$& ")} `)
    expect(isIn(done)).toBe(true)
    const tokens = await visitor.redeem(done.location ?? "")
    expect(decodeJwt(tokens.id_token)["amr"]).toEqual(["pwd", "otp", "mfa"])
    const renewed = (await (await refresh(box, tokens.refresh_token)).json()) as { readonly id_token: string }
    expect(decodeJwt(renewed.id_token)["amr"]).toEqual(["pwd", "otp", "mfa"])
  })

  it("needs none where there is none", async () => {
    const { email } = await box.person()
    const visitor = box.visitor()
    const done = await firstStep(visitor, email)
    expect(decodeJwt((await visitor.redeem(done.location ?? "")).id_token)["amr"]).toEqual(["pwd"])
  })

  it("is nobody's before its second step", async () => {
    const { email } = await person()
    const visitor = box.visitor()
    const asked = await firstStep(visitor, email)
    expect((await visitor.authorize({ prompt: "none" })).location).toContain("error=login_required")
    expect((await visitor.get(`${box.issuer}/email`)).status).toBe(401)
    const uid = /interaction\/([\w-]+)\//u.exec(asked.url)?.[1] ?? ""
    expect(isIn(await visitor.get(`${box.issuer}/auth/${uid}`))).toBe(false)
    expect(visitor.cookies().filter((line) => line.startsWith("identity_device="))).toEqual([])
  })

  it("goes on in the browser that began it alone, and nowhere without a first step", async () => {
    const { app, email } = await person()
    const [visitor, thief] = [box.visitor(), box.visitor()]
    const asked = await firstStep(visitor, email)
    expect((await answer(thief, asked, app.code())).status).toBe(400)
    const own = await thief.authorize()
    const skipped = new URL(own.url).pathname
    expect((await thief.get(`${box.publicUrl}${skipped}/second-step`)).url).toBe(`${box.publicUrl}${skipped}`)
    expect((await thief.submit(`${box.publicUrl}${skipped}/second-step`, { code: app.code() })).status).toBe(400)
    expect((await answer(visitor, asked, app.code(), { origin: "https://elsewhere.example" })).status).toBe(403)
    expect(isIn(await answer(visitor, asked, app.code()))).toBe(true)
  })

  it("is over after ten minutes", async () => {
    const { app, email } = await person()
    const visitor = box.visitor()
    const asked = await firstStep(visitor, email)
    const [row] = await box.app.db
      .selectFrom("identity_records")
      .select("expires_at")
      .where("model", "=", "HalfSignIn")
      .orderBy("expires_at", "desc")
      .execute()
    const minutes = ((row?.expires_at?.getTime() ?? 0) - Date.now()) / 60_000
    expect([minutes > 9, minutes <= 10]).toEqual([true, true])
    await box.app.db
      .updateTable("identity_records")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("model", "=", "HalfSignIn")
      .execute()
    const late = await answer(visitor, asked, app.code())
    expect([late.status, late.text.includes("This page is too old")]).toEqual([400, true])
    expect((await visitor.get(asked.url)).text).toContain("<h1>Sign in</h1>")
  })

  it("keeps to where the person wanted to go", async () => {
    const { email } = await person()
    const visitor = box.visitor()
    const { url } = await visitor.authorize({ return_to: "/orders/new" })
    const asked = await visitor.submit(url, { email, password })
    expect(new URL(asked.url).searchParams.get("to")).toBe("/orders/new")
  })

  it("remembers a device that was ticked as borrowed", async () => {
    const { app, email } = await person()
    const visitor = box.visitor()
    const { url } = await visitor.authorize()
    const asked = await visitor.submit(url, { email, password, borrowed_device: "yes" })
    const done = await answer(visitor, asked, app.code())
    expect(decodeJwt((await visitor.redeem(done.location ?? "")).id_token)["own_device"]).toBe(false)
  })
})

describe("a code", () => {
  it("is taken once, and none that is older afterwards", async () => {
    const { app, email } = await person()
    const [first, second] = [box.visitor(), box.visitor()]
    const pages = [await firstStep(first, email), await firstStep(second, email)] as const
    const code = app.code(1)
    const before = app.code()
    expect(isIn(await answer(first, pages[0], code))).toBe(true)
    const again = await answer(second, pages[1], code)
    expect([again.status, again.text.includes("This code was used already.")]).toEqual([422, true])
    expect((await answer(second, pages[1], before)).status).toBe(422)
  })

  it("is taken once of two that come at the same moment", async () => {
    const { app, email } = await person()
    const visitors = Array.from({ length: 4 }, () => box.visitor())
    const pages = await Promise.all(visitors.map((visitor) => firstStep(visitor, email)))
    const code = app.code()
    const answers = await Promise.all(pages.map((page, at) => answer(visitors[at] ?? box.visitor(), page, code)))
    expect(answers.filter(isIn)).toHaveLength(1)
  })

  it("may be one step of the clock early or late, and no more", async () => {
    const { app, email } = await person()
    for (const [later, right] of [
      [-2, false],
      [2, false],
      [-1, true],
      [1, true],
    ] as const) {
      await forgetUsedCodes(box)
      const visitor = box.visitor()
      await earlyInStep()
      expect([later, isIn(await answer(visitor, await firstStep(visitor, email), app.code(later)))]).toEqual([
        later,
        right,
      ])
    }
  })

  it.each(["", "12345", "1234567", "abcdef", "½23456", "١٢٣٤٥٦", "-12345"])("is not %j", async (code) => {
    const { email } = await person()
    const visitor = box.visitor()
    expect((await answer(visitor, await firstStep(visitor, email), code)).status).toBe(422)
  })

  it("that was used to set the app up signs nobody in", async () => {
    const { device, email } = await box.person()
    const app = appOf(await device.submit(stepAddress(box, "/app"), { password }))
    const code = app.code()
    await device.submit(stepAddress(box, "/app/code"), { code })
    const visitor = box.visitor()
    expect((await answer(visitor, await firstStep(visitor, email), code)).text).toContain("was used already")
  })
})

describe("a recovery code", () => {
  it("lets in once, however it is written, and its owner is told", async () => {
    const { codes, email } = await person()
    const [code = "", other = ""] = codes
    const visitor = box.visitor()
    const asked = await firstStep(visitor, email)
    const recovery = await visitor.get(byRecovery(asked))
    expect(recovery.text).toContain("Recovery code")
    expect((await visitor.submit(byRecovery(asked), { code: "0000-0000-0000-0000-0000-0000" })).status).toBe(422)
    const done = await visitor.submit(byRecovery(asked), { code: code.toLowerCase().replaceAll("-", " ") })
    expect(isIn(done)).toBe(true)
    expect((await box.lettersTo(email, /second step/u)).at(-1)?.body).toContain("by one of its recovery codes")
    expect(events()).toContain("second-step.code-used")
    const again = box.visitor()
    const second = await firstStep(again, email)
    expect((await again.submit(byRecovery(second), { code })).status).toBe(422)
    expect(isIn(await again.submit(byRecovery(second), { code: other }))).toBe(true)
    expect((await again.get(stepAddress(box))).text).toContain("Unused: 8 of 10.")
  })

  it("is no code of the app, nor is one of another person's", async () => {
    const [one, two] = [await person(), await person()]
    const visitor = box.visitor()
    const asked = await firstStep(visitor, one.email)
    expect((await answer(visitor, asked, one.codes[0] ?? "")).status).toBe(422)
    expect((await visitor.submit(byRecovery(asked), { code: two.codes[0] ?? "" })).status).toBe(422)
    expect((await visitor.submit(byRecovery(asked), { code: one.app.code() })).status).toBe(422)
    expect((await answer(visitor, asked, two.app.code())).status).toBe(422)
  })
})

describe("a new password", () => {
  const reset = async (email: string, next: string) => {
    await forget(box, email)
    const link = linkIn((await box.lettersTo(email, /Choose a new password/u)).at(-1) ?? ({} as never))
    await box.visitor().submit(`${box.issuer}/new-password`, { token: tokenIn(link), password: next })
  }

  it("by letter leaves the second step on, signs nobody in, and ends what waits for its second step", async () => {
    const { app, email } = await person()
    await confirmEmail(box, email)
    const half = box.visitor()
    const waiting = await firstStep(half, email)
    await reset(email, "another plain sentence")
    expect((await answer(half, waiting, app.code())).status).toBe(400)
    const visitor = box.visitor()
    const asked = await firstStep(visitor, email, "another plain sentence")
    expect(new URL(asked.url).pathname.endsWith("/second-step")).toBe(true)
    expect(isIn(await answer(visitor, asked, app.code()))).toBe(true)
  })

  it("for an address that nobody has confirmed takes the second step of whoever had written it down", async () => {
    const squatter = await person()
    const { email } = squatter
    await reset(email, "another plain sentence")
    const owner = box.visitor()
    const done = await firstStep(owner, email, "another plain sentence")
    expect(isIn(done)).toBe(true)
    expect((await owner.get(stepAddress(box))).text).toContain("The second step is off.")
    expect((await box.lettersTo(email, /second step/u)).at(-1)?.body).toContain("authenticator app was removed")
    expect(events()).toContain("second-step.app-removed")
  })
})

describe("an account", () => {
  it("that is deleted takes its second step along, and its data holds no secret", async () => {
    const { accessToken, codes, email } = await person()
    const { core } = caller(box.publicUrl, accessToken)
    dataOf(await core.POST("/account/create", { params: { header: { "Content-Language": "en-US" } } }))
    const { subject, secret } = await box.app.db
      .selectFrom("identity_authenticators")
      .innerJoin("identity_users", "identity_users.subject", "identity_authenticators.subject")
      .select(["identity_users.subject", "secret"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow()
    const kept = { public_key: "a public key", counter: 0, transports: [], credential: "a credential" }
    await box.app.db
      .insertInto("identity_passkeys")
      .values({ ...kept, key: randomUUID(), subject, name: "My phone" })
      .execute()
    const { url } = dataOf(await core.POST("/account/data"))
    const zip = unzipSync(new Uint8Array(await (await fetch(`${box.publicUrl}${url}`)).arrayBuffer()))
    const listed = (name: string) => JSON.parse(strFromU8(zip[name] ?? new Uint8Array())) as unknown
    expect(listed("second-step.json")).toEqual([
      {
        key: expect.any(String),
        recoveryCodesLeft: 10,
        recoveryCodesMadeAt: expect.any(String),
        authenticatorAppSince: expect.any(String),
      },
    ])
    expect(listed("passkeys.json")).toEqual([
      { key: expect.any(String), name: "My phone", addedAt: expect.any(String), usedAt: null },
    ])
    const said = Object.values(zip)
      .map((bytes) => strFromU8(bytes))
      .join("\n")
    for (const word of [secret, ...codes, kept.credential, kept.public_key]) expect(said).not.toContain(word)
    expect((await core.POST("/account/delete")).response.status).toBe(204)
    for (const table of ["identity_authenticators", "identity_passkeys", "identity_recovery_codes"] as const)
      expect(await box.app.db.selectFrom(table).select("subject").where("subject", "=", subject).execute()).toEqual([])
  })
})
