/** Answers what "Apply" can do for the person who looks at a listing, and asks for what is needed to know it. */
import { useMemo } from "react"
import { isCustomerActive } from "../../../../domain/account.ts"
import { applyState, type ApplyState } from "../../../../domain/apply-state.ts"
import { applicantSides, ownerSides, type PublicListing, type ListingKind } from "../../../../domain/listings.ts"
import { account as accountProjection, ownAccount } from "../../../../projections/account.ts"
import { applicationsPage, lastApplication } from "../../../../projections/application-lists.ts"
import { applications } from "../../../../projections/applications.ts"
import { classificator, rootOf } from "../../../../projections/classificator.ts"
import { dealsPage, lastDealAbout } from "../../../../projections/deal-lists.ts"
import { deals } from "../../../../projections/deals.ts"
import { ownExecutants, profiles } from "../../../../projections/profiles.ts"
import { presence as presenceOf, session } from "../../../../projections/session.ts"
import { useApp } from "../../../app/context.tsx"
import { useFresh, type Fresh } from "../../../app/use-fresh.ts"
import { useFlag, useReadModel } from "../../../app/read-models.ts"

const active = { tab: "active", page: 1 } as const
const archive = { tab: "archive", page: 1 } as const

/** Answers whether a profile's applications and running deals are known, so that having none here means something. */
const useKnownStanding = (kind: ListingKind, profileKey: string | null): boolean => {
  const key = profileKey ?? ""
  const open = useReadModel(applications, applicationsPage, { of: "applicant", key, query: active })
  const ended = useReadModel(applications, applicationsPage, { of: "applicant", key, query: archive })
  const ofQuery = (query: typeof active | typeof archive) =>
    profileKey === null ? null : ({ type: "LoadSentApplications", kind, profileKey, query } as const)
  const opens = useFresh({ command: ofQuery(active), known: open })
  const ends = useFresh({ command: ofQuery(archive), known: ended })
  const hasDeals = useFlag("deals")
  const running = useReadModel(deals, dealsPage, { profileKey: key, query: active })
  const asksDeals = hasDeals && profileKey !== null
  const runs = useFresh({
    command: asksDeals ? { type: "LoadDeals", profileKey, side: applicantSides[kind], query: active } : null,
    known: running,
  })
  // When they can't be had, the server still refuses what must not be.
  const isSettled = (known: boolean, { failure }: Fresh): boolean => known || failure !== undefined
  return (
    isSettled(open !== undefined, opens) &&
    isSettled(ended !== undefined, ends) &&
    isSettled(running !== undefined || !hasDeals, runs)
  )
}

export const useApply = (listing: PublicListing): ApplyState => {
  const { device } = useApp()
  const presence = useReadModel(session, presenceOf, undefined)
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const executants = useReadModel(profiles, ownExecutants, undefined)
  const root = useReadModel(classificator, rootOf, listing.categoryKey)
  const profileKey = account?.activeProfileKey ?? ""
  const side = account !== null && isCustomerActive(account) ? "customer" : "executant"
  const couldApply = account !== null && side !== ownerSides[listing.kind] && account.key !== listing.owner.key
  const known = useKnownStanding(listing.kind, couldApply ? profileKey : null)
  const last = useReadModel(applications, lastApplication, { listingKey: listing.key, profileKey })
  const deal = useReadModel(deals, lastDealAbout, { listingKey: listing.key, profileKey })
  return useMemo(
    () =>
      applyState({
        presence,
        account,
        executants,
        listing: listing.kind,
        ownerKey: listing.owner.key,
        rootCategoryKey: root?.key ?? listing.categoryKey,
        application: last ?? (known ? null : undefined),
        deal,
        now: new Date(device.now()).toISOString(),
      }),
    [
      presence,
      account,
      executants,
      listing.kind,
      listing.owner.key,
      listing.categoryKey,
      root,
      last,
      deal,
      known,
      device,
    ],
  )
}
