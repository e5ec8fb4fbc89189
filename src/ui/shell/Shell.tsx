/** The frame of every page: bars, banners, the modal of the address, toasts. Spec §2; experience: Layout. */
import { Suspense, useMemo, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import { pageParts } from "../../domain/page-parts.ts"
import { isPathOf, rooms, routes } from "../../domain/routes.ts"
import { ReachProvider } from "../parts/reach.ts"
import { SkipLink } from "../parts/SkipLink.tsx"
import { reachOf } from "../routes/reachable.ts"
import { Routes } from "../routes/Routes.tsx"
import { Boundary } from "../loading/Boundary.tsx"
import { ConnectionBars } from "./ConnectionBars.tsx"
import { Modals } from "./Modals.tsx"
import { BlockedBar, Footer, SessionNeeds, Toasts, Watchers, Wrapped } from "./shell-parts.ts"
import { useApp } from "../app/context.tsx"
import { useMobile } from "../app/media.ts"
import { ShownPlace, useShownPlace } from "../app/shown-place.tsx"
import { useIsModerator } from "../app/use-is-moderator.ts"
import { useUnread } from "../app/nav-links.ts"
import { PageTrouble } from "./PageTrouble.tsx"
import { PhoneBar } from "./PhoneBar.tsx"
import { Quietly } from "../loading/Quietly.tsx"
import { useProfileTheme } from "./use-profile-theme.ts"
import { useModels } from "../app/read-models.ts"
import { useAwaitedRun } from "../app/use-awaited-run.ts"
import { useRouteFocus } from "./use-route-focus.ts"
import { RouteWait } from "../loading/RouteWait.tsx"
import { useServersPicture } from "../theme/servers-picture.ts"
import { TopBar } from "./TopBar.tsx"
import { useTitle } from "./use-title.ts"

/** Draws nothing into the server's picture. A component of its own, as the shell would draw what is still being taken over. */
const OnceTakenOver = ({ children }: { readonly children: ReactElement }): ReactElement | null =>
  useServersPicture() === null ? children : null

const ToastsWhenNeeded = (): ReactElement | null => {
  const isAwaiting = useAwaitedRun() !== undefined
  const hasToasts = useModels(({ session, toasts }) => session.presence === "signedIn" || toasts.toasts.length > 0)
  const isNeeded = isAwaiting || hasToasts
  return isNeeded ? (
    <Quietly>
      <Toasts />
    </Quietly>
  ) : null
}

const Page = (): ReactElement => {
  const [path] = useLocation()
  const route = routes.find((one) => isPathOf(one, path))
  return (
    <Boundary of={path} trouble={PageTrouble} isAlone>
      {/* A screen of its own waits for its code in sight, instead of the page that is left. */}
      <Suspense key={route && pageParts(route).screen} fallback={<RouteWait />}>
        <Routes />
      </Suspense>
    </Boundary>
  )
}

/** One element, which is not drawn again with the bars. */
const page = <Page />

const Titled = (): null => {
  const product = useIntl().formatMessage({ id: "core.product" })
  const { messages, news } = useUnread()
  useTitle(product, messages + news)
  return null
}

export const Shell = (): ReactElement => {
  const place = useShownPlace()
  const { path, search, isLeft } = place
  const isMobile = useMobile()
  const isModerator = useIsModerator()
  const isBlocked = useModels(({ account }) => account.account?.blocked)
  const isSignedIn = useModels(({ session }) => session.presence === "signedIn")
  const side = useProfileTheme(path, search)
  useRouteFocus(place)
  const { environment, device } = useApp()
  const { flags } = environment
  const { wrapper } = device
  const reach = useMemo(() => reachOf(flags), [flags])
  return (
    <ReachProvider value={reach}>
      <div className="shell" data-page={path.split("/")[1]}>
        <SkipLink href="#content">
          <FormattedMessage id="core.skipToContent" />
        </SkipLink>
        <div className="shell-frame" data-profile={side}>
          <TopBar />
        </div>
        <div className="shell-bars">
          <ConnectionBars />
          {isBlocked && (
            <Quietly>
              <BlockedBar />
            </Quietly>
          )}
        </div>
        <main id="content" tabIndex={-1} className="shell-main" data-waiting={isLeft || undefined}>
          <ShownPlace place={place}>{page}</ShownPlace>
        </main>
        {/* A chat fills the window. */}
        {!isModerator && path !== rooms.chat && (
          <Quietly>
            <Footer />
          </Quietly>
        )}
        {isMobile && !isModerator && (
          <div className="shell-frame" data-profile={side}>
            <PhoneBar />
          </div>
        )}
        {isSignedIn && (
          <Quietly>
            <SessionNeeds />
          </Quietly>
        )}
        <Modals />
        <ToastsWhenNeeded />
        {wrapper !== null && (
          <Quietly>
            <Wrapped wrapper={wrapper} />
          </Quietly>
        )}
        <OnceTakenOver>
          <Quietly>
            <Watchers />
          </Quietly>
        </OnceTakenOver>
        <Titled />
      </div>
    </ReachProvider>
  )
}
