/** One who applied: who it is, since when, and what the owner can do; it may be chosen to be compared. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import {
  applicantOf,
  isEndedApplication,
  isOpenApplication,
  type Application,
} from "../../../../domain/applications.ts"
import { applicationByKey, applications } from "../../../../projections/applications.ts"
import { useApp } from "../../../app/context.tsx"
import { useReadModel } from "../../../app/read-models.ts"
import { Moment } from "../../../i18n/format.tsx"
import { Badge } from "../../../parts/Badge.tsx"
import { Checkbox } from "../../../parts/Checkbox.tsx"
import { ApplicantActs } from "./ApplicantActs.tsx"
import { ParticipantLine } from "../../../market/ParticipantLine.tsx"

const State = ({ status, isNew }: { readonly status: Application["status"]; readonly isNew: boolean }) => {
  if (isEndedApplication(status)) {
    return (
      <Badge>
        <FormattedMessage id={`own-listings.applicants.${status}`} />
      </Badge>
    )
  }
  return isNew ? (
    <Badge tone="accent">
      <FormattedMessage id="own-listings.applicants.new" />
    </Badge>
  ) : null
}

/** Among those to be compared; null where there is nobody to compare with. */
export interface Choice {
  readonly isChosen: boolean
  readonly isFull: boolean // no more can be chosen
  readonly onChange: (isChosen: boolean) => void
}

interface KnownProps {
  readonly application: Application
  readonly choice: Choice | null
}

const Known = ({ application, choice }: KnownProps): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  // An application that was new when it came into sight stays marked while it is, although it counts as read after a
  // second.
  const [isNew] = useState(!application.isRead)
  const isAside = application.notInterested && isOpenApplication(application.status)
  return (
    <li
      className="o-applicant"
      data-new={(isNew && !isAside && isOpenApplication(application.status)) || undefined}
      data-aside={isAside || undefined}
    >
      <div className="o-applicant-head">
        <ParticipantLine participant={applicantOf(application)} size={56} linked />
        <div className="o-applicant-state">
          {isAside ? (
            <Badge>
              <FormattedMessage id="own-listings.applicants.aside" />
            </Badge>
          ) : (
            <State status={application.status} isNew={isNew} />
          )}
          <span className="o-small">
            <FormattedMessage
              id="own-listings.applicants.when"
              values={{ when: <Moment at={application.createdDate} now={device.now()} /> }}
            />
          </span>
        </div>
      </div>
      {choice !== null && isOpenApplication(application.status) && (
        <Checkbox
          label={<FormattedMessage id="own-listings.compare.choose" />}
          aria-label={intl.formatMessage(
            { id: "own-listings.compare.chooseOf" },
            { name: applicantOf(application).name },
          )}
          checked={choice.isChosen}
          disabled={choice.isFull && !choice.isChosen}
          onChange={choice.onChange}
        />
      )}
      <ApplicantActs application={application} />
    </li>
  )
}

interface ApplicantProps {
  readonly applicationKey: string
  readonly choice: Choice | null
}

export const Applicant = ({ applicationKey, choice }: ApplicantProps): ReactElement | null => {
  const application = useReadModel(applications, applicationByKey, applicationKey)
  return application === undefined ? null : <Known application={application} choice={choice} />
}
