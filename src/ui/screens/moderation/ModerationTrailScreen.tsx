/** The audit trail: who did what, when and why, by kind of act, and as a file. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { TrailQuery } from "../../../domain/moderation-tasks.ts"
import { trailFilters } from "../../../domain/moderation-trail.ts"
import { moderation } from "../../../projections/moderation.ts"
import { trailPage } from "../../../projections/moderation-views.ts"
import { useFresh } from "../../app/use-fresh.ts"
import { useListPages } from "../../app/use-list-pages.ts"
import { paths } from "../../app/paths.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Known } from "../../lists/Known.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { Select } from "../../parts/Select.tsx"
import { ListPages } from "../../lists/ListPages.tsx"
import { ModerationHead } from "./ModerationHead.tsx"
import { SaveTrail } from "./SaveTrail.tsx"
import { TrailRow } from "./TrailRow.tsx"

const Lines = ({ query }: { readonly query: TrailQuery }): ReactElement => {
  const intl = useIntl()
  const trail = useReadModel(moderation, trailPage, query)
  const known = trail === undefined ? undefined : { stale: false }
  const fresh = useFresh({ command: { type: "LoadModerationTrail", query }, known, unheard: true })
  const { pages, isBeyond } = useListPages({ list: "moderationTrail", page: query.page, count: trail?.count })
  return (
    <Known of={isBeyond ? undefined : trail} fresh={fresh} shape="rows">
      {({ count, actions }, isRenewing) =>
        count === 0 ? (
          <EmptyState
            picture="box"
            title={intl.formatMessage({ id: "moderation.trail.none" })}
            hint={intl.formatMessage({ id: "moderation.trail.none.hint" })}
          />
        ) : (
          <>
            <ul className="l-stack" data-gap="2" aria-busy={isRenewing}>
              {actions.map((action) => (
                <TrailRow key={action.key} action={action} />
              ))}
            </ul>
            <ListPages page={query.page} pages={pages} hrefOf={(page) => paths.moderationTrail({ ...query, page })} />
          </>
        )
      }
    </Known>
  )
}

interface ModerationTrailScreenProps {
  readonly query: TrailQuery
  readonly onQuery: (query: TrailQuery) => void
}

export const ModerationTrailScreen = ({ query, onQuery }: ModerationTrailScreenProps): ReactElement => {
  const intl = useIntl()
  return (
    <div className="l-page l-narrow l-stack" data-gap="6">
      <ModerationHead part="trail" level={1} />
      <div className="mod-search">
        <Select
          label={intl.formatMessage({ id: "moderation.trail.filter" })}
          value={query.filter}
          options={trailFilters.map((filter) => ({
            value: filter,
            label: intl.formatMessage({ id: `moderation.act.${filter}` }),
          }))}
          onChange={(filter) => onQuery({ filter, page: 1 })}
        />
        <SaveTrail filter={query.filter} />
      </div>
      <h2 className="p-hidden">
        <FormattedMessage id="moderation.part.trail" />
      </h2>
      <Lines key={`${query.filter}/${query.page}`} query={query} />
    </div>
  )
}
