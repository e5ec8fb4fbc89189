/** A line of the log for each request of the contract that was answered, whichever answer it got. */
import type { FastifyInstance } from "fastify"
import { askedBy, lineAbout } from "./asked.ts"

/** Takes part in all routes that are added afterwards. */
export const logAccess = (app: FastifyInstance): void => {
  app.addHook("onResponse", async (request, reply) => {
    if (askedBy(request) === undefined) return
    request.log.info({ ...lineAbout(request, reply), status: reply.statusCode }, "answered")
  })
}
