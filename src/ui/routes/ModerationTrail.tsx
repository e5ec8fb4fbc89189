/** The route of the audit trail, with its list's address; loaded with the console alone. */
import type { ReactElement } from "react"
import { useLocation } from "wouter"
import { trailAddress } from "../../domain/moderation-trail.ts"
import { paths } from "../app/paths.ts"
import { ModerationTrailScreen } from "../screens/moderation/ModerationTrailScreen.tsx"
import { ListQuery } from "./ListQuery.tsx"

export const ModerationTrail = (): ReactElement => {
  const [, navigate] = useLocation()
  return (
    <ListQuery of={trailAddress}>
      {(query) => <ModerationTrailScreen query={query} onQuery={(wanted) => navigate(paths.moderationTrail(wanted))} />}
    </ListQuery>
  )
}
