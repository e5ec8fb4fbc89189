/** The cookies that the pages of the sign-in set beside the provider's own: for these pages alone. D108. */

export const mountPath = "/identity"

/** The value of a cookie in the Cookie header. */
export const cookieIn = (cookies: string | undefined, name: string): string | undefined =>
  cookies
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The Set-Cookie header; without a lifetime the cookie goes when the browser is closed. */
export const identityCookie = (
  name: string,
  value: string,
  { isSecure, lifetimeSeconds }: { readonly isSecure: boolean; readonly lifetimeSeconds?: number },
): string =>
  [
    `${name}=${value}`,
    `Path=${mountPath}`,
    ...(lifetimeSeconds === undefined ? [] : [`Max-Age=${lifetimeSeconds}`]),
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ")
