/** What the pages of a sign-in under way have in common: which it is, what it was asked for, and how it ends. D108, E428, E584. */
import type { FastifyReply, FastifyRequest } from "fastify"
import { errors, type Provider } from "oidc-provider"
import { safeReturnPath } from "../../src/domain/return-paths.ts"
import { networkLine } from "../contract/door.ts"
import { networkOf } from "../contract/networks.ts"
import { webClientId } from "./audience.ts"
import { borrowedDevice } from "./borrowed-devices.ts"
import { queryIn, textIn } from "./form-requests.ts"
import { borrowedField } from "./forms.ts"
import type { LetterOptions } from "./letter-links.ts"
import { speak } from "./page-language.ts"
import type { Texts } from "./texts/en.ts"

export interface InteractionOptions extends LetterOptions {
  readonly provider: Provider
  /** Of the pages with forms, which may end in the mobile app. */
  readonly headers: Readonly<Record<string, string>>
  /** Whether the pages offer signing in with Google. */
  readonly hasGoogle: boolean
}

export type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>

/** Where the person wanted to go, as the address of a page has it that is over. */
export const wantedIn = (request: FastifyRequest): string => safeReturnPath(queryIn(request, "to"))

export const wantedOf = ({ params }: Interaction): string => safeReturnPath(params["return_to"])

/** What the form says of the device: an address says nothing of it, and the mobile app is on somebody's own. E428. */
export const borrowedIn = ({ params }: Interaction, body: unknown): boolean | null =>
  params["client_id"] === webClientId ? textIn(body, borrowedField) !== "" : null

interface SignedIn {
  readonly subject: string
  /** How it was proved, as OpenID Connect's `amr` has it. */
  readonly by: "pwd" | "fed"
  readonly borrowed: boolean | null
  readonly isNew: boolean
}

export const openInteractions = ({ provider, turns, publicUrl, db, devices, note }: InteractionOptions) => {
  // Takes a turn for database access, but not around password hashing, which the turnstile limits and which would hold
  // up everybody else's turns.
  const inTurn = <Value>({ ip }: FastifyRequest, work: () => Promise<Value>): Promise<Value> =>
    turns.inTurn(networkLine(ip), work)

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

    /** Ends the interaction, and leads back to the client. */
    finish: async (request: FastifyRequest, reply: FastifyReply, { subject, by, borrowed, isNew }: SignedIn) => {
      const { cookie: cookies } = request.headers
      if (!isNew && (await devices.idOf(cookies, subject)) === undefined)
        await inTurn(request, () => note("sign-in.new-device", { subject, network: networkOf(request.ip) }))
      const isOwnDevice = borrowed !== true
      if (isOwnDevice) void reply.header("set-cookie", await devices.remember(cookies, subject))
      const context = isOwnDevice ? {} : { acr: borrowedDevice }
      const login = { accountId: subject, amr: [by], remember: isOwnDevice, ...context }
      const next = inTurn(request, () => provider.interactionResult(request.raw, reply.raw, { login }))
      return reply.redirect(await next, 303)
    },
  }
}
