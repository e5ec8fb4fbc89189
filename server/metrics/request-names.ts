/** Names requests by the contract's own names, never by an address. */
import type { FastifyRequest } from "fastify"
import { askedBy } from "../contract/asked.ts"
import { operationName, type Contract } from "../contract/operations.ts"

/** The routes beside the contract's, by their beginnings; the last one has the app's pages and the files of the build. */
const areas = [
  ["/identity", "sign-in"],
  ["/hubs/", "hubs"],
  ["/files/", "files"],
  ["/*", "pages"],
] as const

/** The label of every request that is none of the contract's and in no area, such as one that no route takes. */
const elsewhere = "other"

const areaOf = ({ routeOptions: { url } }: FastifyRequest): string =>
  areas.find(([beginning]) => url?.startsWith(beginning))?.[1] ?? elsewhere

/** Answers `GET /orders/{key}` of an operation, and the area of another request; a token has been checked by then. */
export const requestNames = ({ operations }: Pick<Contract, "operations">): ((request: FastifyRequest) => string) => {
  const names = new Map(operations.map((operation) => [operation.id, operationName(operation)]))
  return (request) => names.get(askedBy(request)?.operation ?? "") ?? areaOf(request)
}
