/** The way to report something that is on the page; a visitor is asked to sign in first. Spec §2 Modals; D87. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useLocation, useSearch } from "wouter"
import type { ComplaintTarget } from "../../../domain/complaints.ts"
import { withModal } from "../../app/paths.ts"
import { useFlag } from "../../app/read-models.ts"
import { ButtonLink } from "../../parts/Button.tsx"

interface ReportLinkProps {
  readonly target: ComplaintTarget
  readonly targetKey: string
}

export const ReportLink = ({ target, targetKey }: ReportLinkProps): ReactElement | null => {
  const hasComplaints = useFlag("complaints")
  const [path] = useLocation()
  const search = useSearch()
  return hasComplaints ? (
    <ButtonLink kind="quiet" icon="flag" href={withModal({ path, search }, "report", { target, key: targetKey })}>
      <FormattedMessage id="core.report" />
    </ButtonLink>
  ) : null
}
