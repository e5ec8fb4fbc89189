/** Turns an answer, or the lack of one, into a failure as a value. Spec §8. */
import type { Failure } from "../domain/failures.ts"
import { isProblemType, type ProblemType } from "../domain/problems.ts"
import { decode } from "./decode.ts"
import type { components } from "./generated/core.ts"
import { shapes } from "./generated/shapes.ts"

type Problem = components["schemas"]["Problem"]

const problemShape = { type: "s", message: "s", "errors?": "j", "details?": "j", traceId: "s" } as const

const textOf = (body: unknown): Problem | null => {
  const decoded = decode(problemShape, body, shapes, "Problem")
  return "value" in decoded ? (decoded.value as Problem) : null
}

const refusal = (reason: ProblemType | "Unknown", problem: Problem | null): Failure => ({
  _tag: "Refused",
  reason,
  errors: problem?.errors ?? {},
  details: problem?.details ?? {},
  traceId: problem?.traceId ?? null,
})

/** `tooLarge` is the server's own name for what a proxy before it refuses with a 413, which is no status of the contract. */
export const failureOf = (
  status: number,
  body: unknown,
  operation: string,
  tooLarge: ProblemType = "ValidationException",
): Failure => {
  const problem = textOf(body)
  switch (status) {
    case 400:
      return refusal(problem !== null && isProblemType(problem.type) ? problem.type : "Unknown", problem)
    case 413:
      return refusal(tooLarge, problem)
    case 401:
      return { _tag: "Unauthorized" }
    case 403:
      if (problem?.details?.["accountBlocked"] === true) return { _tag: "AccountBlocked" }
      return { _tag: problem?.details?.["moderator"] === true ? "ModeratorSignIn" : "Forbidden" }
    case 404:
      return { _tag: "NotFound" }
    default:
      return status >= 500
        ? { _tag: "ServerFault", traceId: problem?.traceId ?? null }
        : { _tag: "OffContract", operation, where: `status ${status}` }
  }
}

export const failureOfThrown = (cause: unknown, operation: string): Failure => {
  const name = cause instanceof Error ? cause.name : ""
  if (name === "TimeoutError") return { _tag: "Unreachable", why: "timeout" }
  if (name === "AbortError") return { _tag: "Interrupted" }
  if (cause instanceof SyntaxError) return { _tag: "OffContract", operation, where: "not JSON" }
  return cause instanceof TypeError ? { _tag: "Unreachable", why: "offline" } : { _tag: "Bug", message: String(cause) }
}
