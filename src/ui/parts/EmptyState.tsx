/** The empty state: why there is nothing, and one thing to do about it (experience: Empty). */
import type { ReactElement, ReactNode } from "react"
import { Button, ButtonLink, type ButtonKind } from "./Button.tsx"
import { EmptyPicture, type EmptyPictureName } from "./EmptyPicture.tsx"
import { StateTitle } from "./StateTitle.tsx"

export type EmptyAction =
  | { readonly label: string; readonly onClick: () => void; readonly busy?: boolean | undefined }
  | { readonly label: string; readonly href: string }

export interface EmptyStateProps {
  readonly picture: EmptyPictureName
  readonly title: string
  readonly hint?: ReactNode
  readonly action?: EmptyAction | undefined
  readonly secondary?: EmptyAction | undefined
  readonly level?: 1 | 2 | 3 | undefined // the heading's level; 1 where the page has nothing else
}

const Act = ({ act, kind }: { readonly act: EmptyAction; readonly kind: ButtonKind }): ReactElement =>
  "href" in act ? (
    <ButtonLink kind={kind} href={act.href}>
      {act.label}
    </ButtonLink>
  ) : (
    <Button kind={kind} busy={act.busy} onClick={act.onClick}>
      {act.label}
    </Button>
  )

export const EmptyState = ({ picture, title, hint, action, secondary, level = 2 }: EmptyStateProps): ReactElement => (
  <div className="p-empty">
    <EmptyPicture name={picture} />
    <div className="p-empty-words">
      <StateTitle className="p-empty-title" level={level}>
        {title}
      </StateTitle>
      {hint && <div className="p-empty-hint">{hint}</div>}
    </div>
    {(action ?? secondary) && (
      <div className="p-empty-acts">
        {action && <Act act={action} kind="primary" />}
        {secondary && <Act act={secondary} kind={action ? "quiet" : "secondary"} />}
      </div>
    )}
  </div>
)
