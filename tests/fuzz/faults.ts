/** Finds the faults of an answer, by the contract of its operation. */
import type { Contract, Operation } from "../../server/contract/operations.ts"
import type { Heard, Sent } from "./sending.ts"

const typesOf: Readonly<Record<number, string>> = {
  401: "UnauthorizedException",
  403: "ForbiddenException",
  404: "NotFoundException",
}

/** Any request may break a rule of form, and anybody's account may be gone. */
const impliedTypes = new Set(["ValidationException", "AccountDeletedException"])

/** Words of the inside that no answer has. */
const inside = /node_modules|violates|syntax error|constraint|\bat \/|relation "/u

const refusalFaults = (contract: Contract, operation: Operation, { status, body, text }: Heard): readonly string[] => {
  const errors = contract.checkProblem(body)
  if (errors !== null) return [`the problem is off the contract: ${JSON.stringify(errors)}`]
  const { type } = body as { readonly type: string }
  const known = status === 400 ? operation.problemTypes.has(type) || impliedTypes.has(type) : typesOf[status] === type
  return [
    ...(known ? [] : [`${status} with ${type}`]),
    ...(inside.test(text) ? ["the problem tells of the inside"] : []),
  ]
}

/** All that is wrong; nothing where it is as it must be. */
export const faultsOf = (contract: Contract, operation: Operation, sent: Sent, heard: Heard): readonly string[] => {
  const { status, body, text, headers } = heard
  if (!operation.statuses.has(status)) return [`${status} is not in the contract of ${operation.id}`]
  if (status === 304) return []
  if (status >= 400) return refusalFaults(contract, operation, heard)
  const bodyErrors =
    operation.body?.kind === "json" && sent.json !== null ? operation.body.check(sent.json.value) : null
  const answerErrors = operation.checkAnswer === null ? (text === "" ? null : "content") : operation.checkAnswer(body)
  return [
    ...(status === operation.status ? [] : [`${status} where ${operation.status} is meant`]),
    ...(bodyErrors === null ? [] : [`a body off the contract is taken: ${JSON.stringify(bodyErrors)}`]),
    ...(answerErrors === null ? [] : [`the answer is off the contract: ${JSON.stringify(answerErrors)}`]),
    ...(operation.needsCursor === headers.has("account-cursor") ? [] : ["the Account-Cursor"]),
  ]
}
