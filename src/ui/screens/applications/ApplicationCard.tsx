/** A card of one's own application: listing, its owner, status, actions. experience: Lists and cards. */
import { memo, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { applicantOf, isOpenApplication, ownerOf, type Application } from "../../../domain/applications.ts"
import { isPublishedItem } from "../../../domain/listing-statuses.ts"
import { applicationByKey, applications } from "../../../projections/applications.ts"
import { useOpenChat } from "../../app/use-open-chat.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { paths } from "../../app/paths.ts"
import { PriceAndDates } from "../../market/PriceAndDates.tsx"
import { ParticipantLine } from "../../market/ParticipantLine.tsx"
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
      {isOpenApplication(status) && (
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
    <Card as="li" interactive className="o-row a-row">
      <div className="o-row-main">
        <h2 className="o-row-name u-clamp-2">
          {isPublishedItem(listing.status) ? (
            <Anchor href={paths.publicListing(listing)} className="p-card-link">
              {listing.name}
            </Anchor>
          ) : (
            listing.name
          )}
        </h2>
        <PriceAndDates of={listing} />
        <ParticipantLine participant={ownerOf(application)} linked />
      </div>
      <ApplicationState application={application} />
      <Acts application={application} onWithdraw={onWithdraw} />
    </Card>
  )
})
ApplicationCard.displayName = "ApplicationCard"
