/** The pages as others find them: their heads, their cards, and the lists of them. */
import type { FastifyInstance } from "fastify"
import type { Kysely } from "kysely"
import type { Config } from "../config/config.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import type { Services } from "../contract/services.ts"
import type { Schema } from "../db/schema.ts"
import type { BuiltFiles } from "../web/built-files.ts"
import { builtPath, type WritePage } from "../web/client.ts"
import { serveCards } from "./card-serving.ts"
import { openFirstAnswers, type AskOwn } from "./first-answers.ts"
import { builtLanguages, pageLanguage } from "./languages.ts"
import { openPainter } from "./painter.ts"
import { painterFile } from "./page-files.ts"
import { openPictures } from "./pictures.ts"
import { serveSitemaps } from "./sitemap-serving.ts"
import { openSubjects } from "./subjects.ts"
import { openTexts } from "./texts.ts"
import { pageWriter } from "./writing.ts"

interface Parts {
  readonly db: Kysely<Schema>
  readonly services: Services
  /** The turns in which to ask the database. */
  readonly turns: FairTurns
  readonly built: BuiltFiles
  readonly config: Pick<Config, "publicUrl" | "flags" | "apis">
}

/** By its name a bot: a page that is fetched is nobody's look; whoever reads it says so (D45, E500). */
const ownReader = "handra-page-bot"

/** Serves cards and lists, and answers how the page of an address is written. */
export const openPages = (
  app: FastifyInstance,
  { db, services, turns, built, config: { publicUrl, flags, apis } }: Parts,
): WritePage => {
  const subjects = openSubjects(db, services)
  const textsIn = openTexts(built)
  const available = () => builtLanguages(built)
  const languageOf = (query: string) => pageLanguage(query, {}, available()).language
  serveCards(app, { db, turns, flags, files: services.files, subjects, textsIn, languageOf })
  serveSitemaps(app, { db, turns, publicUrl, flags, available })
  const ask: AskOwn = async (url, { language, address }) => {
    const headers = { "accept-language": language, "user-agent": ownReader }
    const { statusCode, body } = await app.inject({ method: "GET", url, headers, remoteAddress: address })
    return statusCode === 200 ? body : null
  }
  const firstAnswers = openFirstAnswers({ ask, built, flags })
  const painter = openPainter({
    file: () => {
      // A picture shows the facts of this server.
      const file = apis.mocks.length > 0 ? null : painterFile(built)
      return file === null ? null : builtPath(file)
    },
    report: (problem, error) => app.log.error({ err: error }, problem),
  })
  app.addHook("onClose", painter.close)
  const paintPage = openPictures({ painter, now: services.now })
  return pageWriter({ built, firstAnswers, paintPage, publicUrl, flags, turns, subjects, textsIn, log: app.log })
}
