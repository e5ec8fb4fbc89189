/** Where help and the rules stand, for the end of every page and for the phone's menu. */
import { paths } from "./paths.ts"

export const helpLinks = [
  { href: paths.faq, label: "core.footer.faq", icon: "info" },
  { href: paths.privacy, label: "core.footer.privacy", icon: "shield" },
  { href: paths.terms, label: "core.footer.terms", icon: "file" },
  { href: paths.about, label: "core.footer.aboutUs", icon: "globe" },
] as const
