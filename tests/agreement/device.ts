/**
 * The parts of a browser that a client needs and Node lacks: a page, a database on the device, uploads, somebody signed
 * in.
 */
import "fake-indexeddb/auto"
import { vi } from "vitest"
import type { Identity } from "../../src/platform/identity.ts"
import { memoryStorage } from "../platform/storage.ts"
import { browserAgent } from "../server/callers.ts"

/** As much of XMLHttpRequest as uploads use, over `fetch`. */
export class UploadRequest {
  readonly upload: { onprogress: ((progress: { readonly loaded: number }) => void) | null } = { onprogress: null }
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  status = 0
  responseText = ""
  #method = ""
  #address = ""
  #answered = new Headers()
  readonly #headers = new Headers()
  readonly #abort = new AbortController()

  open(method: string, address: string): void {
    this.#method = method
    this.#address = address
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.#answered.get(name)
  }

  send(body: FormData): void {
    void this.#send(body)
  }

  abort(): void {
    this.#abort.abort()
  }

  async #send(body: FormData): Promise<void> {
    try {
      const init = { method: this.#method, headers: this.#headers, body, signal: this.#abort.signal }
      const answer = await fetch(this.#address, init)
      this.upload.onprogress?.({ loaded: Number.MAX_SAFE_INTEGER })
      this.responseText = await answer.text()
      this.status = answer.status
      this.#answered = answer.headers
      this.onload?.()
    } catch {
      if (!this.#abort.signal.aborted) this.onerror?.()
    }
  }
}

/** Fetches as a browser does, since a caller like a program is taken for a bot (D45). */
const fetchAsBrowser = (plain: typeof fetch): typeof fetch =>
  async function fetchWithAgent(input, init) {
    const request = new Request(input, init)
    request.headers.set("User-Agent", browserAgent)
    return plain(request)
  }

/** Puts into Node what the client asks a browser for: an open page that is online, uploads, a database on the device. */
export const becomeBrowser = (): void => {
  vi.stubGlobal("localStorage", memoryStorage())
  vi.stubGlobal("navigator", { onLine: true })
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" })
  vi.stubGlobal("document", page)
  const location = { origin: "http://localhost" }
  vi.stubGlobal("window", Object.assign(new EventTarget(), { document: page, location }))
  vi.stubGlobal("XMLHttpRequest", UploadRequest)
  vi.stubGlobal("fetch", fetchAsBrowser(globalThis.fetch))
}

/** The next test file in this process is a plain one again. */
export const leaveBrowser = (): void => void vi.unstubAllGlobals()

export interface Tokens {
  readonly identity: Identity
  /** From now on the token is this one. */
  readonly become: (token: string) => void
  /** Tells the client, as after a silent renewal. */
  readonly announce: () => void
}

/** Somebody who is signed in already: sign-in itself has tests of its own. */
export const signedIn = (first: string): Tokens => {
  const watchers = new Set<() => void>()
  const nothing = (): Promise<void> => Promise.resolve()
  let token = first
  return {
    identity: {
      token: () => token,
      restore: async () => true,
      renew: async () => ({ tag: "Unanswered" }),
      signIn: async () => "leaving",
      signInWithGoogle: async () => null,
      finishSignIn: async () => "/",
      finishSilent: nothing,
      signOut: nothing,
      isLeaving: () => false,
      forget: nothing,
      onRenewed: (watcher) => void watchers.add(watcher),
      hasSession: () => true,
      isModerator: () => false,
      subject: () => null,
      storedSubject: () => null,
      adopt: async () => true,
    },
    become: (next) => {
      token = next
    },
    announce: () => {
      for (const watcher of watchers) watcher()
    },
  }
}
