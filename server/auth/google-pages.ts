/** The page that leads on to Google. */
import { html } from "../web/html.ts"
import { linkButton } from "./letter-pages.ts"
import { headOf, pageOf, type PageFrame } from "./page.ts"
import type { Texts } from "./texts/en.ts"

/**
 * Leads on by itself, without a script. A redirect would be the answer to a form, which the page's policy lets go nowhere
 * but to this origin.
 */
export const toGooglePage = (frame: PageFrame, texts: Texts, address: string): string => {
  const { leading, button } = texts.google
  const body = html`<div role="status">${headOf(leading)}</div>
    ${linkButton(address, button)}`
  return pageOf(frame, texts, { title: leading, body, leadsTo: address })
}
