/**
 * Signing in by Google's own page: away to it from the sign-in form, and back into the same interaction. The state that
 * travels names the interaction, and the browser that began has its cookie, so nobody else's answer is taken.
 */
import { createHash, randomBytes } from "node:crypto"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { minuteMs } from "../../src/domain/durations.ts"
import { networkOf } from "../contract/networks.ts"
import { recordAttempt, refundAttempt } from "../db/attempts.ts"
import { acceptForms, isOwnForm, queryIn, sendPage } from "./form-requests.ts"
import { formPage, interactionAddress, type FormState } from "./forms.ts"
import { newChecks, type GoogleChecks, type GoogleFlow } from "./google-flow.ts"
import { waitForPassword } from "./google-linking.ts"
import { toGooglePage } from "./google-pages.ts"
import { personHere } from "./google-people.ts"
import { keepRecord, takeRecord } from "./kept-records.ts"
import { failuresOfNetwork, secondsUntil, startsOfNetwork } from "./limits.ts"
import {
  borrowedIn,
  openInteractions,
  wantedIn,
  wantedOf,
  type Interaction,
  type InteractionOptions,
} from "./open-interactions.ts"
import { speak } from "./page-language.ts"
import { expiredPage } from "./pages.ts"
import type { Texts } from "./texts/en.ts"

export const googleCallback = "/identity/google/callback"

/** The time that somebody may take on Google's pages. */
const awayMs = 30 * minuteMs

const placeOf = (state: string) =>
  ({ model: "GoogleSignIn", id: createHash("sha256").update(state).digest("base64url") }) as const

interface Begun extends GoogleChecks {
  readonly uid: string
  readonly borrowed: boolean | null
}

export interface GoogleOptions extends InteractionOptions {
  readonly flow: GoogleFlow
}

/** Routes below `/identity`. */
export const googleRoutes = (app: FastifyInstance, { flow, ...options }: GoogleOptions): void => {
  const { frame, publicUrl, headers, db } = options
  const { inTurn, interactionOf, textsOf, goOn } = openInteractions(options)

  acceptForms(app)

  const sendExpired = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, 400, expiredPage(frame, speak(request, reply, { publicUrl }), wantedIn(request)))

  interface Shown {
    readonly interaction: Interaction
    readonly borrowed: boolean | null
    readonly problem?: string
    readonly email?: string
  }

  const sendForm = (
    reply: FastifyReply,
    texts: Texts,
    status: number,
    { interaction, borrowed, problem, email = "" }: Shown,
  ) => {
    const kept = { uid: interaction.uid, to: wantedOf(interaction), hasGoogle: true }
    const state: FormState = { form: "signIn", typed: { name: "", email }, borrowed, ...kept, problems: {}, problem }
    return sendPage(reply, status, formPage(frame, texts, state), headers)
  }

  const googleProblem = ({ problems }: Texts, status: number): string =>
    problems.googleFailed.replace("{status}", String(status))

  app.post("/interaction/:uid/google", async (request, reply) => {
    const interaction = await interactionOf(request, reply)
    if (interaction === undefined) return sendExpired(request, reply)
    const texts = textsOf(interaction, request, reply)
    const borrowed = borrowedIn(interaction, request.body)
    const refuse = (status: number, problem: string) =>
      sendForm(reply, texts, status, { interaction, borrowed, problem })
    if (!isOwnForm(request, publicUrl)) return refuse(403, texts.problems.otherOrigin)
    // Each leaves a row of somebody without an account, as opening the sign-in page does (E206).
    const again = await inTurn(request, () => recordAttempt(db, startsOfNetwork, networkOf(request.ip)))
    if (again !== null) {
      void reply.header("retry-after", secondsUntil(again))
      return refuse(429, texts.problems.tooManyTries)
    }
    const { uid } = interaction
    const checks = newChecks(`${uid}.${randomBytes(24).toString("base64url")}`)
    const address = await flow.begin(checks, texts.language).catch(() => null)
    if (address === null) return refuse(502, googleProblem(texts, 502))
    await inTurn(request, () => keepRecord(db, placeOf(checks.state), { ...checks, uid, borrowed }, awayMs))
    return sendPage(reply, 200, toGooglePage(frame, texts, address))
  })

  // The cookie of the interaction has its path, so the answer goes on there.
  app.get("/google/callback", (request, reply) => {
    const [, uid] = /^([\w-]{1,64})\.[\w-]+$/u.exec(queryIn(request, "state")) ?? []
    if (uid === undefined) return sendExpired(request, reply)
    return reply.redirect(`/identity/interaction/${uid}/google${request.url.slice(request.url.indexOf("?"))}`, 303)
  })

  app.get("/interaction/:uid/google", async (request, reply) => {
    const interaction = await interactionOf(request, reply)
    if (interaction === undefined) return sendExpired(request, reply)
    const texts = textsOf(interaction, request, reply)
    const back = interactionAddress(interaction.uid, { form: "signIn", to: wantedOf(interaction) })
    const network = networkOf(request.ip)
    const begun = await inTurn(request, () => takeRecord<Begun>(db, placeOf(queryIn(request, "state"))))
    // The browser's Back, or an answer that belongs to another sign-in: the form offers everything anew.
    if (begun?.uid !== interaction.uid) return reply.redirect(back, 303)
    // Somebody who changed their mind on Google's page.
    if (queryIn(request, "error") === "access_denied") return reply.redirect(back, 303)
    const { borrowed } = begun
    const shown = { interaction, borrowed }
    const again = await inTurn(request, () => recordAttempt(db, failuresOfNetwork, network))
    const refuseLater = (until: Date) => {
      void reply.header("retry-after", secondsUntil(until))
      return sendForm(reply, texts, 429, { ...shown, problem: texts.problems.tooManyTries })
    }
    if (again !== null) return refuseLater(again)
    const came = await flow.finish(new URL(request.url, publicUrl).searchParams, begun)
    if ("status" in came) return sendForm(reply, texts, 422, { ...shown, problem: googleProblem(texts, came.status) })
    const { person } = came
    const here = await inTurn(request, async () => {
      await refundAttempt(db, failuresOfNetwork, network)
      const found = await personHere(db, person, network)
      if ("refused" in found && found.refused === "EmailTaken") await waitForPassword(db, interaction.uid, person)
      return found
    })
    if ("again" in here) return refuseLater(here.again)
    if ("subject" in here) return goOn(request, reply, { ...here, interaction, by: "fed", borrowed })
    const { googleAccountThere, emailRefused } = texts.problems
    const problem = here.refused === "EmailTaken" ? googleAccountThere : emailRefused
    return sendForm(reply, texts, 422, { ...shown, problem, email: person.email })
  })
}
