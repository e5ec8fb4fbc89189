/** Asks for the reason of a refusal or a block, which its owner reads, and for a note that only the audit trail keeps. D91, D95. */
import { useId, type ReactElement, type ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { refusalReasons } from "../../../domain/moderation.ts"
import { DraftNote } from "../../forms/DraftNote.tsx"
import { FormErrors } from "../../forms/FormErrors.tsx"
import { ruleText } from "../../i18n/rules.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Select } from "../../parts/Select.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { noteBounds, type WhyForm } from "./use-why-form.ts"

interface WhyDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly form: WhyForm
  /** What else is to be chosen. */
  readonly children?: ReactNode
  readonly onSubmit: () => void
  readonly onClose: () => void
}

export const WhyDialog = ({ title, submitLabel, form, children, onSubmit, onClose }: WhyDialogProps): ReactElement => {
  const intl = useIntl()
  const formId = useId()
  const rule = form.ruleOf("note")
  const noteId = `${formId}-note`
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
      <form
        id={formId}
        className="l-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {form.restoredFrom !== null && <DraftNote savedAt={form.restoredFrom} onDiscard={form.discard} />}
        <FormErrors
          form={form}
          fieldId={() => noteId}
          bounds={noteBounds}
          labels={{ note: "moderation.note" }}
          failure={form.failure}
        />
        {children}
        <Select
          label={intl.formatMessage({ id: "moderation.reason" })}
          hint={intl.formatMessage({ id: "moderation.reason.hint" })}
          value={form.value.reason}
          options={refusalReasons.map((reason) => ({
            value: reason,
            label: intl.formatMessage({ id: `moderation.reason.${reason}` }),
          }))}
          onChange={(reason) => form.change({ reason })}
        />
        <TextArea
          id={noteId}
          minRows={2}
          label={intl.formatMessage({ id: "moderation.note" })}
          mark={intl.formatMessage({ id: "core.optional" })}
          hint={intl.formatMessage({ id: "moderation.note.hint" })}
          value={form.value.note}
          error={rule === null ? undefined : ruleText(intl, "moderation.note", rule, noteBounds.note)}
          onBlur={() => form.leave("note")}
          onChange={(note) => form.change({ note })}
          counter={{
            max: noteBounds.note.max,
            text: (used, max) => intl.formatMessage({ id: "core.characters" }, { used, max }),
          }}
        />
      </form>
    </Dialog>
  )
}
