/** The pages on which people sign in and register, as interactions of the provider. Spec §7 Sign-in; D93, D108. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { errors, type Provider } from "oidc-provider"
import { safeReturnPath, signInOver } from "../../src/domain/return-paths.ts"
import { networkLine } from "../contract/door.ts"
import { acceptForms, isOwnForm, queryIn, sendPage, textIn } from "./form-requests.ts"
import { webClientId } from "./audience.ts"
import { borrowedDevice } from "./borrowed-devices.ts"
import { enter, type Entered } from "./entering.ts"
import { borrowedField, formPage, type FormName, type FormState } from "./forms.ts"
import { networkOf } from "../contract/networks.ts"
import { recordAttempt } from "../db/attempts.ts"
import type { LetterOptions } from "./letter-links.ts"
import { lettersOfNetwork } from "./limits.ts"
import { expiredPage } from "./pages.ts"
import { speak } from "./page-language.ts"
import type { Texts } from "./texts/en.ts"

export interface InteractionOptions extends LetterOptions {
  readonly provider: Provider
  /** Of the pages with forms, which may end in the mobile app. */
  readonly headers: Readonly<Record<string, string>>
}

type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>

const formOf = (request: FastifyRequest): FormName => (queryIn(request, "form") === "register" ? "register" : "signIn")

/** Where the person wanted to go, as the address of a page has it that is over. */
const wantedIn = (request: FastifyRequest): string => safeReturnPath(queryIn(request, "to"))

const toOf = ({ params }: Interaction): string => safeReturnPath(params["return_to"])

const statusOf = ({ refused }: Extract<Entered, { readonly refused: string }>): number =>
  refused === "tryLater" ? 429 : 422

/** What the form says of the device: an address says nothing of it, and the mobile app is on somebody's own. E428. */
const borrowedIn = ({ params }: Interaction, body: unknown): boolean | null =>
  params["client_id"] === webClientId ? textIn(body, borrowedField) !== "" : null

/**
 * Routes below `/identity`. The interaction is found by a same-site cookie, which a form on another site can't send.
 */
export const interactionRoutes = (app: FastifyInstance, options: InteractionOptions): void => {
  const { provider, frame, turns, publicUrl, orderLetter, headers, ...doorway } = options
  const { origin: ownOrigin } = new URL(publicUrl)

  acceptForms(app)

  // Takes a turn for database access, but not around password hashing, which the turnstile limits and which would hold
  // up everybody else's turns.
  const inTurn = <Value>({ ip }: FastifyRequest, work: () => Promise<Value>): Promise<Value> =>
    turns.inTurn(networkLine(ip), work)

  const interactionOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Interaction | undefined> => {
    try {
      const interaction = await inTurn(request, () => provider.interactionDetails(request.raw, reply.raw))
      return request.url.includes(`/${interaction.uid}`) ? interaction : undefined
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    }
  }

  /** The letter by which a new address is verified. Without one it can be asked for later: nobody is kept out for it. */
  const welcome = async (subject: string, network: string, { language }: Texts): Promise<void> => {
    if ((await recordAttempt(doorway.db, lettersOfNetwork, network)) === null)
      await orderLetter({ about: "newAccount", subject, language })
  }

  const noteNewDevice = async (subject: string, { headers: { cookie }, ip }: FastifyRequest): Promise<void> => {
    if ((await doorway.devices.idOf(cookie, subject)) === undefined)
      await doorway.note("sign-in.new-device", { subject, network: networkOf(ip) })
  }

  const sendExpired = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, 400, expiredPage(frame, speak(request, reply, { publicUrl }), wantedIn(request)))

  const textsOf = ({ params }: Interaction, request: FastifyRequest, reply: FastifyReply): Texts =>
    speak(request, reply, { publicUrl, uiLocales: params["ui_locales"] })

  const isSignedIn = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const context = provider.createContext(request.raw, reply.raw)
    const session = await inTurn(request, () => provider.Session.get(context))
    return session.accountId !== undefined
  }

  app.get("/interaction/:uid", async (request, reply) => {
    const interaction = await interactionOf(request, reply)
    if (interaction === undefined) {
      // The browser's Back, or a page that was open for too long: the app begins anew, or has somebody signed in already.
      const wanted = wantedIn(request)
      const next = (await isSignedIn(request, reply)) ? wanted : signInOver(wanted)
      return reply.redirect(new URL(next, ownOrigin).href, 303)
    }
    const hint = interaction.params["login_hint"]
    const typed = { name: "", email: typeof hint === "string" ? hint : "" }
    const borrowed = borrowedIn(interaction, undefined)
    const { uid } = interaction
    const state: FormState = { form: formOf(request), typed, borrowed, uid, to: toOf(interaction), problems: {} }
    return sendPage(reply, 200, formPage(frame, textsOf(interaction, request, reply), state), headers)
  })

  app.post("/interaction/:uid", async (request, reply) => {
    const interaction = await interactionOf(request, reply)
    if (interaction === undefined) return sendExpired(request, reply)
    const texts = textsOf(interaction, request, reply)
    const form = formOf(request)
    const typed = { name: textIn(request.body, "name"), email: textIn(request.body, "email") }
    const kept = { uid: interaction.uid, to: toOf(interaction) }
    const borrowed = borrowedIn(interaction, request.body)
    if (!isOwnForm(request, publicUrl)) {
      const state = { form, typed, borrowed, ...kept, problems: {}, problem: texts.problems.otherOrigin }
      return sendPage(reply, 403, formPage(frame, texts, state), headers)
    }
    const password = textIn(request.body, "password")
    const { cookie: cookies } = request.headers
    const entered = await enter(doorway, form, { ...typed, password, network: networkOf(request.ip), cookies }, texts)
    if ("refused" in entered) {
      if (entered.refused === "tryLater") void reply.header("retry-after", entered.retryAfterSeconds)
      const state: FormState = { form, typed, borrowed, ...kept, ...entered }
      return sendPage(reply, statusOf(entered), formPage(frame, texts, state), headers)
    }
    if (form === "register") await inTurn(request, () => welcome(entered.subject, networkOf(request.ip), texts))
    else await inTurn(request, () => noteNewDevice(entered.subject, request))
    const isOwnDevice = borrowed !== true
    if (isOwnDevice) void reply.header("set-cookie", await doorway.devices.remember(cookies, entered.subject))
    const context = isOwnDevice ? {} : { acr: borrowedDevice }
    const login = { accountId: entered.subject, amr: ["pwd"], remember: isOwnDevice, ...context }
    const next = inTurn(request, () => provider.interactionResult(request.raw, reply.raw, { login }))
    return reply.redirect(await next, 303)
  })
}
