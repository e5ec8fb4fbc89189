/** The create-deal screen over the listing's applications: an application becomes a deal. Spec §2. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { ListingKind } from "../../../domain/listings.ts"
import { applicationsPage } from "../../../projections/application-lists.ts"
import { applicationByKey, applications } from "../../../projections/applications.ts"
import { onceKnown, useFresh, type Fresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { Waiting } from "../../loading/Waiting.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { CreateDealForm } from "./CreateDealForm.tsx"

interface CreateDealModalProps {
  readonly kind: ListingKind
  readonly listingKey: string
  readonly applicationKey: string
  readonly onClose: () => void
}

const query = { tab: "active", page: 1, interest: "all" } as const

const Unknown = ({ fresh, isAsked }: { readonly fresh: Fresh; readonly isAsked: boolean }): ReactElement => {
  const intl = useIntl()
  if (isAsked)
    return (
      <EmptyState
        level={3}
        picture="handshake"
        title={intl.formatMessage({ id: "applications.deal.unavailable.title" })}
        hint={intl.formatMessage({ id: "applications.deal.unavailable.hint" })}
      />
    )
  return fresh.failure === undefined ? (
    <Waiting shape="form" onAgain={fresh.ask} />
  ) : (
    <FailureState failure={fresh.failure} onRetry={fresh.ask} busy={fresh.busy} />
  )
}

export const CreateDealModal = ({ kind, listingKey, applicationKey, onClose }: CreateDealModalProps): ReactElement => {
  const intl = useIntl()
  const found = useReadModel(applications, applicationByKey, applicationKey)
  const page = useReadModel(applications, applicationsPage, { of: "listing", key: listingKey, query })
  const application = found?.listing.key === listingKey ? found : undefined
  const fresh = useFresh({
    command: { type: "LoadListingApplications", kind, listingKey, query },
    known: application === undefined ? page : onceKnown(true),
  })
  if (application !== undefined)
    return <CreateDealForm key={applicationKey} application={application} onClose={onClose} />
  return (
    <Dialog
      title={intl.formatMessage({ id: "applications.deal.title" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
    >
      <Unknown fresh={fresh} isAsked={page !== undefined && !fresh.busy} />
    </Dialog>
  )
}
