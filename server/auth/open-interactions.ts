/** The common part of the pages of a sign-in under way: which it is, what it was asked for, and how it ends. */
import type { FastifyReply, FastifyRequest } from "fastify"
import { errors, type Provider } from "oidc-provider"
import { safeReturnPath } from "../../src/domain/return-paths.ts"
import type { ModeratorsSecondStep } from "../config/config.ts"
import { networkLine } from "../contract/door.ts"
import { networkOf } from "../contract/networks.ts"
import { webClientId } from "./audience.ts"
import { borrowedDevice } from "./borrowed-devices.ts"
import { queryIn, textIn } from "./form-requests.ts"
import { borrowedField, secondStepAddress } from "./forms.ts"
import { connectWaiting } from "./google-linking.ts"
import { holdSignIn, type HalfSignIn } from "./half-sign-ins.ts"
import type { LetterOptions } from "./letter-links.ts"
import { isForced } from "./moderators-step.ts"
import { speak } from "./page-language.ts"
import { isOn, secondStepOf } from "./second-steps.ts"
import type { Texts } from "./texts/en.ts"
import { identityUser } from "./users.ts"

export interface InteractionOptions extends LetterOptions {
  readonly provider: Provider
  /** Of the pages with forms, which may end in the mobile app. */
  readonly headers: Readonly<Record<string, string>>
  /** The pages offer signing in with Google. */
  readonly hasGoogle: boolean
  readonly moderatorsSecondStep: ModeratorsSecondStep
}

export type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>

/** Where the person wanted to go, as the address of a page has it that is over. */
export const wantedIn = (request: FastifyRequest): string => safeReturnPath(queryIn(request, "to"))

export const wantedOf = ({ params }: Interaction): string => safeReturnPath(params["return_to"])

/** The interaction's id in the address of one of its pages, as the provider makes them. */
export const uidIn = ({ url }: FastifyRequest): string => /\/interaction\/([\w-]{1,64})\//u.exec(url)?.[1] ?? ""

/**
 * Answers what the form says of the device: an address says nothing of it, and the mobile app is on somebody's own.
 * E428.
 */
export const borrowedIn = ({ params }: Interaction, body: unknown): boolean | null =>
  params["client_id"] === webClientId ? textIn(body, borrowedField) !== "" : null

interface SignedIn extends Pick<HalfSignIn, "by" | "borrowed"> {
  readonly subject: string
  readonly isNew: boolean
  /** The proof of the second step, if there was one; both as OpenID Connect's `amr` has it (RFC 8176). */
  readonly secondStep?: "otp" | "hwk"
}

export const openInteractions = (options: InteractionOptions) => {
  const { provider, turns, publicUrl, db, devices, note, moderatorsSecondStep } = options

  // Takes a turn for database access, but not around password hashing, which the turnstile limits and which would hold
  // up everybody else's turns.
  const inTurn = <Value>({ ip }: FastifyRequest, work: () => Promise<Value>): Promise<Value> =>
    turns.inTurn(networkLine(ip), work)

  /** Ends the interaction, and leads back to the client. */
  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { subject, by, borrowed, isNew, secondStep }: SignedIn,
  ) => {
    const { cookie: cookies } = request.headers
    if (!isNew && (await devices.idOf(cookies, subject)) === undefined)
      await inTurn(request, () => note("sign-in.new-device", { subject, network: networkOf(request.ip) }))
    const isOwnDevice = borrowed !== true
    if (isOwnDevice) void reply.header("set-cookie", await devices.remember(cookies, subject, secondStep !== undefined))
    const context = isOwnDevice ? {} : { acr: borrowedDevice }
    const amr = secondStep === undefined ? [by] : [by, secondStep, "mfa"]
    const login = { accountId: subject, amr, remember: isOwnDevice, ...context }
    const next = inTurn(request, () => provider.interactionResult(request.raw, reply.raw, { login }))
    return reply.redirect(await next, 303)
  }

  /** A Google account that waits for the password of this sign-in is connected. */
  const connect = async (request: FastifyRequest, { uid }: Interaction, { subject, by, isNew }: SignedIn) => {
    if (by === "pwd" && !isNew && (await connectWaiting(db, uid, subject)))
      await note("google.connected", { subject, network: networkOf(request.ip) })
  }

  return {
    db,
    inTurn,

    interactionOf: async (request: FastifyRequest, reply: FastifyReply): Promise<Interaction | undefined> => {
      try {
        const interaction = await inTurn(request, () => provider.interactionDetails(request.raw, reply.raw))
        return request.url.includes(`/${interaction.uid}`) ? interaction : undefined
      } catch (error) {
        if (error instanceof errors.SessionNotFound) return undefined
        throw error
      }
    },

    textsOf: ({ params }: Interaction, request: FastifyRequest, reply: FastifyReply): Texts =>
      speak(request, reply, { publicUrl, uiLocales: params["ui_locales"] }),

    isSignedIn: async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
      const context = provider.createContext(request.raw, reply.raw)
      const session = await inTurn(request, () => provider.Session.get(context))
      return session.accountId !== undefined
    },

    /** Signs in who has proved all that is asked of them. */
    complete: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { interaction, ...signedIn }: SignedIn & { readonly interaction: Interaction },
    ) => {
      await inTurn(request, () => connect(request, interaction, signedIn))
      return finish(request, reply, signedIn)
    },

    /** Goes on after the first step: to the second one of whoever has one or must have one, else to the end. E610, E613. */
    goOn: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { interaction, ...signedIn }: Omit<SignedIn, "secondStep"> & { readonly interaction: Interaction },
    ) => {
      const { subject, by, borrowed, isNew } = signedIn
      const { uid } = interaction
      const waits = await inTurn(request, async () => {
        const hasMore = !isNew && isOn(await secondStepOf(db, subject))
        const setUp = !hasMore && isForced(moderatorsSecondStep, await identityUser(db, subject))
        if (hasMore || setUp) await holdSignIn(db, uid, { accountId: subject, by, borrowed })
        else await connect(request, interaction, signedIn)
        return hasMore || setUp ? { setUp } : null
      })
      return waits === null
        ? finish(request, reply, signedIn)
        : reply.redirect(secondStepAddress(uid, { to: wantedOf(interaction), ...waits }), 303)
    },
  }
}
