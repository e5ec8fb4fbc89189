/** The common part of the pages that letters lead to: their links are counted, looked up and refused alike. */
import type { FastifyReply, FastifyRequest } from "fastify"
import { networkLine } from "../contract/door.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import { networkOf } from "../contract/networks.ts"
import { recordAttempt } from "../db/attempts.ts"
import type { LetterOrder } from "../queue/jobs.ts"
import { busySeconds, type Doorway } from "./entering.ts"
import { sendPage } from "./form-requests.ts"
import { deadLinkPage } from "./letter-pages.ts"
import { findToken, type LetterPurpose, type LetterToken } from "./letter-tokens.ts"
import { letterLinksOfNetwork, lettersOfEmail, lettersOfNetwork, secondsUntil } from "./limits.ts"
import { tokenPageHeaders, type PageFrame } from "./page.ts"
import { speak } from "./page-language.ts"
import { failedPage } from "./pages.ts"
import type { Texts } from "./texts/en.ts"

/** Queues a letter; false where too many wait already. It answers as fast for every address. */
export type OrderLetter = (order: LetterOrder) => Promise<boolean>

export interface LetterOptions extends Doorway {
  readonly frame: PageFrame
  readonly turns: FairTurns
  readonly publicUrl: string
  readonly orderLetter: OrderLetter
}

/**
 * Counts a letter that somebody asks for, and orders it; a problem with the seconds to wait, or null. Nothing here knows whether
 * the address is anybody's.
 */
export const askForLetter = async (
  { db, orderLetter }: LetterOptions,
  { problems }: Texts,
  { order, email, network }: { readonly order: LetterOrder; readonly email: string; readonly network: string },
): Promise<{ readonly problem: string; readonly seconds: number } | null> => {
  const again = (await recordAttempt(db, lettersOfNetwork, network)) ?? (await recordAttempt(db, lettersOfEmail, email))
  if (again !== null) return { problem: problems.tooManyLetters, seconds: secondsUntil(again) }
  return (await orderLetter(order)) ? null : { problem: problems.busy, seconds: busySeconds }
}

/** Answers of a page that a letter leads to, in its language. */
export interface LinkAnswers {
  readonly texts: Texts
  readonly send: (status: number, page: string) => FastifyReply
  readonly sendLater: (why: "tooMany" | "busy", seconds: number) => FastifyReply
  readonly sendDead: () => FastifyReply
}

/** Answers a request by whose link it is, or by why there is none. */
export type WithLink = (
  request: FastifyRequest,
  reply: FastifyReply,
  link: {
    readonly token: string
    readonly answer: (person: LetterToken, answers: LinkAnswers) => FastifyReply | Promise<FastifyReply>
  },
) => Promise<FastifyReply>

export const linkPages =
  ({ db, frame, turns, publicUrl }: LetterOptions, purpose: LetterPurpose): WithLink =>
  async (request, reply, { token, answer }) => {
    const texts = speak(request, reply, { publicUrl })
    const send: LinkAnswers["send"] = (status, page) => sendPage(reply, status, page, tokenPageHeaders)
    const sendLater: LinkAnswers["sendLater"] = (why, seconds) => {
      void reply.header("retry-after", seconds)
      return send(429, failedPage(frame, texts, why))
    }
    const sendDead: LinkAnswers["sendDead"] = () => send(400, deadLinkPage(frame, texts, purpose))
    const found = await turns.inTurn(networkLine(request.ip), async () => {
      const again = await recordAttempt(db, letterLinksOfNetwork, networkOf(request.ip))
      return again === null ? findToken(db, purpose, token) : { again }
    })
    if (found === undefined) return sendDead()
    if ("again" in found) return sendLater("tooMany", secondsUntil(found.again))
    return answer(found, { texts, send, sendLater, sendDead })
  }
