/** The bottom navigation below 1080 px; one of its items may be emphasised (spec §9). */
import type { ReactElement } from "react"
import { Anchor } from "./Anchor.tsx"
import { CountBadge } from "./CountBadge.tsx"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { useReach } from "./reach.ts"

export interface BottomBarItem {
  readonly href: string
  readonly label: string
  readonly icon: IconName
  readonly current: boolean
  readonly count?: number | undefined
  readonly countLabel?: string | undefined
  readonly primary?: boolean | undefined
}

export interface BottomBarProps {
  readonly label: string
  readonly items: readonly BottomBarItem[]
}

export const BottomBar = ({ label, items }: BottomBarProps): ReactElement => {
  const reaches = useReach()
  return (
    <nav className="p-bottom-bar" aria-label={label}>
      <ul className="p-bottom-bar-list">
        {items
          .filter(({ href }) => reaches(href))
          .map((item) => (
            <li key={item.href}>
              <Anchor
                href={item.href}
                className="p-bottom-bar-link"
                data-primary={item.primary || undefined}
                aria-current={item.current ? "page" : undefined}
              >
                <span className="p-bottom-bar-mark">
                  <Icon name={item.icon} size={24} />
                  <CountBadge count={item.count ?? 0} label={item.countLabel ?? ""} />
                </span>
                <span>{item.label}</span>
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  )
}
