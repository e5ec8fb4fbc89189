/** Deals of this account's profiles; `deal-lists.ts` answers what screens ask about them. Spec §2 Query parameters and lists, §3 Deal. */
import type { Deal, DealTab } from "../domain/deals.ts"
import type { DealsQuery } from "../domain/queries.ts"
import type { DealEvent } from "../events/deals.ts"
import { entityByKey, rememberAs, type Entities } from "./entities.ts"
import { holdingParticipants, type Participants } from "./participants.ts"
import type { PageSnapshot } from "./pages.ts"
import { projection } from "./projection.ts"

export interface DealsList {
  readonly profileKey: string
  readonly query: DealsQuery
}

export interface DealsState {
  byKey: Entities<Deal>
  pages: Entities<PageSnapshot>
  participants: Participants
}

const initial = (): DealsState => ({ byKey: {}, pages: {}, participants: {} })

const sides = holdingParticipants<Deal>({
  keyOf: ({ key }) => key,
  held: ({ customer, executant }) => [customer, executant],
  renewed: (deal, now) => ({ ...deal, customer: now(deal.customer), executant: now(deal.executant) }),
})

export const dealPagesOf = (profileKey: string, tab: DealTab): string => `${profileKey}/${tab}/`

export const dealListKey = ({ profileKey, query }: DealsList): string =>
  `${dealPagesOf(profileKey, query.tab)}${query.page}`

const one = (draft: DealsState, { deal }: { readonly deal: Deal }): void => sides.remember(draft, draft.byKey, deal)

export const deals = projection<DealsState, DealEvent>("deals", initial, {
  DealsPageLoaded: (draft, { profileKey, query, count, deals, asOf }) => {
    rememberAs(draft.pages, dealListKey({ profileKey, query }), { keys: deals.map((deal) => deal.key), count, asOf })
    for (const deal of deals) sides.remember(draft, draft.byKey, deal)
  },
  DealLoaded: one,
  DealCreated: one,
  DealClosed: one,
  DealCanceled: one,
  ParticipantChanged: (draft, news) => sides.participantChanged(draft, draft.byKey, news),
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

export const dealByKey = (state: DealsState, key: string): Deal | undefined => entityByKey(state.byKey, key)
