/** The provider's pages without forms: sign-out, signed out, and errors. */
import { errors, type KoaContextWithOIDC } from "oidc-provider"
import { signInOver } from "../../src/domain/return-paths.ts"
import { html, trusted } from "../web/html.ts"
import { linkButton } from "./letter-pages.ts"
import { headOf, pageOf, type PageFrame } from "./page.ts"
import { speakAt } from "./page-language.ts"
import type { Texts } from "./texts/en.ts"

const show = (ctx: KoaContextWithOIDC, page: string): void => {
  ctx.type = "html"
  ctx.body = page
}

const homeLink = (texts: Texts) => html`<a class="p-button" data-kind="secondary" data-wide href="/">${texts.home}</a>`

/** Asks whether to sign out; submits by itself where the client has shown that the person meant it. */
export const signOutPage = (ctx: KoaContextWithOIDC, frame: PageFrame, form: string, isMeant: boolean): void => {
  const texts = speakAt(ctx)
  const { title, lead, button, stay, leaving } = texts.signOut
  const body = html`
      ${isMeant ? headOf(leaving) : headOf(title, lead)}
      ${trusted(form.replace("<form ", '<form class="id-form" ').replace("</form>", "") /* the provider's hidden fields, then our buttons */)}
        <input type="hidden" name="logout" value="yes">
        <button class="p-button" data-kind="primary" data-size="large" data-wide type="submit">${button}</button>
        ${!isMeant && html`<a class="p-button" data-kind="secondary" data-wide href="/">${stay}</a>`}
      </form>
    `
  show(ctx, pageOf(frame, texts, { title: isMeant ? leaving : title, body, submits: isMeant }))
}

export const signedOutPage = (ctx: KoaContextWithOIDC, frame: PageFrame): void => {
  const texts = speakAt(ctx)
  const { title, lead } = texts.signedOut
  show(
    ctx,
    pageOf(frame, texts, {
      title,
      body: html`${headOf(title, lead)} ${homeLink(texts)}`,
    }),
  )
}

type Why = "failed" | "expired" | "tooMany" | "busy"

const saidOf = ({ failed, problems }: Texts, why: Why): readonly [title: string, lead: string] => {
  if (why === "tooMany") return [failed.title, problems.tooManyTries]
  if (why === "busy") return [failed.title, problems.busy]
  return why === "expired" ? [failed.expiredTitle, failed.expiredLead] : [failed.title, failed.lead]
}

/** The page of an interaction that has expired, failed or is not available. */
export const failedPage = (frame: PageFrame, texts: Texts, why: Why, code?: string): string => {
  const [title, lead] = saidOf(texts, why)
  const body = html`
    <div role="alert">${headOf(title, lead)}</div>
    ${code !== undefined && html`<p class="id-code"><code>${code}</code></p>`} ${homeLink(texts)}
  `
  return pageOf(frame, texts, { title, body, failed: true })
}

/** The page for an interaction that is over: its button begins anew, and leads where the person wanted to go. E584. */
export const expiredPage = (frame: PageFrame, texts: Texts, wanted: string): string => {
  const [title, lead] = saidOf(texts, "expired")
  const body = html`
    <div role="alert">${headOf(title, lead)}</div>
    ${linkButton(signInOver(wanted), texts.signIn.button)} ${homeLink(texts)}
  `
  return pageOf(frame, texts, { title, body, failed: true })
}

/** The error page. It shows OAuth's error code, for the client's developers, and no details of an internal error. */
export const errorPage = (ctx: KoaContextWithOIDC, frame: PageFrame, error: Error): void => {
  const code = error instanceof errors.OIDCProviderError && error.expose ? error.error : undefined
  const texts = speakAt(ctx)
  const isOver = error instanceof errors.SessionNotFound
  show(ctx, isOver ? expiredPage(frame, texts, "/") : failedPage(frame, texts, "failed", code))
}
