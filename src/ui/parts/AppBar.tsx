/** The bar on top of every page, and its links; below 1080 px the links stand in the bar at the bottom (spec §9). */
import type { ReactElement, ReactNode } from "react"
import { Anchor } from "./Anchor.tsx"
import { CountBadge } from "./CountBadge.tsx"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { useReach } from "./reach.ts"

export interface AppBarProps {
  readonly brand: ReactNode
  readonly nav: ReactNode
  readonly actions: ReactNode
}

export const AppBar = ({ brand, nav, actions }: AppBarProps): ReactElement => (
  <header className="p-app-bar">
    <div className="p-app-bar-inner">
      <div className="p-app-bar-brand">{brand}</div>
      <div className="p-app-bar-nav">{nav}</div>
      <div className="p-app-bar-actions">{actions}</div>
    </div>
  </header>
)

export interface NavLinkProps {
  readonly href: string
  readonly current: boolean
  readonly icon?: IconName | undefined
  readonly count?: number | undefined
  readonly countLabel?: string | undefined
  readonly children: ReactNode
}

export const NavLink = ({
  href,
  current,
  icon,
  count = 0,
  countLabel = "",
  children,
}: NavLinkProps): ReactElement | null => {
  const reaches = useReach()
  if (!reaches(href)) return null
  return (
    <Anchor href={href} className="p-nav-link" aria-current={current ? "page" : undefined}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      <CountBadge count={count} label={countLabel} />
    </Anchor>
  )
}
