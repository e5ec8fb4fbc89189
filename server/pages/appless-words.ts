/**
 * The words of a page where the app can't speak, in the page's language: without scripts, and without the app's
 * settings.
 */
import { attributes, html, type Fragment } from "../web/html.ts"
import { productOf, type PageTexts } from "./texts.ts"

interface ApplessWords {
  /** In place of the page's own `<noscript>`. */
  readonly noScript: Fragment
  /** Attributes of the app's root, from which it takes them (cant-start-words.ts). */
  readonly cantStart: Fragment
}

export const applessWords = (texts: PageTexts): ApplessWords => ({
  noScript: html`<noscript>
    <div class="l-page l-noscript">
      <h1>${texts.formatMessage({ id: "head.noScript.title" }, { product: productOf(texts) })}</h1>
      <p>${texts.formatMessage({ id: "head.noScript.hint" })}</p>
    </div>
  </noscript>`,
  cantStart: attributes({
    "data-title": texts.formatMessage({ id: "head.cantStart.title" }),
    "data-hint": texts.formatMessage({ id: "head.cantStart.hint" }),
    "data-retry": texts.formatMessage({ id: "core.retry" }),
  }),
})
