/** Cookies by which the server knows how to write a page: they say no more than that, and are no key to anything. */

/** Set while somebody is signed in on this device, whose pages are theirs alone, so that none is painted ahead. */
export const signedInCookie = "signed-in"

/** The language that was chosen on this device. */
export const languageCookie = "language"

/** Answers the value of a cookie among those of a header or of `document.cookie`; null where there is none. */
export const cookieValue = (cookies: string, name: string): string | null =>
  cookies
    .split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null
