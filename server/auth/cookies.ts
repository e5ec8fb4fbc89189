/** The cookies that the pages of the sign-in set beside the provider's own: for these pages alone. */
import { cookieValue } from "../../src/domain/page-cookies.ts"

export const mountPath = "/identity"

/** The provider's own session. */
export const sessionCookie = "identity_session"

/**
 * The name of a cookie of the whole host. Browsers take a `__Host-` cookie from this very host over TLS alone, never from a
 * neighbour in the same domain, and only without a path; on plain http, as on localhost, they refuse it. E583.
 */
export const hostCookie = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** The name of a cookie that belongs to one path, which `__Host-` forbids. */
export const pathCookie = (name: string, isSecure: boolean): string => (isSecure ? `__Secure-${name}` : name)

/** Answers the path of a cookie of the whole host: with `__Host-` that is everywhere. */
export const hostCookiePath = (isSecure: boolean): string => (isSecure ? "/" : mountPath)

const valueIn = (cookies: string | undefined, name: string): string | undefined =>
  cookieValue(cookies ?? "", name) ?? undefined

/** The value of a cookie in the Cookie header, under its name of today or the plain one from before. */
export const cookieIn = (cookies: string | undefined, name: string): string | undefined =>
  valueIn(cookies, hostCookie(name, true)) ?? valueIn(cookies, name)

/** The Set-Cookie lines that end the plain cookies from before among those of the Cookie header. */
export const endedCookies = (cookies: string | undefined, names: readonly string[]): readonly string[] =>
  names
    .filter((name) => valueIn(cookies, name) !== undefined)
    .map((name) => `${name}=; Path=${mountPath}; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax; Secure`)

interface Cookie {
  readonly name: string
  readonly value: string
  readonly isSecure: boolean
  /** Without one the cookie goes when the browser is closed. */
  readonly lifetimeSeconds?: number
}

/** The Set-Cookie line. */
export const identityCookie = ({ name, value, isSecure, lifetimeSeconds }: Cookie): string =>
  [
    `${hostCookie(name, isSecure)}=${value}`,
    `Path=${hostCookiePath(isSecure)}`,
    ...(lifetimeSeconds === undefined ? [] : [`Max-Age=${lifetimeSeconds}`]),
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ")
