/** Finds links of one page that sound alike and lead to different places, within one navigation or outside of any. WCAG 2.4.4, 2.4.9. */
import type { Page } from "playwright"

/** Answers the words of such links, by name and description, each once; none where every link can be told. */
export const twinLinks = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const wordsOf = (ids: string | null): string =>
      (ids ?? "")
        .split(/\s+/u)
        .map((id) => document.getElementById(id)?.textContent.trim() ?? "")
        .join(" ")
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]:not([inert] *)")]
      .filter((link) => link.checkVisibility())
      .map((link) => ({
        place: link.href,
        words: [
          link.closest("nav")?.ariaLabel ?? "",
          link.ariaLabel ?? link.textContent.trim(),
          link.title,
          wordsOf(link.getAttribute("aria-describedby")),
        ]
          .filter((part) => part !== "")
          .join(", "),
      }))
    const places = Map.groupBy(links, ({ words }) => words)
    const twins = [...places].filter(([, alike]) => new Set(alike.map(({ place }) => place)).size > 1)
    return twins.length === 0 ? null : twins.map(([words, alike]) => `${alike.length} × “${words}”`).join(", ")
  })
