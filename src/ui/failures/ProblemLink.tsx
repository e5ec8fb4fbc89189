/** Leads from an error to a letter to support that the event log goes along with. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { reportPath } from "../../domain/support.ts"
import { ButtonLink } from "../parts/Button.tsx"

export const ProblemLink = (): ReactElement => (
  <ButtonLink kind="quiet" href={reportPath}>
    <FormattedMessage id="core.problem" />
  </ButtonLink>
)
