/** The frame of every page: bars, banners, the modal of the address, toasts. Spec §2; experience: Layout. */
import { Suspense, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { SkipLink } from "../parts/SkipLink.tsx"
import { paths } from "../app/paths.ts"
import { Routes } from "../routes/Routes.tsx"
import { HomeFooter } from "../screens/home/HomeFooter.tsx"
import { Boundary } from "../loading/Boundary.tsx"
import { ConnectionBars } from "./ConnectionBars.tsx"
import { SessionNeeds } from "./SessionNeeds.tsx"
import { Modals } from "./Modals.tsx"
import { loadable } from "../loading/loadable.ts"
import { useMobile } from "../app/media.ts"
import { useIsModerator } from "../app/moderating.ts"
import { useUnread } from "../app/nav-links.ts"
import { PageTrouble } from "./PageTrouble.tsx"
import { PhoneBar } from "./PhoneBar.tsx"
import { QuietTrouble } from "../loading/QuietTrouble.tsx"
import { useProfileTheme } from "./profile-theme.ts"
import { useModels } from "../app/read-models.ts"
import { useRouteFocus } from "./route-focus.ts"
import { RouteWait } from "../loading/RouteWait.tsx"
import { TopBar } from "./TopBar.tsx"
import { useTitle } from "./useTitle.ts"

/** Loaded lazily: before a sign-in or a failure there is nothing to show in a toast. */
const Toasts = loadable(async () => (await import("./Toasts.tsx")).Toasts)

const ToastsWhenNeeded = (): ReactElement | null => {
  const isNeeded = useModels(({ session, toasts }) => session.presence === "signedIn" || toasts.toasts.length > 0)
  return isNeeded ? (
    <Boundary of="toasts" trouble={QuietTrouble}>
      <Suspense>
        <Toasts />
      </Suspense>
    </Boundary>
  ) : null
}

const Page = (): ReactElement => {
  const [path] = useLocation()
  return (
    <Boundary of={path} trouble={PageTrouble} isAlone>
      <Suspense fallback={<RouteWait />}>
        <Routes />
      </Suspense>
    </Boundary>
  )
}

const Titled = (): null => {
  const product = useIntl().formatMessage({ id: "core.product" })
  const { messages, news } = useUnread()
  useTitle(product, messages + news)
  return null
}

/**
 * The footer with help, at the same place on every wide page (WCAG 3.2.6); home has its own, and a chat fills the
 * window.
 */
const Footer = ({ path }: { readonly path: string }): ReactElement | null => {
  const isMobile = useMobile()
  return isMobile || path === paths.home || path === "/chat" ? null : (
    <div className="shell-footer">
      <HomeFooter />
    </div>
  )
}

export const Shell = (): ReactElement => {
  const [path] = useLocation()
  const search = useSearch()
  const isMobile = useMobile()
  const isModerator = useIsModerator()
  useProfileTheme(path, search)
  useRouteFocus(path, search)
  return (
    <div className="shell" data-page={path.split("/")[1]}>
      <SkipLink href="#content">
        <FormattedMessage id="core.skipToContent" />
      </SkipLink>
      <TopBar />
      <div className="shell-bars">
        <ConnectionBars />
      </div>
      <main id="content" tabIndex={-1} className="shell-main">
        <Page />
      </main>
      {!isModerator && <Footer path={path} />}
      {isMobile && !isModerator && <PhoneBar />}
      <SessionNeeds />
      <Modals />
      <ToastsWhenNeeded />
      <Titled />
    </div>
  )
}
