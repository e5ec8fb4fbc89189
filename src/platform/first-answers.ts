/** The answers that came along with the page, byte for byte, each given out once. */
import type { DeliveredFile } from "./delivered-files.ts"

/** Names a script that holds an answer: the path and query that are asked for. */
export const answersAttribute = "data-answers"

/** A page that is asked of later than this has been left and come back to: facts may have changed. */
export const freshForMs = 30_000

export interface FirstAnswers {
  /** The answer to a path of this origin; null where none came, or somebody had it. */
  readonly take: (path: string) => Response | null
  /** The language of all answers. */
  readonly language: string
  /** The answers that were given out, as they were asked for. */
  readonly taken: () => readonly DeliveredFile[]
}

/** @param sincePage milliseconds since the page began to load */
export const readFirstAnswers = (page: Document, sincePage: () => number): FirstAnswers => {
  const scripts = [...page.querySelectorAll(`script[${answersAttribute}]`)]
  const answers = new Map(scripts.map((script) => [script.getAttribute(answersAttribute) ?? "", script.textContent]))
  for (const script of scripts) script.remove()
  const taken: DeliveredFile[] = []
  return {
    language: page.documentElement.lang,
    take: (path) => {
      const body = answers.get(path)
      if (body === undefined || sincePage() > freshForMs) return null
      answers.delete(path)
      taken.push({ path, body })
      return new Response(body, { headers: { "Content-Type": "application/json" } })
    },
    taken: () => taken,
  }
}
