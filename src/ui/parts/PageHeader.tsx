/** The header of a page: back link, its one h1, which takes focus when the route opens, and actions. experience: Accessibility. */
import type { ReactElement, ReactNode } from "react"
import { Anchor } from "./Anchor.tsx"
import { Icon } from "./Icon.tsx"
import { useReach } from "./reach.ts"

export interface PageHeaderProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly back?: { readonly href: string; readonly label: string } | undefined
  readonly actions?: ReactNode
  readonly badge?: ReactNode
  /** Id of what is read after the h1 when that takes the focus. */
  readonly describedBy?: string
  /** 2 where it heads a part of a page whose one h1 is elsewhere. */
  readonly level?: 1 | 2
}

export const PageHeader = ({
  title,
  lead,
  back,
  actions,
  badge,
  describedBy,
  level = 1,
}: PageHeaderProps): ReactElement => {
  const reaches = useReach()
  return (
    <header className="p-page-header">
      {back && reaches(back.href) && (
        <Anchor href={back.href} className="p-page-back">
          <Icon name="back" />
          <span>{back.label}</span>
        </Anchor>
      )}
      <div className="p-page-line">
        <div className="p-page-words">
          <div className="p-page-title">
            {level === 1 ? (
              <h1 id="page-title" tabIndex={-1} aria-describedby={describedBy}>
                {title}
              </h1>
            ) : (
              <h2 tabIndex={-1}>{title}</h2>
            )}
            {badge}
          </div>
          {lead && <div className="p-page-lead">{lead}</div>}
        </div>
        {actions && <div className="p-page-actions">{actions}</div>}
      </div>
    </header>
  )
}
