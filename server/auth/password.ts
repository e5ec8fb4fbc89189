/**
 * A password that its owner knows, replaced by another one: with the limits of signing in, and a letter that reports
 * it. Whether other devices stay signed in is the owner's to say.
 */
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Provider } from "oidc-provider"
import { networkLine } from "../contract/door.ts"
import { networkOf } from "../contract/networks.ts"
import { withTransaction } from "../db/database.ts"
import { busySeconds, sentence } from "./entering.ts"
import { acceptForms, isOwnForm, sendPage, textIn } from "./form-requests.ts"
import { endOtherSignIns, type ThisDevice } from "./grants.ts"
import type { LetterOptions } from "./letter-links.ts"
import { endTokens } from "./letter-tokens.ts"
import { ownPages } from "./own-pages.ts"
import { endOthersField, passwordChangedPage, passwordPage } from "./password-pages.ts"
import { passwordRules } from "./password-rules.ts"
import { hashPassword } from "./passwords.ts"
import { proveAgain } from "./proving-again.ts"
import { ownWordsOf } from "./users.ts"

export interface PasswordOptions extends LetterOptions {
  readonly provider: Provider
}

interface Chosen {
  readonly subject: string
  readonly passwordHash: string
  /** The browser whose sign-in stays alone; null where all do. */
  readonly only: ThisDevice | null
}

/** Routes below `/identity`. */
export const passwordRoutes = (app: FastifyInstance, options: PasswordOptions): void => {
  const { db, turnstile, productName, note, frame, turns, publicUrl, orderLetter } = options
  const ownPage = ownPages(options)
  const inTurn = <Value>({ ip }: FastifyRequest, work: () => Promise<Value>): Promise<Value> =>
    turns.inTurn(networkLine(ip), work)

  acceptForms(app)

  app.get("/password", (request, reply) =>
    ownPage(request, reply, ({ person: { email } }, texts) =>
      sendPage(reply, 200, passwordPage(frame, texts, { email, endsOthers: true, problems: {} })),
    ),
  )

  const set = ({ subject, passwordHash, only }: Chosen): Promise<void> =>
    withTransaction(db, async (trx) => {
      await trx
        .updateTable("identity_users")
        .set({ password_hash: passwordHash, updated_at: new Date() })
        .where("subject", "=", subject)
        .execute()
      await endTokens(trx, subject)
      if (only !== null) await endOtherSignIns(trx, subject, only)
    })

  app.post("/password", (request, reply) =>
    ownPage(request, reply, async ({ person: { email, subject }, here }, texts) => {
      const [password, newPassword] = [textIn(request.body, "password"), textIn(request.body, "newPassword")]
      const endsOthers = textIn(request.body, endOthersField) !== ""
      const refuse = (status: number, wrong: Omit<Parameters<typeof passwordPage>[2], "email" | "endsOthers">) =>
        sendPage(reply, status, passwordPage(frame, texts, { email, endsOthers, ...wrong }))
      const refuseLater = (problem: string | undefined, seconds: number) => {
        void reply.header("retry-after", seconds)
        return refuse(429, { problems: {}, problem })
      }
      if (!isOwnForm(request, publicUrl)) return refuse(403, { problems: {}, problem: texts.problems.otherOrigin })
      const ownWords = [...(await inTurn(request, () => ownWordsOf(db, subject))), productName]
      const weak = sentence(texts, "password", passwordRules(newPassword, ownWords))
      const wrong = password === newPassword && password !== "" ? texts.problems.samePassword : weak
      if (wrong !== undefined) return refuse(422, { problems: { newPassword: wrong } })
      const refused = await proveAgain(options, request, { texts, email })
      if (refused?.retryAfterSeconds !== undefined) return refuseLater(refused.problem, refused.retryAfterSeconds)
      if (refused !== null) return refuse(refused.status, refused)
      const leave = turnstile({ who: networkOf(request.ip), isKnown: false })
      if (leave === null) return refuseLater(texts.problems.busy, busySeconds)
      try {
        const passwordHash = await hashPassword(newPassword)
        await inTurn(request, async () => {
          await set({ subject, passwordHash, only: endsOthers ? here : null })
          await note("password.changed", { subject, network: networkOf(request.ip) })
          await orderLetter({ about: "changedOwnPassword", email, language: texts.language })
        })
      } finally {
        leave()
      }
      return sendPage(reply, 200, passwordChangedPage(frame, texts, endsOthers))
    }),
  )
}
