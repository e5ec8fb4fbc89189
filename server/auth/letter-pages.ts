/** The pages around a letter: asking for one, that it is on its way, and what its link leads to. */
import { signInOver } from "../../src/domain/return-paths.ts"
import { formOf, interactionAddress, summaryOf, type Problems } from "./forms.ts"
import { html, type Fragment } from "../web/html.ts"
import type { LetterPurpose } from "./letter-tokens.ts"
import { headOf, pageOf, type PageFrame } from "./page.ts"
import type { Texts } from "./texts/en.ts"

export const forgottenPasswordPath = "/identity/forgotten-password"

export const emailPath = "/identity/email"

/** The client's page that leads to the own pages, after signing in. */
export const settingsPath = "/settings"

/** Opens the client with its own way to sign in, as that begins there. */
export const signInAddress = "/?modal=sign-in"

export const linkButton = (address: string, text: string): Fragment =>
  html`<a class="p-button" data-kind="primary" data-size="large" data-wide href="${address}">${text}</a>`

/** The sign-in page that somebody came from. */
interface From {
  /** The interaction's id; empty where there is none. */
  readonly from: string
  /** The address that the person wanted to go to. */
  readonly to: string
}

/** Back to the sign-in page that somebody came from, else to the client's. */
const wayBack = (texts: Texts, { from, to }: From): Fragment =>
  html`<p class="id-other">
    <a href="${from === "" ? signInOver(to) : interactionAddress(from, { form: "signIn", to })}"
      >${texts.forgottenPassword.signIn}</a
    >
  </p>`

const again = ({ from, to }: From): string =>
  from === "" ? forgottenPasswordPath : `${forgottenPasswordPath}?${new URLSearchParams({ from, to })}`

interface Asked extends Problems, From {
  readonly email: string
}

export const forgottenPasswordPage = (frame: PageFrame, texts: Texts, { email, from, to, ...wrong }: Asked): string => {
  const { title, lead, button } = texts.forgottenPassword
  const summary = summaryOf(texts, wrong)
  const body = html`
    ${headOf(title, lead)} ${summary}
    ${formOf(texts, {
      action: again({ from, to }),
      fields: [{ name: "email", type: "email", autocomplete: "username", value: email }],
      problems: wrong.problems,
      button,
    })}
    ${wayBack(texts, { from, to })}
  `
  const answers = summary !== false
  return pageOf(frame, texts, { title, body, failed: answers, answers })
}

interface Sent {
  readonly email: string
  /** Null: it was asked for on the page of the own address. */
  readonly by: From | null
}

/** The same for every address, whether anybody has it or not. */
export const letterSentPage = (frame: PageFrame, texts: Texts, { email, by }: Sent): string => {
  const { title, lead, ownLead, missing, again: other, back } = texts.letterSent
  const body = html`
    <div role="status">${headOf(title, by === null ? ownLead : lead)}</div>
    <p><strong>${email}</strong></p>
    <p>${missing} <a href="${by === null ? emailPath : again(by)}">${other}</a></p>
    ${by === null ? html`<p class="id-other"><a href="/profile">${back}</a></p>` : wayBack(texts, by)}
  `
  return pageOf(frame, texts, { title, body, answers: by !== null })
}

interface Choosing extends Problems {
  readonly email: string
  readonly token: string
}

export const newPasswordPage = (frame: PageFrame, texts: Texts, { email, token, ...wrong }: Choosing): string => {
  const { title, lead, button } = texts.newPassword
  const { newPassword: label, newPasswordHint: hint } = texts.fields
  const summary = summaryOf(texts, wrong)
  const body = html`
    ${headOf(title, lead)} ${summary}
    ${formOf(texts, {
      action: "/identity/new-password",
      hidden: { token },
      fields: [
        { name: "email", type: "email", autocomplete: "username", value: email, isFixed: true },
        { name: "password", label, type: "password", autocomplete: "new-password", hint },
      ],
      problems: wrong.problems,
      button,
    })}
  `
  return pageOf(frame, texts, { title, body, failed: summary !== false })
}

export const passwordSetPage = (frame: PageFrame, texts: Texts): string => {
  const { title, lead, button } = texts.passwordSet
  const body = html`<div role="status">${headOf(title, lead)}</div>
    ${linkButton(signInAddress, button)}`
  return pageOf(frame, texts, { title, body })
}

/** For links that were used, are too old or were never sent: which of these it is, the page does not reveal. */
export const deadLinkPage = (frame: PageFrame, texts: Texts, purpose: LetterPurpose): string => {
  const { title, lead, button } = texts.deadLink
  const body = html`<div role="alert">${headOf(title, lead)}</div>
    ${linkButton(purpose === "newPassword" ? forgottenPasswordPath : emailPath, button)}`
  return pageOf(frame, texts, { title, body, failed: true })
}
