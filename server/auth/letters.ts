/** Words a letter of the sign-in, as text and as simple HTML, and makes the token of its link. */
import type { Kysely } from "kysely"
import type { Letter } from "../contract/services.ts"
import type { Schema } from "../db/schema.ts"
import type { LetterOrder } from "../queue/jobs.ts"
import { html } from "../web/html.ts"
import { issueToken, type LetterPurpose } from "./letter-tokens.ts"
import { textsFor } from "./texts.ts"
import type { Texts } from "./texts/en.ts"
import { identityUser, withEmail } from "./users.ts"

/** The sender of a letter. */
export interface LetterHead {
  readonly productName: string
  readonly publicUrl: string
}

/** Pages below the mount that letters lead to; their query holds the token. */
export const letterPaths = {
  newPassword: "new-password",
  verifyEmail: "verify-email",
  newEmail: "new-email",
} as const satisfies Readonly<Record<LetterPurpose, string>>

interface Words {
  readonly subject: string
  readonly lead: string
  readonly button?: string
  readonly unasked: string
}

/** The page speaks as the letter does, whatever browser it is opened in. */
const linkTo = ({ publicUrl }: LetterHead, { language }: Texts, page: LetterPurpose, token: string): string =>
  `${publicUrl}/identity/${letterPaths[page]}?token=${token}&ui_locales=${language}`

const letterOf = (head: LetterHead, texts: Texts, to: string, words: Words, link: string | null): Letter => {
  const { subject, lead, button, unasked } = words
  const { hello, ends, noReply } = texts.letters
  const { productName, publicUrl } = head
  const page = html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">
        <p>${hello}</p>
        <p>${lead}</p>
        ${
          link !== null &&
          html`<p>
              <a href="${link}"><strong>${button}</strong></a>
            </p>
            <p>${ends}</p>
            <p>${link}</p>`
        }
        <p>${unasked}</p>
        <p>${productName}, <a href="${publicUrl}">${publicUrl}</a></p>
        <p>${noReply}</p>
      </body>
    </html> `
  const text = [hello, lead, ...(link === null ? [] : [link, ends]), unasked, `${productName}, ${publicUrl}`, noReply]
  return { to, subject: `${productName}: ${subject}`, text: text.join("\n\n"), html: page.text }
}

/** The letter to whoever has the address that was asked for; null where nobody has it. */
const forgottenPassword = async (db: Kysely<Schema>, head: LetterHead, texts: Texts, typed: string) => {
  const person = await withEmail(db, typed).select(["subject", "email"]).executeTakeFirst()
  if (person === undefined) return null
  const link = linkTo(head, texts, "newPassword", await issueToken(db, "newPassword", person))
  // To the address as it was registered, never to another spelling of it that somebody typed.
  return letterOf(head, texts, person.email, texts.letters.forgottenPassword, link)
}

/** The letter that verifies the address of a person, if it is not verified yet (E292). */
const newAccount = async (db: Kysely<Schema>, head: LetterHead, texts: Texts, subject: string) => {
  const person = await identityUser(db, subject)
  if (person === undefined || person.email_verified_at !== null) return null
  const link = linkTo(head, texts, "verifyEmail", await issueToken(db, "verifyEmail", person))
  return letterOf(head, texts, person.email, texts.letters.newAccount, link)
}

/** The letter to a new address. Whoever has it already is told so, and nobody else. */
const newEmail = async (
  db: Kysely<Schema>,
  head: LetterHead,
  texts: Texts,
  { subject, email }: { readonly subject: string; readonly email: string },
) => {
  const owner = await withEmail(db, email).select(["subject", "email"]).executeTakeFirst()
  if (owner !== undefined && owner.subject !== subject)
    return letterOf(head, texts, owner.email, texts.letters.takenEmail, null)
  if ((await identityUser(db, subject)) === undefined) return null
  const link = linkTo(head, texts, "newEmail", await issueToken(db, "newEmail", { subject, email }))
  return letterOf(head, texts, email, texts.letters.newEmail, link)
}

/** The letter that was ordered; null where it is for nobody. */
export const writeLetter = async (db: Kysely<Schema>, head: LetterHead, order: LetterOrder): Promise<Letter | null> => {
  const texts = textsFor(order.language)
  switch (order.about) {
    case "forgottenPassword":
      return forgottenPassword(db, head, texts, order.email)
    case "newAccount":
      return newAccount(db, head, texts, order.subject)
    case "newEmail":
      return newEmail(db, head, texts, order)
    case "secondStep": {
      const { subject, leads, unasked } = texts.secondStep.letter
      return letterOf(head, texts, order.email, { subject, lead: leads[order.change], unasked }, null)
    }
    case "refusedSecondStep":
      return letterOf(head, texts, order.email, texts.secondStep.refusedLetter, null)
    default:
      return letterOf(head, texts, order.email, texts.letters[order.about], null)
  }
}
