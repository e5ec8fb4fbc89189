/** Where somebody wanted to go, to be led there after signing in: only ever to a path of our own. */

/** Far longer than any address that the app makes. */
const longest = 2000

/** Browsers strip tabs and line breaks from a URL before they parse it (WHATWG URL). */
const asRead = (path: string): string => path.replace(/[\t\n\r]/gu, "")

/** Only a path of our own may be returned to; anything else goes home. */
export const safeReturnPath = (path: unknown): string =>
  typeof path === "string" && path.length <= longest && /^\/(?![/\\]|auth\/)/u.test(asRead(path)) ? path : "/"

/** The same page, with the app's own way to sign in over it. */
export const signInOver = (path: string): string => {
  const [page = "/", search = ""] = path.split("#", 1)[0]?.split(/\?(.*)/su) ?? []
  const params = new URLSearchParams(search)
  params.set("modal", "sign-in")
  return `${page}?${params}`
}
