/** The form that cancels a deal: why, and in words where no reason fits. Spec §2 Modals, §3; D60, D61. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { dealCancelReasons, dealLifecycle, needsComment, type Deal } from "../../../domain/deals.ts"
import { textLimits } from "../../../domain/limits.ts"
import { textAreaRules } from "../../../domain/text.ts"
import { DraftNote } from "../../forms/DraftNote.tsx"
import { useForm } from "../../forms/form.ts"
import { FormErrors } from "../../forms/FormErrors.tsx"
import { ruleText } from "../../i18n/rules.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Note } from "../../parts/Note.tsx"
import { RadioCards } from "../../parts/RadioCards.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { DealModal } from "./DealModal.tsx"
import { partiesOf } from "./deal-words.ts"

interface CancelDealModalProps {
  readonly dealKey: string
  readonly onClose: () => void
}

const names = ["reason", "comment"] as const
const wireNames = { reason: "reason", comment: "comment" } as const
const labels = { reason: "deals.cancel.reason", comment: "deals.cancel.comment" } as const
const bounds = { comment: textLimits.otherReasonComment } as const
const empty = { reason: "", comment: "" }

const brokenRules = ({ reason, comment }: typeof empty) => ({
  reason: reason === "" ? ["required"] : [],
  comment: textAreaRules(
    comment,
    needsComment(reason) ? textLimits.otherReasonComment : { ...textLimits.otherReasonComment, min: 0 },
  ),
})

interface CancelDealFormProps {
  readonly deal: Deal
  readonly profileKey: string
  readonly onClose: () => void
}

const CancelDealForm = ({ deal, profileKey, onClose }: CancelDealFormProps): ReactElement => {
  const intl = useIntl()
  const formId = useId()
  const form = useForm({
    form: `${profileKey}/cancel-deal/${deal.key}`,
    start: empty,
    names,
    rules: brokenRules,
    wireNames,
    about: { type: "CancelDeal", key: deal.key },
  })
  const { reason, comment } = form.value
  const isOver = !form.busy && dealLifecycle[deal.status].cancel === undefined
  const fieldId = (name: (typeof names)[number]): string => `${formId}-${name}`
  const errorOf = (name: (typeof names)[number]): string | undefined => {
    const rule = form.ruleOf(name)
    return rule === null
      ? undefined
      : ruleText(intl, labels[name], rule, name === "comment" ? bounds.comment : undefined)
  }
  const submit = async (): Promise<void> => {
    const outcome = await form.send(({ value }) => ({
      type: "CancelDeal",
      key: deal.key,
      participantKey: profileKey,
      reason: dealCancelReasons.find((known) => known === value.reason) ?? "OtherReason",
      comment: value.comment.trim(),
    }))
    if (outcome?.tag === "Done") onClose()
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: "deals.cancel.title" })}
      description={intl.formatMessage({ id: "deals.cancel.intro" }, { name: partiesOf(deal, profileKey).other.name })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      busy={form.busy}
      footer={
        <>
          <Button disabled={form.busy} onClick={onClose}>
            <FormattedMessage id="deals.cancel.keep" />
          </Button>
          <Button kind="danger" submit form={formId} busy={form.busy} disabled={isOver}>
            <FormattedMessage id="deals.cancel" />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="l-stack"
        data-gap="6"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOver) void submit()
        }}
      >
        {isOver && (
          <div role="alert">
            <Note tone="yellow">
              <FormattedMessage id="core.error_DealInvalidStateException" />
            </Note>
          </div>
        )}
        {form.restoredFrom !== null && <DraftNote savedAt={form.restoredFrom} onDiscard={form.discard} />}
        <FormErrors
          form={form}
          fieldId={fieldId}
          bounds={bounds}
          labels={labels}
          failure={isOver ? undefined : form.failure}
        />
        <RadioCards
          id={fieldId("reason")}
          label={intl.formatMessage({ id: "deals.cancel.reason" })}
          required
          value={reason === "" ? null : reason}
          error={errorOf("reason")}
          options={dealCancelReasons.map((value) => ({
            value: value as string,
            label: intl.formatMessage({ id: `deals.reason.${value}` }),
          }))}
          onChange={(chosen) => form.change({ reason: chosen })}
        />
        <TextArea
          id={fieldId("comment")}
          minRows={3}
          label={intl.formatMessage({ id: "deals.cancel.comment" })}
          required={needsComment(reason)}
          mark={needsComment(reason) ? undefined : intl.formatMessage({ id: "core.optional" })}
          hint={intl.formatMessage({ id: "deals.cancel.comment.hint" })}
          value={comment}
          error={errorOf("comment")}
          onBlur={() => form.leave("comment")}
          onChange={(typed) => form.change({ comment: typed })}
          counter={{
            max: bounds.comment.max,
            text: (used, max) => intl.formatMessage({ id: "core.characters" }, { used, max }),
          }}
        />
      </form>
    </Dialog>
  )
}

export const CancelDealModal = ({ dealKey, onClose }: CancelDealModalProps): ReactElement => (
  <DealModal dealKey={dealKey} onClose={onClose}>
    {({ deal, profileKey }) => <CancelDealForm deal={deal} profileKey={profileKey} onClose={onClose} />}
  </DealModal>
)
