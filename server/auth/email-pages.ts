/** The pages of the address that somebody signs in with. */
import { formOf, summaryOf, type Problems } from "./forms.ts"
import { html } from "../web/html.ts"
import { emailPath, linkButton, settingsPath } from "./letter-pages.ts"
import { letterPaths } from "./letters.ts"
import type { LetterPurpose } from "./letter-tokens.ts"
import { headOf, pageOf, type PageFrame } from "./page.ts"
import type { Texts } from "./texts/en.ts"
import type { IdentityUser } from "./users.ts"

interface Changing extends Problems {
  readonly person: IdentityUser
  /** The new address as typed. */
  readonly email: string
}

/** The address as it is, with a letter to verify it, and the form for another one. */
export const emailPage = (frame: PageFrame, texts: Texts, { person, email, ...wrong }: Changing): string => {
  const { title, lead, button, verified, unverified, again, home } = texts.email
  const isVerified = person.email_verified_at !== null
  const summary = summaryOf(texts, wrong)
  const body = html`
    ${headOf(title, lead)} ${summary}
    <p><strong>${person.email}</strong> ${isVerified ? verified : unverified}</p>
    ${
      !isVerified &&
      html`<form class="id-form" method="post" action="${emailPath}/verification">
        <button class="p-button" data-kind="secondary" data-wide type="submit">${again}</button>
      </form>`
    }
    ${formOf(texts, {
      action: emailPath,
      fields: [
        { name: "email", label: texts.fields.newEmail, type: "email", autocomplete: "email", value: email },
        { name: "password", type: "password", autocomplete: "current-password" },
      ],
      problems: wrong.problems,
      button,
    })}
    <p class="id-other"><a href="${settingsPath}">${home}</a></p>
  `
  const answers = summary !== false
  return pageOf(frame, texts, { title, body, failed: answers, answers })
}

export const saidPage = (
  frame: PageFrame,
  texts: Texts,
  { title, lead, button }: { readonly title: string; readonly lead: string; readonly button: string },
  { address, email }: { readonly address: string; readonly email?: string },
): string => {
  const body = html`<div role="status">${headOf(title, lead)}</div>
    ${email !== undefined && html`<p><strong>${email}</strong></p>`} ${linkButton(address, button)}`
  return pageOf(frame, texts, { title, body })
}

export const signInFirstPage = (frame: PageFrame, texts: Texts): string =>
  saidPage(frame, texts, texts.signInFirst, { address: settingsPath })

export const verifiedPage = (frame: PageFrame, texts: Texts): string =>
  saidPage(frame, texts, texts.emailVerified, { address: "/" })

export const changedEmailPage = (frame: PageFrame, texts: Texts, email: string): string =>
  saidPage(frame, texts, texts.emailChanged, { address: "/", email })

export const takenEmailPage = (frame: PageFrame, texts: Texts): string =>
  saidPage(frame, texts, texts.emailTaken, { address: emailPath })

interface Confirming {
  readonly purpose: Exclude<LetterPurpose, "newPassword">
  readonly token: string
  readonly email: string
}

/** The page of a link that needs no more than a yes. */
export const confirmPage = (frame: PageFrame, texts: Texts, { purpose, token, email }: Confirming): string => {
  const { title, lead, button } = texts[purpose]
  const body = html`
    ${headOf(title, lead)}
    <p><strong>${email}</strong></p>
    ${formOf(texts, { action: `/identity/${letterPaths[purpose]}`, hidden: { token }, fields: [], problems: {}, button })}
  `
  return pageOf(frame, texts, { title, body })
}
