/** What all sign-in pages have around their content, and the headers that keep them from being framed or scripted. D108. */
import { html, type Fragment } from "./html.ts"
import type { Texts } from "./texts.ts"

export interface PageFrame {
  readonly productName: string
  /** Where the client's built styles are, asked for at each page: a build may have made new ones. */
  readonly stylesheet: () => string
}

/** What a page puts into the frame. */
export interface PageContent {
  readonly title: string
  readonly body: Fragment
  /** Sends the page's form at once; without scripts its button does. */
  readonly submits?: boolean
  readonly failed?: boolean
}

export const submitScriptPath = "/identity/submit.js"
export const submitScript = "document.forms[0].submit()\n"

/**
 * Forms answer to this origin, and redirects from them stay on it: the client is served there too. The referrer must not
 * be hidden altogether, or browsers would hide the forms' own origin, which is checked.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
}

/** A whole page. */
export const pageOf = (
  { productName, stylesheet }: PageFrame,
  texts: Texts,
  { title, body, submits = false, failed = false }: PageContent,
): string =>
  html`<!doctype html>
    <html lang="${texts.language}" data-profile="customer">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${failed && texts.errorTitle}${title} · ${productName}</title>
        <link rel="stylesheet" href="${stylesheet()}" />
        ${submits && html`<script src="${submitScriptPath}" defer></script>`}
      </head>
      <body class="id-page">
        <header class="id-top"><a class="id-brand" href="/" aria-label="${texts.home}">${productName}</a></header>
        <main class="id-card">${body}</main>
      </body>
    </html> `.text
