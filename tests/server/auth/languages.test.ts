/** Pages and letters of the sign-in speak the language of the app, and keep to it from page to page. Spec §9. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { writeLetter } from "../../../server/auth/letters.ts"
import { textsFor } from "../../../server/auth/texts.ts"
import type { Letter } from "../../../server/contract/services.ts"
import type { LetterOrder } from "../../../server/queue/jobs.ts"
import { languages, type Language } from "../../../src/domain/languages.ts"
import { escaped, leftInEnglish } from "./english.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor, type Page } from "./visitor.ts"

const ordered: LetterOrder[] = []

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer({
    orderLetter: async (order) => {
      ordered.push(order)
      return true
    },
  })
})
afterAll(() => server.close())

const reading = (acceptLanguage: string) => newVisitor(server, { "accept-language": acceptLanguage })

const languageOf = ({ text }: Page): string => /<html lang="([^"]*)"/u.exec(text)?.[1] ?? "none"

const spokenCookie = (page: Page): readonly string[] =>
  page.headers.getSetCookie().filter((line) => line.startsWith("identity_language="))

/** Another one than the pages', so that nothing is right by chance. */
const otherThan = (language: Language): Language => (language === "fr-FR" ? "nl-NL" : "fr-FR")

describe.each(languages)("who came from the app in %s", (language) => {
  const texts = textsFor(language)
  const { signIn, register, forgottenPassword, letterSent, signInFirst, deadLink, signedOut, failed } = texts

  it("is spoken to in it on every page", async () => {
    const visitor = reading(otherThan(language))
    const { issuer } = server
    const first = await visitor.authorize({ ui_locales: language })
    const failedAt = (title: string): string => texts.errorTitle + title
    const pages: readonly (readonly [Promise<Page> | Page, number, string])[] = [
      [first, 200, signIn.title],
      [visitor.get(`${first.url}?form=register`), 200, register.title],
      [visitor.submit(first.url, { email: "", password: "" }), 422, failedAt(signIn.title)],
      [visitor.submit(`${first.url}?form=register`, {}), 422, failedAt(register.title)],
      [visitor.submit(first.url, {}, { origin: "https://elsewhere.example" }), 403, failedAt(signIn.title)],
      [visitor.get(`${issuer}/forgotten-password`), 200, forgottenPassword.title],
      [visitor.submit(`${issuer}/forgotten-password`, { email: `${language}@example.org` }), 200, letterSent.title],
      [visitor.get(`${issuer}/email`), 401, signInFirst.title],
      [visitor.submit(`${issuer}/email`, {}), 401, signInFirst.title],
      [visitor.get(`${issuer}/new-password?token=x`), 400, failedAt(deadLink.title)],
      [visitor.submit(`${issuer}/verify-email`, { token: "x" }), 400, failedAt(deadLink.title)],
      [visitor.submit(`${issuer}/interaction/gone`, {}), 400, failedAt(failed.expiredTitle)],
      [visitor.get(`${issuer}/session/end/success`), 200, signedOut.title],
      [visitor.get(`${issuer}/auth?client_id=nobody`), 400, failedAt(failed.title)],
      [visitor.get(`${issuer}/nowhere`), 404, failedAt(failed.title)],
    ]
    for (const [asked, status, title] of pages) {
      const page = await asked
      expect([page.url, page.status, languageOf(page)]).toEqual([page.url, status, language])
      expect(page.text).toContain(`<title>${escaped(title)} · `)
      expect(page.headers.get("content-language")).toBe(language)
      expect(page.headers.get("vary")).toMatch(/Accept-Language.*Cookie/u)
      if (language !== "en-US") expect(leftInEnglish(page.text, texts)).toEqual([])
    }
    expect(ordered.at(-1)).toEqual({ about: "forgottenPassword", email: `${language}@example.org`, language })
  })

  it("gets every letter in it, with a link to a page in it", async () => {
    const [subject, email, taken] = [randomUUID(), `${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
    for (const person of [
      { subject, email },
      { subject: randomUUID(), email: taken },
    ])
      await server.db
        .insertInto("identity_users")
        .values({ ...person, name: "Ana Pop", password_hash: null })
        .execute()
    const orders: readonly LetterOrder[] = [
      { about: "forgottenPassword", email },
      { about: "newAccount", subject },
      { about: "newEmail", subject, email: `${randomUUID()}@example.org` },
      { about: "newEmail", subject, email: taken },
      { about: "changedEmail", email },
      { about: "changedPassword", email },
      ...(
        ["appAdded", "appRemoved", "codesRenewed", "codeUsed", "passkeyAdded", "passkeyRemoved", "turnedOff"] as const
      ).map((change) => ({ about: "secondStep", email, change }) as const),
      { about: "refusedSecondStep", email },
    ]
    const links: string[] = []
    for (const order of orders) {
      const letter = await write({ ...order, language })
      expect(letter.html).toContain(`<html lang="${language}"`)
      expect(letter.text.startsWith(texts.letters.hello)).toBe(true)
      if (language !== "en-US") expect(leftInEnglish(`${letter.subject}\n${letter.html}`, texts)).toEqual([])
      links.push(...(letter.text.match(/^http\S+token=\S+$/mu) ?? []))
    }
    expect(links).toHaveLength(3)
    // In a browser where nobody has signed in yet, which reads another language.
    for (const link of links) expect(languageOf(await reading(otherThan(language)).get(link))).toBe(language)
  })
})

const write = async (order: LetterOrder): Promise<Letter> => {
  const letter = await writeLetter(server.db, { productName: "Handra", publicUrl: server.publicUrl }, order)
  if (letter === null) throw new Error("There is no letter.")
  return letter
}

it("a letter that was ordered before there were languages is written in English", async () => {
  const { html } = await write({ about: "changedPassword", email: "ana@example.org" })
  expect(html).toContain(textsFor("en-US").letters.changedPassword.lead)
})

it("who registers gets the first letter in the language of the form", async () => {
  const visitor = reading("fr")
  const { url } = await visitor.authorize({ screen_hint: "signup", ui_locales: "pl-PL" })
  const person = { name: "Ana Pop", email: "ana.pl@example.org", password: "correct horse battery" }
  expect((await visitor.submit(url, person)).status).toBe(303)
  expect(ordered.at(-1)).toMatchObject({ about: "newAccount", language: "pl-PL" })
})

describe("the language of a page", () => {
  const open = async (uiLocales: string | null, kept: string | null, acceptLanguage: string): Promise<Page> => {
    const visitor = newVisitor(server, {
      "accept-language": acceptLanguage,
      ...(kept === null ? {} : { cookie: `other=1; identity_language=${kept}; more=2` }),
    })
    const query = uiLocales === null ? "" : `?${new URLSearchParams({ ui_locales: uiLocales })}`
    return visitor.get(`${server.issuer}/forgotten-password${query}`)
  }

  it.each([
    ["de-DE", "fr-FR", "it", "de-DE"],
    ["de", "fr-FR", "it", "de-DE"],
    ["DE-at", "fr-FR", "it", "de-DE"],
    ["ja be-BY de", "fr-FR", "it", "be-BY"],
    ["ja", "fr-FR", "it", "fr-FR"],
    [null, "fr-FR", "it", "fr-FR"],
    [null, "ja", "it", "it-IT"],
    [null, null, "ja, tr;q=0.4, sv-FI;q=0.9", "sv-SE"],
    [null, null, "*", "en-US"],
    ["ja", "ja", "ja", "en-US"],
  ])("with %s asked for, %s spoken before and %s read by the browser is %s", async (asked, kept, read, expected) => {
    expect(languageOf(await open(asked, kept, read))).toBe(expected)
  })

  it("is kept for the pages that follow, by a cookie of theirs that goes with the browser", async () => {
    expect(spokenCookie(await open("uk-UA", null, "de"))).toEqual([
      "identity_language=uk-UA; Path=/identity; HttpOnly; SameSite=Lax",
    ])
    expect(spokenCookie(await open("uk-UA", "de-DE", "de"))).toHaveLength(1)
    expect(spokenCookie(await open("uk-UA", "uk-UA", "de"))).toEqual([])
    expect(spokenCookie(await open(null, null, "de"))).toEqual([])
  })

  it("changes with the app's, also for who is on the way out", async () => {
    const visitor = reading("de")
    await visitor.register({ name: "Ana Pop", email: "ana.out@example.org", password: "correct horse battery" })
    for (const language of languages) {
      const texts = textsFor(language)
      const own = await visitor.get(`${server.issuer}/email?ui_locales=${language}`)
      const out = await visitor.get(`${server.issuer}/session/end?ui_locales=${language}`)
      expect([languageOf(own), languageOf(out)]).toEqual([language, language])
      expect(own.text).toContain(`<title>${texts.email.title} · `)
      expect(out.text).toContain(`<title>${texts.signOut.title} · `)
      if (language !== "en-US") expect(leftInEnglish(own.text + out.text, texts)).toEqual([])
      expect(languageOf(await visitor.get(`${server.issuer}/email`))).toBe(language)
    }
  })

  it.each([
    "",
    " ",
    "__proto__ constructor toString",
    "../../../etc/passwd",
    '"><script>alert(1)</script>',
    "de-DE\r\nSet-Cookie: a=b",
    "de".repeat(3_000),
    "- ".repeat(3_000),
    `${"x ".repeat(3_000)}de`,
    "Zz\u0130-\u{1f600}",
  ])("is one of the eleven, whatever is asked for: %j", async (asked) => {
    const page = await open(asked, asked.replace(/[^\w-]/gu, ""), "nl")
    expect(page.status).toBe(200)
    expect(languages).toContain(languageOf(page))
    expect(spokenCookie(page).every((line) => /^identity_language=[a-z]{2}-[A-Z]{2};/u.test(line))).toBe(true)
    expect(page.text).not.toContain("alert(1)")
    const started = await reading("nl").authorize({ ui_locales: asked })
    expect([200, 400]).toContain(started.status)
    expect(languages).toContain(languageOf(started))
  })

  it("is asked for once", async () => {
    const page = await reading("nl").get(`${server.issuer}/forgotten-password?ui_locales=de&ui_locales=fr`)
    expect(languageOf(page)).toBe("nl-NL")
  })
})
