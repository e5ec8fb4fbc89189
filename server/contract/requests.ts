/** Takes out of a request what the contract says, checked; refuses the rest by the names of the broken rules. D4. */
import type { FastifyRequest } from "fastify"
import { isNode } from "./documents.ts"
import type { Operation, ParameterKind } from "./operations.ts"
import { invalid, notFound, unauthorized } from "./refusals.ts"

const sources = { path: "params", query: "query", header: "headers" } as const

/** The database's text has neither NUL nor halves of characters, and no text of a person needs them. */
const placeOfUnkept = (value: unknown, place: string): string | null => {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? place : null
  if (!isNode(value)) return null
  for (const [name, part] of Object.entries(value)) {
    const found = placeOfUnkept(part, place === "" ? name : `${place}.${name}`)
    if (found !== null) return found
  }
  return null
}

const requireKeepable = (value: unknown): void => {
  const place = placeOfUnkept(value, "")
  if (place !== null) throw invalid({ [place || "body"]: ["forbiddenSymbol"] })
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
