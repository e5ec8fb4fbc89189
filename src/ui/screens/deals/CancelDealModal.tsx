/** The form that cancels a deal: why, and in words where no reason fits. Spec §2 Modals, §3. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { dealCancelReasons } from "../../../domain/deal-cancelling.ts"
import { dealLifecycle, type Deal } from "../../../domain/deals.ts"
import { useForm } from "../../forms/use-form.ts"
import { FormColumn } from "../../forms/FormColumn.tsx"
import { noReason, reasonBounds, reasonNames, reasonRules, reasonWireNames } from "../../forms/reason-form.ts"
import { ReasonFields } from "../../forms/ReasonFields.tsx"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Note } from "../../parts/Note.tsx"
import { DealModal } from "./DealModal.tsx"
import { partiesOf } from "./deal-words.ts"

interface CancelDealModalProps {
  readonly dealKey: string
  readonly onClose: () => void
}

const labels = { reason: "deals.cancel.reason", comment: "deals.cancel.comment" } as const

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
    initial: noReason,
    names: reasonNames,
    rules: reasonRules,
    wireNames: reasonWireNames,
    about: { type: "CancelDeal", key: deal.key },
  })
  const isOver = !form.busy && dealLifecycle[deal.status].cancel === undefined
  const submit = async (): Promise<void> => {
    if (isOver) return
    const outcome = await form.send(({ draft: { reason, comment } }) => ({
      type: "CancelDeal",
      key: deal.key,
      participantKey: profileKey,
      reason: dealCancelReasons.find((known) => known === reason) ?? "OtherReason",
      comment: comment.trim(),
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
      {isOver && (
        <div role="alert">
          <Note tone="yellow">
            <FormattedMessage id="refusals.error_DealInvalidStateException" />
          </Note>
        </div>
      )}
      <FormColumn
        id={formId}
        form={isOver ? { ...form, failure: undefined } : form}
        labels={labels}
        bounds={reasonBounds}
        onSubmit={submit}
      >
        {(field) => (
          <ReasonFields
            field={field}
            reasons={dealCancelReasons.map((value) => ({
              value,
              label: intl.formatMessage({ id: `reasons.cancelReason.${value}` }),
            }))}
            commentHint={intl.formatMessage({ id: "deals.cancel.comment.hint" })}
          />
        )}
      </FormColumn>
    </Dialog>
  )
}

export const CancelDealModal = ({ dealKey, onClose }: CancelDealModalProps): ReactElement => (
  <DealModal dealKey={dealKey} onClose={onClose}>
    {({ deal, profileKey }) => <CancelDealForm deal={deal} profileKey={profileKey} onClose={onClose} />}
  </DealModal>
)
