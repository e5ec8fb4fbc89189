/**
 * The own second step of signing in: what there is, set up, removed and renewed by who is signed in and writes the password once
 * more. E610, E611.
 */
import { createHash } from "node:crypto"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { networkLine } from "../contract/door.ts"
import { beginSetup, type SetupPlace } from "./authenticator-setup.ts"
import { acceptForms, isOwnForm, sendPage, textIn } from "./form-requests.ts"
import type { Problems } from "./forms.ts"
import type { ThisDevice } from "./grants.ts"
import { secretAddress } from "./one-time-codes.ts"
import { ownPages } from "./own-pages.ts"
import type { PasswordOptions } from "./password.ts"
import { endOthersField } from "./password-pages.ts"
import { proveAgain } from "./proving-again.ts"
import { linkButton } from "./letter-pages.ts"
import { secondStepChanges } from "./second-step-changes.ts"
import {
  appCodeAddress,
  changePaths,
  newCodesPage,
  provingPage,
  scanningPage,
  secondStepPage,
  secondStepPath,
  type Change,
} from "./second-step-pages.ts"
import { isOn, secondStepOf, type SecondStep } from "./second-steps.ts"
import type { Texts } from "./texts/en.ts"
import type { IdentityUser } from "./users.ts"

/** Whether there is anything to change. */
const isPossible: Readonly<Record<Change, (step: SecondStep) => boolean>> = {
  setUpApp: ({ appSince }) => appSince === null,
  removeApp: ({ appSince }) => appSince !== null,
  renewCodes: isOn,
}

/** Setting up asks for other devices when it is done. */
const asksForOthers: Readonly<Record<Change, boolean>> = { setUpApp: false, removeApp: true, renewCodes: false }

interface Own {
  readonly person: IdentityUser
  readonly here: ThisDevice
}

/** One browser sees the secret, whatever else the person is signed in on. */
const placeOf = ({ person: { subject }, here: { session } }: Own): SetupPlace => ({
  id: createHash("sha256").update(session).digest("base64url"),
  subject,
})

/** Routes below `/identity`. */
export const secondStepRoutes = (app: FastifyInstance, options: PasswordOptions): void => {
  const { db, frame, turns, publicUrl, productName } = options
  const ownPage = ownPages(options)
  const changes = secondStepChanges(options)
  const inTurn = <Value>({ ip }: FastifyRequest, work: () => Promise<Value>): Promise<Value> =>
    turns.inTurn(networkLine(ip), work)
  const stepOf = (request: FastifyRequest, { person: { subject } }: Own) =>
    inTurn(request, () => secondStepOf(db, subject))
  const endsOthersIn = ({ body }: FastifyRequest): boolean => textIn(body, endOthersField) !== ""

  acceptForms(app)

  app.get("/second-step", (request, reply) =>
    ownPage(request, reply, async (own, texts) =>
      sendPage(reply, 200, secondStepPage(frame, texts, await stepOf(request, own))),
    ),
  )

  interface Scanned extends Problems {
    readonly secret: Uint8Array
    readonly endsOthers: boolean
  }

  const sendScanning = (reply: FastifyReply, status: number, { person }: Own, texts: Texts, shown: Scanned) => {
    const address = secretAddress(shown.secret, { issuer: productName, label: person.email })
    return sendPage(reply, status, scanningPage(frame, texts, { ...shown, address, action: appCodeAddress }))
  }

  const sendCodes = (reply: FastifyReply, texts: Texts, codes: readonly string[]) => {
    const next = linkButton(secondStepPath, texts.secondStep.newCodes.button)
    return sendPage(reply, 200, newCodesPage(frame, texts, { codes, next }))
  }

  const make = async (change: Change, own: Own, texts: Texts, request: FastifyRequest, reply: FastifyReply) => {
    const { person, here } = own
    const told = { ...person, request, texts, only: endsOthersIn(request) ? here : null }
    switch (change) {
      case "setUpApp": {
        const secret = await inTurn(request, () => beginSetup(db, placeOf(own)))
        return sendScanning(reply, 200, own, texts, { secret, endsOthers: true, problems: {} })
      }
      case "removeApp":
        await inTurn(request, () => changes.removeApp(told))
        return reply.redirect(secondStepPath, 303)
      case "renewCodes":
        return sendCodes(reply, texts, await inTurn(request, () => changes.renewCodes(told)))
    }
  }

  for (const change of ["setUpApp", "removeApp", "renewCodes"] as const) {
    const path = `/second-step/${changePaths[change]}`
    const asksOthers = asksForOthers[change]

    app.get(path, (request, reply) =>
      ownPage(request, reply, async (own, texts) => {
        if (!isPossible[change](await stepOf(request, own))) return reply.redirect(secondStepPath, 303)
        const { email } = own.person
        const asked = { email, endsOthers: asksOthers ? true : null, problems: {} }
        return sendPage(reply, 200, provingPage(frame, texts, change, asked))
      }),
    )

    app.post(path, (request, reply) =>
      ownPage(request, reply, async (own, texts) => {
        const { email } = own.person
        const refuse = (status: number, wrong: Problems) => {
          const asked = { email, endsOthers: asksOthers ? endsOthersIn(request) : null, ...wrong }
          return sendPage(reply, status, provingPage(frame, texts, change, asked))
        }
        if (!isOwnForm(request, publicUrl)) return refuse(403, { problems: {}, problem: texts.problems.otherOrigin })
        if (!isPossible[change](await stepOf(request, own))) return reply.redirect(secondStepPath, 303)
        const unproven = await proveAgain(options, request, { texts, email })
        if (unproven === null) return make(change, own, texts, request, reply)
        if (unproven.retryAfterSeconds !== undefined) void reply.header("retry-after", unproven.retryAfterSeconds)
        return refuse(unproven.status, unproven)
      }),
    )
  }

  app.get("/second-step/app/code", (_request, reply) => reply.redirect(secondStepPath, 303))

  app.post("/second-step/app/code", (request, reply) =>
    ownPage(request, reply, async (own, texts) => {
      const { person, here } = own
      const sendOwn = async (status: number, problem?: string) =>
        sendPage(reply, status, secondStepPage(frame, texts, await stepOf(request, own), problem))
      const { noCode, wrongCode, setupOver } = texts.secondStep.problems
      if (!isOwnForm(request, publicUrl)) return sendOwn(403, texts.problems.otherOrigin)
      const code = textIn(request.body, "code")
      const endsOthers = endsOthersIn(request)
      const told = { ...person, request, texts, only: endsOthers ? here : null }
      const setUp = await inTurn(request, () => changes.addApp(told, placeOf(own), code))
      if ("codes" in setUp) {
        const { codes } = setUp
        return codes === null ? reply.redirect(secondStepPath, 303) : sendCodes(reply, texts, codes)
      }
      if (setUp.refused === "gone") return sendOwn(422, setupOver)
      const problems = { code: code.trim() === "" ? noCode : wrongCode }
      return sendScanning(reply, 422, own, texts, { secret: setUp.secret, endsOthers, problems })
    }),
  )
}
