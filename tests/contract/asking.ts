/** Requests of an operation as the contract writes them, sent to the real app. */
import type { Operation } from "../../server/contract/operations.ts"
import type { OperationId } from "../../server/contract/shapes.ts"
import type { ProblemType } from "../../src/domain/problems.ts"
import type { TestApp } from "../server/harness.ts"

export interface Ask {
  /** Nobody where it is null. */
  readonly token: string | null
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>
  readonly header?: Readonly<Record<string, string>>
  /** JSON, or a form with a file. */
  readonly body?: unknown
}

export type MakeAsk = (app: TestApp) => Promise<Ask>

/** One way to be refused; `errors` are the fields and rules that the answer must name. */
export interface RefusedCase {
  readonly ask: MakeAsk
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

export interface Case {
  readonly good: MakeAsk
  /** For each problem type that the contract names, how it comes about. */
  readonly refused?: { readonly [Type in ProblemType]?: RefusedCase }
  /** Something that is not there. */
  readonly missing?: MakeAsk
}

export type Cases<Id extends OperationId> = { readonly [One in Id]: Case }

export interface Received {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
}

export const addressOf = ({ service, path }: Operation, { path: keys = {}, query = {} }: Ask): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(keys[name] ?? `{${name}}`))
  return `/api/${service}${filled}${search.size > 0 ? `?${search}` : ""}`
}

const bodyOf = ({ body }: Ask): RequestInit => {
  if (body === undefined) return {}
  return body instanceof FormData
    ? { body }
    : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }
}

export const ask = async (app: TestApp, operation: Operation, what: Ask): Promise<Received> => {
  const { body, headers } = bodyOf(what)
  const response = await fetch(`${app.url}${addressOf(operation, what)}`, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(headers as Record<string, string> | undefined),
      ...(what.token !== null && { Authorization: `Bearer ${what.token}` }),
      ...what.header,
    },
    ...(body !== undefined && { body: body ?? null }),
  })
  const text = await response.text()
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : text }
}

/** Answers the breaches of its contract in a request; null when there are none. */
export const requestErrors = (operation: Operation, { path, query, header, body }: Ask): unknown => {
  const lower = Object.fromEntries(Object.entries(header ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
  const parts = { path: path ?? {}, query: query ?? {}, header: lower }
  for (const kind of ["path", "query", "header"] as const) {
    const { names, check } = operation.parameters[kind]
    const unknown = Object.keys(parts[kind]).filter((name) => !names.includes(name))
    const errors = unknown.length > 0 ? unknown : check({ ...parts[kind] })
    if (errors !== null) return { kind, errors }
  }
  if (operation.body?.kind === "file") return body instanceof FormData ? null : "no form"
  if (operation.body?.kind === "json" && !operation.body.isRequired && body === undefined) return null
  return operation.body === null ? (body ?? null) : operation.body.check(body)
}

const tooLong = "x".repeat(600)

/** The same with one part that breaks its schema; `null` where nothing can, or only by being found nowhere. */
export const brokenAsk = ({ body, parameters, statuses }: Operation, what: Ask): Ask | null => {
  if (body !== null) return { ...what, body: body.kind === "json" ? [] : new FormData() }
  const [query] = parameters.query.names
  if (query !== undefined) return { ...what, query: { ...what.query, [query]: "\0" } }
  const [header] = parameters.header.names
  if (header !== undefined) return { ...what, header: { ...what.header, [header]: tooLong } }
  const [path] = parameters.path.names
  return path === undefined || statuses.has(404) ? null : { ...what, path: { ...what.path, [path]: tooLong } }
}
