/**
 * The own list and its chosen one: side by side where there is room, else the one that the address names. experience:
 * Layout.
 */
import { Suspense, type ReactElement, type ReactNode } from "react"
import { useIntl } from "react-intl"
import type { ListingKind } from "../../../../domain/listings.ts"
import { ownListOf, ownListOfListing, type OwnList } from "../../../../domain/own-lists.ts"
import type { OwnListingsQuery } from "../../../../domain/queries.ts"
import type { Side } from "../../../../domain/participants.ts"
import { listings, ownListing } from "../../../../projections/listings.ts"
import { ownListingsPage, ownListQueryOf } from "../../../../projections/own-listing-lists.ts"
import { useRoomBeside } from "../../../app/media.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { Waiting } from "../../../loading/Waiting.tsx"
import { EmptyState } from "../../../parts/EmptyState.tsx"
import { SideBySide } from "../../../parts/SideBySide.tsx"
import { OwnListingsScreen } from "./OwnListingsScreen.tsx"

interface OwnListingsBesideProps {
  readonly kind: ListingKind
  readonly profileKey: string
  readonly side: Side
  /** Of the address of a list; null where the address names one of it. */
  readonly query: OwnListingsQuery | null
  readonly chosenKey: string | null
  /** The chosen one. */
  readonly children?: ReactNode
}

const NoneChosen = ({ kind }: Pick<OwnListingsBesideProps, "kind">): ReactElement => {
  const intl = useIntl()
  return (
    <div className="l-page">
      <EmptyState
        picture="box"
        title={intl.formatMessage({ id: "own-listings.choose.title" }, { kind })}
        hint={intl.formatMessage({ id: "own-listings.choose.hint" }, { kind })}
      />
    </div>
  )
}

/** The list that the chosen one is in, whoever acts; null for another side's one that is not known yet. */
const useList = ({ kind, profileKey, side, chosenKey }: OwnListingsBesideProps): OwnList | null => {
  const chosen = useReadModel(listings, ownListing, { kind, key: chosenKey ?? "" })
  if (chosen !== undefined) return ownListOfListing(chosen)
  const own = ownListOf(profileKey, side)
  return own.kind === kind ? own : null
}

export const OwnListingsBeside = (props: OwnListingsBesideProps): ReactElement => {
  const { kind, chosenKey, children } = props
  const isWide = useRoomBeside()
  const list = useList(props)
  const itsQuery = useReadModel(listings, ownListQueryOf, { kind, key: chosenKey ?? "" })
  const query = props.query ?? itsQuery
  const page = useReadModel(listings, ownListingsPage, { ...(list ?? { kind, executantKey: null }), query })
  const isListShown = list !== null && (chosenKey === null || isWide)
  const isInviting = isWide && page?.keys.length !== 0
  return (
    <SideBySide
      list={
        isListShown ? (
          <OwnListingsScreen key={list.executantKey} list={list} query={query} chosenKey={chosenKey} />
        ) : null
      }
      detail={
        chosenKey !== null ? (
          <Suspense fallback={<Waiting shape="page" />}>{children}</Suspense>
        ) : isInviting ? (
          <NoneChosen kind={kind} />
        ) : null
      }
    />
  )
}
