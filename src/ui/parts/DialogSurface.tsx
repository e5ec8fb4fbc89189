/**
 * The common face of both kinds of dialog: scrim, panel, title, body and foot; below 768 px a sheet from the bottom
 * (spec §9).
 */
import { Dialog as Base } from "@base-ui/react/dialog"
import { useRef, useState, type ReactElement, type ReactNode, type RefObject } from "react"
import { IconButton } from "./IconButton.tsx"
import { InertBehind } from "./InertBehind.tsx"
import { keepKeysScrolling } from "./keyboard-scroll.ts"

export type DialogSize = "small" | "medium" | "large" | "tall"

interface DialogSurfaceProps {
  readonly title: string
  readonly description?: ReactNode
  readonly closeLabel: string
  readonly terms?: ReactNode
  readonly footer?: ReactNode
  readonly crest?: ReactNode
  readonly size: DialogSize
  readonly busy: boolean
  readonly firstFocus?: RefObject<HTMLElement | null> | undefined
  readonly openedByTouch?: boolean | undefined
  readonly children?: ReactNode
}

/**
 * Answers whether the opener of the dialog can have the focus back. Without that, it would be given to whatever opened
 * an earlier dialog; lost, it goes to the page's heading (E305). An item of a menu stands for the menu's button, which
 * is known.
 */
const useOpener = (): (() => boolean) => {
  const [opener] = useState(() => document.activeElement)
  const [isOfMenu] = useState(() => opener !== null && opener.closest("[role=menu]") !== null)
  return () => isOfMenu || (opener !== null && opener !== document.body && opener.isConnected)
}

const firstField = ["input", "textarea", "select"].map((field) => `.p-dialog-body ${field}:not(:disabled)`).join()

/** One for all of them, so that React does not detach it with each render. */
const keepBody = (body: HTMLDivElement | null): (() => void) | undefined =>
  body === null ? undefined : keepKeysScrolling(body)

export const DialogSurface = ({
  title,
  description,
  closeLabel,
  terms,
  footer,
  crest,
  size,
  busy,
  firstFocus,
  openedByTouch = false,
  children,
}: DialogSurfaceProps): ReactElement => {
  const panel = useRef<HTMLDivElement>(null)
  const isOpenerThere = useOpener()
  /** The initial focus: the first field, unless that would open a touch keyboard; else the panel, whose title is then read. */
  const first = (by: string): HTMLElement | null =>
    firstFocus?.current ??
    (by === "touch" || openedByTouch ? null : panel.current?.querySelector<HTMLElement>(firstField)) ??
    panel.current
  return (
    <Base.Portal>
      <Base.Backdrop className="p-dialog-scrim" />
      <Base.Viewport className="p-dialog-place">
        <Base.Popup
          ref={panel}
          className="p-dialog"
          data-size={size}
          data-crest={crest ? "" : undefined}
          aria-busy={busy || undefined}
          initialFocus={first}
          finalFocus={isOpenerThere}
        >
          <InertBehind />
          <div className="p-dialog-head">
            {crest && <div>{crest}</div>}
            <Base.Title className="p-dialog-title">{title}</Base.Title>
            <Base.Close disabled={busy} render={<IconButton icon="close" label={closeLabel} />} />
          </div>
          {(description || children) && (
            <div ref={keepBody} className="p-dialog-body">
              {description && (
                <Base.Description className="p-dialog-description" render={<div />}>
                  {description}
                </Base.Description>
              )}
              {children}
            </div>
          )}
          {terms && <div className="p-dialog-terms">{terms}</div>}
          {footer && <div className="p-dialog-foot">{footer}</div>}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  )
}
