/** The sign-in pages and letters have all their texts in each of the eleven languages. */
import { describe, expect, it } from "vitest"
import {
  changedEmailPage,
  confirmPage,
  emailPage,
  signInFirstPage,
  takenEmailPage,
  verifiedPage,
} from "../../../server/auth/email-pages.ts"
import { formPage } from "../../../server/auth/forms.ts"
import { toGooglePage } from "../../../server/auth/google-pages.ts"
import {
  deadLinkPage,
  forgottenPasswordPage,
  letterSentPage,
  linkButton,
  newPasswordPage,
  passwordSetPage,
} from "../../../server/auth/letter-pages.ts"
import type { PageFrame } from "../../../server/auth/page.ts"
import { passwordChangedPage, passwordPage } from "../../../server/auth/password-pages.ts"
import { newCodesPage, provingPage, scanningPage, secondStepPage } from "../../../server/auth/second-step-pages.ts"
import { signInStepPage } from "../../../server/auth/sign-in-step-page.ts"
import { createPasskeyPage } from "../../../server/auth/passkey-pages.ts"
import { expiredPage, failedPage } from "../../../server/auth/pages.ts"
import { textsFor } from "../../../server/auth/texts.ts"
import type { Texts } from "../../../server/auth/texts/en.ts"
import { languages } from "../../../src/domain/languages.ts"
import { escaped, leavesOf, leftInEnglish } from "./english.ts"

const foreign = languages.filter((language) => language !== "en-US")

const frame: PageFrame = { productName: "Handra", stylesheet: () => "/theme.css" }
const email = "ana@example.org"
const none = { problems: {} }
const wrong = (texts: Texts) => ({
  problems: { ...texts.rules.maxLength },
  problem: texts.problems.tooManyTries,
})
const typed = { name: "", email }
const aPasskey = { key: "1", name: "Ana", addedAt: new Date(), usedAt: null }
const noStep = { appSince: null, passkeys: [], codesLeft: 0 }
const allSteps = { appSince: new Date(), passkeys: [aPasskey, { ...aPasskey, usedAt: new Date() }], codesLeft: 7 }
const scanned = { secret: new Uint8Array(20), address: "otpauth://totp/x", endsOthers: true, action: "/" }
const person = (email_verified_at: Date | null) => ({ subject: "1", email, name: "Ana", roles: [], email_verified_at })

type PageKind = readonly [title: (texts: Texts) => string, page: (texts: Texts) => string]

const kinds: Readonly<Record<string, PageKind>> = {
  "sign in": [
    (t) => t.signIn.title,
    (t) => formPage(frame, t, { form: "signIn", typed, uid: "1", to: "/", borrowed: false, hasGoogle: true, ...none }),
  ],
  register: [
    (t) => t.register.title,
    (t) =>
      formPage(frame, t, { form: "register", typed, uid: "1", to: "/", borrowed: false, hasGoogle: true, ...none }),
  ],
  "register, wrongly": [
    (t) => t.errorTitle + t.register.title,
    (t) =>
      formPage(frame, t, { form: "register", typed, uid: "1", to: "/", borrowed: false, hasGoogle: true, ...wrong(t) }),
  ],
  "sign in, with fields that are wrong": [
    (t) => t.errorTitle + t.signIn.title,
    (t) =>
      formPage(frame, t, {
        form: "signIn",
        typed,
        uid: "1",
        to: "/",
        borrowed: false,
        hasGoogle: true,
        problems: t.rules.required,
      }),
  ],
  "on to Google": [(t) => t.google.leading, (t) => toGooglePage(frame, t, "https://accounts.example/")],
  "forgotten password": [
    (t) => t.forgottenPassword.title,
    (t) => forgottenPasswordPage(frame, t, { email, from: "1", to: "/", ...none }),
  ],
  "letter sent": [(t) => t.letterSent.title, (t) => letterSentPage(frame, t, { email, by: { from: "1", to: "/" } })],
  "letter sent to oneself": [(t) => t.letterSent.title, (t) => letterSentPage(frame, t, { email, by: null })],
  "new password": [(t) => t.newPassword.title, (t) => newPasswordPage(frame, t, { email, token: "1", ...none })],
  password: [(t) => t.password.title, (t) => passwordPage(frame, t, { email, endsOthers: true, ...none })],
  "changed password": [(t) => t.passwordSet.title, (t) => passwordChangedPage(frame, t, true)],
  "changed password alone": [(t) => t.passwordSet.title, (t) => passwordChangedPage(frame, t, false)],
  "second step, off": [(t) => t.secondStep.title, (t) => secondStepPage(frame, t, { step: noStep, hasPasskeys: true })],
  "second step, on": [
    (t) => t.errorTitle + t.secondStep.title,
    (t) => secondStepPage(frame, t, { step: allSteps, hasPasskeys: true, problem: t.secondStep.problems.setupOver }),
  ],
  "app to set up": [
    (t) => t.secondStep.setUpApp.title,
    (t) => provingPage(frame, t, "setUpApp", { email, endsOthers: null, passkey: undefined, ...none }),
  ],
  "app to scan": [
    (t) => t.errorTitle + t.secondStep.scan.title,
    (t) => scanningPage(frame, t, { ...scanned, problems: { code: t.secondStep.problems.wrongCode } }),
  ],
  "app to scan for moderators": [
    (t) => t.secondStep.scan.title,
    (t) => scanningPage(frame, t, { ...scanned, endsOthers: null, why: t.secondStep.forced, ...none }),
  ],
  "app to remove": [
    (t) => t.secondStep.removeApp.title,
    (t) => provingPage(frame, t, "removeApp", { email, endsOthers: true, passkey: undefined, ...none }),
  ],
  "passkey to add": [
    (t) => t.secondStep.addPasskey.title,
    (t) => provingPage(frame, t, "addPasskey", { email, endsOthers: null, passkey: undefined, ...none }),
  ],
  "passkey to create": [
    (t) => t.errorTitle + t.secondStep.createPasskey.title,
    (t) =>
      createPasskeyPage(frame, t, {
        question: "{}",
        name: "Ana",
        endsOthers: true,
        problems: {},
        problem: t.secondStep.problems.newPasskeyFailed,
      }),
  ],
  "passkey to remove": [
    (t) => t.secondStep.removePasskey.title.replace("{name}", "Ana"),
    (t) => provingPage(frame, t, "removePasskey", { email, endsOthers: true, passkey: aPasskey, ...none }),
  ],
  "second step by passkey": [
    (t) => t.errorTitle + t.secondStep.signIn.title,
    (t) =>
      signInStepPage(frame, t, {
        uid: "1",
        to: "/",
        way: "passkey",
        ways: ["passkey", "app", "recovery"],
        question: "{}",
        problems: {},
        problem: t.secondStep.problems.passkeyFailed,
      }),
  ],
  "codes to renew": [
    (t) => t.secondStep.renewCodes.title,
    (t) => provingPage(frame, t, "renewCodes", { email, endsOthers: null, passkey: undefined, ...none }),
  ],
  "new codes": [
    (t) => t.secondStep.newCodes.title,
    (t) => newCodesPage(frame, t, { codes: ["1"], next: linkButton("/", t.secondStep.newCodes.button) }),
  ],
  "second step by app": [
    (t) => t.secondStep.signIn.title,
    (t) =>
      signInStepPage(frame, t, {
        uid: "1",
        to: "/",
        way: "app",
        ways: ["passkey", "app", "recovery"],
        question: null,
        ...none,
      }),
  ],
  "second step by recovery code": [
    (t) => t.errorTitle + t.secondStep.signIn.title,
    (t) =>
      signInStepPage(frame, t, {
        uid: "1",
        to: "/",
        way: "recovery",
        ways: ["passkey", "app", "recovery"],
        question: null,
        problems: { code: t.secondStep.problems.wrongRecoveryCode },
      }),
  ],
  "password set": [(t) => t.passwordSet.title, (t) => passwordSetPage(frame, t)],
  "dead link": [(t) => t.errorTitle + t.deadLink.title, (t) => deadLinkPage(frame, t, "newPassword")],
  "e-mail": [(t) => t.email.title, (t) => emailPage(frame, t, { person: person(null), email: "", ...none })],
  "confirmed e-mail": [
    (t) => t.email.title,
    (t) => emailPage(frame, t, { person: person(new Date()), email: "", ...none }),
  ],
  "sign in first": [(t) => t.signInFirst.title, (t) => signInFirstPage(frame, t)],
  confirm: [(t) => t.verifyEmail.title, (t) => confirmPage(frame, t, { purpose: "verifyEmail", token: "1", email })],
  confirmed: [(t) => t.emailVerified.title, (t) => verifiedPage(frame, t)],
  "new e-mail": [(t) => t.newEmail.title, (t) => confirmPage(frame, t, { purpose: "newEmail", token: "1", email })],
  "changed e-mail": [(t) => t.emailChanged.title, (t) => changedEmailPage(frame, t, email)],
  "taken e-mail": [(t) => t.emailTaken.title, (t) => takenEmailPage(frame, t)],
  failed: [(t) => t.errorTitle + t.failed.title, (t) => failedPage(frame, t, "failed")],
  expired: [(t) => t.errorTitle + t.failed.expiredTitle, (t) => expiredPage(frame, t, "/orders")],
  "too many tries": [(t) => t.errorTitle + t.failed.title, (t) => failedPage(frame, t, "tooMany")],
}

describe.each(languages)("in %s", (language) => {
  const texts = textsFor(language)

  it.each(Object.entries(kinds))("the page “%s” has its language and its title", (_, [title, page]) => {
    const html = page(texts)
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(`<title>${escaped(title(texts))} · Handra</title>`)
  })
})

describe.each(foreign)("in %s", (language) => {
  const texts = textsFor(language)

  it.each(Object.entries(kinds))("the page “%s” has no English left", (_, [, page]) => {
    expect(leftInEnglish(page(texts), texts)).toEqual([])
  })

  it("every text is its own, but for words that both languages have", () => {
    const shared = /^(?:E-?mail|Password|Account|Passkeys)$/u
    const own = leavesOf(texts)
    const same = leavesOf(textsFor("en-US")).filter((text, index) => text === own[index] && !shared.test(text))
    expect(same).toEqual([])
  })

  it("is the language of its tag", () => {
    expect(texts.language).toBe(language)
  })
})

describe("what is counted", () => {
  it.each([
    ["de-DE", "30 Minuten", "8 Zeichen"],
    ["pl-PL", "30\u{A0}minut", "8\u{A0}znaków"],
    ["ru-RU", "30\u{A0}минут", "8\u{A0}символов"],
    ["be-BY", "30\u{A0}хвілін", "8\u{A0}сімвалаў"],
    ["uk-UA", "30\u{A0}хвилин", "8\u{A0}символів"],
    ["tr-TR", "30 dakika", "8 karakter"],
  ])("has its plural form in %s", (language, time, length) => {
    const { letters, fields } = textsFor(language)
    expect([letters.ends.includes(time), fields.newPasswordHint.includes(length)]).toEqual([true, true])
  })
})
