/** Codes of the second step can't be guessed, and whoever tries shuts the owner out of nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  answer,
  byRecovery,
  confirmEmail,
  firstStep,
  forgetUsedCodes,
  isIn,
  setUpApp,
  wrongCode,
} from "./authenticator-app.ts"
import { forget, openLetterBox, password, tokenIn, type LetterBox } from "./letter-box.ts"
import type { Visitor } from "./visitor.ts"

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

const from = (place: string) => ({ "x-forwarded-for": place })

interface Guess {
  readonly typed: string
  readonly code: string
}

describe("guessing", () => {
  it("ends after five codes in one network, and the owner is told once", async () => {
    const { app, device, email } = await person()
    const thief = box.visitor()
    const asked = await firstStep(thief, email)
    const place = from("203.0.113.7")
    for (let turn = 0; turn < 5; turn += 1) expect((await answer(thief, asked, wrongCode(app), place)).status).toBe(422)
    for (let turn = 0; turn < 3; turn += 1) {
      const refused = await answer(thief, asked, app.code(), place)
      expect([refused.status, Number(refused.headers.get("retry-after")) > 60]).toEqual([429, true])
    }
    const again = await firstStep(thief, email)
    expect((await answer(thief, again, app.code(), place)).status).toBe(429)
    expect(await box.lettersTo(email, /wrote your password/u)).toHaveLength(1)
    expect(events().filter((event) => event === "second-step.failed").length).toBeGreaterThanOrEqual(5)
    expect(events()).toContain("second-step.locked-out")

    const elsewhere = box.visitor()
    expect(isIn(await answer(elsewhere, await firstStep(elsewhere, email), app.code(), from("198.51.100.9")))).toBe(
      true,
    )
    await forgetUsedCodes(box)
    expect(isIn(await answer(device, await firstStep(device, email), app.code(), place))).toBe(true)
  })

  it("from everywhere ends for the day, but for known devices and recovery codes", async () => {
    const { app, codes, device, email } = await person()
    const thief = box.visitor()
    for (let turn = 0; turn < 30; turn += 1)
      await answer(thief, await firstStep(thief, email), wrongCode(app), from(`203.0.${turn}.7`))
    const asked = await firstStep(thief, email)
    expect((await answer(thief, asked, app.code(), from("198.51.100.9"))).status).toBe(429)
    expect(isIn(await answer(device, await firstStep(device, email), app.code()))).toBe(true)
    const lost = box.visitor()
    const recovery = byRecovery(await firstStep(lost, email))
    expect(isIn(await lost.submit(recovery, { code: codes[0] ?? "" }, from("192.0.2.1")))).toBe(true)
  })

  /**
   * Counts the checked codes of these browsers, each trying as often as one known device may, from a network of its
   * own.
   */
  const checkedOf = async (visitors: readonly Visitor[], email: string, { typed, code }: Guess): Promise<number> => {
    let checked = 0
    for (const [at, visitor] of visitors.entries()) {
      const asked = await firstStep(visitor, email, typed)
      for (let turn = 0; turn < 5; turn += 1)
        if ((await answer(visitor, asked, code, from(`198.18.${at}.${turn}`))).status === 422) checked += 1
    }
    return checked
  }

  it("counts browsers that signed in before there was a second step as unknown ones", async () => {
    const { device, email } = await box.person()
    const thieves = Array.from({ length: 7 }, () => box.visitor())
    for (const thief of thieves) expect(isIn(await firstStep(thief, email))).toBe(true)
    const { app } = await setUpApp(box, device)
    expect(await checkedOf(thieves, email, { typed: password, code: wrongCode(app) })).toBe(30)
    await forgetUsedCodes(box)
    expect(isIn(await answer(device, await firstStep(device, email), app.code()))).toBe(true)
  })

  it("counts browsers that chose a new password by letter as unknown ones", async () => {
    const { app, email } = await person()
    await confirmEmail(box, email)
    const typed = "another plain sentence"
    const thieves = Array.from({ length: 7 }, () => box.visitor())
    for (const thief of thieves) {
      await box.forgetTries()
      await forget(box, email)
      const link = await box.linkTo(email, /Choose a new password/u)
      const chosen = { token: tokenIn(link), password: typed }
      expect((await thief.submit(`${box.issuer}/new-password`, chosen, { origin: "null" })).status).toBe(200)
    }
    expect(await checkedOf(thieves, email, { typed, code: wrongCode(app) })).toBe(30)
  })

  it("is not begun by who has no password, who locks nobody out", async () => {
    const { app, email } = await person()
    const stranger = box.visitor()
    for (let turn = 0; turn < 8; turn += 1) await firstStep(stranger, email, `guess ${turn}`)
    const owner = box.visitor()
    expect(isIn(await answer(owner, await firstStep(owner, email), app.code()))).toBe(true)
    expect(await box.lettersTo(email, /wrote your password/u)).toEqual([])
  })
})
