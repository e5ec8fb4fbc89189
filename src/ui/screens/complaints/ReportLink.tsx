/** The way to report something that is on the page; a visitor is asked to sign in first. Spec §2 Modals. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { useHistoryState } from "wouter/use-browser-location"
import type { ComplaintTarget } from "../../../domain/complaints.ts"
import { withModal } from "../../app/paths.ts"
import { useFlag } from "../../app/read-models.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { IconLink } from "../../parts/IconButton.tsx"

interface ReportLinkProps {
  readonly target: ComplaintTarget
  readonly targetKey: string
  /** The name where there are many on a page; then the link is a sign alone. */
  readonly label?: string
  /** Id of what it is about, where the label is the same for all. */
  readonly describedBy?: string
}

export const ReportLink = ({ target, targetKey, label, describedBy }: ReportLinkProps): ReactElement | null => {
  const hasComplaints = useFlag("complaints")
  const [path] = useLocation()
  const search = useSearch()
  const kept: unknown = useHistoryState()
  if (!hasComplaints) return null
  const href = withModal({ path, search }, "report", { target, key: targetKey })
  return label === undefined ? (
    <ButtonLink kind="quiet" icon="flag" href={href}>
      <FormattedMessage id="core.report" />
    </ButtonLink>
  ) : (
    <IconLink icon="flag" size="small" label={label} aria-describedby={describedBy} href={href} state={kept} />
  )
}
