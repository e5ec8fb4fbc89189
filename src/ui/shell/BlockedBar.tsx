/** Says on every page that the account is blocked, and leads to why and what is left to do. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useLocation } from "wouter"
import { paths } from "../app/paths.ts"
import { Banner } from "../parts/Banner.tsx"
import { ButtonLink } from "../parts/Button.tsx"

export const BlockedBar = (): ReactElement | null => {
  const [path] = useLocation()
  // The settings page says it whole.
  if (path === paths.settings) return null
  return (
    <Banner
      tone="red"
      action={
        <ButtonLink size="small" href={paths.settings}>
          <FormattedMessage id="core.blocked.more" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="core.blocked" />
    </Banner>
  )
}
