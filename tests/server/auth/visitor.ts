/** Somebody with a browser's cookies, who goes through the pages by fetch. Spec §7 Sign-in. */
import { createHash, randomBytes } from "node:crypto"
import type { IdentityServer } from "./identity-server.ts"

/** The server where people sign in. */
interface Issuing extends Pick<IdentityServer, "publicUrl" | "issuer"> {
  /** Where the server listens, if a proxy would be at the public address. */
  readonly listensAt?: string
}

const reached = ({ publicUrl, listensAt = publicUrl }: Issuing, url: string): string =>
  url.replace(publicUrl, listensAt)

export interface Page {
  readonly status: number
  readonly url: string
  readonly location: string | null
  readonly headers: Headers
  readonly text: string
}

/** The addresses of what a page runs. */
export const scriptsOf = ({ text }: Page): readonly string[] =>
  [...text.matchAll(/<script(?: src="([^"]+)" defer)?>/gu)].map(([tag, src]) => src ?? tag)

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly id_token: string
}

export interface Visitor {
  readonly get: (url: string) => Promise<Page>
  readonly submit: (
    url: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Page>
  /** Opens the authorization address: the page with the form, or the way back when signed in already. */
  readonly authorize: (params?: Readonly<Record<string, string>>) => Promise<Page>
  readonly register: (person: {
    readonly name: string
    readonly email: string
    readonly password: string
  }) => Promise<Tokens>
  /** The Set-Cookie lines of all cookies that it has. */
  readonly cookies: () => readonly string[]
  /** Redeems the code in an address that leads back to the client. */
  readonly redeem: (callback: string) => Promise<Tokens>
}

/** Cookies by path and name, as a browser keeps them for one host. */
const cookieJar = () => {
  const jar = new Map<
    string,
    { readonly name: string; readonly value: string; readonly path: string; readonly line: string }
  >()
  return {
    lines: (): readonly string[] => [...jar.values()].map(({ line }) => line),
    keep: (headers: Headers): void => {
      for (const line of headers.getSetCookie()) {
        const [pair = "", ...attributes] = line.split("; ")
        const [name = "", value = ""] = pair.split(/=(.*)/su)
        const path = attributes.find((one) => /^path=/iu.test(one))?.slice(5) ?? "/"
        if (line.includes("01 Jan 1970")) jar.delete(`${path} ${name}`)
        else jar.set(`${path} ${name}`, { name, value, path, line })
      }
    },
    headerFor: (url: string): string => {
      const { pathname } = new URL(url)
      const sent = [...jar.values()].filter(
        ({ path }) => pathname === path || pathname.startsWith(path.replace(/\/?$/u, "/")),
      )
      return sent.map(({ name, value }) => `${name}=${value}`).join("; ")
    },
  }
}

/** Of the web client, unless it is told which. */
export const token = (server: Issuing, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(reached(server, `${server.issuer}/token`), {
    method: "POST",
    body: new URLSearchParams({ client_id: "marketplace-web", ...fields }),
  })

export const refresh = (server: Issuing, refreshToken: string): Promise<Response> =>
  token(server, { grant_type: "refresh_token", refresh_token: refreshToken })

/** `always` is what the browser says with each request, such as its languages; the client is the web's unless said. */
export const newVisitor = (
  server: Issuing,
  always: Readonly<Record<string, string>> = {},
  { clientId = "marketplace-web", redirectUri = `${server.publicUrl}/auth/callback` } = {},
): Visitor => {
  const cookies = cookieJar()
  const verifier = randomBytes(32).toString("base64url")

  const ask = async (url: string, init: RequestInit = {}): Promise<Page> => {
    const headers = { accept: "text/html", cookie: cookies.headerFor(url), ...always, ...init.headers }
    const answer = await fetch(reached(server, url), { ...init, headers, redirect: "manual" })
    cookies.keep(answer.headers)
    const location = answer.headers.get("location")
    const page: Page = {
      status: answer.status,
      url,
      location: location === null ? null : new URL(location, url).href,
      headers: answer.headers,
      text: await answer.text(),
    }
    // The client itself isn't here: the way ends where it would begin.
    return page.location?.startsWith(`${server.issuer}/`) === true ? ask(page.location) : page
  }

  const submit: Visitor["submit"] = (url, fields, headers = {}) =>
    ask(url, { method: "POST", body: new URLSearchParams(fields), headers: { origin: server.publicUrl, ...headers } })

  const authorize: Visitor["authorize"] = (params = {}) =>
    ask(
      `${server.issuer}/auth?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "openid profile email offline_access api",
        state: "a-state",
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "S256",
        ...params,
      })}`,
    )

  const redeem: Visitor["redeem"] = async (callback) => {
    const code = new URL(callback).searchParams.get("code") ?? ""
    const answer = await token(server, {
      client_id: clientId,
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    })
    if (!answer.ok) throw new Error(`No tokens: ${await answer.text()}`)
    return (await answer.json()) as Tokens
  }

  const register: Visitor["register"] = async (person) => {
    const { url } = await authorize({ screen_hint: "signup" })
    const { location } = await submit(url, person)
    return redeem(location ?? "")
  }

  return { get: (url) => ask(url), submit, authorize, register, redeem, cookies: cookies.lines }
}
