/** Serves the theatre, in which developers replay logs, to installations that are for testing. architecture: Theatre. */
import type { FastifyInstance } from "fastify"
import { theatreFolder, theatreHeaders, theatrePolicies } from "../../src/domain/theatre-pages.ts"
import type { Config } from "../config/config.ts"
import type { BuiltFiles } from "./built-files.ts"
import { askAgain, sendFile } from "./client.ts"

interface Serving {
  readonly built: BuiltFiles
  readonly flags: Config["flags"]
}

export const serveTheatre = (app: FastifyInstance, { built, flags }: Serving): void => {
  app.get<{ readonly Params: { readonly "*": string } }>(`/${theatreFolder}/*`, (request, reply) => {
    const path = `${theatreFolder}/${request.params["*"]}`
    const file = flags.testing ? built(path) : undefined
    if (file === undefined) return reply.callNotFound()
    const policy = theatrePolicies[`/${path}`]
    if (policy !== undefined) reply.header("Content-Security-Policy", policy).headers(theatreHeaders)
    return sendFile(request, reply, file, { cache: askAgain })
  })
}
