/** The common part of the pages of the own second step: whose it is, what there is, and what they answer with. */
import { createHash } from "node:crypto"
import type { FastifyReply, FastifyRequest } from "fastify"
import { networkLine } from "../contract/door.ts"
import { sendPage, textIn } from "./form-requests.ts"
import type { ThisDevice } from "./grants.ts"
import { linkButton } from "./letter-pages.ts"
import { ownPages } from "./own-pages.ts"
import type { PasswordOptions } from "./password.ts"
import { endOthersField } from "./password-pages.ts"
import { passkeyHost } from "./passkeys.ts"
import { secondStepChanges } from "./second-step-changes.ts"
import { newCodesPage, secondStepPage } from "./second-step-pages.ts"
import { secondStepPath } from "./second-step-parts.ts"
import { secondStepOf, type SecondStep } from "./second-steps.ts"
import type { Texts } from "./texts/en.ts"
import type { IdentityUser } from "./users.ts"

/** A request of somebody who is signed in. */
export interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly person: IdentityUser
  readonly here: ThisDevice
  readonly texts: Texts
  readonly step: SecondStep
}

export type Answer = (asked: Asked) => FastifyReply | Promise<FastifyReply>

/** One browser sees what is being set up, whatever else the person is signed in on. */
export const placeIn = ({ here: { session } }: Asked): string =>
  createHash("sha256").update(session).digest("base64url")

export const endsOthersIn = ({ body }: FastifyRequest): boolean => textIn(body, endOthersField) !== ""

/** Answers whom a change is reported to, and which sign-ins it leaves. */
export const changingOf = ({ request, person, here, texts }: Asked) => ({
  ...person,
  request,
  texts,
  only: endsOthersIn(request) ? here : null,
})

export const sendHome = ({ reply }: Asked): FastifyReply => reply.redirect(secondStepPath, 303)

export const ownSecondSteps = (options: PasswordOptions) => {
  const { db, devices, frame, turns, publicUrl } = options
  const ownPage = ownPages(options)
  const host = passkeyHost(publicUrl)
  const inTurn = <Value>({ ip }: FastifyRequest, work: () => Promise<Value>): Promise<Value> =>
    turns.inTurn(networkLine(ip), work)

  return {
    host,
    inTurn,
    changes: secondStepChanges(options),

    withStep: (request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> =>
      ownPage(request, reply, async ({ person, here }, texts) => {
        const step = await inTurn(request, () => secondStepOf(db, person.subject))
        return answer({ request, reply, person, here, texts, step })
      }),

    /** A person who has just set something up has passed the second step on this device, where it is one of theirs. */
    notePassed: async ({ request: { headers }, reply, person: { subject } }: Asked): Promise<void> => {
      if ((await devices.idOf(headers.cookie, subject)) !== undefined)
        void reply.header("set-cookie", await devices.remember(headers.cookie, subject, true))
    },

    sendOverview: ({ reply, texts, step }: Asked, status: number, problem?: string): FastifyReply =>
      sendPage(reply, status, secondStepPage(frame, texts, { step, hasPasskeys: host !== null, problem })),

    sendCodes: ({ reply, texts }: Asked, codes: readonly string[]): FastifyReply => {
      const next = linkButton(secondStepPath, texts.secondStep.newCodes.button)
      return sendPage(reply, 200, newCodesPage(frame, texts, { codes, next }))
    },
  }
}
