/**
 * The own second step of signing in: what there is, an app set up and removed, and recovery codes renewed, by who is
 * signed in and writes the password once more.
 */
import type { FastifyInstance, FastifyReply } from "fastify"
import { beginSetup, type SetupPlace } from "./authenticator-setup.ts"
import { changeRoutes } from "./change-routes.ts"
import { acceptForms, isOwnForm, sendPage, textIn } from "./form-requests.ts"
import type { Problems } from "./forms.ts"
import { secretAddress } from "./one-time-codes.ts"
import { endsOthersIn, ownSecondSteps, placeIn, sendHome, changingOf, type Asked } from "./own-second-step.ts"
import type { PasswordOptions } from "./password.ts"
import { appCodeAddress, scanningPage } from "./second-step-pages.ts"
import { isOn } from "./second-steps.ts"

const setupPlaceOf = (asked: Asked): SetupPlace => ({ id: placeIn(asked), subject: asked.person.subject })

/** Routes below `/identity`. */
export const secondStepRoutes = (app: FastifyInstance, options: PasswordOptions): void => {
  const { db, frame, publicUrl, productName } = options
  const { inTurn, changes, withStep, notePassed, sendOverview, sendCodes } = ownSecondSteps(options)

  acceptForms(app)

  app.get("/second-step", (request, reply) => withStep(request, reply, (asked) => sendOverview(asked, 200)))

  interface Scanned extends Problems {
    readonly secret: Uint8Array
    readonly endsOthers: boolean
  }

  const sendScanning = ({ reply, person, texts }: Asked, status: number, shown: Scanned): FastifyReply => {
    const address = secretAddress(shown.secret, { issuer: productName, label: person.email })
    return sendPage(reply, status, scanningPage(frame, texts, { ...shown, address, action: appCodeAddress }))
  }

  changeRoutes(app, options, {
    change: "setUpApp",
    isPossible: ({ step }) => step.appSince === null,
    asksForOthers: false,
    make: async (asked) => {
      const secret = await inTurn(asked.request, () => beginSetup(db, setupPlaceOf(asked)))
      return sendScanning(asked, 200, { secret, endsOthers: true, problems: {} })
    },
  })

  changeRoutes(app, options, {
    change: "removeApp",
    isPossible: ({ step }) => step.appSince !== null,
    asksForOthers: true,
    make: async (asked) => {
      await inTurn(asked.request, () => changes.removeApp(changingOf(asked)))
      return sendHome(asked)
    },
  })

  changeRoutes(app, options, {
    change: "renewCodes",
    isPossible: ({ step }) => isOn(step),
    asksForOthers: false,
    make: async (asked) => sendCodes(asked, await inTurn(asked.request, () => changes.renewCodes(changingOf(asked)))),
  })

  // Coming back to the answer, or loading it anew.
  app.get("/second-step/app/code", (request, reply) => withStep(request, reply, sendHome))

  app.post("/second-step/app/code", (request, reply) =>
    withStep(request, reply, async (asked) => {
      const { texts } = asked
      const { noCode, wrongCode, setupOver } = texts.secondStep.problems
      if (!isOwnForm(request, publicUrl)) return sendOverview(asked, 403, texts.problems.otherOrigin)
      const code = textIn(request.body, "code")
      const setUp = await inTurn(request, () => changes.addApp(changingOf(asked), setupPlaceOf(asked), code))
      if ("codes" in setUp) {
        await notePassed(asked)
        return setUp.codes === null ? sendHome(asked) : sendCodes(asked, setUp.codes)
      }
      if (setUp.refused === "gone") return sendOverview(asked, 422, setupOver)
      const problems = { code: code.trim() === "" ? noCode : wrongCode }
      return sendScanning(asked, 422, { secret: setUp.secret, endsOthers: endsOthersIn(request), problems })
    }),
  )
}
