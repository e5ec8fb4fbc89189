/** A bar across the page for what concerns all of it: offline, another profile, a language not there yet. */
import type { ReactElement, ReactNode } from "react"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { toneIcons } from "./Note.tsx"

export interface BannerProps {
  readonly tone: "yellow" | "red" | "green" | "blue"
  readonly icon?: IconName | undefined
  readonly action?: ReactNode
  readonly children: ReactNode
}

export const Banner = ({ tone, icon = toneIcons[tone], action, children }: BannerProps): ReactElement => (
  <div className="p-banner" data-tone={tone}>
    <div className="p-banner-inside">
      <Icon name={icon} />
      <output className="p-banner-words">{children}</output>
      {action && <div className="p-banner-action">{action}</div>}
    </div>
  </div>
)
