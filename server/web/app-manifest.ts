/** The app's manifest in a language: the one that the address names, else the browser's. */
import type { FastifyInstance } from "fastify"
import Negotiator from "negotiator"
import { chooseLanguage } from "../../src/domain/languages.ts"
import { isKnown } from "../contract/tags.ts"
import type { BuiltFiles } from "./built-files.ts"

export const serveManifest = (app: FastifyInstance, built: BuiltFiles): void => {
  app.get<{ readonly Querystring: { readonly lang?: string | readonly string[] } }>(
    "/manifest.webmanifest",
    (request, reply) => {
      const { lang } = request.query
      const wished = typeof lang === "string" ? [lang] : []
      const language = chooseLanguage([...wished, ...new Negotiator(request).languages()]).slice(0, 2)
      const file = built(`i18n/${language}/manifest.webmanifest`) ?? built("manifest.webmanifest")
      if (file === undefined) return reply.callNotFound()
      const { body, tag } = file.plain
      void reply.headers({ ETag: tag, "Cache-Control": "no-cache", Vary: "Accept-Language" })
      return isKnown(request, tag) ? reply.code(304).send() : reply.type(file.type).send(body)
    },
  )
}
