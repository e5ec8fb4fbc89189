/** A note next to what it is about: a hint, a warning, a confirmation. */
import type { ReactElement, ReactNode } from "react"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"
import type { IconName } from "./icon-paths.ts"

export type NoteTone = "blue" | "green" | "orange" | "yellow" | "red"

export interface NoteProps {
  readonly tone: NoteTone
  readonly icon?: IconName | undefined
  readonly title?: ReactNode
  readonly action?: ReactNode
  readonly dismissLabel?: string | undefined
  readonly onDismiss?: (() => void) | undefined
  readonly children?: ReactNode
}

export const toneIcons: Record<NoteTone, IconName> = {
  blue: "info",
  green: "success",
  orange: "info",
  yellow: "warning",
  red: "error",
}

export const Note = ({
  tone,
  icon = toneIcons[tone],
  title,
  action,
  dismissLabel,
  onDismiss,
  children,
}: NoteProps): ReactElement => (
  <div className="p-note" data-tone={tone}>
    <Icon name={icon} />
    <div className="p-note-words">
      {title && <p className="p-note-title">{title}</p>}
      {children && <div className="p-note-text">{children}</div>}
      {action && <div className="p-note-action">{action}</div>}
    </div>
    {onDismiss && dismissLabel !== undefined && (
      <IconButton icon="close" size="small" label={dismissLabel} onClick={onDismiss} />
    )}
  </div>
)
