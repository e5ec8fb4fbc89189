/**
 * The address that somebody signs in with: it is verified by a letter, and changed by one to the new address. Who
 * changes it is signed in at the provider and writes the password once more.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely, Transaction } from "kysely"
import type { Provider } from "oidc-provider"
import { emailRules } from "../../src/domain/text.ts"
import { networkLine } from "../contract/door.ts"
import { networkOf } from "../contract/networks.ts"
import { withTransaction } from "../db/database.ts"
import type { Schema } from "../db/schema.ts"
import type { LetterOrder } from "../queue/jobs.ts"
import { changedEmailPage, confirmPage, emailPage, takenEmailPage, verifiedPage } from "./email-pages.ts"
import { brokenRules } from "./entering.ts"
import { acceptForms, isOwnForm, queryIn, sendPage, textIn } from "./form-requests.ts"
import { askForLetter, linkPages, type LetterOptions } from "./letter-links.ts"
import { letterSentPage } from "./letter-pages.ts"
import { endTokens, spendToken } from "./letter-tokens.ts"
import { ownPages } from "./own-pages.ts"
import { proveAgain } from "./proving-again.ts"
import type { Texts } from "./texts/en.ts"
import { subjectWithEmail, type IdentityUser } from "./users.ts"

export interface EmailOptions extends LetterOptions {
  readonly provider: Provider
  /** Called in the transaction that changes the address, at its end: the market keeps a copy. */
  readonly onEmailChanged: (trx: Transaction<Schema>, subject: string, email: string) => Promise<void>
}

interface Ordered {
  readonly texts: Texts
  readonly person: IdentityUser
  readonly email: string
  readonly letter: LetterOrder
}

const ownRoutes = (app: FastifyInstance, options: EmailOptions): void => {
  const { frame, turns, publicUrl } = options
  const ownPage = ownPages(options)

  app.get("/email", (request, reply) =>
    ownPage(request, reply, ({ person }, texts) =>
      sendPage(reply, 200, emailPage(frame, texts, { person, email: "", problems: {} })),
    ),
  )

  /** Orders a letter, and says that it is on its way to the address. */
  const order = async (request: FastifyRequest, reply: FastifyReply, { texts, person, email, letter }: Ordered) => {
    const ordered = { ...letter, language: texts.language }
    const later = await turns.inTurn(networkLine(request.ip), () =>
      askForLetter(options, texts, { order: ordered, email, network: networkOf(request.ip) }),
    )
    if (later === null) return sendPage(reply, 200, letterSentPage(frame, texts, { email, by: null }))
    void reply.header("retry-after", later.seconds)
    return sendPage(reply, 429, emailPage(frame, texts, { person, email: "", problems: {}, problem: later.problem }))
  }

  app.post("/email", (request, reply) =>
    ownPage(request, reply, async ({ person }, texts) => {
      const email = textIn(request.body, "email").trim()
      const refuse = (status: number, wrong: Omit<Parameters<typeof emailPage>[2], "person" | "email">) =>
        sendPage(reply, status, emailPage(frame, texts, { person, email, ...wrong }))
      if (!isOwnForm(request, publicUrl)) return refuse(403, { problems: {}, problem: texts.problems.otherOrigin })
      const isSame = email.toLowerCase() === person.email.toLowerCase()
      const problems = isSame ? { email: texts.problems.sameEmail } : brokenRules(texts, { email: emailRules(email) })
      if (problems !== undefined) return refuse(422, { problems })
      const refused = await proveAgain(options, request, { texts, email: person.email })
      if (refused !== null) {
        const { status, retryAfterSeconds, ...wrong } = refused
        if (retryAfterSeconds !== undefined) void reply.header("retry-after", retryAfterSeconds)
        return refuse(status, wrong)
      }
      const letter = { about: "newEmail", subject: person.subject, email } as const
      return order(request, reply, { texts, person, email, letter })
    }),
  )

  app.post("/email/verification", (request, reply) =>
    ownPage(request, reply, ({ person }, texts) => {
      const { email, subject } = person
      if (isOwnForm(request, publicUrl))
        return order(request, reply, { texts, person, email, letter: { about: "newAccount", subject } })
      const problem = texts.problems.otherOrigin
      return sendPage(reply, 403, emailPage(frame, texts, { person, email: "", problems: {}, problem }))
    }),
  )
}

const verify = (db: Kysely<Schema>, token: string): Promise<boolean> =>
  withTransaction(db, async (trx) => {
    const person = await spendToken(trx, "verifyEmail", token)
    if (person === undefined) return false
    await trx
      .updateTable("identity_users")
      .set({ email_verified_at: new Date() })
      .where("subject", "=", person.subject)
      // Of an address that was changed meanwhile the letter says nothing.
      .where("email", "=", person.email)
      .execute()
    return true
  })

/** PostgreSQL's code where a value is there already that may be there once. */
const uniqueViolation = "23505"

const isTwice = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === uniqueViolation

/** Answers the address from before; null where the link was used meanwhile. */
const change = ({ db, onEmailChanged }: EmailOptions, token: string) =>
  withTransaction(db, async (trx) => {
    const person = await spendToken(trx, "newEmail", token)
    if (person === undefined) return null
    const { subject, email } = person
    const owner = await subjectWithEmail(trx, email)
    if (owner !== undefined && owner !== subject) return { isTaken: true } as const
    const { email: before } = await trx
      .selectFrom("identity_users")
      .select("email")
      .where("subject", "=", subject)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const now = new Date()
    await trx
      .updateTable("identity_users")
      .set({ email, email_verified_at: now, updated_at: now })
      .where("subject", "=", subject)
      .execute()
    // Links that went to the former address end with it.
    await endTokens(trx, subject)
    await onEmailChanged(trx, subject, email)
    return { isTaken: false, before } as const
  }).catch((error: unknown) => {
    // Of two people who come at the same moment, the second finds the address free and then taken.
    if (isTwice(error)) return { isTaken: true } as const
    throw error
  })

const linkRoutes = (app: FastifyInstance, options: EmailOptions): void => {
  const { db, frame, turns, orderLetter } = options

  for (const purpose of ["verifyEmail", "newEmail"] as const) {
    const withLink = linkPages(options, purpose)
    const path = purpose === "verifyEmail" ? "/verify-email" : "/new-email"
    // Opening the link changes nothing: mail programs do so before people, and would verify what nobody has read.
    app.get(path, (request, reply) => {
      const token = queryIn(request, "token")
      return withLink(request, reply, {
        token,
        answer: ({ email }, { texts, send }) => send(200, confirmPage(frame, texts, { purpose, token, email })),
      })
    })
    app.post(path, (request, reply) => {
      const token = textIn(request.body, "token")
      return withLink(request, reply, {
        token,
        answer: ({ email }, { texts, send, sendDead }) =>
          turns.inTurn(networkLine(request.ip), async () => {
            if (purpose === "verifyEmail")
              return (await verify(db, token)) ? send(200, verifiedPage(frame, texts)) : sendDead()
            const changed = await change(options, token)
            if (changed === null) return sendDead()
            if (changed.isTaken) return send(409, takenEmailPage(frame, texts))
            await orderLetter({ about: "changedEmail", email: changed.before, language: texts.language })
            return send(200, changedEmailPage(frame, texts, email))
          }),
      })
    })
  }
}

/** Routes below `/identity`. */
export const emailRoutes = (app: FastifyInstance, options: EmailOptions): void => {
  acceptForms(app)
  ownRoutes(app, options)
  linkRoutes(app, options)
}
