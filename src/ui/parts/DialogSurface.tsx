/** What both kinds of dialog show: scrim, panel, title, body and foot; below 768 px a sheet from the bottom (spec §9). */
import { Dialog as Base } from "@base-ui/react/dialog"
import type { ReactElement, ReactNode, RefObject } from "react"
import { IconButton } from "./IconButton.tsx"

export type DialogSize = "small" | "medium" | "large"

interface DialogSurfaceProps {
  readonly title: string
  readonly description?: ReactNode
  readonly closeLabel: string
  readonly footer?: ReactNode
  readonly size: DialogSize
  readonly busy: boolean
  readonly firstFocus?: RefObject<HTMLElement | null> | undefined
  readonly children?: ReactNode
}

export const DialogSurface = ({
  title,
  description,
  closeLabel,
  footer,
  size,
  busy,
  firstFocus,
  children,
}: DialogSurfaceProps): ReactElement => (
  <Base.Portal>
    <Base.Backdrop className="p-dialog-scrim" />
    <Base.Viewport className="p-dialog-place">
      <Base.Popup
        className="p-dialog"
        data-size={size}
        aria-busy={busy || undefined}
        {...(firstFocus === undefined ? {} : { initialFocus: firstFocus })}
      >
        <header className="p-dialog-head">
          <Base.Title className="p-dialog-title">{title}</Base.Title>
          <Base.Close disabled={busy} render={<IconButton icon="close" label={closeLabel} />} />
        </header>
        {(description || children) && (
          <div className="p-dialog-body">
            {description && (
              <Base.Description className="p-dialog-description" render={<div />}>
                {description}
              </Base.Description>
            )}
            {children}
          </div>
        )}
        {footer && <footer className="p-dialog-foot">{footer}</footer>}
      </Base.Popup>
    </Base.Viewport>
  </Base.Portal>
)
