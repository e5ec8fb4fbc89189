/** Links that open the mobile app, as addresses within it. Spec §7 Sign-in. */

export interface LinkOrigins {
  /** Of the app alone, such as `com.example.app:`. */
  readonly link: string | null
  readonly site: string
}

/** Of the provider's, which no router of ours knows. */
const elsewhere = /^\/(?:identity|files|account-data|api|hubs)(?:\/|$)/u

/** Null for a link of others, and for a page that is not the app's. */
export const routeOf = (url: string, { link, site }: LinkOrigins): string | null => {
  if (!URL.canParse(url)) return null
  const { protocol, host, pathname, search, hash } = new URL(url)
  const origin = host === "" ? protocol : `${protocol}//${host}`
  if (origin !== link && origin !== site) return null
  // Two slashes at the beginning would be the name of a host, and browsers take a backslash for one.
  if (!/^\/(?![/\\])/u.test(pathname) || elsewhere.test(pathname)) return null
  return pathname + search + hash
}
