/** A deal that was just made: both faces, what was agreed on, the next step, and the ways on. Either side may see it. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { dealNumberText } from "../../../domain/deal-numbers.ts"
import type { Deal } from "../../../domain/deals.ts"
import { sideOf } from "../../../domain/participants.ts"
import { useOpenChat } from "../../app/use-open-chat.ts"
import { useFlag } from "../../app/read-models.ts"
import { DateSpan } from "../../i18n/format.tsx"
import { PriceText } from "../../i18n/price-text.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { FacesMeet } from "../../parts/FacesMeet.tsx"
import { paths } from "../../app/paths.ts"
import { partiesOf } from "./deal-words.ts"
import { AgreedStep, DealStep, DealSteps } from "./DealSteps.tsx"

interface DealMomentProps {
  readonly deal: Deal
  readonly profileKey: string
  readonly onClose: () => void
}

const Steps = ({ deal, name }: { readonly deal: Deal; readonly name: string }): ReactElement => (
  <DealSteps>
    <AgreedStep
      deal={deal}
      hint={deal.description !== "" && <span className="deals-step-words">{deal.description}</span>}
    />
    <DealStep
      at="next"
      title={<FormattedMessage id="deals.moment.next" values={{ name }} />}
      hint={<FormattedMessage id="deals.moment.next.hint" />}
    />
    <DealStep
      at="later"
      title={<FormattedMessage id="deals.moment.then" />}
      hint={<FormattedMessage id="deals.moment.then.hint" />}
    />
  </DealSteps>
)

export const DealMoment = ({ deal, profileKey, onClose }: DealMomentProps): ReactElement => {
  const intl = useIntl()
  const hasChat = useFlag("chat")
  const chat = useOpenChat()
  const { me, other } = partiesOf(deal, profileKey)
  const { kind, key, name, price } = deal.subject
  return (
    <Dialog
      title={intl.formatMessage({ id: "deals.moment.title" })}
      description={<FormattedMessage id={`deals.moment.${sideOf(me)}`} values={{ name: other.name, subject: name }} />}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      crest={
        <>
          <FacesMeet left={{ ...me, tone: sideOf(me) }} right={{ ...other, tone: sideOf(other) }} />
          <Badge tone="accent">
            <FormattedMessage id="deals.number" values={{ number: dealNumberText(deal.number) }} />
          </Badge>
        </>
      }
      footer={
        <div className="deals-moment-acts">
          {hasChat && (
            <Button
              kind="primary"
              size="large"
              icon="chat"
              wide
              busy={chat.busy}
              onClick={() => chat.open({ about: { type: kind, key, name }, me, other })}
            >
              <FormattedMessage id="deals.moment.write" values={{ name: other.name }} />
            </Button>
          )}
          <ButtonLink wide replace href={paths.deal(deal.key, profileKey)}>
            <FormattedMessage id="deals.moment.see" />
          </ButtonLink>
          <Button kind="quiet" wide onClick={onClose}>
            <FormattedMessage id="deals.moment.goOn" values={{ kind }} />
          </Button>
        </div>
      }
    >
      <p className="deals-moment-facts">
        <strong>
          <PriceText price={price} />
        </strong>
        <DateSpan of={deal.subject} />
      </p>
      <Steps deal={deal} name={other.name} />
    </Dialog>
  )
}
