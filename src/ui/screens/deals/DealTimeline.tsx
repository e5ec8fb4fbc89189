/** A deal from the agreement to the marks; the next step has the page's one strong button. experience: A deal. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import { closedDateOf, dealLifecycle, isCalledOffDeal, isDoneDeal, type Deal } from "../../../domain/deals.ts"
import type { DealFeedbacks } from "../../../domain/feedback.ts"
import { feedbackEndsAt, feedbackRefusal } from "../../../domain/feedback-period.ts"
import { useApp } from "../../app/context.tsx"
import { modalOver, paths } from "../../app/paths.ts"
import { useFlag } from "../../app/read-models.ts"
import { DateSpan, LastDay, Moment } from "../../i18n/format.tsx"
import { Button } from "../../parts/Button.tsx"
import { CloseDealDialog } from "./CloseDealDialog.tsx"
import { AgreedStep, DealStep, DealSteps } from "./DealSteps.tsx"
import { shownName } from "../../i18n/shown-name.ts"
import { partiesOf } from "./deal-words.ts"

interface DealTimelineProps {
  readonly deal: Deal
  readonly profileKey: string
  /** Undefined while not known, or not to be known yet. */
  readonly feedbacks: DealFeedbacks | undefined
}

const WorkStep = ({ deal, profileKey }: Omit<DealTimelineProps, "feedbacks">): ReactElement => {
  const [, navigate] = useLocation()
  const [isClosing, setIsClosing] = useState(false)
  const isRunning = dealLifecycle[deal.status].close !== undefined
  const cancel = (): void => navigate(modalOver(paths.deal(deal.key, profileKey), "cancel-deal", { deal: deal.key }))
  return (
    <DealStep
      at={isRunning ? "next" : isDoneDeal(deal.status) ? "done" : "later"}
      title={<FormattedMessage id="deals.step.work" values={{ dates: <DateSpan key="dates" of={deal.subject} /> }} />}
      hint={isRunning && <FormattedMessage id="deals.step.work.hint" />}
      acts={
        isRunning && (
          <>
            <Button kind="primary" icon="check" onClick={() => setIsClosing(true)}>
              <FormattedMessage id="deals.close" />
            </Button>
            <Button kind="quiet" onClick={cancel}>
              <FormattedMessage id="deals.cancel.open" />
            </Button>
            {isClosing && <CloseDealDialog deal={deal} profileKey={profileKey} onClose={() => setIsClosing(false)} />}
          </>
        )
      }
    />
  )
}

const EndStep = ({ deal }: { readonly deal: Deal }): ReactElement => {
  const { device } = useApp()
  const when = <Moment key="when" at={deal.updatedDate} now={device.now()} />
  switch (deal.status) {
    case "InProgress":
      return <DealStep at="later" title={<FormattedMessage id="deals.step.close" />} />
    case "Closed":
      return <DealStep at="done" title={<FormattedMessage id="deals.step.closed" values={{ when }} />} />
    case "Canceled":
      return <DealStep at="done" title={<FormattedMessage id="deals.step.canceled" values={{ when }} />} />
    case "Unknown":
      return <DealStep at="later" title={<FormattedMessage id="deals.status.Unknown" />} />
  }
}

const RateStep = ({ deal, profileKey, feedbacks }: DealTimelineProps): ReactElement | null => {
  const { device } = useApp()
  const [, navigate] = useLocation()
  const name = shownName(useIntl(), "deals.deletedUser", partiesOf(deal, profileKey).other.name)
  const closedDate = closedDateOf(deal)
  const hasGiven = feedbacks !== undefined && feedbacks.mine !== null
  const now = new Date(device.now()).toISOString()
  const refusal = feedbackRefusal({ status: deal.status, closedDate }, { hasGiven, now })
  if (hasGiven) return <DealStep at="done" title={<FormattedMessage id="deals.step.rated" values={{ name }} />} />
  if (closedDate === null || feedbacks === undefined)
    return <DealStep at="later" title={<FormattedMessage id="deals.step.rate" values={{ name }} />} />
  if (refusal !== null) return <DealStep at="later" title={<FormattedMessage id="deals.step.rateOver" />} />
  const until = <LastDay key="until" at={feedbackEndsAt(closedDate)} />
  return (
    <DealStep
      at="next"
      title={<FormattedMessage id="deals.step.rate" values={{ name }} />}
      hint={<FormattedMessage id="deals.step.rate.hint" values={{ until }} />}
      acts={
        <Button
          kind="primary"
          icon="star"
          onClick={() => navigate(modalOver(paths.deal(deal.key, profileKey), "write-review", { deal: deal.key }))}
        >
          <FormattedMessage id="deals.rate" values={{ name }} />
        </Button>
      }
    />
  )
}

export const DealTimeline = (props: DealTimelineProps): ReactElement => {
  const { deal } = props
  const hasFeedbacks = useFlag("feedbacks")
  return (
    <DealSteps>
      <AgreedStep deal={deal} />
      {!isCalledOffDeal(deal.status) && <WorkStep deal={deal} profileKey={props.profileKey} />}
      <EndStep deal={deal} />
      {hasFeedbacks && !isCalledOffDeal(deal.status) && <RateStep {...props} />}
    </DealSteps>
  )
}
