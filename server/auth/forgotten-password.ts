/**
 * A forgotten password: whoever writes an address gets the same answer at the same speed, and whoever has the letter chooses a
 * new password by its link. E291.
 *
 * What tells known addresses from unknown ones is done later, by whoever writes the letter (letters.ts). Two uses of one
 * link are settled by `spendToken`, in the transaction that sets the password and ends all sessions.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { emailRules } from "../../src/domain/text.ts"
import { networkLine } from "../contract/door.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import { networkOf } from "../contract/networks.ts"
import { recordAttempt, type AttemptLimit } from "../db/attempts.ts"
import { withTransaction } from "../db/database.ts"
import type { LetterOrder } from "../queue/jobs.ts"
import { brokenRules, busySeconds, newPasswordRules, type Doorway } from "./entering.ts"
import { acceptForms, isOwnForm, queryIn, sendPage, textIn } from "./form-requests.ts"
import { endSignIns } from "./grants.ts"
import {
  deadLinkPage,
  forgottenPasswordPage,
  letterSentPage,
  newPasswordPage,
  passwordSetPage,
} from "./letter-pages.ts"
import { findToken, spendToken } from "./letter-tokens.ts"
import { letterLinksOfNetwork, lettersOfEmail, lettersOfNetwork, secondsUntil } from "./limits.ts"
import { tokenPageHeaders, type PageFrame } from "./page.ts"
import { failedPage } from "./pages.ts"
import { hashPassword } from "./passwords.ts"
import { forgiveSignIns } from "./sign-in-attempts.ts"
import { textsFor } from "./texts.ts"

/** Queues a letter; false where too many wait already. It answers as fast for every address. */
export type OrderLetter = (order: LetterOrder) => Promise<boolean>

export interface ForgottenPasswordOptions extends Pick<Doorway, "db" | "turnstile" | "devices"> {
  readonly frame: PageFrame
  readonly turns: FairTurns
  readonly publicUrl: string
  readonly orderLetter: OrderLetter
}

/** The id of an interaction, as the provider makes them; anything else leads nowhere. */
const interactionIn = (request: FastifyRequest): string => {
  const from = queryIn(request, "from")
  return /^[\w-]{1,64}$/u.test(from) ? from : ""
}

const askingRoutes = (app: FastifyInstance, { db, frame, turns, publicUrl, orderLetter }: ForgottenPasswordOptions) => {
  const texts = textsFor(undefined)
  const { problems: said } = texts

  app.get("/forgotten-password", (request, reply) =>
    sendPage(
      reply,
      200,
      forgottenPasswordPage(frame, texts, { email: "", from: interactionIn(request), problems: {} }),
    ),
  )

  /** Counts and orders; a problem with the seconds to wait, or null. Nothing here knows whether the address is anybody's. */
  const order = async (email: string, network: string) => {
    const counted: readonly (readonly [AttemptLimit, string])[] = [
      [lettersOfNetwork, network],
      [lettersOfEmail, email],
    ]
    for (const [limit, who] of counted) {
      const again = await recordAttempt(db, limit, who)
      if (again !== null) return { problem: said.tooManyLetters, seconds: secondsUntil(again) }
    }
    const isTaken = await orderLetter({ about: "forgottenPassword", email })
    return isTaken ? null : { problem: said.busy, seconds: busySeconds }
  }

  app.post("/forgotten-password", async (request, reply) => {
    const asked = { email: textIn(request.body, "email").trim(), from: interactionIn(request), problems: {} }
    const refuse = (status: number, wrong: Pick<Parameters<typeof forgottenPasswordPage>[2], "problem">) =>
      sendPage(reply, status, forgottenPasswordPage(frame, texts, { ...asked, ...wrong }))
    if (!isOwnForm(request, publicUrl)) return refuse(403, { problem: said.otherOrigin })
    const problems = brokenRules(texts, { email: emailRules(asked.email) })
    if (problems !== undefined) return sendPage(reply, 422, forgottenPasswordPage(frame, texts, { ...asked, problems }))
    const later = await turns.inTurn(networkLine(request.ip), () => order(asked.email, networkOf(request.ip)))
    if (later === null) return sendPage(reply, 200, letterSentPage(frame, texts, asked))
    void reply.header("retry-after", later.seconds)
    return refuse(429, later)
  })
}

const choosingRoutes = (app: FastifyInstance, options: ForgottenPasswordOptions) => {
  const { db, turnstile, devices, frame, turns, orderLetter } = options
  const texts = textsFor(undefined)
  const send = (reply: FastifyReply, status: number, page: string) => sendPage(reply, status, page, tokenPageHeaders)
  const sendDead = (reply: FastifyReply) => send(reply, 400, deadLinkPage(frame, texts))
  const sendLater = (reply: FastifyReply, why: "tooMany" | "busy", seconds: number) =>
    send(reply.header("retry-after", seconds), 429, failedPage(frame, texts, why))

  /** Whose link it is, when the network has not used too many. */
  const found = ({ ip }: FastifyRequest, token: string) =>
    turns.inTurn(networkLine(ip), async () => {
      const again = await recordAttempt(db, letterLinksOfNetwork, networkOf(ip))
      return again === null ? findToken(db, "newPassword", token) : { again }
    })

  app.get("/new-password", async (request, reply) => {
    const token = queryIn(request, "token")
    const person = await found(request, token)
    if (person === undefined) return sendDead(reply)
    if ("again" in person) return sendLater(reply, "tooMany", secondsUntil(person.again))
    return send(reply, 200, newPasswordPage(frame, texts, { token, email: person.email, problems: {} }))
  })

  /** Sets the password and ends all sessions at once; undefined where the link was used meanwhile. */
  const set = (token: string, passwordHash: string) =>
    withTransaction(db, async (trx) => {
      const person = await spendToken(trx, "newPassword", token)
      if (person === undefined) return undefined
      const now = new Date()
      await trx
        .updateTable("identity_users")
        // Whoever has the letter has the address.
        .set({ password_hash: passwordHash, email_verified_at: now, updated_at: now })
        .where("subject", "=", person.subject)
        .execute()
      await endSignIns(trx, [person.subject])
      return person
    })

  app.post("/new-password", async (request, reply) => {
    const token = textIn(request.body, "token")
    const password = textIn(request.body, "password")
    const network = networkOf(request.ip)
    const { cookie: cookies } = request.headers
    const person = await found(request, token)
    if (person === undefined) return sendDead(reply)
    if ("again" in person) return sendLater(reply, "tooMany", secondsUntil(person.again))
    const { email, subject } = person
    const problems = brokenRules(texts, { password: newPasswordRules(password) })
    if (problems !== undefined) return send(reply, 422, newPasswordPage(frame, texts, { token, email, problems }))
    const leave = turnstile({ who: network, isKnown: false })
    if (leave === null) return sendLater(reply, "busy", busySeconds)
    try {
      const passwordHash = await hashPassword(password)
      const isSet = await turns.inTurn(networkLine(request.ip), async () => {
        if ((await set(token, passwordHash)) === undefined) return false
        await forgiveSignIns(db, { email, network, device: await devices.idOf(cookies, subject) }, subject)
        await orderLetter({ about: "changedPassword", email })
        return true
      })
      if (!isSet) return sendDead(reply)
    } finally {
      leave()
    }
    void reply.header("set-cookie", await devices.remember(cookies, subject))
    return send(reply, 200, passwordSetPage(frame, texts))
  })
}

/** Routes below `/identity`. */
export const forgottenPasswordRoutes = (app: FastifyInstance, options: ForgottenPasswordOptions): void => {
  acceptForms(app)
  askingRoutes(app, options)
  choosingRoutes(app, options)
}
