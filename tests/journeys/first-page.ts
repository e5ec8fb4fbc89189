/** Pages as they come without the answers that they bring along, for what has to be asked for. */
import type { BrowserContext } from "playwright"

/** From now on this browser's pages ask for all that a page brings along. */
export const withoutFirstAnswers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    new MutationObserver(() => {
      for (const script of document.querySelectorAll("script[data-answers]")) script.remove()
    }).observe(document, { childList: true, subtree: true })
  })
