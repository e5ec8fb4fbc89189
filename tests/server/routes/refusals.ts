/** Expects every refusal to look as it must, and to tell nothing that it must not. */
import { expect } from "vitest"
import { readContract } from "../../../server/contract/operations.ts"
import type { ProblemType } from "../../../src/domain/problems.ts"

const { checkProblem } = readContract()

/** Words of the inside: stacks, statements, tables, paths on the machine, names of libraries. */
const inside =
  /\bat \S+ ?\(|\.ts\b|\.js:|node_modules|select |insert |relation|syntax error|postgres|pglite|kysely|fastify|FST_|\/tmp\/|\/home\/|invalid byte|out of range for/iu

const strict: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /default-src 'none'/u,
  "x-content-type-options": /^nosniff$/u,
  "referrer-policy": /^(?:same-origin|no-referrer)$/u,
}

/** Headers that every answer has, whatever it is. */
export const expectStrictHeaders = ({ url, headers }: Response): void => {
  for (const [name, pattern] of Object.entries(strict)) expect(headers.get(name), `${name} of ${url}`).toMatch(pattern)
  expect(headers.get("content-security-policy")).not.toMatch(/unsafe-inline|unsafe-eval|\*/u)
  expect(headers.get("x-powered-by")).toBeNull()
  expect(headers.get("server")).toBeNull()
}

export interface Expected {
  readonly status: 400 | 401 | 403 | 404
  readonly type?: ProblemType
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** Texts of the request that must not come back. */
  readonly without?: readonly string[]
}

const usualTypes: Readonly<Record<Expected["status"], ProblemType>> = {
  400: "ValidationException",
  401: "UnauthorizedException",
  403: "ForbiddenException",
  404: "NotFoundException",
}

/** A problem of the contract's shape, with nothing of the inside in it. */
export const expectRefusal = async (
  response: Response,
  { status, type = usualTypes[status], errors, without = [] }: Expected,
): Promise<void> => {
  const text = await response.text()
  expect([response.status, text]).toEqual([status, expect.stringContaining(`"type":"${type}"`)])
  const body: unknown = JSON.parse(text)
  expect(checkProblem(body)).toBeNull()
  if (errors !== undefined) expect(body).toMatchObject({ errors })
  expect(text).not.toMatch(inside)
  for (const secret of without) expect(text).not.toContain(secret)
  expect(response.headers.get("cache-control")).toBe("no-store")
  expectStrictHeaders(response)
}
