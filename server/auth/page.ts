/** Layout and headers of all sign-in pages; the headers forbid framing and scripts from elsewhere. */
import { html, type Fragment } from "../web/html.ts"
import { onceScriptPath } from "./once-script.ts"
import { passkeyScriptPath, webauthnScriptPath } from "./passkey-script.ts"
import type { Texts } from "./texts/en.ts"

export interface PageFrame {
  readonly productName: string
  /** URL of the client's style sheet, asked for with each page because a new build renames it. */
  readonly stylesheet: () => string
}

/** Content of a page. */
export interface PageContent {
  readonly title: string
  readonly body: Fragment
  /** Submits the page's form at once, by script; without scripts its button does. */
  readonly submits?: boolean
  readonly failed?: boolean
  /** Another site's address, to which the page leads on by itself. */
  readonly leadsTo?: string
  /** Answers a form: coming back to it, or loading it anew, asks for its address, without scripts for the form once more. */
  readonly answers?: boolean
  /** Has a form that a passkey answers. */
  readonly passkey?: boolean
}

export const submitScriptPath = "/identity/submit.js"
/** As a press would, so that one beside it is the second. */
export const submitScript = "document.forms[0].requestSubmit()\n"

/** Makes a step of the history that sent a form one that asks for a page: browsers keep no answer that may not be stored. E404. */
export const answerScriptPath = "/identity/answer.js"
export const answerScript = 'history.replaceState(history.state, "", location.href)\n'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ")

/**
 * Forms may only post to this origin, and redirects from them stay on it, as the client is served there too; those of
 * signing in and out may lead back to the mobile app as well (`headersTowards`).
 * `no-referrer` would also hide the Origin header of the forms, which is checked.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
}

/** Of pages whose forms end where the person came from, which may be the mobile app: browsers hold redirects against the policy, too. */
export const headersTowards = (appLink: string | null): Readonly<Record<string, string>> =>
  appLink === null
    ? pageHeaders
    : {
        ...pageHeaders,
        "content-security-policy": policy.replace("form-action 'self'", `form-action 'self' ${appLink}`),
      }

/**
 * Of pages whose address holds the token of a letter: no request of theirs reveals where it came from. Their forms then have
 * no Origin header either (`null`), and carry the token in its place, which no other site knows. E291.
 */
export const tokenPageHeaders: Readonly<Record<string, string>> = { ...pageHeaders, "referrer-policy": "no-referrer" }

/** The client's logo, in the theme's colours. */
const mark = html`<svg class="shell-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
  <rect class="shell-mark-ground" width="32" height="32" rx="9" />
  <path class="shell-mark-line" d="M10 8.5v15M22 8.5v15M10 17.5c3-4 5 1.5 7 0s2.5-3.5 5-3" />
</svg>`

/** A page's heading and lead. */
export const headOf = (title: string, lead?: string): Fragment =>
  html`<div class="id-head">
    <h1>${title}</h1>
    ${lead !== undefined && html`<p class="id-lead">${lead}</p>`}
  </div>`

/** A complete page. */
export const pageOf = (
  { productName, stylesheet }: PageFrame,
  texts: Texts,
  { title, body, submits = false, failed = false, leadsTo, answers = false, passkey = false }: PageContent,
): string =>
  html`<!doctype html>
    <html lang="${texts.language}" data-profile="customer">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        ${leadsTo !== undefined && html`<meta http-equiv="refresh" content="0;url=${leadsTo}" />`}
        <title>${failed && texts.errorTitle}${title} · ${productName}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${stylesheet()}" />
        ${
          // First, as the others' forms go through it.
          body.text.includes("<form") && html`<script src="${onceScriptPath}" defer></script>`
        }
        ${submits && html`<script src="${submitScriptPath}" defer></script>`}
        ${answers && html`<script src="${answerScriptPath}" defer></script>`}
        ${
          passkey &&
          html`<script src="${webauthnScriptPath}" defer></script>
            <script src="${passkeyScriptPath}" defer></script>`
        }
      </head>
      <body class="id-page">
        <header class="p-app-bar">
          <div class="p-app-bar-inner">
            <a class="shell-brand" href="/">${mark}<span class="shell-brand-name">${productName}</span></a>
          </div>
        </header>
        <main class="id-main"><div class="id-card">${body}</div></main>
      </body>
    </html> `.text
