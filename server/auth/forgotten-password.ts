/**
 * A forgotten password: whoever writes an address gets the same answer at the same speed, and whoever has the letter
 * chooses a new password by its link.
 *
 * What differs between known and unknown addresses is done later, by whoever writes the letter (letters.ts). Two uses of
 * one link are settled by `spendToken`, in the transaction that sets the password and ends all sessions.
 */
import type { FastifyInstance, FastifyRequest } from "fastify"
import { emailRules } from "../../src/domain/text.ts"
import { safeReturnPath } from "../../src/domain/return-paths.ts"
import { networkLine } from "../contract/door.ts"
import { networkOf } from "../contract/networks.ts"
import { withTransaction } from "../db/database.ts"
import { brokenRules, busySeconds } from "./entering.ts"
import { acceptForms, isOwnForm, queryIn, sendPage, textIn } from "./form-requests.ts"
import { endSignIns } from "./grants.ts"
import { askForLetter, linkPages, type LetterOptions } from "./letter-links.ts"
import { forgottenPasswordPage, letterSentPage, newPasswordPage, passwordSetPage } from "./letter-pages.ts"
import { endTokens, spendToken } from "./letter-tokens.ts"
import { speak } from "./page-language.ts"
import { passwordRules } from "./password-rules.ts"
import { hashPassword } from "./passwords.ts"
import { secondStepChanges } from "./second-step-changes.ts"
import { noSecondStep, secondStepOf, turnOff, type SecondStep } from "./second-steps.ts"
import { forgiveSignIns } from "./sign-in-attempts.ts"
import { identityUser, ownWordsOf } from "./users.ts"

/** The sign-in page that somebody came from, with the id of its interaction as the provider makes them; anything else leads nowhere. */
const fromIn = (request: FastifyRequest) => {
  const from = queryIn(request, "from")
  return { from: /^[\w-]{1,64}$/u.test(from) ? from : "", to: safeReturnPath(queryIn(request, "to")) }
}

const askingRoutes = (app: FastifyInstance, options: LetterOptions): void => {
  const { frame, turns, publicUrl } = options

  app.get("/forgotten-password", (request, reply) => {
    const asked = { email: "", ...fromIn(request), problems: {} }
    return sendPage(reply, 200, forgottenPasswordPage(frame, speak(request, reply, { publicUrl }), asked))
  })

  app.post("/forgotten-password", async (request, reply) => {
    const texts = speak(request, reply, { publicUrl })
    const email = textIn(request.body, "email").trim()
    const from = fromIn(request)
    const asked = { email, ...from, problems: {} }
    const refuse = (status: number, problem: string) =>
      sendPage(reply, status, forgottenPasswordPage(frame, texts, { ...asked, problem }))
    if (!isOwnForm(request, publicUrl)) return refuse(403, texts.problems.otherOrigin)
    const problems = brokenRules(texts, { email: emailRules(email) })
    if (problems !== undefined) return sendPage(reply, 422, forgottenPasswordPage(frame, texts, { ...asked, problems }))
    const order = { about: "forgottenPassword", email, language: texts.language } as const
    const later = await turns.inTurn(networkLine(request.ip), () =>
      askForLetter(options, texts, { order, email, network: networkOf(request.ip) }),
    )
    if (later === null) return sendPage(reply, 200, letterSentPage(frame, texts, { email, by: from }))
    void reply.header("retry-after", later.seconds)
    return refuse(429, later.problem)
  })
}

const choosingRoutes = (app: FastifyInstance, options: LetterOptions): void => {
  const { db, turnstile, devices, productName, note, frame, turns, orderLetter } = options
  const withLink = linkPages(options, "newPassword")
  const { report } = secondStepChanges(options)

  app.get("/new-password", (request, reply) => {
    const token = queryIn(request, "token")
    return withLink(request, reply, {
      token,
      answer: ({ email }, { texts, send }) => send(200, newPasswordPage(frame, texts, { token, email, problems: {} })),
    })
  })

  /**
   * Sets the password and ends all sessions at once; answers what else ended, null where the link was used meanwhile. A second step
   * behind an address that nobody had shown to be theirs may be a stranger's, who would keep its owner out for good (E632).
   */
  const set = (token: string, passwordHash: string): Promise<SecondStep | null> =>
    withTransaction(db, async (trx) => {
      const person = await spendToken(trx, "newPassword", token)
      if (person === undefined) return null
      const now = new Date()
      const before = await identityUser(trx, person.subject)
      const isAnybodys = before?.email_verified_at === null && before.roles.length === 0
      const ended = isAnybodys ? await secondStepOf(trx, person.subject) : noSecondStep
      if (isAnybodys) await turnOff(trx, person.subject)
      await trx
        .updateTable("identity_users")
        // The letter in hand proves the address.
        .set({ password_hash: passwordHash, email_verified_at: now, updated_at: now })
        .where("subject", "=", person.subject)
        .execute()
      await endTokens(trx, person.subject)
      await endSignIns(trx, [person.subject])
      return ended
    })

  app.post("/new-password", (request, reply) => {
    const token = textIn(request.body, "token")
    const password = textIn(request.body, "password")
    const network = networkOf(request.ip)
    const { cookie: cookies } = request.headers
    return withLink(request, reply, {
      token,
      answer: async ({ email, subject }, { texts, send, sendLater, sendDead }) => {
        const ownWords = [
          ...(await turns.inTurn(networkLine(request.ip), () => ownWordsOf(db, subject))),
          email,
          productName,
        ]
        const problems = brokenRules(texts, { password: passwordRules(password, ownWords) })
        if (problems !== undefined) return send(422, newPasswordPage(frame, texts, { token, email, problems }))
        const leave = turnstile({ who: network, isKnown: false })
        if (leave === null) return sendLater("busy", busySeconds)
        try {
          const passwordHash = await hashPassword(password)
          const isSet = await turns.inTurn(networkLine(request.ip), async () => {
            const ended = await set(token, passwordHash)
            if (ended === null) return false
            await forgiveSignIns(db, { email, network, device: await devices.idOf(cookies, subject) }, subject)
            await note("password.changed", { subject, network })
            await orderLetter({ about: "changedPassword", email, language: texts.language })
            const noted = { subject, email, request, texts }
            if (ended.appSince !== null) await report("appRemoved", noted)
            if (ended.passkeys.length > 0) await report("passkeyRemoved", noted)
            return true
          })
          if (!isSet) return sendDead()
        } finally {
          leave()
        }
        void reply.header("set-cookie", await devices.remember(cookies, subject, false))
        return send(200, passwordSetPage(frame, texts))
      },
    })
  })
}

/** Routes below `/identity`. */
export const forgottenPasswordRoutes = (app: FastifyInstance, options: LetterOptions): void => {
  acceptForms(app)
  askingRoutes(app, options)
  choosingRoutes(app, options)
}
