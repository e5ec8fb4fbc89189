/** The deals of a profile: the ones under way, and the archive. Spec §2 Query parameters and lists. */
import { useEffect, useRef, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { useLocation } from "wouter"
import { dealTabs } from "../../../domain/deals.ts"
import type { DealsQuery } from "../../../domain/queries.ts"
import type { Side } from "../../../domain/participants.ts"
import { TabLinks } from "../../parts/Tabs.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { paths } from "../../app/paths.ts"
import { DealsList } from "./DealsList.tsx"

interface DealsScreenProps {
  readonly profileKey: string
  readonly side: Side
  readonly query: DealsQuery
  /** Of the one that is open beside the list, and heads the page. */
  readonly chosenKey: string | null
}

export const DealsScreen = ({ profileKey, side, query, chosenKey }: DealsScreenProps): ReactElement => {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const shown = useRef(profileKey)

  useEffect(() => {
    if (shown.current === profileKey) return
    shown.current = profileKey
    if (chosenKey !== null) return
    navigate(paths.deals({ tab: "active", page: 1 }), { replace: true })
  }, [profileKey, chosenKey, navigate])

  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader title={intl.formatMessage({ id: "deals.title" })} level={chosenKey === null ? 1 : 2} />
      <TabLinks
        label={intl.formatMessage({ id: "deals.tabs" })}
        tabs={dealTabs.map((tab) => ({
          href: paths.deals({ tab, page: 1 }),
          label: intl.formatMessage({ id: `deals.tab.${tab}` }),
          current: tab === query.tab,
        }))}
      />
      <DealsList profileKey={profileKey} side={side} query={query} chosenKey={chosenKey} />
    </div>
  )
}
