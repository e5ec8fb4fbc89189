/** Lets a visitor into a route, or sends them where its rules say. Spec §2; D9. */
import { useEffect, type ReactNode } from "react"
import { useLocation, useSearch } from "wouter"
import { account as accountProjection, activeSide, ownAccount } from "../../projections/account.ts"
import { useDispatch, useFailure, useModels, useReadModel } from "../app/read-models.ts"
import { useMobile } from "../app/media.ts"
import { useIsModerator } from "../app/moderating.ts"
import { AccountTrouble } from "../screens/session/AccountTrouble.tsx"
import { RouteWait } from "../loading/RouteWait.tsx"
import { ModeratorPage, SignInPage } from "./screens.ts"
import { paths } from "../app/paths.ts"
import { admit, type RouteRules } from "./guards.ts"

interface GuardedProps {
  readonly rules: RouteRules
  readonly children: ReactNode
}

export const Guarded = ({ rules, children }: GuardedProps): ReactNode => {
  const dispatch = useDispatch()
  const isMobile = useMobile()
  const presence = useModels((models) => models.session.presence)
  const flags = useModels((models) => models.session.flags)
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const side = useReadModel(
    accountProjection,
    (state) => (state.account === null ? null : activeSide(state)),
    undefined,
  )
  const failure = useFailure({ type: "LoadAccount" })
  const isModerator = useIsModerator()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const verdict = admit(rules, { presence, flags, isMobile, side })
  const target = verdict.go === "to" ? verdict.path : null

  useEffect(() => {
    if (target !== null) navigate(target, { replace: true })
  }, [target, navigate])

  // Not while the sign-in is being ended, which must leave its address first.
  if (isModerator && path !== paths.callback) return <ModeratorPage />
  switch (verdict.go) {
    case "in":
      return children
    case "signIn":
      return <SignInPage returnTo={search === "" ? path : `${path}?${search}`} />
    case "to":
      return null
    case "wait":
      if (account !== null || failure === undefined) return <RouteWait />
      return <AccountTrouble failure={failure} onRetry={() => void dispatch({ type: "LoadAccount" })} />
  }
}
