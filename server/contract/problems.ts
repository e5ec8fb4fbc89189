/** Every error answer, in its one shape: typed, and without internal details. Spec §8. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { isDatabaseAway } from "../db/away.ts"
import { lineAbout } from "./asked.ts"
import { invalid, notFound, Refusal, refused } from "./refusals.ts"

/** Fastify's own errors below 500 are the client's fault: a refusal; null for others. */
const refusalOf = (error: FastifyError | Refusal): Refusal | null => {
  if (error instanceof Refusal) return error
  if (error.statusCode === undefined || error.statusCode < 400 || error.statusCode > 499) return null
  if (error.statusCode === 404) return notFound()
  if (error.statusCode === 413) return refused("ValidationException", "The request's body is too large.")
  return invalid({ body: ["invalidFormat"] })
}

const fault = (): Refusal =>
  new Refusal({ status: 500, type: "InternalException", message: "Something went wrong on our side." })

/** When to come again while the database is away, s: its own restart takes about as long. */
const awaySeconds = 5

/** A client repeats its reads after this, as after a proxy's error. */
const away = (): Refusal =>
  new Refusal({ status: 503, type: "InternalException", message: "The database can't be reached now." })

const retryAfterSeconds = ({ status, details }: Refusal, now: number): string | null => {
  if (status === 503) return String(awaySeconds)
  const at = details?.["retryAt"]
  return typeof at === "string" ? String(Math.max(1, Math.ceil((Date.parse(at) - now) / 1000))) : null
}

export const sendProblem = (reply: FastifyReply, traceId: string, refusal: Refusal): FastifyReply => {
  const { status, type, message, errors, details } = refusal
  const retryAfter = retryAfterSeconds(refusal, Date.now())
  if (retryAfter !== null) reply.header("Retry-After", retryAfter)
  if (status === 401) reply.header("WWW-Authenticate", "Bearer")
  return reply
    .code(status)
    .header("Cache-Control", "no-store")
    .type("application/json; charset=utf-8")
    .send({ type, message, ...(errors && { errors }), ...(details && { details }), traceId })
}

/** Answers everything that was thrown, and logs what was not a refusal. */
export const answerProblems = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error)
    if (refusal === null) request.log.error({ err: error, ...lineAbout(request, reply) }, "A request failed.")
    return sendProblem(reply, request.id, refusal ?? (isDatabaseAway(error) ? away() : fault()))
  })
}
