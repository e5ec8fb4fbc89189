/**
 * The second step of a sign-in, after the right password or Google's word: a code of the authenticator app, a passkey,
 * or a recovery code. Nobody is signed in before it.
 *
 * Two uses of one code are settled where the code is taken (authenticators.ts, recovery-codes.ts, passkeys.ts), two
 * answers to one page by `takeSignIn`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { networkOf } from "../contract/networks.ts"
import { useAppCode } from "./authenticators.ts"
import { acceptForms, isOwnForm, queryIn, sendPage, textIn } from "./form-requests.ts"
import { interactionAddress, type Problems, type StepWay } from "./forms.ts"
import { heldSignIn, takeSignIn, type HalfSignIn } from "./half-sign-ins.ts"
import { secondsUntil } from "./limits.ts"
import {
  openInteractions,
  uidIn,
  wantedIn,
  wantedOf,
  type Interaction,
  type InteractionOptions,
} from "./open-interactions.ts"
import { speak } from "./page-language.ts"
import { expiredPage } from "./pages.ts"
import { askForPasskey, passkeyHost, usePasskey, type Asking } from "./passkeys.ts"
import { useRecoveryCode } from "./recovery-codes.ts"
import {
  isWarningOfCodesDue,
  isNewCodeLockout,
  recordCode,
  refundCode,
  type CodeAttempt,
} from "./second-step-attempts.ts"
import { secondStepChanges } from "./second-step-changes.ts"
import { isOn, secondStepOf, type SecondStep } from "./second-steps.ts"
import { signInStepPage } from "./sign-in-step-page.ts"
import type { Texts } from "./texts/en.ts"
import { identityUser } from "./users.ts"

/** The proof that each way of the second step is, by RFC 8176. */
const amrOf = { app: "otp", recovery: "otp", passkey: "hwk" } as const satisfies Readonly<Record<StepWay, string>>

/** All that a person has, the one that nobody can be tricked out of first. */
const waysOf = ({ appSince, passkeys, codesLeft }: SecondStep, hasPasskeys: boolean): readonly StepWay[] => [
  ...(passkeys.length > 0 && hasPasskeys ? (["passkey"] as const) : []),
  ...(appSince === null ? [] : (["app"] as const)),
  ...(codesLeft > 0 ? (["recovery"] as const) : []),
]

interface Held {
  readonly interaction: Interaction
  readonly half: HalfSignIn
  readonly ways: readonly StepWay[]
  /** The one that the page is about. */
  readonly way: StepWay
}

/** Routes below `/identity`. */
export const signInStepRoutes = (app: FastifyInstance, options: InteractionOptions): void => {
  const { frame, publicUrl, headers, db, devices, note, orderLetter } = options
  const { inTurn, interactionOf, textsOf, complete } = openInteractions(options)
  const { report } = secondStepChanges(options)
  const host = passkeyHost(publicUrl)
  const path = "/interaction/:uid/second-step"

  acceptForms(app)

  const heldIn = async (request: FastifyRequest, reply: FastifyReply): Promise<Held | undefined> => {
    const interaction = await interactionOf(request, reply)
    if (interaction === undefined) return undefined
    return inTurn(request, async () => {
      const half = await heldSignIn(db, interaction.uid)
      const step = half && (await secondStepOf(db, half.accountId))
      // Without a second step, as when the operator has just turned it off, there is nothing to ask for.
      if (half === undefined || step === undefined || !isOn(step)) return undefined
      const ways = waysOf(step, host !== null)
      const way = ways.find((one) => one === queryIn(request, "by")) ?? ways[0] ?? "recovery"
      return { interaction, half, ways, way }
    })
  }

  /** The question for the passkey, whose answer is taken in this interaction alone. */
  const questionOf = ({ interaction, half, way }: Held): Asking | null =>
    way === "passkey" && host !== null ? { host, subject: half.accountId, place: interaction.uid } : null

  const sendAsking = async (
    request: FastifyRequest,
    reply: FastifyReply,
    held: Held,
    { status, ...wrong }: Problems & { readonly status: number },
  ) => {
    const { interaction, ways, way } = held
    const asked = questionOf(held)
    const question = asked && (await inTurn(request, () => askForPasskey(db, asked)))
    const asking = { uid: interaction.uid, to: wantedOf(interaction), way, ways, question, ...wrong }
    return sendPage(reply, status, signInStepPage(frame, textsOf(interaction, request, reply), asking), headers)
  }

  app.get(path, async (request, reply) => {
    const held = await heldIn(request, reply)
    if (held !== undefined) return sendAsking(request, reply, held, { status: 200, problems: {} })
    // The browser's Back, or a page that was open for too long: the form begins anew, or says where to go.
    return reply.redirect(interactionAddress(uidIn(request), { form: "signIn", to: wantedIn(request) }), 303)
  })

  /** Answers what is wrong with the code or the passkey's answer; null where it is right, which uses it up. */
  const problemOf = async (request: FastifyRequest, held: Held, texts: Texts): Promise<string | null> => {
    const { accountId } = held.half
    const asked = questionOf(held)
    if (asked !== null)
      return (await usePasskey(db, asked, textIn(request.body, "answer")))
        ? null
        : texts.secondStep.problems.passkeyFailed
    const { noCode, wrongCode, usedCode, wrongRecoveryCode } = texts.secondStep.problems
    const code = textIn(request.body, "code")
    if (code.trim() === "") return noCode
    if (held.way === "recovery") return (await useRecoveryCode(db, accountId, code)) ? null : wrongRecoveryCode
    const taken = await useAppCode(db, accountId, code)
    if (taken === "right") return null
    return taken === "used" ? usedCode : wrongCode
  }

  /** Somebody knows the password and has no code: the owner is warned. */
  const noteLockout = async (attempt: CodeAttempt, { language }: Texts): Promise<void> => {
    const { subject, network } = attempt
    if (!(await isNewCodeLockout(db, attempt))) return
    await note("second-step.locked-out", { subject, network })
    const person = (await isWarningOfCodesDue(db, attempt)) ? await identityUser(db, subject) : undefined
    if (person !== undefined) await orderLetter({ about: "refusedSecondStep", email: person.email, language })
  }

  const reportRecovery = async (request: FastifyRequest, { half: { accountId: subject } }: Held, texts: Texts) => {
    const person = await identityUser(db, subject)
    if (person !== undefined) await report("codeUsed", { ...person, request, texts })
  }

  app.post(path, async (request, reply) => {
    const held = await heldIn(request, reply)
    if (held === undefined)
      return sendPage(reply, 400, expiredPage(frame, speak(request, reply, { publicUrl }), wantedIn(request)))
    const { interaction, half } = held
    const { accountId: subject, by, borrowed } = half
    const texts = textsOf(interaction, request, reply)
    if (!isOwnForm(request, publicUrl))
      return sendAsking(request, reply, held, { status: 403, problems: {}, problem: texts.problems.otherOrigin })
    const network = networkOf(request.ip)
    const device = await devices.passedIdOf(request.headers.cookie, subject)
    const attempt = { subject, network, device, isGuessable: held.way === "app" }
    const refused = await inTurn(request, async () => {
      const again = await recordCode(db, attempt)
      if (again !== null) {
        await noteLockout(attempt, texts)
        return { again }
      }
      const problem = await problemOf(request, held, texts)
      if (problem === null) await refundCode(db, attempt)
      else await note("second-step.failed", { subject, network })
      return problem
    })
    if (typeof refused === "string")
      return sendAsking(request, reply, held, {
        status: 422,
        ...(held.way === "passkey" ? { problems: {}, problem: refused } : { problems: { code: refused } }),
      })
    if (refused !== null) {
      void reply.header("retry-after", secondsUntil(refused.again))
      return sendAsking(request, reply, held, { status: 429, problems: {}, problem: texts.problems.tooManyTries })
    }
    const isTaken = await inTurn(request, async () => {
      if ((await takeSignIn(db, interaction.uid)) === undefined) return false
      if (held.way === "recovery") await reportRecovery(request, held, texts)
      return true
    })
    if (!isTaken) return sendPage(reply, 400, expiredPage(frame, texts, wantedOf(interaction)))
    return complete(request, reply, { interaction, subject, by, borrowed, isNew: false, secondStep: amrOf[held.way] })
  })
}
