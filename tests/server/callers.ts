/** Typed HTTP clients of the three services, by the generated types of the contracts. architecture: Rooms. */
import createClient, { type Client } from "openapi-fetch"
import type { paths as CorePaths } from "../../src/sdk/generated/core.ts"
import type { paths as NotificationsPaths } from "../../src/sdk/generated/notifications.ts"
import type { paths as SupportPaths } from "../../src/sdk/generated/support.ts"

export interface Caller {
  readonly core: Client<CorePaths>
  readonly notifications: Client<NotificationsPaths>
  readonly support: Client<SupportPaths>
  /** A plain request with the caller's token; the path begins with a slash. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

/** A browser's User-Agent: other programs count as bots (D45). */
export const browserAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"

export const caller = (url: string, token: string | null, userAgent = browserAgent): Caller => {
  const authorization = token === null ? {} : { Authorization: `Bearer ${token}` }
  const headers: Record<string, string> = { ...authorization, "User-Agent": userAgent }
  const client = <Paths extends object>(service: string): Client<Paths> =>
    createClient<Paths>({ baseUrl: `${url}/api/${service}`, headers })
  return {
    core: client<CorePaths>("core"),
    notifications: client<NotificationsPaths>("notifications"),
    support: client<SupportPaths>("support"),
    fetch: (path, init = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) } }),
  }
}

interface Result<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** The answer's data; throws with the problem when it was refused. */
export const dataOf = <Data>({ data, error, response }: Result<Data>): Data => {
  if (data === undefined) throw new Error(`${response.status} of ${response.url}: ${JSON.stringify(error)}`)
  return data
}

/** The `Account-Cursor` of an answer. */
export const cursorOf = ({ response }: { readonly response: Response }): number =>
  Number(response.headers.get("Account-Cursor"))

const pauseMs = 20

/** Polls until there is a value. */
export const eventually = async <Value>(look: () => Promise<Value | null>, withinMs = 20_000): Promise<Value> => {
  const end = Date.now() + withinMs
  for (;;) {
    const found = await look()
    if (found !== null) return found
    if (Date.now() > end) throw new Error("It did not come about in time.")
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
