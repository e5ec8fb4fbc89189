/** The pages on which people sign in and register, as interactions of the provider. Spec §7 Sign-in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { signInOver } from "../../src/domain/return-paths.ts"
import { networkOf } from "../contract/networks.ts"
import { recordAttempt } from "../db/attempts.ts"
import { enter, type Entered } from "./entering.ts"
import { acceptForms, isOwnForm, queryIn, sendPage, textIn } from "./form-requests.ts"
import { formPage, type FormName, type FormState } from "./forms.ts"
import { lettersOfNetwork } from "./limits.ts"
import { borrowedIn, openInteractions, wantedIn, wantedOf, type InteractionOptions } from "./open-interactions.ts"
import { speak } from "./page-language.ts"
import { expiredPage } from "./pages.ts"
import type { Texts } from "./texts/en.ts"

const formOf = (request: FastifyRequest): FormName => (queryIn(request, "form") === "register" ? "register" : "signIn")

const statusOf = ({ refused }: Extract<Entered, { readonly refused: string }>): number =>
  refused === "tryLater" ? 429 : 422

/**
 * Routes below `/identity`. The interaction is found by a same-site cookie, which a form on another site can't send.
 */
export const interactionRoutes = (app: FastifyInstance, options: InteractionOptions): void => {
  const { frame, publicUrl, orderLetter, headers, hasGoogle, db } = options
  const { origin: ownOrigin } = new URL(publicUrl)
  const { inTurn, interactionOf, textsOf, isSignedIn, goOn } = openInteractions(options)

  acceptForms(app)

  /** The letter by which a new address is verified. Without one it can be asked for later: nobody is kept out for it. */
  const welcome = async (subject: string, network: string, { language }: Texts): Promise<void> => {
    if ((await recordAttempt(db, lettersOfNetwork, network)) === null)
      await orderLetter({ about: "newAccount", subject, language })
  }

  const sendExpired = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, 400, expiredPage(frame, speak(request, reply, { publicUrl }), wantedIn(request)))

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
    const kept = { uid: interaction.uid, to: wantedOf(interaction), hasGoogle }
    const borrowed = borrowedIn(interaction, undefined)
    const state: FormState = { form: formOf(request), typed, borrowed, ...kept, problems: {} }
    return sendPage(reply, 200, formPage(frame, textsOf(interaction, request, reply), state), headers)
  })

  app.post("/interaction/:uid", async (request, reply) => {
    const interaction = await interactionOf(request, reply)
    if (interaction === undefined) return sendExpired(request, reply)
    const texts = textsOf(interaction, request, reply)
    const form = formOf(request)
    const typed = { name: textIn(request.body, "name"), email: textIn(request.body, "email") }
    const { uid } = interaction
    const kept = { uid, to: wantedOf(interaction), hasGoogle }
    const borrowed = borrowedIn(interaction, request.body)
    if (!isOwnForm(request, publicUrl)) {
      const state = { form, typed, borrowed, ...kept, problems: {}, problem: texts.problems.otherOrigin }
      return sendPage(reply, 403, formPage(frame, texts, state), headers)
    }
    const network = networkOf(request.ip)
    const tried = { ...typed, password: textIn(request.body, "password"), network, cookies: request.headers.cookie }
    const entered = await enter(options, form, tried, texts)
    if ("refused" in entered) {
      if (entered.refused === "tryLater") void reply.header("retry-after", entered.retryAfterSeconds)
      const state: FormState = { form, typed, borrowed, ...kept, ...entered }
      return sendPage(reply, statusOf(entered), formPage(frame, texts, state), headers)
    }
    const { subject } = entered
    const isNew = form === "register"
    if (isNew) await inTurn(request, () => welcome(subject, network, texts))
    return goOn(request, reply, { interaction, subject, by: "pwd", borrowed, isNew })
  })
}
