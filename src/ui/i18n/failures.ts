/** The error catalogue: the text of every failure. Spec §8. */
import type { IntlShape } from "react-intl"
import type { Failure } from "../../domain/failures.ts"
import { fileExtensionOf, fileKindOf } from "../../domain/files.ts"
import { fileCountLimits, fileSizeLimits, maxExecutantsPerAccount } from "../../domain/limits.ts"
import type { ProblemType } from "../../domain/problems.ts"
import { sizeText } from "./format.tsx"

/** Failures of other kinds (sdk/failures.ts), which have words of their own below. */
type Unrefused = "UnauthorizedException" | "ForbiddenException" | "NotFoundException" | "InternalException"

/** A refusal without words in `refusals.json` does not compile below, where its text is asked for. */
type WordedReason = `refusals.error_${Exclude<ProblemType, Unrefused>}`

/** In general words where the refusal has none of its own, or its words are still on their way (E505). */
export const refusalText = (intl: IntlShape, reason: string, values: Record<string, string | number> = {}): string => {
  const id = `refusals.error_${reason}`
  return id in intl.messages
    ? intl.formatMessage({ id: id as WordedReason }, values)
    : intl.formatMessage({ id: "core.error.unknown" })
}

const momentText = (intl: IntlShape, value: unknown): string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value))
    ? intl.formatDate(value, { dateStyle: "medium", timeStyle: "short" })
    : intl.formatMessage({ id: "core.later" })

const valuesOf = (intl: IntlShape, details: Readonly<Record<string, unknown>>): Record<string, string | number> => ({
  when: momentText(intl, details["lockoutEndDate"] ?? details["retryAt"]),
  limit: sizeText(intl, typeof details["limit"] === "number" ? details["limit"] : fileSizeLimits.document),
  n: typeof details["n"] === "number" ? details["n"] : maxExecutantsPerAccount,
})

/** A file of a kind that is accepted, whose personal details can't be taken out, has words of its own (E560). */
const wordedReason = ({ reason, details }: Extract<Failure, { readonly _tag: "Refused" }>): string =>
  reason === "InvalidFileFormatException" && details["uncleanable"] === true ? "UncleanableFile" : reason

/** Says what happened and what to do, in one or two sentences. */
export const failureText = (intl: IntlShape, failure: Failure): string => {
  switch (failure._tag) {
    case "Refused":
      return refusalText(intl, wordedReason(failure), valuesOf(intl, failure.details))
    case "Unauthorized":
      return intl.formatMessage({ id: "core.error.unauthorized" })
    case "Forbidden":
      return intl.formatMessage({ id: "core.error.forbidden" })
    case "AccountBlocked":
      return intl.formatMessage({ id: "core.error.accountBlocked" })
    case "ModeratorSignIn":
      return intl.formatMessage({ id: "core.error.moderatorSignIn" })
    case "NotFound":
      return intl.formatMessage({ id: "core.error.notFound" })
    case "Unreachable":
      return intl.formatMessage({ id: failure.why === "offline" ? "core.error.offline" : "core.error.timeout" })
    case "OffContract":
      return intl.formatMessage({ id: "core.error.offContract" })
    case "FileRefused":
      return refusalText(intl, failure.rule, valuesOf(intl, { n: fileCountLimits.listing }))
    case "GoogleRefused":
      return intl.formatMessage({ id: "core.error.google" }, { status: failure.status })
    case "NothingKept":
      return refusalText(intl, "NothingKept")
    case "NoPosition":
      return intl.formatMessage({ id: `core.error.position.${failure.why}` })
    case "ServerFault":
    case "Bug":
      return intl.formatMessage({ id: "core.label_error_notification" })
    case "Interrupted":
      return intl.formatMessage({ id: "core.error.unknown" })
  }
}

/** Says why a picked file can't be sent, with the limit of its own kind. */
export const fileFailureText = (intl: IntlShape, name: string, failure: Failure): string => {
  const kind = fileKindOf(fileExtensionOf(name))
  return failure._tag === "FileRefused" && kind !== null
    ? refusalText(intl, failure.rule, { limit: sizeText(intl, fileSizeLimits[kind]) })
    : failureText(intl, failure)
}
