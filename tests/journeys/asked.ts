/** Hears what a screen asks of the server while it is opened, and what of it the server refuses. */
import type { Frame, Page, Request } from "playwright"
import { see } from "./see.ts"

/** With no request for so long after the last one, and the hubs there, a load is over. */
const quietMs = 1_500

/**
 * Begins to listen; answers what the server has refused since, or failed at. An absent thing is an answer: 404 is told to
 * whoever asks for a thing that may not be there (no feedback yet).
 */
export const hearRefused = (page: Page): (() => readonly string[]) => {
  const refused: string[] = []
  page.on("response", (response) => {
    const [status, { pathname }] = [response.status(), new URL(response.url())]
    if (status >= 400 && status !== 404) refused.push(`${status} ${response.request().method()} ${pathname}`)
  })
  return () => refused.splice(0)
}

interface Asked {
  /** Once the load is over: what was asked for more than once. Nothing is heard after that. */
  readonly twice: (who: { readonly signedIn: boolean }) => Promise<readonly string[]>
}

/** Begins to listen; the page is to be opened next. */
export const hearAsked = (page: Page): Asked => {
  let asked: string[] = []
  let last = Date.now()
  let isLeaving = true
  // Until the new document is there, the one before it goes on asking.
  const arrive = (frame: Frame): void => {
    if (frame !== page.mainFrame() || !isLeaving) return
    isLeaving = false
    asked = []
  }
  const hear = (request: Request): void => {
    const { pathname, search } = new URL(request.url())
    if (request.isNavigationRequest()) isLeaving = true
    // A server that is slow to answer is polled (E189): that is asked again on purpose, and reads nothing.
    if (!["fetch", "xhr"].includes(request.resourceType()) || /^\/(?:i18n\/|health$)/u.test(pathname)) return
    last = Date.now()
    asked.push(`${request.method()} ${pathname}${search}`)
  }
  page.on("request", hear)
  page.on("framenavigated", arrive)
  const twice: Asked["twice"] = async ({ signedIn }) => {
    const isOver = (): boolean =>
      Date.now() - last > quietMs && (!signedIn || asked.some((one) => /\/chat\/.*unread\/count/u.test(one)))
    await see.poll(isOver, { timeout: 30_000, intervals: [100] }).toBe(true)
    page.off("request", hear)
    page.off("framenavigated", arrive)
    return [...new Set(asked.filter((one, index) => asked.indexOf(one) !== index))]
  }
  return { twice }
}
