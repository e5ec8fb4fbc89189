/** Where the two ways in lead, whoever is here and as whom. */
import { isCustomerActive } from "../../../domain/account.ts"
import type { ListingKind } from "../../../domain/listings.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { ownExecutants, profiles } from "../../../projections/profiles.ts"
import { useMobile } from "../../app/media.ts"
import { searchPath } from "../../app/nav-links.ts"
import { goingOnTo, paths, withModal } from "../../app/paths.ts"
import { useReadModel } from "../../app/read-models.ts"

/** The wishes of a visitor: to have work done, or to work. */
export const wishes = ["need", "work"] as const
export type Wish = (typeof wishes)[number]

/** The kind of listing that each looks for, and whose colours it has. */
export const wishedKinds = { need: "Offer", work: "Order" } as const satisfies Record<Wish, ListingKind>
export const wishers = { need: "customer", work: "executant" } as const satisfies Record<Wish, string>

const here = { path: paths.home, search: "" }

/** To the orders as an executant: who has no profile makes one first, who acts as a customer is asked to switch (E196). */
const useOfferPath = (): string => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const executants = useReadModel(profiles, ownExecutants, undefined) ?? []
  const [first] = executants
  const then = goingOnTo(searchPath)
  if (first === undefined) return withModal(here, "create-executant", then)
  if (account === null || !isCustomerActive(account)) return searchPath
  return withModal(here, "switch-profile", executants.length === 1 ? { ...then, to: first.key } : then)
}

/** To a new order as a customer, whose form is made for phones (D11). */
const useNeedPath = (): string => {
  const isMobile = useMobile()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const form = isMobile ? paths.newListing("Order") : withModal(here, "create-on-phone", { kind: "Order" })
  if (account === null || isCustomerActive(account)) return form
  return withModal(here, "switch-profile", { ...goingOnTo(form), to: account.key })
}

/** The way in that is not a search: to publish what is needed, or to make a profile. */
export const useWayIn = (wish: Wish): string => {
  const ways = { need: useNeedPath(), work: useOfferPath() }
  return ways[wish]
}
