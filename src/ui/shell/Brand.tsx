/** The product's mark and name, and the way home. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { Anchor } from "../parts/Anchor.tsx"
import { paths } from "../app/paths.ts"

export const Brand = (): ReactElement => (
  <Anchor href={paths.home} className="shell-brand">
    <svg className="shell-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden>
      <rect className="shell-mark-ground" width="32" height="32" rx="9" />
      <path className="shell-mark-line" d="M10 8.5v15M22 8.5v15M10 17.5c3-4 5 1.5 7 0s2.500-3.500 5-3" />
    </svg>
    <span className="shell-brand-name">
      <FormattedMessage id="core.product" />
    </span>
  </Anchor>
)
