/** The owner's acts on one who applied: accept, ask first, or put aside. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { applicantOf, isOpenApplication, ownerOf, type Application } from "../../../../domain/applications.ts"
import { useOpenChat } from "../../../app/use-open-chat.ts"
import { withModal } from "../../../app/paths.ts"
import { useDispatch, useFlag, usePending } from "../../../app/read-models.ts"
import { Button, ButtonLink } from "../../../parts/Button.tsx"

const Write = ({ application }: { readonly application: Application }): ReactElement => {
  const intl = useIntl()
  const chat = useOpenChat()
  const [pressed, setPressed] = useState(false)
  const { listing } = application
  const [me, other] = [ownerOf(application), applicantOf(application)]
  return (
    <Button
      icon="chat"
      busy={chat.busy && pressed}
      aria-label={intl.formatMessage({ id: "own-listings.applicants.writeTo" }, { name: other.name })}
      onClick={() => {
        setPressed(true)
        chat.open({ about: { type: listing.kind, key: listing.key, name: listing.name }, me, other })
      }}
    >
      <FormattedMessage id="own-listings.applicants.write" />
    </Button>
  )
}

interface AcceptProps {
  readonly application: Application
  readonly onOpen?: (() => void) | undefined
}

const Accept = ({ application, onOpen }: AcceptProps): ReactElement => {
  const intl = useIntl()
  const [path] = useLocation()
  const search = useSearch()
  const { key, listing } = application
  return (
    <ButtonLink
      kind="primary"
      onClick={onOpen}
      aria-label={intl.formatMessage(
        { id: "own-listings.applicants.acceptOf" },
        { name: applicantOf(application).name },
      )}
      href={withModal({ path, search }, "create-deal", { kind: listing.kind, listing: listing.key, application: key })}
    >
      <FormattedMessage id="own-listings.applicants.accept" />
    </ButtonLink>
  )
}

/** "Not interested" takes nothing from anybody, and is taken back as easily: no question, no toast (D55). */
const Interest = ({ application }: { readonly application: Application }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const { key: applicationKey, listing, notInterested } = application
  const busy = usePending({ type: "MarkInterest", applicationKey })
  const of = notInterested ? "own-listings.applicants.takeUp" : "own-listings.applicants.putAside"
  return (
    <Button
      kind="quiet"
      busy={busy}
      aria-label={intl.formatMessage({ id: `${of}Of` }, { name: applicantOf(application).name })}
      onClick={() =>
        void dispatch({
          type: "MarkInterest",
          kind: listing.kind,
          listingKey: listing.key,
          ownerKey: ownerOf(application).key,
          applicationKey,
          interested: notInterested,
        })
      }
    >
      <FormattedMessage id={of} />
    </Button>
  )
}

interface ApplicantActsProps {
  readonly application: Application
  /** The form of the deal is opened, over whatever shows these. */
  readonly onAccept?: (() => void) | undefined
}

export const ApplicantActs = ({ application, onAccept }: ApplicantActsProps): ReactElement => {
  const canChat = useFlag("chat")
  const canDeal = useFlag("deals")
  const isOpen = isOpenApplication(application.status)
  return (
    <div className="o-applicant-acts">
      {isOpen && <Interest application={application} />}
      {canChat && <Write application={application} />}
      {canDeal && isOpen && <Accept application={application} onOpen={onAccept} />}
    </div>
  )
}
