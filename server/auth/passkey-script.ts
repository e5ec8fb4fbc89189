/**
 * The script of pages with passkeys: the browser half of `@simplewebauthn`, and a few lines that put what the browser
 * answers into the form. Served from this origin, as the pages' policy allows no other.
 */
import { readFileSync } from "node:fs"

const bundle = new URL("../dist/bundle/index.umd.min.js", import.meta.resolve("@simplewebauthn/browser"))

export const webauthnScriptPath = "/identity/webauthn.js"
export const webauthnScript = readFileSync(bundle, "utf8")

export const passkeyScriptPath = "/identity/passkey.js"

/** Where the browser refuses, or the person cancels, the form goes without an answer, and the next page says so. */
export const passkeyScript = `const form = document.querySelector("form[data-passkey]")
const { startRegistration, startAuthentication } = SimpleWebAuthnBrowser
let isAsking = false
form.addEventListener("submit", async (event) => {
  event.preventDefault()
  if (isAsking) return
  isAsking = true
  const ask = form.dataset.kind === "new" ? startRegistration : startAuthentication
  try {
    form.elements.answer.value = JSON.stringify(await ask({ optionsJSON: JSON.parse(form.dataset.passkey) }))
  } catch {
    form.elements.answer.value = ""
  }
  form.submit()
})
`
