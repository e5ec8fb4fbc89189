/**
 * The top bar: logo, lists, unread counts, Create and the account; on phones most of it is in the bottom bar.
 * experience: Layout.
 */
import { Suspense, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { ownKinds } from "../../domain/listings.ts"
import { account as accountProjection, activeSide, ownAccount } from "../../projections/account.ts"
import { AppBar, NavLink } from "../parts/AppBar.tsx"
import { Button, ButtonLink } from "../parts/Button.tsx"
import { CountBadge } from "../parts/CountBadge.tsx"
import { IconLink } from "../parts/IconButton.tsx"
import type { IconName } from "../parts/icon-paths.ts"
import type { MessageId } from "../i18n/messages.ts"
import { Boundary } from "../loading/Boundary.tsx"
import { Brand } from "./Brand.tsx"
import { loadable } from "../loading/loadable.ts"
import { useMobile } from "../app/media.ts"
import { useIsModerator } from "../app/use-is-moderator.ts"
import { newsPath, useChatPath, useCreatePath, useListPlaces, useUnread } from "../app/nav-links.ts"
import { QuietTrouble } from "../loading/QuietTrouble.tsx"
import { useDispatch, useFlag, useModels, usePending, useReadModel } from "../app/read-models.ts"
import { afterSignIn } from "../app/after-sign-in.ts"

/** Loaded lazily: the menu's library is not needed before a sign-in. */
const AccountMenu = loadable(async () => (await import("./AccountMenu.tsx")).AccountMenu)

const SignIn = (): ReactElement | null => {
  const dispatch = useDispatch()
  const busy = usePending({ type: "SignIn" })
  const [path] = useLocation()
  const search = useSearch()
  const reason = useModels((models) => models.session.signedOut)
  const canSignIn = useFlag("login")
  const signIn = (): void =>
    void dispatch({ type: "SignIn", returnTo: afterSignIn(path, search), asAnother: reason === "wrongAccount" })
  if (!canSignIn) return null
  return (
    <Button icon="sign-in" size="small" busy={busy} onClick={signIn}>
      <FormattedMessage id="core.nav.signIn" />
    </Button>
  )
}

interface UnreadLinkProps {
  readonly icon: IconName
  readonly href: string
  readonly label: MessageId
  readonly badge: MessageId
  readonly count: number
}

const UnreadLink = ({ icon, href, label, badge, count }: UnreadLinkProps): ReactElement => {
  const intl = useIntl()
  return (
    <IconLink
      icon={icon}
      href={href}
      label={intl.formatMessage({ id: label })}
      badge={<CountBadge count={count} label={intl.formatMessage({ id: badge }, { count })} />}
    />
  )
}

const Unread = ({ isMobile }: { readonly isMobile: boolean }): ReactElement => {
  const { messages, news } = useUnread()
  const chatPath = useChatPath()
  return (
    <>
      {!isMobile && (
        <UnreadLink
          icon="chat"
          href={chatPath}
          label="core.nav.chat"
          badge="core.badge.unreadMessages"
          count={messages}
        />
      )}
      <UnreadLink
        icon="bell"
        href={newsPath}
        label="core.nav.notifications"
        badge="core.badge.unreadNotifications"
        count={news}
      />
    </>
  )
}

const Create = (): ReactElement => {
  const side = useReadModel(accountProjection, activeSide, undefined)
  return (
    <ButtonLink kind="primary" size="small" icon="plus" href={useCreatePath(ownKinds[side])}>
      <FormattedMessage id="core.nav.create" />
    </ButtonLink>
  )
}

export const TopBar = (): ReactElement => {
  const intl = useIntl()
  const isMobile = useMobile()
  // A moderator's page has its own sign-out, and no other page is open to them.
  const isBare = useIsModerator() || isMobile
  const presence = useModels((models) => models.session.presence)
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const places = useListPlaces()
  return (
    <AppBar
      brand={<Brand />}
      nav={
        isBare ? null : (
          <nav aria-label={intl.formatMessage({ id: "core.nav.main" })}>
            {places.map(({ href, text, current }) => (
              <NavLink key={text} href={href} current={current}>
                <FormattedMessage id={text} />
              </NavLink>
            ))}
          </nav>
        )
      }
      actions={
        <>
          {account !== null && <Unread isMobile={isMobile} />}
          {!isBare && presence !== "unknown" && <Create />}
          {presence === "anonymous" && <SignIn />}
          {presence === "signedIn" && !isBare && (
            <Boundary of="account" trouble={QuietTrouble}>
              <Suspense fallback={<span className="shell-account-space" />}>
                <AccountMenu />
              </Suspense>
            </Boundary>
          )}
        </>
      }
    />
  )
}
