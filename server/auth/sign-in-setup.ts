/**
 * Moderators who have no second step set one up while they sign in, where the operator says that they must have one.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { beginSetup, waitingSecret, type SetupPlace } from "./authenticator-setup.ts"
import { acceptForms, isOwnForm, sendPage, textIn } from "./form-requests.ts"
import { interactionAddress, secondStepAddress, type Problems } from "./forms.ts"
import { heldSignIn, holdSignIn, takeSignIn, type HalfSignIn } from "./half-sign-ins.ts"
import { linkButton } from "./letter-pages.ts"
import { isForced } from "./moderators-step.ts"
import { secretAddress } from "./one-time-codes.ts"
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
import { secondStepChanges } from "./second-step-changes.ts"
import { newCodesPage, scanningPage } from "./second-step-pages.ts"
import { isOn, secondStepOf } from "./second-steps.ts"
import { identityUser, type IdentityUser } from "./users.ts"

interface Held {
  readonly interaction: Interaction
  readonly half: HalfSignIn
  readonly person: IdentityUser
}

interface Scanned extends Problems {
  readonly status: number
  readonly secret: Uint8Array
}

const placeOf = ({ interaction, person }: Held): SetupPlace => ({ id: interaction.uid, subject: person.subject })

/** Routes below `/identity`. */
export const signInSetupRoutes = (app: FastifyInstance, options: InteractionOptions): void => {
  const { frame, publicUrl, headers, db, productName, moderatorsSecondStep } = options
  const { inTurn, interactionOf, textsOf, complete } = openInteractions(options)
  const { addApp } = secondStepChanges(options)
  const path = "/interaction/:uid/second-step/setup"

  acceptForms(app)

  /** A sign-in that has to set up a second step, or has just done so. */
  const heldIn = async (request: FastifyRequest, reply: FastifyReply): Promise<Held | undefined> => {
    const interaction = await interactionOf(request, reply)
    if (interaction === undefined) return undefined
    return inTurn(request, async () => {
      const half = await heldSignIn(db, interaction.uid)
      const person = half && (await identityUser(db, half.accountId))
      if (half === undefined || person === undefined || !isForced(moderatorsSecondStep, person)) return undefined
      const isOpen = half.secondStep !== undefined || !isOn(await secondStepOf(db, person.subject))
      return isOpen ? { interaction, half, person } : undefined
    })
  }

  const sendScanning = (
    request: FastifyRequest,
    reply: FastifyReply,
    { interaction, person }: Held,
    { status, ...scanned }: Scanned,
  ) => {
    const texts = textsOf(interaction, request, reply)
    const address = secretAddress(scanned.secret, { issuer: productName, label: person.email })
    const action = secondStepAddress(interaction.uid, { to: wantedOf(interaction), setUp: true })
    const why = texts.secondStep.forced
    const page = scanningPage(frame, texts, { ...scanned, address, action, why, endsOthers: null })
    return sendPage(reply, status, page, headers)
  }

  const sendExpired = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, 400, expiredPage(frame, speak(request, reply, { publicUrl }), wantedIn(request)))

  app.get(path, async (request, reply) => {
    const held = await heldIn(request, reply)
    if (held === undefined)
      return reply.redirect(interactionAddress(uidIn(request), { form: "signIn", to: wantedIn(request) }), 303)
    const { interaction, half, person } = held
    if (half.secondStep === undefined) {
      const place = placeOf(held)
      const secret = await inTurn(
        request,
        async () => (await waitingSecret(db, place)) ?? (await beginSetup(db, place)),
      )
      return sendScanning(request, reply, held, { status: 200, secret, problems: {} })
    }
    const taken = await inTurn(request, () => takeSignIn(db, interaction.uid))
    if (taken === undefined) return sendExpired(request, reply)
    const { by, borrowed, secondStep } = half
    return complete(request, reply, { interaction, subject: person.subject, by, borrowed, isNew: false, secondStep })
  })

  app.post(path, async (request, reply) => {
    const held = await heldIn(request, reply)
    if (held === undefined || held.half.secondStep !== undefined) return sendExpired(request, reply)
    const { interaction, half, person } = held
    const { uid } = interaction
    const texts = textsOf(interaction, request, reply)
    const code = textIn(request.body, "code")
    const place = placeOf(held)
    if (!isOwnForm(request, publicUrl)) {
      const secret = await inTurn(request, () => waitingSecret(db, place))
      if (secret === undefined) return sendExpired(request, reply)
      const problem = texts.problems.otherOrigin
      return sendScanning(request, reply, held, { status: 403, secret, problems: {}, problem })
    }
    const setUp = await inTurn(request, async () => {
      const done = await addApp({ ...person, request, texts, only: null }, place, code)
      if ("codes" in done) await holdSignIn(db, uid, { ...half, secondStep: "otp" })
      return done
    })
    if ("codes" in setUp) {
      const address = secondStepAddress(uid, { to: wantedOf(interaction), setUp: true })
      const next = linkButton(address, texts.secondStep.newCodes.button)
      return sendPage(reply, 200, newCodesPage(frame, texts, { codes: setUp.codes ?? [], next }), headers)
    }
    if (setUp.refused === "gone") return sendExpired(request, reply)
    const { noCode, wrongCode } = texts.secondStep.problems
    const problems = { code: code.trim() === "" ? noCode : wrongCode }
    return sendScanning(request, reply, held, { status: 422, secret: setUp.secret, problems })
  })
}
