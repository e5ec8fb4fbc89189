/**
 * Answers the profile that a link is followed to. A page that is open to everybody follows it for whoever has that
 * profile, ignores it for all others, and then takes it out of its address, which people pass on. Spec §2.
 */
import type { AddressParameters } from "../../domain/address-parameters.ts"
import { account as accountProjection, ownAccount } from "../../projections/account.ts"
import { ownExecutants, profiles } from "../../projections/profiles.ts"
import { useReadModel } from "../app/read-models.ts"
import { admit, type RouteRules, type Visitor } from "./guards.ts"
import { useLinkedProfile, type LinkedProfile } from "./use-linked-profile.ts"

/** The profile that the address names; null where nobody is to follow it, such as while its flag is off (D9). */
const namedProfile = (
  { linked, side: _, ...open }: RouteRules,
  visitor: Visitor,
  params: AddressParameters,
): string | null => (linked === true && admit(open, visitor).go === "in" ? params.get("participantKey") : null)

interface FollowedLink {
  readonly linked: LinkedProfile
  /** The address still names a profile, and has no need to. */
  readonly isOver: boolean
}

export const useFollowedLink = (rules: RouteRules, visitor: Visitor, params: AddressParameters): FollowedLink => {
  const named = namedProfile(rules, visitor, params)
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const executants = useReadModel(profiles, ownExecutants, undefined)
  const isOpen = rules.login !== true
  const isOwn = named === account?.key || executants?.some(({ key }) => key === named) === true
  const linked = useLinkedProfile(isOpen && !isOwn ? null : named)
  const isKnown = account !== null && executants !== undefined
  return { linked, isOver: isOpen && named !== null && isKnown && linked.state === "there" }
}
