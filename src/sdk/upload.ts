/** Sends a file with progress, which `fetch` cannot tell. Contract: openapi/paths/files.yaml. Sizes in bytes. */
import * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import { failureOf } from "./failures.ts"
import type { components } from "./generated/core.ts"
import { decodeAnswer, type Answer, type SdkClients } from "./sdk.ts"

type WireOrder = components["schemas"]["Order"]

interface Sent {
  readonly status: number
  readonly body: unknown
  readonly asOf: number
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not JSON: told as off the contract, or by its status
  }
}

const send = (
  address: string,
  token: string | null,
  file: Blob,
  name: string,
  onProgress: (sent: number) => void,
): Effect.Effect<Sent, Failure> =>
  Effect.callback<Sent, Failure>((resume) => {
    const request = new XMLHttpRequest()
    request.open("POST", address)
    if (token !== null) request.setRequestHeader("Authorization", `Bearer ${token}`)
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size))
    request.onload = () =>
      resume(
        Effect.succeed({
          status: request.status,
          body: parsed(request.responseText),
          asOf: Number(request.getResponseHeader("Account-Cursor") ?? 0),
        }),
      )
    request.onerror = () => resume(Effect.fail({ _tag: "Unreachable", why: "offline" }))
    const form = new FormData()
    form.append("file", file, name)
    request.send(form)
    return Effect.sync(() => request.abort())
  })

const operation = "POST /orders/{id}/file"

/** Attaches a file to an own order. Interruption stops the upload. */
export const uploadOrderFile = (
  { bases, tokens, writes }: SdkClients,
  orderKey: string,
  file: { readonly content: Blob; readonly name: string },
  onProgress: (sent: number) => void,
): Effect.Effect<Answer<WireOrder>, Failure> => {
  const address = `${bases.core}/orders/${encodeURIComponent(orderKey)}/file`
  const attempt = (token: string | null): Effect.Effect<Sent, Failure> =>
    Effect.ensuring(send(address, token, file.content, file.name, onProgress), Effect.sync(writes.end))
  return Effect.gen(function* () {
    const first = yield* attempt(tokens.current())
    const renewed = first.status === 401 ? yield* Effect.promise(() => tokens.renew()) : null
    const { status, body, asOf } = renewed === null ? first : yield* attempt(renewed)
    if (status < 200 || status > 299) return yield* Effect.fail(failureOf(status, body, operation))
    return yield* decodeAnswer<WireOrder>(operation, body, asOf)
  })
}
