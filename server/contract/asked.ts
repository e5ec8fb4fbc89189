/** Remembers what a request asks for and on whose behalf, for the line that says that it failed. */
import type { FastifyRequest } from "fastify"

export interface Asked {
  /** An `operationId` of the contract. */
  readonly operation: string
  /** Subject of the account; null for a visitor, and until the token was checked. */
  readonly account: string | null
}

const known = new WeakMap<FastifyRequest, Asked>()

export const noteAsked = (request: FastifyRequest, asked: Asked): void => void known.set(request, asked)

/** Answers nothing for a request that is none of the contract's. */
export const askedBy = (request: FastifyRequest): Asked | undefined => known.get(request)
