/** Decides which pages are painted for whom, and paints them. architecture: Painting. */
import type { FastifyRequest } from "fastify"
import type { Language } from "../../src/domain/languages.ts"
import { cookieValue, signedInCookie } from "../../src/domain/page-cookies.ts"
import { isPainted } from "../../src/domain/page-parts.ts"
import type { Picture } from "../../src/domain/painting.ts"
import type { RoutePattern } from "../../src/domain/routes.ts"
import { networkLine } from "../contract/door.ts"
import type { FirstAnswer } from "./first-answers.ts"
import { mediaClassOf } from "./media-class.ts"
import type { Painter } from "./painter.ts"

/** People get the page without a picture that is not there by then. */
const patienceMs = 1_000

interface Visit {
  readonly route: RoutePattern
  readonly path: string
  readonly query: string
  readonly language: Language
  readonly answers: readonly FirstAnswer[]
}

/** Answers the picture of a page; null where it is of somebody who is signed in, or can't be painted. */
export type PaintPage = (request: FastifyRequest, visit: Visit) => Promise<Picture | null>

export const openPictures =
  ({ painter, now }: { readonly painter: Painter; readonly now: () => Date }): PaintPage =>
  async ({ headers, ip }, { route, path, query, language, answers }) => {
    if (!isPainted(route) || cookieValue(headers.cookie ?? "", signedInCookie) !== null) return null
    const order = {
      path,
      query,
      language,
      media: mediaClassOf(headers),
      now: now().getTime(),
      answers: Object.fromEntries(answers.map((answer) => [answer.path, answer.body])),
    }
    return painter.paint(order, networkLine(ip), AbortSignal.timeout(patienceMs))
  }
