/**
 * Answers what a page's app asks for first, before it asks: configuration, texts, and what a visitor's commands ask
 * when the page is entered. The commands' own handlers ask, in this process, as the visitor, by the same door.
 */
import { readPage } from "../../src/commands/entering.ts"
import type { Flags } from "../../src/domain/flags.ts"
import type { Language } from "../../src/domain/languages.ts"
import { pageParts } from "../../src/domain/page-parts.ts"
import type { RoutePattern } from "../../src/domain/routes.ts"
import { createVisitorSdk } from "../../src/sdk/sdk.ts"
import type { BuiltFiles } from "../web/built-files.ts"
import { shortLanguage } from "./languages.ts"

export interface FirstAnswer {
  /** Path and query, as the app asks. */
  readonly path: string
  /** JSON. */
  readonly body: string
}

export interface Visit {
  readonly route: RoutePattern
  readonly path: string
  readonly query: string
  readonly language: Language
  /** The network address of whoever asks. */
  readonly address: string
}

/** Asks this server what anybody may ask it; answers with the body of a 200, else null. */
export type AskOwn = (path: string, visit: Pick<Visit, "language" | "address">) => Promise<string | null>

/** People get the page without what has not come by then. */
const patienceMs = 1_000

/** The app reads paths alone: this is the name of no server. */
const origin = "http://own.invalid"

const bases = {
  core: `${origin}/api/core`,
  notifications: `${origin}/api/notifications`,
  support: `${origin}/api/support`,
}

const within = (ms: number, work: Promise<unknown>): Promise<unknown> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

interface Parts {
  readonly ask: AskOwn
  readonly built: BuiltFiles
  readonly flags: Flags
}

export const openFirstAnswers = ({ ask, built, flags }: Parts) => {
  const textsOf = ({ route, language }: Visit): readonly FirstAnswer[] =>
    ["core", ...pageParts(route).scopes].flatMap((scope) => {
      const path = `i18n/${shortLanguage(language)}/${scope}.json`
      const file = built(path)
      return file === undefined ? [] : [{ path: `/${path}`, body: file.plain.body.toString() }]
    })

  return async (visit: Visit): Promise<readonly FirstAnswer[]> => {
    const answers: FirstAnswer[] = []
    const collected = async (path: string): Promise<string | null> => {
      const body = await ask(path, visit)
      if (body !== null) answers.push({ path, body })
      return body
    }
    const clients = createVisitorSdk(bases, async ({ url }) => {
      const body = await collected(url.slice(origin.length))
      return body === null ? Response.error() : new Response(body, { headers: { "Content-Type": "application/json" } })
    })
    const asked = [
      collected("/environments/environment.json"),
      readPage(visit.path, new URLSearchParams(visit.query), clients, flags),
    ]
    await within(patienceMs, Promise.allSettled(asked))
    // In one order, so that the same answers make the same page.
    return [...textsOf(visit), ...answers].toSorted((a, b) => (a.path < b.path ? -1 : 1))
  }
}
