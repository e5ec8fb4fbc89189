/**
 * The form of a review: stars, and words if one likes; then thanks, five stars with a moment of their own. Spec §2
 * Modals.
 */
import { useId, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { closedDateOf, type Deal } from "../../../domain/deals.ts"
import { marks, type Mark } from "../../../domain/feedback.ts"
import { feedbackRefusal } from "../../../domain/feedback-period.ts"
import { dayMs } from "../../../domain/durations.ts"
import { feedbackPeriodMs, textLimits } from "../../../domain/limits.ts"
import { sideOf } from "../../../domain/participants.ts"
import { textAreaRules } from "../../../domain/text.ts"
import { useApp } from "../../app/context.tsx"
import { useForm } from "../../forms/use-form.ts"
import { FormColumn } from "../../forms/FormColumn.tsx"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Note } from "../../parts/Note.tsx"
import { StarsField } from "../../parts/Stars.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { DealModal } from "./DealModal.tsx"
import { ReviewThanks } from "./ReviewThanks.tsx"
import { shownPerson } from "../../i18n/shown-name.ts"
import { partiesOf } from "./deal-words.ts"
import { useDealFeedbacks } from "./use-deal-feedbacks.ts"
import { useAskedForReview } from "./use-to-rate.ts"

interface ReviewModalProps {
  readonly dealKey: string
  readonly onClose: () => void
}

const names = ["mark", "details"] as const
const wireNames = { rating: "mark", details: "details" } as const
const labels = { mark: "deals.review.mark", details: "deals.review.details" } as const
const bounds = { details: textLimits.feedbackDetails } as const
const empty = { mark: "", details: "" }

const markOf = (said: string): Mark | null => marks.find((mark) => String(mark) === said) ?? null

const brokenRules = ({ mark, details }: typeof empty) => ({
  mark: markOf(mark) === null ? ["required"] : [],
  details: textAreaRules(details, bounds.details),
})

interface ReviewFormProps {
  readonly deal: Deal
  readonly profileKey: string
  readonly onClose: () => void
}

const ReviewForm = ({ deal, profileKey, onClose }: ReviewFormProps): ReactElement => {
  const intl = useIntl()
  const { device, environment } = useApp()
  const isBlind = environment.feedbackReveal === "double-blind"
  const formId = useId()
  const [given, setGiven] = useState<Mark | null>(null)
  const feedbacks = useDealFeedbacks(deal, profileKey)
  useAskedForReview(deal.key)
  const other = shownPerson(intl, "deals.deletedUser", partiesOf(deal, profileKey).other)
  const form = useForm({
    form: `${profileKey}/write-review/${deal.key}`,
    initial: empty,
    names,
    rules: brokenRules,
    wireNames,
    about: { type: "GiveFeedback", dealKey: deal.key },
  })
  if (given !== null) return <ReviewThanks mark={given} other={other} onClose={onClose} />

  const hasGiven = feedbacks !== undefined && feedbacks.mine !== null
  const refusal = form.busy
    ? null
    : feedbackRefusal(
        { status: deal.status, closedDate: closedDateOf(deal) },
        { hasGiven, now: new Date(device.now()).toISOString() },
      )
  const submit = async (): Promise<void> => {
    if (refusal !== null) return
    const mark = markOf(form.draft.mark)
    const outcome = await form.send(({ id, draft }) => ({
      type: "GiveFeedback",
      id,
      dealKey: deal.key,
      authorKey: profileKey,
      about: { type: other.type, key: other.key },
      mark: markOf(draft.mark) ?? 1, // one is chosen, else nothing is sent
      details: draft.details.trim(),
    }))
    if (outcome?.tag === "Done") setGiven(mark)
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: "deals.review.title" }, { name: other.name })}
      description={intl.formatMessage({ id: `deals.review.intro.${sideOf(other)}` }, { subject: deal.subject.name })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      busy={form.busy}
      footer={
        <>
          <Button disabled={form.busy} onClick={onClose}>
            <FormattedMessage id="deals.review.later" />
          </Button>
          <Button kind="primary" submit form={formId} busy={form.busy} disabled={refusal !== null}>
            <FormattedMessage id="deals.review.send" />
          </Button>
        </>
      }
    >
      {refusal !== null && (
        <div role="alert">
          <Note tone="yellow">
            <FormattedMessage
              id={refusal === "DealInvalidStateException" ? "deals.review.notClosed" : `refusals.error_${refusal}`}
            />
          </Note>
        </div>
      )}
      <FormColumn
        id={formId}
        form={refusal === null ? form : { ...form, failure: undefined }}
        labels={labels}
        bounds={bounds}
        onSubmit={submit}
      >
        {(field) => {
          const { id, label, value, error, onChange } = field("mark")
          return (
            <>
              <StarsField
                id={id}
                label={label}
                required
                value={markOf(value)}
                error={error}
                labelOf={(mark) => intl.formatMessage({ id: `deals.review.mark.${mark}` })}
                onChange={(mark) => onChange(String(mark))}
              />
              <TextArea
                {...field("details")}
                minRows={3}
                mark={intl.formatMessage({ id: "core.optional" })}
                hint={intl.formatMessage({ id: "deals.review.details.hint" })}
              />
            </>
          )
        }}
      </FormColumn>
      <p className="u-muted">
        <FormattedMessage
          id={isBlind ? "deals.review.blind" : "deals.review.public"}
          values={{ name: other.name, days: feedbackPeriodMs / dayMs }}
        />
      </p>
    </Dialog>
  )
}

export const ReviewModal = ({ dealKey, onClose }: ReviewModalProps): ReactElement => (
  <DealModal dealKey={dealKey} onClose={onClose}>
    {({ deal, profileKey }) => <ReviewForm deal={deal} profileKey={profileKey} onClose={onClose} />}
  </DealModal>
)
