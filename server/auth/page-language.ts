/**
 * The language of a sign-in page: what the client asked for, else what the pages before it spoke, else what the browser
 * reads. A cookie carries it from one page to the next, as most of them are not opened by the client. Spec §9.
 */
import type { IncomingHttpHeaders } from "node:http"
import type { FastifyReply, FastifyRequest } from "fastify"
import Negotiator from "negotiator"
import type { KoaContextWithOIDC } from "oidc-provider"
import { chooseLanguage, type Language } from "../../src/domain/languages.ts"
import { cookieIn, identityCookie } from "./cookies.ts"
import { queryIn } from "./form-requests.ts"
import { textsFor, wishesIn } from "./texts.ts"
import type { Texts } from "./texts/en.ts"

const cookieName = "identity_language"

const languageCookie = (language: Language, isSecure: boolean): string =>
  identityCookie({ name: cookieName, value: language, isSecure })

interface Spoken {
  readonly language: Language
  /** The pages that follow are to speak the language too, and don't yet. */
  readonly isNew: boolean
}

const spokenTo = (headers: IncomingHttpHeaders, uiLocales: unknown): Spoken => {
  const asked = wishesIn(uiLocales)
  const kept = cookieIn(headers.cookie, cookieName)
  const language = chooseLanguage([...asked, kept, ...new Negotiator({ headers }).languages()])
  return { language, isNew: asked.length > 0 && language !== kept }
}

/** The headers that the page depends on, beside its address. */
const vary = "Accept-Language, Cookie"

interface Speaking {
  readonly publicUrl: string
  /** As the interaction has it, in place of the address. */
  readonly uiLocales?: unknown
}

/** The texts of the page that answers the request; the answer is marked with their language. */
export const speak = (
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, uiLocales = queryIn(request, "ui_locales") }: Speaking,
): Texts => {
  const { language, isNew } = spokenTo(request.headers, uiLocales)
  void reply.headers({ "content-language": language, vary })
  if (isNew) void reply.header("set-cookie", languageCookie(language, new URL(publicUrl).protocol === "https:"))
  return textsFor(language)
}

/** The part of a context that `speakAt` takes; there is no `oidc` before the provider has found a route. */
type ProviderContext = Pick<KoaContextWithOIDC, "headers" | "query" | "secure" | "set" | "vary" | "append"> &
  Partial<Pick<KoaContextWithOIDC, "oidc">>

/** The same for a page of the provider. */
export const speakAt = (ctx: ProviderContext): Texts => {
  const uiLocales = ctx.oidc?.params?.["ui_locales"] ?? ctx.query["ui_locales"]
  const { language, isNew } = spokenTo(ctx.headers, uiLocales)
  ctx.set("content-language", language)
  ctx.vary(vary)
  if (isNew) ctx.append("set-cookie", languageCookie(language, ctx.secure))
  return textsFor(language)
}
