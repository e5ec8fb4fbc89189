/** Sends a file with progress, which `fetch` cannot tell. Contract: openapi/paths/files.yaml. Sizes in bytes. */
import * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import type { ListingId } from "../domain/listings.ts"
import { failureOf } from "./failures.ts"
import type { components } from "./generated/core.ts"
import { decodeAnswer, type Answer, type SdkClients } from "./sdk.ts"

type Schemas = components["schemas"]

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

/** The operation that takes files of listings of each kind. */
const operations = { Order: "POST /orders/{id}/file", Offer: "POST /offer/{id}/file" } as const

/** Attaches a file to an own listing. Interruption stops the upload. */
export const uploadListingFile = (
  { bases, tokens, writes }: SdkClients,
  { kind, key }: ListingId,
  file: { readonly content: Blob; readonly name: string },
  onProgress: (sent: number) => void,
): Effect.Effect<Answer<Schemas["Order"] | Schemas["Offer"]>, Failure> => {
  const operation = operations[kind]
  const address = bases.core + operation.replace("POST ", "").replace("{id}", encodeURIComponent(key))
  const attempt = (token: string | null): Effect.Effect<Sent, Failure> =>
    Effect.ensuring(send(address, token, file.content, file.name, onProgress), Effect.sync(writes.end))
  return Effect.gen(function* () {
    const first = yield* attempt(tokens.current())
    const renewed = first.status === 401 ? yield* Effect.promise(() => tokens.renew()) : null
    const { status, body, asOf } = renewed === null ? first : yield* attempt(renewed)
    if (status < 200 || status > 299) return yield* Effect.fail(failureOf(status, body, operation))
    return yield* decodeAnswer<Schemas["Order"] | Schemas["Offer"]>(operation, body, asOf)
  })
}
