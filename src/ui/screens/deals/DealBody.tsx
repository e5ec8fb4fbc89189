/** A deal's facts beside its two sides and the way to talk to the other one. Spec §3 Deal. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { isCalledOffDeal, type Deal } from "../../../domain/deals.ts"
import { useOpenChat } from "../../app/use-open-chat.ts"
import { useFlag } from "../../app/read-models.ts"
import { Button } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { Note } from "../../parts/Note.tsx"
import { ReportLink } from "../complaints/ReportLink.tsx"
import { OwnContacts, TheirContacts } from "./DealContacts.tsx"
import { DealFacts } from "./DealFacts.tsx"
import { DealFeedback } from "./DealFeedback.tsx"
import { DealSubject } from "./DealSubject.tsx"
import { PartyLine } from "./PartyLine.tsx"
import { DealTimeline } from "./DealTimeline.tsx"
import { partiesOf } from "./deal-words.ts"
import { useDealFeedbacks } from "./use-deal-feedbacks.ts"

interface DealBodyProps {
  readonly deal: Deal
  readonly profileKey: string
}

const Canceled = ({ deal }: { readonly deal: Deal }): ReactElement => {
  const intl = useIntl()
  return (
    <Note tone="orange" icon="info" title={intl.formatMessage({ id: "deals.deal.canceled" })}>
      {deal.cancelingReason !== null && (
        <p>
          <FormattedMessage id={`reasons.cancelReason.${deal.cancelingReason}`} />
        </p>
      )}
      {deal.cancelingComment !== null && <p className="deals-text">{deal.cancelingComment}</p>}
    </Note>
  )
}

const Parties = ({ deal, profileKey }: DealBodyProps): ReactElement => {
  const intl = useIntl()
  const hasChat = useFlag("chat")
  const { open, busy } = useOpenChat()
  const { me, other } = partiesOf(deal, profileKey)
  const { kind: type, key, name } = deal.subject
  return (
    <Card as="section" labelledBy="deal-parties">
      <div className="l-stack">
        <h2 id="deal-parties" className="deals-heading">
          <FormattedMessage id="deals.deal.parties" />
        </h2>
        <PartyLine party={other} size={56} />
        <TheirContacts of={other} />
        {hasChat && (
          <Button icon="chat" wide busy={busy} onClick={() => open({ about: { type, key, name }, me, other })}>
            {intl.formatMessage({ id: "deals.deal.write" })}
          </Button>
        )}
        <hr />
        <PartyLine
          party={me}
          note={
            <span className="deals-you">
              <FormattedMessage id="deals.deal.you" />
            </span>
          }
        />
        <OwnContacts seenBy={other} />
        <div>
          <ReportLink target="Deal" targetKey={deal.key} />
        </div>
      </div>
    </Card>
  )
}

export const DealBody = ({ deal, profileKey }: DealBodyProps): ReactElement => {
  const feedbacks = useDealFeedbacks(deal, profileKey)
  return (
    <>
      {isCalledOffDeal(deal.status) && <Canceled deal={deal} />}
      <div className="l-beside deals-body">
        <div className="l-stack">
          <DealTimeline deal={deal} profileKey={profileKey} feedbacks={feedbacks} />
          {feedbacks !== undefined && <DealFeedback deal={deal} profileKey={profileKey} feedbacks={feedbacks} />}
          <Card as="section" labelledBy="deal-agreed">
            <div className="l-stack">
              <h2 id="deal-agreed" className="deals-heading">
                <FormattedMessage id="deals.deal.agreed" />
              </h2>
              <DealFacts deal={deal} />
              {deal.description === "" ? (
                <p className="u-muted">
                  <FormattedMessage id="deals.deal.noDescription" />
                </p>
              ) : (
                <p className="deals-text">{deal.description}</p>
              )}
            </div>
          </Card>
        </div>
        <div className="deals-parties">
          <Parties deal={deal} profileKey={profileKey} />
        </div>
        <div className="deals-subject">
          <DealSubject subject={deal.subject} />
        </div>
      </div>
    </>
  )
}
