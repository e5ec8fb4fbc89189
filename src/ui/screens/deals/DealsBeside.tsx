/**
 * A profile's deals and the chosen one: side by side where there is room, else the one that the address names.
 * experience: Layout.
 */
import { Suspense, type ReactElement, type ReactNode } from "react"
import { useIntl } from "react-intl"
import type { DealsQuery } from "../../../domain/queries.ts"
import type { Side } from "../../../domain/participants.ts"
import { dealsPage, dealsQueryOf } from "../../../projections/deal-lists.ts"
import { deals } from "../../../projections/deals.ts"
import { useRoomBeside } from "../../app/media.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Waiting } from "../../loading/Waiting.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { SideBySide } from "../../parts/SideBySide.tsx"
import { DealsScreen } from "./DealsScreen.tsx"

interface DealsBesideProps {
  readonly profileKey: string
  readonly side: Side
  /** Of the address of the list; null where the address names a deal. */
  readonly query: DealsQuery | null
  readonly chosenKey: string | null
  /** The chosen one. */
  readonly children?: ReactNode
}

const NoneChosen = (): ReactElement => {
  const intl = useIntl()
  return (
    <div className="l-page">
      <EmptyState
        picture="handshake"
        title={intl.formatMessage({ id: "deals.choose.title" })}
        hint={intl.formatMessage({ id: "deals.choose.hint" })}
      />
    </div>
  )
}

export const DealsBeside = ({ profileKey, side, chosenKey, children, ...asked }: DealsBesideProps): ReactElement => {
  const isWide = useRoomBeside()
  const itsQuery = useReadModel(deals, dealsQueryOf, { profileKey, key: chosenKey ?? "" })
  const query = asked.query ?? itsQuery
  const page = useReadModel(deals, dealsPage, { profileKey, query })
  const isInviting = isWide && page?.keys.length !== 0
  return (
    <SideBySide
      list={
        chosenKey === null || isWide ? (
          <DealsScreen profileKey={profileKey} side={side} query={query} chosenKey={chosenKey} />
        ) : null
      }
      detail={
        chosenKey !== null ? (
          <Suspense fallback={<Waiting shape="page" />}>{children}</Suspense>
        ) : isInviting ? (
          <NoneChosen />
        ) : null
      }
    />
  )
}
