/** The moment in which a listing goes out: what happens now, and once it is public, the link to share. experience: Moments. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Listing, ListingId } from "../../../../domain/listings.ts"
import { isDeclinedVersion, isPublishedItem } from "../../../../domain/listing-statuses.ts"
import { listings, ownListing } from "../../../../projections/listings.ts"
import { onceKnown, useFresh } from "../../../app/use-fresh.ts"
import { paths } from "../../../app/paths.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { Waiting } from "../../../loading/Waiting.tsx"
import { Button, ButtonLink } from "../../../parts/Button.tsx"
import { Dialog } from "../../../parts/Dialog.tsx"
import { PaperRises } from "../../../parts/PaperRises.tsx"
import { PushOffer } from "../../push/PushOffer.tsx"
import { EditListingLink } from "../EditListingLink.tsx"
import { ShareListing } from "../ShareListing.tsx"

interface ListingSentModalProps {
  readonly listing: ListingId
  readonly onClose: () => void
}

type Standing = "checked" | "public" | "refused"

const standingOf = ({ status, versionStatus }: Listing): Standing =>
  isDeclinedVersion(versionStatus) ? "refused" : isPublishedItem(status) ? "public" : "checked"

const steps = ["sent", "check", "out"] as const

/** The number of steps that are done. */
const done: Readonly<Record<Standing, number>> = { checked: 1, refused: 1, public: 3 }

const Steps = ({ kind, standing }: Pick<Listing, "kind"> & { readonly standing: Standing }): ReactElement => (
  <ol className="o-moment-steps">
    {steps.map((step, place) => (
      <li
        key={step}
        data-at={place < done[standing] ? "done" : place === done[standing] ? "next" : "later"}
        aria-current={place === done[standing] ? "step" : undefined}
      >
        <FormattedMessage id={`own-listings.moment.step.${step}`} values={{ kind }} />
      </li>
    ))}
  </ol>
)

const Moment = ({ listing, onClose }: { readonly listing: Listing; readonly onClose: () => void }): ReactElement => {
  const intl = useIntl()
  const { kind, name, reason } = listing
  const standing = standingOf(listing)
  return (
    <Dialog
      title={intl.formatMessage({ id: `own-listings.moment.${standing}` }, { kind })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      footer={
        <Button kind={standing === "checked" ? "primary" : "secondary"} onClick={onClose}>
          <FormattedMessage id="own-listings.moment.goOn" values={{ kind }} />
        </Button>
      }
    >
      <div className="o-moment">
        <PaperRises isOut={standing === "public"} />
        <p className="o-moment-name u-clamp-2">{name}</p>
        <output>
          {standing === "refused" && reason !== null ? (
            intl.formatMessage({ id: `reasons.moderation.${reason}` })
          ) : (
            <FormattedMessage id={`own-listings.moment.${standing}.hint`} values={{ kind }} />
          )}
        </output>
        <Steps kind={kind} standing={standing} />
        {standing !== "refused" && <PushOffer awaited="applications" />}
        {standing === "refused" && <EditListingLink listing={listing} />}
        {standing === "public" && (
          <div className="l-row">
            <ShareListing listing={listing} />
            <ButtonLink icon="eye" href={paths.publicListing(listing)}>
              <FormattedMessage id="own-listings.view.public" />
            </ButtonLink>
          </div>
        )}
      </div>
    </Dialog>
  )
}

export const ListingSentModal = ({ listing: id, onClose }: ListingSentModalProps): ReactElement | null => {
  const intl = useIntl()
  const listing = useReadModel(listings, ownListing, id)
  const { failure } = useFresh({ command: { type: "LoadListing", ...id }, known: onceKnown(listing !== undefined) })
  if (listing !== undefined) return <Moment listing={listing} onClose={onClose} />
  // The page below says why it can't be shown.
  if (failure !== undefined) return null
  return (
    <Dialog
      title={intl.formatMessage({ id: "own-listings.moment.checked" }, { kind: id.kind })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
    >
      <Waiting shape="form" />
    </Dialog>
  )
}
