/** What a browser gives a client and Node doesn't: a place for picked files, an outbox, and uploads by XMLHttpRequest. */
import type { DeviceServices } from "../../src/commands/services.ts"
import type { QueuedMessage } from "../../src/domain/chat.ts"
import type { PickedFile } from "../../src/domain/files.ts"

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

export interface TestDevice {
  readonly services: DeviceServices
  readonly pick: (name: string, content: string) => PickedFile
  readonly waiting: () => readonly QueuedMessage[]
}

const nowhere = (): Promise<void> => Promise.resolve()

export const createDevice = (): TestDevice => {
  const files = new Map<string, { readonly content: Blob; readonly name: string }>()
  const outbox = new Map<string, QueuedMessage>()
  return {
    services: {
      language: () => "en-US",
      signIn: nowhere,
      signOut: nowhere,
      pickedFile: (id) => files.get(id),
      outbox: {
        put: async (message) => void outbox.set(message.key, message),
        remove: async (key) => void outbox.delete(key),
      },
    },
    pick: (name, text) => {
      const id = crypto.randomUUID()
      const content = new Blob([text])
      files.set(id, { content, name })
      return { id, name, size: content.size }
    },
    waiting: () => [...outbox.values()],
  }
}
