/** The form that reports something or somebody, then thanks. Spec §2 Modals, §3 Complaint reasons. */
import { useId, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { complaintReasons, complaintTargets, type ComplaintTarget } from "../../../domain/complaints.ts"
import type { Failure } from "../../../domain/failures.ts"
import { account as accountProjection, activeProfileKey } from "../../../projections/account.ts"
import { hadDealWith } from "../../../projections/deal-lists.ts"
import { deals } from "../../../projections/deals.ts"
import { useReadModel } from "../../app/read-models.ts"
import { useForm } from "../../forms/use-form.ts"
import { FormColumn } from "../../forms/FormColumn.tsx"
import { noReason, reasonBounds, reasonNames, reasonRules, reasonWireNames } from "../../forms/reason-form.ts"
import { ReasonFields } from "../../forms/ReasonFields.tsx"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { reasonWords } from "./reason-words.ts"

interface ReportModalProps {
  readonly target: string | null
  readonly targetKey: string
  readonly onClose: () => void
}

const labels = { reason: "complaints.reason", comment: "complaints.comment" } as const

const isReasonUnknown = (failure: Failure): boolean =>
  failure._tag === "Refused" && failure.errors["reason"]?.includes("unknownValue") === true

interface ReportFormProps {
  readonly target: ComplaintTarget
  readonly targetKey: string
  readonly profileKey: string
  readonly onClose: () => void
}

const ReportForm = ({ target, targetKey: key, profileKey, onClose }: ReportFormProps): ReactElement => {
  const intl = useIntl()
  const formId = useId()
  const [isSent, setIsSent] = useState(false)
  const about = { type: "SubmitComplaint", target, key } as const
  const form = useForm({
    form: `${profileKey}/report/${target}/${key}`,
    initial: noReason,
    names: reasonNames,
    rules: reasonRules,
    wireNames: reasonWireNames,
    about,
  })
  const [isOtherSet, setIsOtherSet] = useState(false)
  const isKnownDeal = useReadModel(deals, hadDealWith, { profileKey, otherKey: key })
  // A deal with the profile, which decides on the reasons, may be one that this device doesn't know of (D88).
  const reasons = complaintReasons(target, isKnownDeal !== isOtherSet)
  const title = intl.formatMessage({ id: "complaints.title" }, { target })
  const closeLabel = intl.formatMessage({ id: "core.close" })

  if (isSent || form.failure?._tag === "NotFound")
    return (
      <Dialog
        title={title}
        closeLabel={closeLabel}
        onClose={onClose}
        footer={
          <Button kind="primary" wide onClick={onClose}>
            <FormattedMessage id="complaints.done" />
          </Button>
        }
      >
        <EmptyState
          level={3}
          picture={isSent ? "letter" : "search"}
          title={intl.formatMessage({ id: isSent ? "complaints.thanks" : "complaints.unavailable" })}
          hint={intl.formatMessage({ id: isSent ? "complaints.thanks.hint" : "complaints.unavailable.hint" })}
        />
      </Dialog>
    )

  const submit = async (): Promise<void> => {
    const outcome = await form.send(({ id, draft: { reason, comment } }) => ({
      type: "SubmitComplaint",
      id,
      target,
      key,
      participantKey: profileKey,
      reason: reasons.find((known) => known === reason) ?? "OtherReason",
      comment: comment.trim(),
    }))
    if (outcome?.tag === "Done") setIsSent(true)
    if (outcome?.tag === "Failed" && isReasonUnknown(outcome.failure)) {
      setIsOtherSet(!isOtherSet)
      form.change({ reason: "" })
    }
  }
  return (
    <Dialog
      title={title}
      description={intl.formatMessage({ id: "complaints.intro" })}
      closeLabel={closeLabel}
      onClose={onClose}
      busy={form.busy}
      footer={
        <>
          <Button disabled={form.busy} onClick={onClose}>
            <FormattedMessage id="core.cancel" />
          </Button>
          <Button kind="primary" submit form={formId} busy={form.busy}>
            <FormattedMessage id="complaints.send" />
          </Button>
        </>
      }
    >
      <FormColumn id={formId} form={form} labels={labels} bounds={reasonBounds} onSubmit={submit}>
        {(field) => (
          <ReasonFields
            field={field}
            reasons={reasons.map((value) => ({ value, label: intl.formatMessage({ id: reasonWords(value) }) }))}
            commentHint={intl.formatMessage({ id: "complaints.comment.hint" })}
          />
        )}
      </FormColumn>
    </Dialog>
  )
}

export const ReportModal = ({ target, targetKey, onClose }: ReportModalProps): ReactElement | null => {
  const profileKey = useReadModel(accountProjection, activeProfileKey, undefined)
  if (profileKey === null) return null
  const known = complaintTargets.find((one) => one === target) ?? "Order"
  return <ReportForm key={profileKey} target={known} targetKey={targetKey} profileKey={profileKey} onClose={onClose} />
}
