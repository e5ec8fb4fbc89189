/**
 * Every route there is, with its screen; who may enter is in `rules.ts`, and which texts it needs in the domain's `page-parts.ts`. Unknown paths go home.
 * Spec §2 Routes.
 */
import { useEffect, type ReactElement } from "react"
import { Redirect, Route, Switch, useLocation } from "wouter"
import { messageNumber } from "../../domain/chat.ts"
import * as lists from "../../domain/list-addresses.ts"
import { listingStep } from "../../domain/listing-steps.ts"
import { searchView } from "../../domain/search.ts"
import { useApp } from "../app/context.tsx"
import { paths } from "../app/paths.ts"
import { useDispatch } from "../app/read-models.ts"
import { useWholeSearch } from "../app/shown-place.tsx"
import { ActiveProfile } from "./ActiveProfile.tsx"
import { ListQuery } from "./ListQuery.tsx"
import { NewListing, OwnersListing, OwnListings, SentApplications, ToDetails } from "./listing-routes.tsx"
import { Page } from "./Page.tsx"
import * as screens from "./screens.ts"

/** The address is a fact like any other, so that a log replays to the same screen. */
const NoteRoute = (): null => {
  const [path] = useLocation()
  const search = useWholeSearch()
  const dispatch = useDispatch()
  const { onDrawn } = useApp()
  useEffect(() => void dispatch({ type: "NoteRoute", path, search }), [dispatch, path, search])
  useEffect(onDrawn, [onDrawn])
  return null
}

export const Routes = (): ReactElement => {
  const [, navigate] = useLocation()
  const { environment } = useApp()
  return (
    <>
      <NoteRoute />
      <Switch>
        <Page path="/">{() => <screens.HomeScreen />}</Page>
        <Page path="/auth/callback">{() => <screens.CallbackPage />}</Page>
        <Page path="/search">
          {(_, search) => (
            <ListQuery of={lists.searchAddress}>
              {(query) => (
                <screens.SearchScreen
                  query={query}
                  view={searchView(search)}
                  onQuery={(wanted) => navigate(paths.search(wanted, searchView(search)))}
                />
              )}
            </ListQuery>
          )}
        </Page>
        <Page path="/orders">{() => <OwnListings kind="Order" />}</Page>
        <Page path="/orders/new">{(_, search) => <NewListing kind="Order" search={search} />}</Page>
        <Page path="/orders/:key/edit">
          {({ key = "" }, search) => (
            <screens.EditListingScreen key={key} kind="Order" listingKey={key} step={listingStep(search)} />
          )}
        </Page>
        <Page path="/orders/:key/view">{({ key = "" }) => <ToDetails kind="Order" listingKey={key} />}</Page>
        <Page path="/orders/:key/view/:tab">
          {({ key = "", tab = "" }) => <OwnersListing kind="Order" listingKey={key} tab={tab} />}
        </Page>
        <Page path="/orders/:key">
          {({ key = "" }) => <screens.PublicListingScreen kind="Order" listingKey={key} />}
        </Page>
        <Page path="/offers">{() => <OwnListings kind="Offer" />}</Page>
        <Page path="/offers/new">{(_, search) => <NewListing kind="Offer" search={search} />}</Page>
        <Page path="/offers/:key/edit">
          {({ key = "" }, search) => (
            <screens.EditListingScreen key={key} kind="Offer" listingKey={key} step={listingStep(search)} />
          )}
        </Page>
        <Page path="/offers/:key/view">{({ key = "" }) => <ToDetails kind="Offer" listingKey={key} />}</Page>
        <Page path="/offers/:key/view/:tab">
          {({ key = "", tab = "" }) => <OwnersListing kind="Offer" listingKey={key} tab={tab} />}
        </Page>
        <Page path="/offers/:key">
          {({ key = "" }) => <screens.PublicListingScreen kind="Offer" listingKey={key} />}
        </Page>
        <Page path="/applications">{() => <Redirect to="/applications/executant" replace />}</Page>
        <Page path="/applications/executant">{() => <SentApplications kind="Order" />}</Page>
        <Page path="/applications/customer">{() => <SentApplications kind="Offer" />}</Page>
        <Page path="/deals">
          {() => (
            <ActiveProfile>
              {(profile) => (
                <ListQuery of={lists.dealsAddress}>
                  {(query) => <screens.DealsBeside {...profile} query={query} chosenKey={null} />}
                </ListQuery>
              )}
            </ActiveProfile>
          )}
        </Page>
        <Page path="/deals/:key">
          {({ key = "" }) => (
            <ActiveProfile>
              {(profile) => (
                <screens.DealsBeside {...profile} query={null} chosenKey={key}>
                  <screens.DealScreen dealKey={key} participantKey={profile.profileKey} />
                </screens.DealsBeside>
              )}
            </ActiveProfile>
          )}
        </Page>
        <Page path="/favorites">
          {() => (
            <ListQuery of={lists.favoritesAddress}>{(query) => <screens.FavoritesScreen query={query} />}</ListQuery>
          )}
        </Page>
        <Page path="/executant/profile">{() => <screens.ExecutantProfileScreen />}</Page>
        <Page path="/profile">{() => <screens.CustomerProfileScreen />}</Page>
        <Page path="/executant/profile/:key">
          {({ key = "" }) => (
            <ListQuery of={lists.feedbackAddress}>
              {(query) => <screens.PublicProfileScreen type="Executant" profileKey={key} query={query} />}
            </ListQuery>
          )}
        </Page>
        <Page path="/profile/:key">
          {({ key = "" }) => (
            <ListQuery of={lists.feedbackAddress}>
              {(query) => <screens.PublicProfileScreen type="Customer" profileKey={key} query={query} />}
            </ListQuery>
          )}
        </Page>
        <Page path="/chat">
          {(_, search) => (
            <ActiveProfile>
              {(profile) => (
                <screens.ChatScreen
                  {...profile}
                  chatKey={search.get("chatId")}
                  at={messageNumber(search.get("messageId"))}
                />
              )}
            </ActiveProfile>
          )}
        </Page>
        <Page path="/notifications">
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
        <Page path="/moderation">{() => <screens.ModerationScreen chosenKey={null} />}</Page>
        <Page path="/moderation/queue/:key">{({ key = "" }) => <screens.ModerationScreen chosenKey={key} />}</Page>
        <Page path="/moderation/blocks">{() => <screens.ModerationTargetsScreen />}</Page>
        <Page path="/moderation/audit">{() => <screens.ModerationTrail />}</Page>
        <Page path={paths.my(environment.productSlug)}>{() => <screens.OwnProfileScreen />}</Page>
        <Page path="/other">{() => <screens.OtherScreen />}</Page>
        <Page path="/settings">{() => <screens.SettingsScreen />}</Page>
        <Page path="/support/support">{() => <screens.SupportScreen />}</Page>
        <Page path="/support/faq">{() => <screens.PageScreen page="faq" />}</Page>
        <Page path="/support/privacy">{() => <screens.PageScreen page="privacy" />}</Page>
        <Page path="/support/about">{() => <screens.PageScreen page="about" />}</Page>
        <Page path="/support/ua">{() => <screens.PageScreen page="terms" />}</Page>
        <Page path="/testing">{() => <screens.DeveloperScreen />}</Page>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </>
  )
}
