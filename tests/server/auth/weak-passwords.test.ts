/** Passwords that anybody would guess are refused wherever one is chosen, and say why in each language. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { passwordRules } from "../../../server/auth/password-rules.ts"
import { textsFor } from "../../../server/auth/texts.ts"
import { languages } from "../../../src/domain/languages.ts"
import { demoPassword } from "../../../server/demo/people.ts"
import { escaped } from "./english.ts"
import { forget, openLetterBox, tokenIn, type LetterBox } from "./letter-box.ts"

const ana = ["anna.schmidt@example.com", "Anna-Lena Schmidt", "Handra"]

describe("a password", () => {
  it.each([
    ["password", "commonPassword"],
    ["PassWord", "commonPassword"],
    ["12345678", "commonPassword"],
    ["qwertyuiop", "commonPassword"],
    ["iloveyou", "commonPassword"],
    ["password2026!", "commonPassword"],
    ["123monkey123", "commonPassword"],
    ["ｐａｓｓｗｏｒｄ", "commonPassword"],
    ["anna.schmidt@example.com", "ownWords"],
    ["ANNA.SCHMIDT", "ownWords"],
    ["annaschmidt1", "ownWords"],
    ["schmidt1985", "ownWords"],
    ["Schmidt, Anna-Lena", "ownWords"],
    ["handra2026", "ownWords"],
    ["Handra-Anna-1", "ownWords"],
    ["short", "minLength"],
    ["", "required"],
    ["x".repeat(257), "maxLength"],
    ["correct horse battery", undefined],
    ["anna goes to the opera", undefined],
    ["8f3kanna2xq9", undefined],
    ["4815162342-xyz-quince", undefined],
  ])("%j: %s", (password, rule) => expect(passwordRules(password, ana)).toEqual(rule === undefined ? [] : [rule]))

  it("of the owner of an address of digits is not that address", () => {
    expect(passwordRules("017612345670", ["017612345670@mail.example"])).toEqual(["ownWords"])
  })

  it("may have a name of two letters in it", () => {
    expect(passwordRules("bobolink-heap", ["bo@x.example", "Bo Li"])).toEqual([])
  })

  it("of the demo is none of these, so that its people get in", () => {
    expect(passwordRules(demoPassword, ["dora@demo.example", "Demo Dora", "Handra"])).toEqual([])
  })

  it("is looked at in time however long it is", () => {
    const words = [`${"ab".repeat(120)}@example.com`, "ab ".repeat(16)]
    const begun = performance.now()
    for (let turn = 0; turn < 100; turn += 1) passwordRules("ab".repeat(128), words)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

describe("the pages", () => {
  let box: LetterBox
  beforeAll(async () => {
    box = await openLetterBox()
  })
  afterAll(() => box.close())

  /**
   * No weak password here may be a word of a log line, as every password that a server was sent is sought in its log.
   * E105.
   */
  const weak = [
    ["iloveyou", "commonPassword"],
    ["nina.weak1", "ownWords"],
  ] as const

  it.each(languages)("refuse both kinds at registration in %s", async (language) => {
    const texts = textsFor(language)
    const visitor = box.visitor()
    const { url } = await visitor.authorize({ screen_hint: "signup", ui_locales: language })
    for (const [password, rule] of weak) {
      const page = await visitor.submit(url, { name: "Nina Quist", email: "nina.weak@example.com", password })
      expect([page.status, page.text.includes(escaped(texts.rules[rule].password))]).toEqual([422, true])
    }
    expect(await box.app.db.selectFrom("identity_users").where("email", "like", "nina%").execute()).toEqual([])
  })

  it("refuse both kinds for a new password by letter", async () => {
    const { email } = await box.person()
    await forget(box, email)
    const token = tokenIn(await box.linkTo(email, /Choose a new password/u))
    const set = (password: string) =>
      box.visitor().submit(`${box.issuer}/new-password`, { token, password }, { origin: "null" })
    for (const password of ["iloveyou", email, "AnaPop2026", "handra123"]) {
      const page = await set(password)
      expect([password, page.status]).toEqual([password, 422])
    }
    expect((await set("another plain sentence")).status).toBe(200)
  })
})
