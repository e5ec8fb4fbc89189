/** The header of a page: back link, its one h1, which takes focus when the route opens, and actions. */
import type { ReactElement, ReactNode } from "react"
import { Anchor } from "./Anchor.tsx"
import { Icon } from "./Icon.tsx"

export interface PageHeaderProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly back?: { readonly href: string; readonly label: string } | undefined
  readonly actions?: ReactNode
  readonly badge?: ReactNode
}

export const PageHeader = ({ title, lead, back, actions, badge }: PageHeaderProps): ReactElement => (
  <header className="p-page-header">
    {back && (
      <Anchor href={back.href} className="p-page-back">
        <Icon name="back" />
        <span>{back.label}</span>
      </Anchor>
    )}
    <div className="p-page-line">
      <div className="p-page-words">
        <div className="p-page-title">
          <h1 id="page-title" tabIndex={-1}>
            {title}
          </h1>
          {badge}
        </div>
        {lead && <div className="p-page-lead">{lead}</div>}
      </div>
      {actions && <div className="p-page-actions">{actions}</div>}
    </div>
  </header>
)
