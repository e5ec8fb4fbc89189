/** One who applied: who it is, since when, and what the owner can do: accept, or ask first. D53, D55, D56. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { applicantOf, ownerOf, type Application } from "../../../domain/applications.ts"
import { applicationByKey, applications } from "../../../projections/applications.ts"
import { useApp } from "../../app/context.tsx"
import { useOpenChat } from "../../app/open-chat.ts"
import { useDispatch, useFlag, usePending, useReadModel } from "../../app/read-models.ts"
import { Moment } from "../../i18n/format.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { withModal } from "../../app/paths.ts"
import { ParticipantLine } from "./ParticipantLine.tsx"

const State = ({ status, isNew }: { readonly status: Application["status"]; readonly isNew: boolean }) => {
  if (status === "Canceled" || status === "Rejected") {
    return (
      <Badge>
        <FormattedMessage id={`listings.applicants.${status}`} />
      </Badge>
    )
  }
  return isNew ? (
    <Badge tone="accent">
      <FormattedMessage id="listings.applicants.new" />
    </Badge>
  ) : null
}

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
      aria-label={intl.formatMessage({ id: "listings.applicants.writeTo" }, { name: other.name })}
      onClick={() => {
        setPressed(true)
        chat.open({ about: { type: listing.kind, key: listing.key, name: listing.name }, me, other })
      }}
    >
      <FormattedMessage id="listings.applicants.write" />
    </Button>
  )
}

const Accept = ({ application }: { readonly application: Application }): ReactElement => {
  const intl = useIntl()
  const [path] = useLocation()
  const search = useSearch()
  const { key, listing } = application
  return (
    <ButtonLink
      kind="primary"
      aria-label={intl.formatMessage({ id: "listings.applicants.acceptOf" }, { name: applicantOf(application).name })}
      href={withModal({ path, search }, "create-deal", { kind: listing.kind, listing: listing.key, application: key })}
    >
      <FormattedMessage id="listings.applicants.accept" />
    </ButtonLink>
  )
}

/** "Not interested" takes nothing from anybody, and is taken back as easily: no question, no toast (D55). */
const Interest = ({ application }: { readonly application: Application }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const { key: applicationKey, listing, notInterested } = application
  const busy = usePending({ type: "MarkInterest", applicationKey })
  const of = notInterested ? "listings.applicants.takeUp" : "listings.applicants.putAside"
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

const Known = ({ application }: { readonly application: Application }): ReactElement => {
  const { device } = useApp()
  const canChat = useFlag("chat")
  const canDeal = useFlag("deals")
  // What was new when it came into sight stays marked while it is, although it counts as read after a second.
  const [isNew] = useState(!application.isRead)
  const isAside = application.notInterested && application.status === "Sent"
  return (
    <li
      className="o-applicant"
      data-new={(isNew && !isAside && application.status === "Sent") || undefined}
      data-aside={isAside || undefined}
    >
      <div className="o-applicant-head">
        <ParticipantLine participant={applicantOf(application)} size={56} linked />
        <div className="o-applicant-state">
          {isAside ? (
            <Badge>
              <FormattedMessage id="listings.applicants.aside" />
            </Badge>
          ) : (
            <State status={application.status} isNew={isNew} />
          )}
          <span className="o-small">
            <FormattedMessage
              id="listings.applicants.when"
              values={{ when: <Moment at={application.createdDate} now={device.now()} /> }}
            />
          </span>
        </div>
      </div>
      <div className="o-applicant-acts">
        {application.status === "Sent" && <Interest application={application} />}
        {canChat && <Write application={application} />}
        {canDeal && application.status === "Sent" && <Accept application={application} />}
      </div>
    </li>
  )
}

export const Applicant = ({ applicationKey }: { readonly applicationKey: string }): ReactElement | null => {
  const application = useReadModel(applications, applicationByKey, applicationKey)
  return application === undefined ? null : <Known application={application} />
}
