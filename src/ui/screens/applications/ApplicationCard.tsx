/** A card of one's own application: listing, its owner, status, actions. experience: Lists and cards; D53–D57. */
import { memo, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { applicantOf, ownerOf, type Application } from "../../../domain/applications.ts"
import { applicationByKey, applications } from "../../../projections/applications.ts"
import { useOpenChat } from "../../app/open-chat.ts"
import { useReadModel } from "../../app/read-models.ts"
import { DateSpan, PriceText } from "../../i18n/format.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { paths } from "../../app/paths.ts"
import { ParticipantLine } from "../listings/ParticipantLine.tsx"
import { ApplicationState } from "./ApplicationState.tsx"

interface ApplicationCardProps {
  readonly applicationKey: string
  readonly onWithdraw: (application: Application) => void
}

const Acts = ({
  application,
  onWithdraw,
}: Omit<ApplicationCardProps, "applicationKey"> & { readonly application: Application }): ReactElement => {
  const intl = useIntl()
  const chat = useOpenChat()
  const { listing, dealKey, status } = application
  const [me, owner] = [applicantOf(application), ownerOf(application)]
  return (
    <div className="a-acts">
      {dealKey !== null && (
        <ButtonLink size="small" kind="primary" icon="deal" href={paths.deal(dealKey, me.key)}>
          <FormattedMessage id="applications.deal" />
        </ButtonLink>
      )}
      <Button
        size="small"
        icon="chat"
        busy={chat.busy}
        aria-label={intl.formatMessage({ id: "applications.writeTo" }, { name: owner.name })}
        onClick={() =>
          chat.open({ about: { type: listing.kind, key: listing.key, name: listing.name }, me, other: owner })
        }
      >
        <FormattedMessage id="applications.write" />
      </Button>
      {status === "Sent" && (
        <Button
          size="small"
          kind="quiet"
          aria-label={intl.formatMessage({ id: "applications.cancelOf" }, { name: listing.name })}
          onClick={() => onWithdraw(application)}
        >
          <FormattedMessage id="applications.cancel" />
        </Button>
      )}
    </div>
  )
}

/** Memoised: re-renders alone when a hub message changes it. */
export const ApplicationCard = memo(({ applicationKey, onWithdraw }: ApplicationCardProps): ReactElement | null => {
  const application = useReadModel(applications, applicationByKey, applicationKey)
  if (application === undefined) return null
  const { listing } = application
  return (
    <li className="o-row a-row">
      <div className="o-row-main">
        <h2 className="o-row-name">
          {listing.status === "Published" ? (
            <Anchor href={paths.publicListing(listing)} className="o-card-link">
              {listing.name}
            </Anchor>
          ) : (
            listing.name
          )}
        </h2>
        <p className="o-row-facts">
          <span className="o-row-price">
            <PriceText price={listing.price} />
          </span>
          <span className="o-fact">
            <Icon name="calendar" size={16} />
            <DateSpan start={listing.startDate} end={listing.endDate} />
          </span>
        </p>
        <ParticipantLine participant={ownerOf(application)} />
      </div>
      <ApplicationState application={application} />
      <Acts application={application} onWithdraw={onWithdraw} />
    </li>
  )
})
ApplicationCard.displayName = "ApplicationCard"
