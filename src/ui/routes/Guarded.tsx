/** Lets a visitor into a route, as the profile that a link names, or sends them where its rules say. Spec §2. */
import { useEffect, type ReactNode } from "react"
import { Redirect, useLocation, useSearch } from "wouter"
import type { ParameterName } from "../../domain/address-parameters.ts"
import { account as accountProjection, activeSide, ownAccount } from "../../projections/account.ts"
import { ownExecutants, profiles } from "../../projections/profiles.ts"
import { useDispatch, useFailure, useFlag, useModels, useReadModel } from "../app/read-models.ts"
import { useMobile } from "../app/media.ts"
import { useIsModerator } from "../app/use-is-moderator.ts"
import { AccountTrouble } from "../screens/session/AccountTrouble.tsx"
import { loadable } from "../loading/loadable.ts"
import { Quietly } from "../loading/Quietly.tsx"
import { RouteWait } from "../loading/RouteWait.tsx"
import { ModeratorPage, SignInPage } from "./screens.ts"
import { paths } from "../app/paths.ts"
import { underModal } from "../app/use-address-search.ts"
import { useFollowedLink } from "./use-followed-link.ts"
import { admit, filledPath, type RouteRules } from "./guards.ts"

/** Loaded lazily: sessions seldom end by themselves. */
const SessionOver = loadable(async () => (await import("../screens/session/SessionOver.tsx")).SessionOver)

/** Loaded lazily: hardly ever is anything wrong with an account. */
const AccountBar = loadable(async () => (await import("../screens/session/AccountBar.tsx")).AccountBar)

const [loadAccount, loadExecutants] = [{ type: "LoadAccount" }, { type: "LoadExecutants" }] as const

/** To their console, or to the words that there is none (D95). */
const ModeratorsWay = (): ReactNode =>
  useFlag("moderation") ? <Redirect to={paths.moderation} replace /> : <ModeratorPage />

interface GuardedProps {
  readonly rules: RouteRules
  /** Of the route's address. */
  readonly params: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** Answers the path that lists the things of an address: the part before the first that it names. */
const listPath = (path: string, params: GuardedProps["params"]): string => {
  const names = new Set(Object.values(params))
  const segments = path.split("/")
  const first = segments.findIndex((segment) => names.has(segment))
  return segments.slice(0, first === -1 ? undefined : first).join("/")
}

/** The same address, naming no profile. */
const nobodysPath = (path: string, params: URLSearchParams): string => {
  const rest = new URLSearchParams(params)
  rest.delete("participantKey" satisfies ParameterName)
  return rest.size === 0 ? path : `${path}?${rest}`
}

export const Guarded = ({ rules, params, children }: GuardedProps): ReactNode => {
  const dispatch = useDispatch()
  const isMobile = useMobile()
  const presence = useModels((models) => models.session.presence)
  const isExpired = useModels(({ session }) => session.presence === "anonymous" && session.signedOut === "expired")
  const flags = useModels((models) => models.session.flags)
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const side = useReadModel(
    accountProjection,
    (state) => (state.account === null ? null : activeSide(state)),
    undefined,
  )
  const executants = useReadModel(profiles, ownExecutants, undefined)
  const failure = useFailure(loadAccount)
  const executantsFailure = useFailure(loadExecutants)
  const isModerator = useIsModerator()
  const isMember = presence === "signedIn" && !isModerator
  const isAccountMissing = isMember && account === null
  const missing = isAccountMissing ? failure : isMember && executants === undefined ? executantsFailure : undefined
  const [path, navigate] = useLocation()
  const search = useSearch()
  const visitor = { presence, flags, isModerator, isMobile, side }
  const query = new URLSearchParams(search)
  const { linked, isOver } = useFollowedLink(rules, visitor, query)
  const verdict = admit(rules, linked.state === "there" ? visitor : { ...visitor, side: null })
  const elsewhere =
    linked.state === "left" ? listPath(path, params) : verdict.go === "to" ? filledPath(verdict.path, params) : null
  const target = elsewhere ?? (isOver ? nobodysPath(path, query) : null)

  useEffect(() => {
    if (target !== null) navigate(elsewhere ?? underModal(target), { replace: true })
  }, [elsewhere, target, navigate])

  // Not while the sign-in is being ended, which must leave its address first.
  if (isModerator && path !== paths.callback && rules.moderators !== true) return <ModeratorsWay />
  switch (verdict.go) {
    case "in":
      return (
        <>
          {isExpired && (
            <Quietly>
              <SessionOver />
            </Quietly>
          )}
          {missing !== undefined && (
            <Quietly>
              <AccountBar command={isAccountMissing ? loadAccount : loadExecutants} failure={missing} />
            </Quietly>
          )}
          {children}
        </>
      )
    case "signIn":
      return <SignInPage returnTo={search === "" ? path : `${path}?${search}`} />
    case "to":
      return null
    case "wait":
      if (linked.state === "trouble") return <AccountTrouble failure={linked.failure} onRetry={linked.retry} />
      if (account !== null || failure === undefined) return <RouteWait />
      return <AccountTrouble failure={failure} onRetry={() => void dispatch(loadAccount)} />
  }
}
