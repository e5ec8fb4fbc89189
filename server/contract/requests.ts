/** Validates a request against its operation and extracts the input; refuses it by the codes of the broken rules. */
import type { FastifyRequest } from "fastify"
import { isCrowded } from "../../src/domain/marks.ts"
import type { FieldErrors } from "./checks.ts"
import { isNode } from "./documents.ts"
import type { Operation, ParameterKind } from "./operations.ts"
import { invalid, notFound, unauthorized } from "./refusals.ts"

export const sources = { path: "params", query: "query", header: "headers" } as const

/**
 * Rules for every text of a request. PostgreSQL can store neither NUL nor lone surrogates. More combining marks on one
 * base than any script uses are an attack on memory and time (E161).
 */
const ruleOfAnyText = (text: string): "forbiddenSymbol" | "maxLength" | null => {
  if (text.includes("\0") || !text.isWellFormed()) return "forbiddenSymbol"
  return isCrowded(text) ? "maxLength" : null
}

/** The first text that breaks such a rule, by its path. Iterative, as JSON can nest deeper than the call stack. */
const unkeepable = (whole: unknown): FieldErrors | null => {
  const left: (readonly [value: unknown, place: string])[] = [[whole, ""]]
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    const [value, place] = part
    const rule = typeof value === "string" ? ruleOfAnyText(value) : null
    if (rule !== null) return { [place || "body"]: [rule] }
    if (isNode(value))
      for (const [name, one] of Object.entries(value).toReversed())
        left.push([one, place === "" ? name : `${place}.${name}`])
  }
  return null
}

const requireKeepable = (value: unknown): void => {
  const errors = unkeepable(value)
  if (errors !== null) throw invalid(errors)
}

const parametersOf = (operation: Operation, request: FastifyRequest, kind: ParameterKind): object => {
  const { names, defaults, check } = operation.parameters[kind]
  const given: unknown = request[sources[kind]]
  const values: Record<string, unknown> = { ...defaults }
  for (const name of names) {
    const value = isNode(given) ? given[name] : undefined
    if (value !== undefined) values[name] = value
  }
  const errors = check(values)
  if (errors === null) {
    requireKeepable(values)
    return values
  }
  // A path parameter that can't be a key names nothing: 404 (D13).
  throw kind === "path" && operation.statuses.has(404) ? notFound() : invalid(errors)
}

export interface CheckedInput extends Readonly<Record<ParameterKind, object>> {
  readonly body: unknown
}

/** The parameters in path, query and headers, and the body where it is JSON. */
export const checkedInput = (operation: Operation, request: FastifyRequest): CheckedInput => {
  const parameters = {
    path: parametersOf(operation, request, "path"),
    query: parametersOf(operation, request, "query"),
    header: parametersOf(operation, request, "header"),
  }
  if (operation.body?.kind !== "json") return { ...parameters, body: undefined }
  if (!operation.body.isRequired && (request.body === undefined || request.body === null))
    return { ...parameters, body: undefined }
  const errors = operation.body.check(request.body)
  if (errors !== null) throw invalid(errors)
  requireKeepable(request.body)
  return { ...parameters, body: request.body }
}

/** The bearer token; `null` without an Authorization header, and a refusal where it holds anything else. */
export const bearerOf = ({ headers }: FastifyRequest): string | null => {
  if (headers.authorization === undefined) return null
  const token = /^bearer +(\S+)$/iu.exec(headers.authorization)?.[1]
  if (token === undefined) throw unauthorized()
  return token
}
