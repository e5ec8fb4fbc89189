/** Remembers what a request asks for and who asks, from the check of its token until its answer or the line of its failure. */
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Principal } from "./context.ts"

export interface Asked {
  /** An `operationId` of the contract. */
  readonly operation: string
  /** Null for a visitor, and until the token was checked. */
  readonly principal: Principal | null
}

const known = new WeakMap<FastifyRequest, Asked>()

export const noteAsked = (request: FastifyRequest, asked: Asked): void => void known.set(request, asked)

/** Answers nothing for a request that is none of the contract's. */
export const askedBy = (request: FastifyRequest): Asked | undefined => known.get(request)

/** The fields by which an operator finds what was asked, for whom, and after how long, ms. */
export const lineAbout = (request: FastifyRequest, reply: FastifyReply) => {
  const { operation, principal = null } = askedBy(request) ?? {}
  return { operation, account: principal?.subject ?? null, ms: Math.round(reply.elapsedTime) }
}
