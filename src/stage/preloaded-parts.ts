/**
 * Readies all that the screens load lazily, so that a moment is drawn in one go: the code is there, yet React waits a while
 * for what it has not drawn before. architecture: Theatre.
 */
import { pageParts } from "../domain/page-parts.ts"
import { routes } from "../domain/routes.ts"
import { preloadTexts } from "../ui/i18n/Texts.tsx"
import type { Scope } from "../ui/i18n/messages.ts"
import * as modals from "../ui/routes/modal-screens.ts"
import * as screens from "../ui/routes/screens.ts"
import * as frame from "../ui/shell/shell-parts.ts"

const parts: readonly { readonly preload: () => Promise<unknown> }[] = [modals, screens, frame].flatMap((module) =>
  Object.values(module),
)

/** A part that fails to load says so in its place, as in the app. */
export const preloadParts = async (host: string, languages: readonly string[]): Promise<void> => {
  const scopes = [["core"], ["core", "refusals"], ["settings"], ...routes.map((route) => pageParts(route).scopes)]
  await Promise.allSettled([
    ...parts.map(({ preload }) => preload()),
    ...languages.flatMap((language) => scopes.map((of) => preloadTexts(host, language, of as readonly Scope[]))),
  ])
}
