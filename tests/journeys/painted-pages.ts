/** The public pages that the server paints, and the devices that it tells apart. architecture: Painting. */
import { expect } from "vitest"
import type { Language } from "../../src/domain/languages.ts"
import { found } from "./first-page.ts"
import { see } from "./see.ts"

/** A phone says that it is one, by its name: a window alone is none. */
export const agents = {
  phone: {
    userAgent:
      "Mozilla/5.0 (Linux; Android 16; Phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    isMobile: true,
  },
  wide: {},
} as const satisfies Readonly<Record<string, { readonly userAgent?: string; readonly isMobile?: boolean }>>

/** One address of each kind. */
export const publicPages = async (url: string): Promise<readonly string[]> => [
  "/",
  "/search",
  "/search?type=orders&search=paint",
  "/support/about",
  "/support/faq",
  ...(await Promise.all(["orders", "offers", "executants"].map((kind) => found(url, kind)))),
]

/** Waits until a page comes painted: the painter waits for its thread, which all cores may be too busy for. */
export const warmed = (
  url: string,
  path: string,
  language: Language,
  viewport: keyof typeof agents = "wide",
): Promise<void> =>
  see(async () => {
    const { userAgent = "desk" }: { readonly userAgent?: string } = agents[viewport]
    const headers = { "Accept-Language": language, "User-Agent": userAgent }
    expect(await (await fetch(url + path, { headers })).text()).toContain("data-picture")
  }).toPass()
