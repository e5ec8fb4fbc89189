/** The server's refusals. They are thrown, which rolls the transaction back. Spec §8. */
import type { RefusalReason } from "../../src/domain/moderation.ts"
import type { ProblemType } from "../../src/domain/problems.ts"
import type { FieldErrors } from "./checks.ts"

export type RefusalStatus = 400 | 401 | 403 | 404 | 500 | 503

export type RefusalDetails = Readonly<Record<string, string | number | boolean | null>>

interface Refused {
  readonly status: RefusalStatus
  readonly type: ProblemType
  readonly message: string
  readonly errors?: FieldErrors | undefined
  readonly details?: RefusalDetails | undefined
}

export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly type: ProblemType
  readonly errors: FieldErrors | undefined
  readonly details: RefusalDetails | undefined

  constructor({ status, type, message, errors, details }: Refused) {
    super(message)
    this.status = status
    this.type = type
    this.errors = errors
    this.details = details
  }
}

/** A business rule that the request breaks. */
export const refused = (type: ProblemType, message: string, details?: RefusalDetails): Refusal =>
  new Refusal({ status: 400, type, message, details })

/** Content that may not be public. */
export const forbiddenContent = (reason: RefusalReason): Refusal =>
  refused("ForbiddenContentException", "Everybody would see this.", { reason })

/** Bounds of an error's field list: field names may be the client's own, of any number and length. */
const mostFields = 50
const longestFieldName = 100

const bounded = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .slice(0, mostFields)
      .map(([name, codes]) => [
        name.length <= longestFieldName ? name : `${name.slice(0, longestFieldName - 1).toWellFormed()}…`,
        codes,
      ]),
  )

/** Validation errors by field, at most fifty; `body` stands for the whole body. */
export const invalid = (all: FieldErrors): Refusal => {
  const count = Object.keys(all).length
  const errors = bounded(all)
  const message = `The request breaks ${count === 1 ? "1 rule" : `${count} rules`}.`
  return new Refusal({ status: 400, type: "ValidationException", message, errors })
}

/** A rate limit is exceeded; `retryAt` is when its window has room again. */
export const tooMany = (retryAt: Date): Refusal =>
  refused("TooManyRequestsException", "Too many requests of this kind.", { retryAt: retryAt.toISOString() })

/** The account's queue is full, whatever was asked: any operation may answer this. */
export const tooBusy = (retryAt: Date): Refusal =>
  refused("TooManyRequestsException", "Too many requests at once.", { retryAt: retryAt.toISOString(), atOnce: true })

export const unauthorized = (message = "A valid access token is needed."): Refusal =>
  new Refusal({ status: 401, type: "UnauthorizedException", message })

export const forbidden = (): Refusal =>
  new Refusal({ status: 403, type: "ForbiddenException", message: "This belongs to another account." })

/** A moderator has blocked the account: it may read, but not write (D18). */
export const accountBlocked = (): Refusal =>
  new Refusal({
    status: 403,
    type: "ForbiddenException",
    message: "This account is blocked.",
    details: { accountBlocked: true },
  })

/** A moderator's token can't act as a user (D18). */
export const moderatorsMayNot = (): Refusal =>
  new Refusal({
    status: 403,
    type: "ForbiddenException",
    message: "A moderator's token does not act as a user.",
    details: { moderator: true },
  })

export const notFound = (): Refusal => new Refusal({ status: 404, type: "NotFoundException", message: "Not found." })
