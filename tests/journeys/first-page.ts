/** Pages as they come, and without what they bring along, for what has to be asked for. */
import type { BrowserContext } from "playwright"

/** From now on this browser's pages ask for all that a page brings along. */
export const withoutFirstAnswers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    new MutationObserver(() => {
      for (const script of document.querySelectorAll("script[data-answers], script[data-picture]")) script.remove()
    }).observe(document, { childList: true, subtree: true })
  })

/** Finds the first address of a kind that robots are shown. */
export const found = async (url: string, kind: string): Promise<string> => {
  const locations = async (path: string): Promise<readonly string[]> => {
    const text = await (await fetch(url + path)).text()
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, location = ""]) => new URL(location).pathname)
  }
  const list = (await locations("/sitemap.xml")).find((path) => path.startsWith(`/sitemaps/${kind}/`)) ?? ""
  return (await locations(list))[0] ?? ""
}
