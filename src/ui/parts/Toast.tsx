/** A toast; its timer pauses while it is hovered or focused (experience: Toasts). */
import type { ReactElement, ReactNode } from "react"
import { createPortal } from "react-dom"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"
import type { IconName } from "./icon-paths.ts"

export type ToastTone = "info" | "success" | "warning" | "error" | "customer" | "executant" | "chat"

export interface ToastProps {
  readonly tone: ToastTone
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly avatar?: ReactNode
  readonly icon?: IconName | undefined
  readonly action?: ReactNode
  /** The title ends with a name, which is cut where there is no room for it. */
  readonly named?: boolean
  readonly dismissLabel: string
  readonly onDismiss: () => void
  readonly onPress?: (() => void) | undefined // the whole toast is a link
  readonly onHold?: ((held: boolean) => void) | undefined
}

const ownIcons: Readonly<Record<ToastTone, IconName>> = {
  info: "info",
  success: "success",
  warning: "warning",
  error: "error",
  customer: "bell",
  executant: "bell",
  chat: "chat",
}

export const Toast = ({
  tone,
  title,
  children,
  avatar,
  icon = ownIcons[tone],
  action,
  named = false,
  dismissLabel,
  onDismiss,
  onPress,
  onHold,
}: ToastProps): ReactElement => (
  <div
    className="p-toast"
    data-tone={tone}
    data-named={named || undefined}
    role={tone === "error" ? "alert" : undefined}
    onPointerEnter={() => onHold?.(true)}
    onPointerLeave={() => onHold?.(false)}
    onFocus={() => onHold?.(true)}
    onBlur={(event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onHold?.(false)
    }}
  >
    {avatar ?? (
      <span className="p-toast-mark">
        <Icon name={icon} />
      </span>
    )}
    <div className="p-toast-words">
      {onPress === undefined ? (
        <p className="p-toast-title">{title}</p>
      ) : (
        <button type="button" className="p-toast-title p-toast-press" onClick={onPress}>
          {title}
        </button>
      )}
      {children && <div className="p-toast-text">{children}</div>}
    </div>
    {action && <div className="p-toast-action">{action}</div>}
    <IconButton icon="close" label={dismissLabel} size="small" onClick={onDismiss} />
  </div>
)

/**
 * A live region that stays mounted while it is empty, so that new toasts are announced; above dialogs, which are
 * portalled into the body.
 */
export const ToastRegion = ({
  label,
  hint,
  edge = "bottom",
  children,
}: {
  readonly label: string
  /** Of the window, where they stand. */
  readonly edge?: "top" | "bottom"
  readonly hint?: string // by which key one comes here; shown to who uses the keyboard
  readonly children: ReactNode
}): ReactElement =>
  createPortal(
    <section className="p-toasts" data-edge={edge} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no paragraphs */}
      <div className="p-toasts-list" role="status" aria-live="polite" aria-atomic={false}>
        {children}
      </div>
      {hint && <p className="p-toasts-hint">{hint}</p>}
    </section>,
    document.body,
  )
