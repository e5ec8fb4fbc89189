/** Where help and the rules stand, for the end of every page and for the phone's menu. D23, D26, E237. */
import type { MessageId } from "../i18n/messages.ts"
import type { IconName } from "../parts/icon-paths.ts"
import { paths } from "./paths.ts"

interface HelpLink {
  readonly href: string
  readonly label: MessageId
  readonly icon: IconName
}

export const helpLinks: readonly HelpLink[] = [
  { href: paths.faq, label: "core.footer.faq", icon: "info" },
  { href: paths.privacy, label: "core.footer.privacy", icon: "shield" },
  { href: paths.terms, label: "core.footer.terms", icon: "file" },
  { href: paths.about, label: "core.footer.aboutUs", icon: "globe" },
]
