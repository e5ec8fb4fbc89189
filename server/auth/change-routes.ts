/**
 * The routes of one change of the own second step: a page that asks for the password, and what is done once it was
 * right.
 */
import type { FastifyInstance } from "fastify"
import { isOwnForm, sendPage } from "./form-requests.ts"
import type { Problems } from "./forms.ts"
import { endsOthersIn, ownSecondSteps, sendHome, type Answer, type Asked } from "./own-second-step.ts"
import type { PasswordOptions } from "./password.ts"
import { proveAgain } from "./proving-again.ts"
import { provingPage } from "./second-step-pages.ts"
import { changePaths, type Change } from "./second-step-parts.ts"
import type { Passkey } from "./second-steps.ts"

export interface ChangeKind {
  readonly change: Change
  readonly isPossible: (asked: Asked) => boolean
  /** The page asks for other devices; setting something up does so when it is done. */
  readonly asksForOthers: boolean
  /** The passkey that it is about. */
  readonly passkeyOf?: (asked: Asked) => Passkey | undefined
  readonly make: Answer
}

export const changeRoutes = (
  app: FastifyInstance,
  options: PasswordOptions,
  { change, isPossible, asksForOthers, passkeyOf, make }: ChangeKind,
): void => {
  const { frame, publicUrl } = options
  const { withStep } = ownSecondSteps(options)
  const path = `/second-step/${changePaths[change]}`

  app.get(path, (request, reply) =>
    withStep(request, reply, (asked) => {
      if (!isPossible(asked)) return sendHome(asked)
      const { texts, person } = asked
      const endsOthers = asksForOthers ? true : null
      const shown = { email: person.email, endsOthers, passkey: passkeyOf?.(asked), problems: {} }
      return sendPage(reply, 200, provingPage(frame, texts, change, shown))
    }),
  )

  app.post(path, (request, reply) =>
    withStep(request, reply, async (asked) => {
      const { texts, person } = asked
      const { email } = person
      const refuse = (status: number, wrong: Problems) => {
        const endsOthers = asksForOthers ? endsOthersIn(request) : null
        const shown = { email, endsOthers, passkey: passkeyOf?.(asked), ...wrong }
        return sendPage(reply, status, provingPage(frame, texts, change, shown))
      }
      if (!isOwnForm(request, publicUrl)) return refuse(403, { problems: {}, problem: texts.problems.otherOrigin })
      if (!isPossible(asked)) return sendHome(asked)
      const unproven = await proveAgain(options, request, { texts, email })
      if (unproven === null) return make(asked)
      if (unproven.retryAfterSeconds !== undefined) void reply.header("retry-after", unproven.retryAfterSeconds)
      return refuse(unproven.status, unproven)
    }),
  )
}
