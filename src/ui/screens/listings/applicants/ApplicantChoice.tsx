/** Above the open applications: which of them to look at, and how to see the chosen ones side by side. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import { fewestCompared, mostCompared } from "../../../../domain/applicants.ts"
import { interests, type Application, type ApplicationCounts, type Interest } from "../../../../domain/applications.ts"
import type { Listing } from "../../../../domain/listings.ts"
import type { ReceivedQuery } from "../../../../domain/queries.ts"
import { paths } from "../../../app/paths.ts"
import { Button } from "../../../parts/Button.tsx"
import { PlainSelect } from "../../../parts/Select.tsx"
import { ApplicantComparison } from "./ApplicantComparison.tsx"

/** Counts the open applications that each choice shows. */
const countOf = ({ byStatus, interested, notInterested }: ApplicationCounts): Readonly<Record<Interest, number>> => ({
  all: byStatus.Sent,
  interested,
  aside: notInterested,
})

interface ApplicantChoiceProps {
  readonly listing: Listing
  readonly query: ReceivedQuery
  readonly counts: ApplicationCounts | undefined
  readonly chosen: readonly Application[]
  readonly onClear: () => void
}

const Sorting = ({
  listing,
  query,
  counts,
}: Pick<ApplicantChoiceProps, "listing" | "query"> & { readonly counts: ApplicationCounts }) => {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const count = countOf(counts)
  return (
    <span>
      <PlainSelect
        aria-label={intl.formatMessage({ id: "own-listings.applicants.sorting" })}
        value={query.interest}
        options={interests.map((value) => ({
          value,
          label: intl.formatMessage({ id: `own-listings.applicants.sorting.${value}` }, { count: count[value] }),
        }))}
        onChange={(interest) =>
          navigate(paths.listingApplications(listing, { ...query, interest, page: 1 }), { replace: true })
        }
      />
    </span>
  )
}

const Comparing = ({ listing, chosen, onClear }: Pick<ApplicantChoiceProps, "listing" | "chosen" | "onClear">) => {
  const [isOpen, setOpen] = useState(false)
  const isEnough = chosen.length >= fewestCompared
  return (
    <>
      <output className="u-muted">
        {chosen.length === 0 ? (
          <FormattedMessage id="own-listings.compare.hint" values={{ fewest: fewestCompared, most: mostCompared }} />
        ) : (
          <FormattedMessage id="own-listings.compare.chosen" values={{ count: chosen.length, most: mostCompared }} />
        )}
      </output>
      {chosen.length > 0 && (
        <div className="o-compare-acts">
          <Button size="small" kind="quiet" onClick={onClear}>
            <FormattedMessage id="own-listings.compare.clear" />
          </Button>
          <Button size="small" kind="primary" disabled={!isEnough} onClick={() => setOpen(true)}>
            <FormattedMessage id="own-listings.compare.open" />
          </Button>
        </div>
      )}
      {isOpen && isEnough && <ApplicantComparison listing={listing} chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  )
}

export const ApplicantChoice = ({
  listing,
  query,
  counts,
  chosen,
  onClear,
}: ApplicantChoiceProps): ReactElement | null => {
  if (query.tab !== "active" || counts === undefined) return null
  const isSorted = counts.notInterested > 0 || query.interest !== "all"
  const isComparable = counts.byStatus.Sent >= fewestCompared
  if (!isSorted && !isComparable) return null
  return (
    <div className="o-compare-bar">
      {isSorted && <Sorting listing={listing} query={query} counts={counts} />}
      {isComparable && <Comparing listing={listing} chosen={chosen} onClear={onClear} />}
    </div>
  )
}
