/** Serves the reference of the contracts, to everybody. architecture: Server. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { referenceFile, referenceFolder, referencePages, referencePolicy } from "../../src/domain/reference-pages.ts"
import type { BuiltFiles } from "./built-files.ts"
import { askAgain, sendFile } from "./client.ts"

export const serveReference = (app: FastifyInstance, built: BuiltFiles): void => {
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const file = built(referenceFile)
    if (file === undefined) return reply.callNotFound()
    reply.header("Content-Security-Policy", referencePolicy)
    return sendFile(request, reply, file, { cache: askAgain })
  }
  for (const path of ["", ...referencePages.map((page) => `/${page}`)]) app.get(`/${referenceFolder}${path}`, send)
}
