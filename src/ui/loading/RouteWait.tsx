/** What a whole route shows while it is not known yet. D86: nothing at first, then a skeleton. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { Skeleton } from "../parts/Skeleton.tsx"

export const RouteWait = (): ReactElement => (
  <div className="l-page">
    <Skeleton shape="page" label={useIntl().formatMessage({ id: "core.loading" })} />
  </div>
)
