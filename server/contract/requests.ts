/** Takes out of a request what the contract says, checked; refuses the rest by the names of the broken rules. D4. */
import type { FastifyRequest } from "fastify"
import { isCrowded } from "../../src/domain/marks.ts"
import type { FieldErrors } from "./checks.ts"
import { isNode } from "./documents.ts"
import type { Operation, ParameterKind } from "./operations.ts"
import { invalid, notFound, unauthorized } from "./refusals.ts"

const sources = { path: "params", query: "query", header: "headers" } as const

/**
 * What no text of a request may be. The database's text has neither NUL nor halves of characters, and no text of a
 * person needs them. A character with more marks than any script has is there to cost time and room (E161).
 */
const ruleOfAnyText = (text: string): "forbiddenSymbol" | "maxLength" | null => {
  if (text.includes("\0") || !text.isWellFormed()) return "forbiddenSymbol"
  return isCrowded(text) ? "maxLength" : null
}

/** The first text that breaks such a rule, by its place. JSON may nest deeper than there is stack for recursion. */
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
  // A key that can't be one is a key of nothing (D13).
  throw kind === "path" && operation.statuses.has(404) ? notFound() : invalid(errors)
}

/** Path, query and header parameters, and the body where it is JSON. */
export const checkedInput = (operation: Operation, request: FastifyRequest) => {
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

/** The bearer token; `null` where none was sent, and a refusal where something else was. */
export const bearerOf = ({ headers }: FastifyRequest): string | null => {
  if (headers.authorization === undefined) return null
  const token = /^bearer +(\S+)$/iu.exec(headers.authorization)?.[1]
  if (token === undefined) throw unauthorized()
  return token
}
