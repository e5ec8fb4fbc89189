/**
 * Asks for the reason of a refusal or a block, which its owner reads, and for a note that only the audit trail keeps.
 */
import { useId, type ReactElement, type ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { refusalReasons } from "../../../domain/moderation.ts"
import { FormColumn } from "../../forms/FormColumn.tsx"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Select } from "../../parts/Select.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { noteBounds, type WhyForm } from "./use-why-form.ts"

const labels = { note: "moderation.note" } as const

interface WhyDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly form: WhyForm
  /** The other choices of the dialog. */
  readonly children?: ReactNode
  readonly onSubmit: () => Promise<void>
  readonly onClose: () => void
}

export const WhyDialog = ({ title, submitLabel, form, children, onSubmit, onClose }: WhyDialogProps): ReactElement => {
  const intl = useIntl()
  const formId = useId()
  return (
    <Dialog
      title={title}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      busy={form.busy}
      footer={
        <>
          <Button disabled={form.busy} onClick={onClose}>
            <FormattedMessage id="core.cancel" />
          </Button>
          <Button kind="danger" submit form={formId} busy={form.busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormColumn id={formId} form={form} labels={labels} bounds={noteBounds} onSubmit={onSubmit}>
        {(field) => (
          <>
            {children}
            <Select
              label={intl.formatMessage({ id: "moderation.reason" })}
              hint={intl.formatMessage({ id: "moderation.reason.hint" })}
              value={form.draft.reason}
              options={refusalReasons.map((reason) => ({
                value: reason,
                label: intl.formatMessage({ id: `moderation.reason.${reason}` }),
              }))}
              onChange={(reason) => form.change({ reason })}
            />
            <TextArea
              {...field("note")}
              minRows={2}
              mark={intl.formatMessage({ id: "core.optional" })}
              hint={intl.formatMessage({ id: "moderation.note.hint" })}
            />
          </>
        )}
      </FormColumn>
    </Dialog>
  )
}
