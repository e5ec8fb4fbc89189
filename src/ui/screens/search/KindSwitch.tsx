/** Orders or offers: what is searched for. What else was chosen stays chosen. Spec §2 Search; experience: Search. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { listingKinds } from "../../../domain/listings.ts"
import type { SearchQuery } from "../../../domain/search.ts"
import { TabLinks } from "../../parts/Tabs.tsx"

interface KindSwitchProps {
  readonly query: SearchQuery
  readonly hrefOf: (query: SearchQuery) => string
}

export const KindSwitch = ({ query, hrefOf }: KindSwitchProps): ReactElement => {
  const intl = useIntl()
  return (
    <TabLinks
      label={intl.formatMessage({ id: "search.kinds" })}
      tabs={listingKinds.map((kind) => ({
        href: hrefOf({ ...query, kind, page: 1 }),
        label: intl.formatMessage({ id: `search.kind.${kind}` }),
        current: kind === query.kind,
      }))}
    />
  )
}
