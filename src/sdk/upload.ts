/** Sends a file with progress, which `fetch` cannot report. Contract: openapi/paths/files.yaml, executants.yaml, chat.yaml. Sizes in bytes. */
import * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import type { ListingKind } from "../domain/listings.ts"
import type { ParticipantType } from "../domain/participants.ts"
import type { ProfilePart } from "../domain/profiles.ts"
import { failureOf, failureOfThrown } from "./failures.ts"
import type { components } from "./generated/core.ts"
import { refuseLost } from "./path-values.ts"
import { decodeAnswer, traceHeader, type Answer, type SdkClients } from "./sdk.ts"

type Schemas = components["schemas"]

interface Sent {
  readonly status: number
  readonly text: string
  readonly asOf: number
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A file that was picked. */
export interface Content {
  readonly content: Blob
  readonly name: string
}

/** An operation that takes one file in this field of a form, and answers what the file is now part of. */
export interface UploadOperation<T> {
  readonly operation: `${"POST" | "PUT"} /${string}`
  readonly field: "file" | "avatar"
  /** Never there: ties the answer to the operation. */
  readonly answer?: T
}

interface Sending extends UploadOperation<unknown> {
  readonly address: string
  readonly idempotencyKey: string | null
  readonly trace: SdkClients["trace"]
  readonly file: Content
  readonly onProgress: (sent: number) => void
}

const send = (
  { operation, field, address, idempotencyKey, trace, file, onProgress }: Sending,
  token: string | null,
): Effect.Effect<Sent, Failure> =>
  Effect.callback<Sent, Failure>((resume) => {
    const request = new XMLHttpRequest()
    request.open(operation.split(" ")[0] ?? "POST", address)
    if (token !== null) request.setRequestHeader("Authorization", `Bearer ${token}`)
    if (idempotencyKey !== null) request.setRequestHeader("Idempotency-Key", idempotencyKey)
    if (trace !== null) request.setRequestHeader(traceHeader, trace())
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.content.size))
    request.onload = () =>
      resume(
        Effect.succeed({
          status: request.status,
          text: request.responseText,
          asOf: Number(request.getResponseHeader("Account-Cursor") ?? 0),
        }),
      )
    request.onerror = () => resume(Effect.fail({ _tag: "Unreachable", why: "offline" }))
    const form = new FormData()
    form.append(field, file.content, file.name)
    request.send(form)
    return Effect.sync(() => request.abort())
  })

export const listingUploads = {
  Order: { operation: "POST /orders/{id}/file", field: "file" } as UploadOperation<Schemas["Order"]>,
  Offer: { operation: "POST /offer/{id}/file", field: "file" } as UploadOperation<Schemas["Offer"]>,
} as const satisfies Readonly<Record<ListingKind, unknown>>

type ProfileUpload = UploadOperation<Schemas["Executant"]>

export const profileUploads: Readonly<Record<ProfilePart, ProfileUpload>> = {
  portfolio: { operation: "PUT /executant/{key}/portfolio/file", field: "file" },
  education: { operation: "PUT /executant/{key}/education/file", field: "file" },
}

export const photoUploads = {
  Customer: { operation: "POST /account/uploadphoto", field: "avatar" } as UploadOperation<Schemas["Account"]>,
  Executant: { operation: "POST /executant/{key}/uploadphoto", field: "avatar" } as ProfileUpload,
} as const satisfies Readonly<Record<ParticipantType, unknown>>

export const chatUpload: UploadOperation<Schemas["ChatMessage"]> = {
  operation: "POST /chat/{key}/messages/file",
  field: "file",
}

export interface UploadPlace {
  /** The key of the thing that the file becomes part of. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  /** Under the same one the same file is one file, however often it is sent. */
  readonly idempotencyKey?: string | null
}

const addressOf = (base: string, operation: string, { key, query = {} }: UploadPlace): string => {
  refuseLost(operation, { id: key, key })
  const path = operation.slice(operation.indexOf("/")).replace(/\{\w+\}/u, encodeURIComponent(key))
  const parameters = new URLSearchParams(query).toString()
  return base + path + (parameters === "" ? "" : `?${parameters}`)
}

/** Interruption stops the upload. */
export const upload = <T>(
  { bases, tokens, writes, noted, trace }: SdkClients,
  { operation, field }: UploadOperation<T>,
  place: UploadPlace,
  file: Content,
  onProgress: (sent: number) => void,
): Effect.Effect<Answer<T>, Failure> =>
  Effect.gen(function* () {
    const address = yield* Effect.try({
      try: () => addressOf(bases.core, operation, place),
      catch: (cause) => failureOfThrown(cause, operation),
    })
    const sending = { operation, field, address, trace, file, onProgress, idempotencyKey: place.idempotencyKey ?? null }
    const attempt = (token: string | null): Effect.Effect<Sent, Failure> =>
      Effect.ensuring(send(sending, token), Effect.sync(writes.end))
    const token = tokens.current()
    const first = yield* attempt(token)
    const isRefused = first.status === 401 && token !== null
    const renewal = isRefused ? yield* Effect.promise(() => tokens.afterRefusal(token)) : null
    if (renewal?.tag === "Unanswered") return yield* Effect.fail<Failure>({ _tag: "Unreachable", why: "offline" })
    const { status, text, asOf } = renewal?.tag === "Renewed" ? yield* attempt(renewal.token) : first
    const body = parsed(text)
    if (status < 200 || status > 299)
      return yield* Effect.fail(failureOf(status, body, operation, "InvalidFileSizeException"))
    if (body === undefined && text !== "")
      return yield* Effect.fail<Failure>({ _tag: "OffContract", operation, where: "not JSON" })
    return yield* decodeAnswer<T>(operation, body, asOf, noted)
  })
