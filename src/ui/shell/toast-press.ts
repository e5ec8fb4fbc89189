/** Where a press on a toast leads, which removes it; null where a press does nothing. Spec §2 Pop-up notifications. */
import type { ToastContent } from "../../projections/toast-content.ts"
import { newsPath } from "../app/nav-links.ts"
import { paths } from "../app/paths.ts"

export const toastPress = (content: ToastContent, isMobile: boolean): string | null => {
  if (isMobile) return null
  switch (content.kind) {
    case "chat":
      return paths.chat(content.profileKey, content.chatKey)
    case "notification":
      return newsPath
    // The specification's two; and those that only undo, each with a button of its own.
    case "send-on-moderation":
    case "api-error":
    case "favorite-removed":
    case "listing-moved":
    case "acting-as":
    case "new-build":
      return null
  }
}
