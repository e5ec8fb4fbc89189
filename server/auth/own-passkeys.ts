/** The own passkeys: added by who is signed in and writes the password once more, and removed likewise. */
import type { FastifyInstance } from "fastify"
import { oneLine } from "../../src/domain/graphemes.ts"
import { changeRoutes } from "./change-routes.ts"
import { acceptForms, isOwnForm, queryIn, sendPage, textIn } from "./form-requests.ts"
import type { Problems } from "./forms.ts"
import { endsOthersIn, ownSecondSteps, placeIn, sendHome, changingOf, type Asked } from "./own-second-step.ts"
import { createPasskeyPage } from "./passkey-pages.ts"
import { askForNewPasskey, mostPasskeys, type Asking } from "./passkeys.ts"
import type { PasswordOptions } from "./password.ts"
import { filled } from "./second-step-parts.ts"

const longestName = 50

const passkeyIn = ({ request, step }: Asked) => step.passkeys.find(({ key }) => key === queryIn(request, "key"))

/** The next number that is free, unless passkeys were removed and added; it is there to be overwritten. */
const usualName = ({ texts, step }: Asked): string =>
  filled(texts.secondStep.passkeys.usualName, "number", String(step.passkeys.length + 1))

const nameIn = (asked: Asked): string => {
  const typed = [...oneLine(textIn(asked.request.body, "passkeyName"))].slice(0, longestName).join("")
  return typed === "" ? usualName(asked) : typed
}

interface Shown extends Problems {
  readonly status: number
  readonly name: string
  readonly endsOthers: boolean
}

/** Routes below `/identity`. */
export const passkeyRoutes = (app: FastifyInstance, options: PasswordOptions): void => {
  const { db, frame, publicUrl, productName } = options
  const { host, inTurn, changes, withStep, notePassed, sendOverview, sendCodes } = ownSecondSteps(options)

  acceptForms(app)

  changeRoutes(app, options, {
    change: "removePasskey",
    isPossible: (asked) => passkeyIn(asked) !== undefined,
    asksForOthers: true,
    passkeyOf: passkeyIn,
    make: async (asked) => {
      const { key = "" } = passkeyIn(asked) ?? {}
      await inTurn(asked.request, () => changes.removePasskey(changingOf(asked), key))
      return sendHome(asked)
    },
  })

  if (host === null) return
  const askingOf = (asked: Asked): Asking => ({ host, subject: asked.person.subject, place: placeIn(asked) })

  const sendCreating = async (asked: Asked, { status, ...shown }: Shown) => {
    const { request, reply, person, texts } = asked
    const question = await inTurn(request, () => askForNewPasskey(db, askingOf(asked), { productName, person }))
    return sendPage(reply, status, createPasskeyPage(frame, texts, { ...shown, question }))
  }

  changeRoutes(app, options, {
    change: "addPasskey",
    isPossible: ({ step }) => step.passkeys.length < mostPasskeys,
    asksForOthers: false,
    make: (asked) => sendCreating(asked, { status: 200, name: usualName(asked), endsOthers: true, problems: {} }),
  })

  // Coming back to the answer, or loading it anew.
  app.get("/second-step/passkey/answer", (request, reply) => withStep(request, reply, sendHome))

  app.post("/second-step/passkey/answer", (request, reply) =>
    withStep(request, reply, async (asked) => {
      const { texts } = asked
      const { newPasskeyFailed, setupOver } = texts.secondStep.problems
      if (!isOwnForm(request, publicUrl)) return sendOverview(asked, 403, texts.problems.otherOrigin)
      const made = { name: nameIn(asked), answer: textIn(request.body, "answer") }
      const added = await inTurn(request, () => changes.addPasskey(changingOf(asked), askingOf(asked), made))
      if ("codes" in added) {
        await notePassed(asked)
        return added.codes === null ? sendHome(asked) : sendCodes(asked, added.codes)
      }
      if (added.refused === "gone") return sendOverview(asked, 422, setupOver)
      const shown = { name: made.name, endsOthers: endsOthersIn(request), problems: {}, problem: newPasskeyFailed }
      return sendCreating(asked, { status: 422, ...shown })
    }),
  )
}
