/** The transport of requests: bearer token, one renewal after a 401, a time limit, and repeats of reads only. */
import { clientBuildHeader } from "../domain/client-build.ts"
import type { Tokens } from "./tokens.ts"

export const requestLimits = { timeoutMs: 20_000, readRetryDelaysMs: [300, 1_200], soonSeconds: 5 } as const

const worthRepeating = (status: number): boolean => status === 502 || status === 503 || status === 504

/** The delay before a read is repeated, null when it is not: after a proxy's error, or a `Retry-After` that is soon. */
const againAfterMs = ({ status, headers }: Response, usualMs: number): number | null => {
  if (worthRepeating(status)) return usualMs
  const seconds = Number(headers.get("Retry-After") ?? Infinity)
  return seconds <= requestLimits.soonSeconds ? seconds * 1000 : null
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Called after every request: whether the server answered, and not a proxy without one, or nobody. */
export type Heard = (answered: boolean) => void

const withToken = (request: Request, token: string | null, signal: AbortSignal): Request => {
  const copy = new Request(request.clone(), { signal })
  if (token !== null) copy.headers.set("Authorization", `Bearer ${token}`)
  return copy
}

const authorised = async (request: Request, tokens: Tokens, signal: AbortSignal): Promise<Response> => {
  const token = tokens.current()
  const response = await fetch(withToken(request, token, signal))
  if (response.status !== 401 || token === null) return response
  const renewal = await tokens.afterRefusal(token)
  switch (renewal.tag) {
    case "Renewed":
      return fetch(withToken(request, renewal.token, signal))
    case "Over":
    case "InVain":
      return response
    case "Unanswered":
      throw new TypeError("The token is refused, and nobody answers who could renew it.") // as `fetch` has it: no answer
  }
}

/** Counts this client's ended writes, failed ones too: the answer to a read that began before one may lack it. */
export interface Writes {
  readonly ended: () => number
  readonly end: () => void
}

export const createWrites = (): Writes => {
  let ended = 0
  return { ended: () => ended, end: () => void (ended += 1) }
}

export interface TransportOptions {
  readonly heard?: Heard
  readonly writes?: Writes
  /** Ends once the session of an earlier visit is found, or that there is none: until then nobody is a visitor. */
  readonly whoIsHere?: () => Promise<unknown>
  /** The answers that came along with the page, for a visitor who reads that language, each given out once. */
  readonly first?: { readonly language: string; readonly take: (path: string) => Response | null }
  /** False while the device knows that it has no network: to repeat a read then only keeps people waiting. */
  readonly hasNetwork?: () => boolean
  /** Said with every request to a server that counts by it; another one's rules for other origins may not know the header. */
  readonly build?: string | null
}

/** A `fetch` for openapi-fetch. A request that may change something is sent once, and again only after a 401. */
export const createTransport =
  (
    tokens: Tokens,
    language: () => string,
    {
      heard = () => undefined,
      writes = createWrites(),
      whoIsHere = async () => undefined,
      first,
      hasNetwork = () => true,
      build = null,
    }: TransportOptions = {},
  ): ((request: Request) => Promise<Response>) =>
  async (request) => {
    const observed = async (asked: Request, until: AbortSignal): Promise<Response> => {
      try {
        const response = await authorised(asked, tokens, until)
        heard(!worthRepeating(response.status))
        return response
      } catch (cause) {
        if (!asked.signal.aborted) heard(false)
        throw cause
      } finally {
        if (asked.method !== "GET") writes.end()
      }
    }
    await whoIsHere()
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(requestLimits.timeoutMs)])
    request.headers.set("Accept-Language", language())
    if (build !== null) request.headers.set(clientBuildHeader, build)
    if (request.method === "GET" && tokens.current() === null && first?.language === language()) {
      const { pathname, search } = new URL(request.url)
      const answer = first.take(pathname + search)
      if (answer !== null) return answer
    }
    const delays = request.method === "GET" ? requestLimits.readRetryDelaysMs : []
    for (const delayMs of delays) {
      let waitMs: number = delayMs
      try {
        const response = await observed(request, signal)
        const againMs = againAfterMs(response, delayMs)
        if (againMs === null) return response
        waitMs = againMs
      } catch (cause) {
        if (signal.aborted || !hasNetwork()) throw cause
      }
      await pause(waitMs, signal)
    }
    return observed(request, signal)
  }
