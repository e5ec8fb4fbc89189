/** Sets the cookies by which the server writes the page of this device: whether somebody is signed in, and the language. */
import type { Language } from "../domain/languages.ts"
import { cookieValue, languageCookie, signedInCookie } from "../domain/page-cookies.ts"
import { allowed } from "./allowed.ts"

const yearSeconds = 31_536_000

type Page = Pick<Document, "cookie"> & { readonly location: Pick<Location, "protocol"> }

/** A cookie that has no value ends. Where the browser keeps none, the server writes what it writes for strangers. */
const write = (page: Page, name: string, value: string | null): void => {
  const isSecure = page.location.protocol === "https:"
  const age = value === null ? 0 : yearSeconds
  allowed(() => {
    if (cookieValue(page.cookie, name) === value) return null
    page.cookie = `${name}=${value ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`
    return null
  })
}

export const noteSignedIn = (page: Page, isSignedIn: boolean): void =>
  write(page, signedInCookie, isSignedIn ? "1" : null)

/** `language`: the one that was chosen on this device; null while none was. */
export const noteLanguage = (page: Page, language: Language | null): void => write(page, languageCookie, language)
