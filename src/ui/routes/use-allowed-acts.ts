/** The acts that a person may ask for, by the guards of the pages that they lead to. Spec §2. */
import { useMemo } from "react"
import type { RoutePattern } from "../../domain/routes.ts"
import { account as accountProjection, activeSide } from "../../projections/account.ts"
import { acts, type Act, type Standpoint } from "../app/acts.ts"
import { useIsModerator } from "../app/use-is-moderator.ts"
import { useModels, useReadModel } from "../app/read-models.ts"
import { admit, type Visitor } from "./guards.ts"
import { reachOf } from "./reachable.ts"
import { rulesOf } from "./rules.ts"

/** A form is reached at any width: by a dialog where it is too wide for it (D11). */
const mayEnter = (route: RoutePattern, visitor: Visitor): boolean => {
  const rules = rulesOf(route)
  const isTheirs = !visitor.isModerator || rules.moderators === true
  return isTheirs && admit(rules, { ...visitor, isMobile: true }).go === "in"
}

const mayAsk = ({ of }: Act, visitor: Visitor): boolean => {
  const { presence, side, flags, isModerator } = visitor
  switch (of) {
    case "all":
      return true
    case "visitors":
      return presence === "anonymous" && flags?.login === true
    case "signedIn":
      return presence === "signedIn"
    case "members":
      return presence === "signedIn" && side !== null && !isModerator
    default:
      return mayEnter(of, visitor)
  }
}

/** Anywhere stands for all places: whether an act leads to a modal of a feature that is off is the same at each. */
const anywhere: Standpoint = { path: "/", search: "", profileKey: "", isMobile: false }

/** Of acts with the same keys, the first has them, and the others have none. */
const withOwnKeys = (allowed: readonly Act[]): readonly Act[] => {
  const taken = new Set<string>()
  return allowed.map((act) => {
    const { keys, ...rest } = act
    const typed = keys?.join(" ") ?? ""
    if (taken.has(typed)) return rest
    taken.add(typed)
    return act
  })
}

export const allowedActs = (visitor: Visitor): readonly Act[] => {
  const reaches = visitor.flags === null ? () => false : reachOf(visitor.flags)
  return withOwnKeys(
    acts.filter((act) => mayAsk(act, visitor) && (act.way.is !== "leads" || reaches(act.way.to(anywhere)))),
  )
}

export const useAllowedActs = (): readonly Act[] => {
  const presence = useModels((models) => models.session.presence)
  const flags = useModels((models) => models.session.flags)
  const isModerator = useIsModerator()
  const side = useReadModel(
    accountProjection,
    (state) => (state.account === null ? null : activeSide(state)),
    undefined,
  )
  return useMemo(
    () => allowedActs({ presence, flags, isModerator, isMobile: true, side }),
    [presence, flags, isModerator, side],
  )
}
