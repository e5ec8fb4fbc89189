/**
 * Asks before an irreversible act; the focus starts on the answer that changes nothing (experience: Undo rather than
 * ask).
 */
import { AlertDialog as Base } from "@base-ui/react/alert-dialog"
import { useRef, type ReactElement, type ReactNode } from "react"
import { Button } from "./Button.tsx"
import { DialogSurface } from "./DialogSurface.tsx"

export interface ConfirmDialogProps {
  readonly title: string
  readonly hint?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly closeLabel: string
  readonly danger?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export const ConfirmDialog = ({
  title,
  hint,
  confirmLabel,
  cancelLabel,
  closeLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactElement => {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root
      open
      onOpenChange={(open, details) => {
        if (open || busy) details.cancel()
        else onCancel()
      }}
    >
      <DialogSurface
        title={title}
        description={hint}
        closeLabel={closeLabel}
        size="small"
        busy={busy}
        firstFocus={cancel}
        footer={
          <>
            <Button ref={cancel} disabled={busy} onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button kind={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        }
      />
    </Base.Root>
  )
}
