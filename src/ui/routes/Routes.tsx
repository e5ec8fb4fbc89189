/**
 * Every route there is, with its screen and the texts it needs; who may enter is in `rules.ts`. Unknown paths go home.
 * Spec §2 Routes.
 */
import { useEffect, type ReactElement, type ReactNode } from "react"
import { Redirect, Route, Switch, useLocation, useSearch } from "wouter"
import type { AddressParameters } from "../../domain/address-parameters.ts"
import * as lists from "../../domain/list-addresses.ts"
import { ownOrders } from "../../domain/own-lists.ts"
import { ownerTabs, type RoutePattern } from "../../domain/routes.ts"
import { useApp } from "../app/context.tsx"
import { useDispatch } from "../app/read-models.ts"
import type { Scope } from "../i18n/messages.ts"
import { MoreTexts } from "../i18n/Texts.tsx"
import { Guarded } from "./Guarded.tsx"
import { ListQuery } from "./ListQuery.tsx"
import { ActiveProfile, ParticipantProfile } from "./Participant.tsx"
import { paths } from "../app/paths.ts"
import { rulesOf } from "./rules.ts"
import * as screens from "./screens.ts"

interface PageProps {
  readonly path: RoutePattern
  readonly scopes?: readonly Scope[]
  readonly children: (params: Readonly<Record<string, string>>, search: AddressParameters) => ReactNode
}

const nothingMore: readonly Scope[] = []

const Page = ({ path, scopes = nothingMore, children }: PageProps): ReactElement => {
  const { environment } = useApp()
  const search = useSearch()
  return (
    <Route path={path}>
      {(params: Readonly<Record<string, string>>) => (
        <Guarded rules={rulesOf(path)}>
          <MoreTexts host={environment.i18nHost} scopes={scopes}>
            {children(params, new URLSearchParams(search))}
          </MoreTexts>
        </Guarded>
      )}
    </Route>
  )
}

/** The address is a fact like any other, so that a log replays to the same screen. */
const NoteRoute = (): null => {
  const [path] = useLocation()
  const search = useSearch()
  const dispatch = useDispatch()
  useEffect(() => void dispatch({ type: "NoteRoute", path, search }), [dispatch, path, search])
  return null
}

export const Routes = (): ReactElement => {
  const [, navigate] = useLocation()
  const { environment } = useApp()
  return (
    <>
      <NoteRoute />
      <Switch>
        <Page path="/" scopes={["listings"]}>
          {() => <screens.HomeScreen />}
        </Page>
        <Page path="/auth/callback">{() => <screens.CallbackPage />}</Page>
        <Page path="/search" scopes={["search", "listings"]}>
          {() => (
            <ListQuery of={lists.searchAddress}>
              {(query) => <screens.SearchScreen query={query} onQuery={(wanted) => navigate(paths.search(wanted))} />}
            </ListQuery>
          )}
        </Page>
        <Page path="/orders" scopes={["listings"]}>
          {() => (
            <ListQuery of={lists.ownListingsAddresses.Order}>
              {(query) => <screens.OwnListingsScreen list={ownOrders} query={query} />}
            </ListQuery>
          )}
        </Page>
        <Page path="/orders/new" scopes={["listings"]}>
          {() => <screens.ListingFormScreen kind="Order" />}
        </Page>
        <Page path="/orders/:key/view">
          {({ key = "" }) => <Redirect to={paths.listingDetails({ kind: "Order", key })} replace />}
        </Page>
        <Page path="/orders/:key/view/:tab" scopes={["listings", "applications"]}>
          {({ key = "", tab: wanted }) => {
            const tab = ownerTabs.find((one) => one === wanted)
            if (tab === undefined) return <Redirect to={paths.listingDetails({ kind: "Order", key })} replace />
            return (
              <ListQuery of={lists.applicationsAddress}>
                {(query) => <screens.ListingOwnerScreen kind="Order" listingKey={key} tab={tab} query={query} />}
              </ListQuery>
            )
          }}
        </Page>
        <Page path="/orders/:key" scopes={["listings", "applications"]}>
          {({ key = "" }) => <screens.PublicListingScreen kind="Order" listingKey={key} />}
        </Page>
        <Page path="/applications">{() => <Redirect to="/applications/executant" replace />}</Page>
        <Page path="/applications/executant" scopes={["listings", "applications"]}>
          {() => (
            <ListQuery of={lists.applicationsAddress}>
              {(query) => (
                <ActiveProfile>
                  {({ profileKey }) => (
                    <screens.SentApplicationsScreen kind="Order" profileKey={profileKey} query={query} />
                  )}
                </ActiveProfile>
              )}
            </ListQuery>
          )}
        </Page>
        <Page path="/deals" scopes={["deals"]}>
          {(_, search) => (
            <ParticipantProfile wanted={search.get("participantKey")}>
              {(profile) => (
                <ListQuery of={lists.dealsAddress}>
                  {(query) => <screens.DealsScreen {...profile} query={query} />}
                </ListQuery>
              )}
            </ParticipantProfile>
          )}
        </Page>
        <Page path="/deals/:key" scopes={["deals"]}>
          {({ key = "" }, search) => (
            <ParticipantProfile wanted={search.get("participantKey")}>
              {({ profileKey }) => <screens.DealScreen dealKey={key} participantKey={profileKey} />}
            </ParticipantProfile>
          )}
        </Page>
        <Page path="/chat" scopes={["chat"]}>
          {(_, search) => (
            <ParticipantProfile wanted={search.get("participantKey")}>
              {(profile) => <screens.ChatScreen {...profile} chatKey={search.get("chatId")} />}
            </ParticipantProfile>
          )}
        </Page>
        <Page path="/notifications" scopes={["notifications"]}>
          {() => (
            <ListQuery of={lists.notificationsAddress}>
              {(query) => (
                <screens.NotificationsScreen
                  query={query}
                  onQuery={(wanted) => navigate(paths.notifications(wanted))}
                />
              )}
            </ListQuery>
          )}
        </Page>
        <Page path={paths.my(environment.productSlug)} scopes={["profiles"]}>
          {() => <screens.OwnProfileScreen />}
        </Page>
        <Page path="/other" scopes={["profiles"]}>
          {() => <screens.OtherScreen />}
        </Page>
        <Page path="/support/support" scopes={["support"]}>
          {() => <screens.SupportScreen />}
        </Page>
        <Page path="/support/faq" scopes={["pages"]}>
          {() => <screens.PageScreen page="faq" />}
        </Page>
        <Page path="/support/privacy" scopes={["pages"]}>
          {() => <screens.PageScreen page="privacy" />}
        </Page>
        <Page path="/support/about" scopes={["pages"]}>
          {() => <screens.PageScreen page="about" />}
        </Page>
        <Page path="/support/ua" scopes={["pages"]}>
          {() => <screens.PageScreen page="terms" />}
        </Page>
        <Page path="/testing" scopes={["testing", "locations"]}>
          {() => <screens.DeveloperScreen />}
        </Page>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </>
  )
}
