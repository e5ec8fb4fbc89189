/** The rows of the phone's menu: those of the active profile, and those for everybody. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import type { Account } from "../../../domain/account.ts"
import { listingFlags, ownKinds, wantedKinds } from "../../../domain/listings.ts"
import { account as accountProjection, activeSide } from "../../../projections/account.ts"
import { useApp } from "../../app/context.tsx"
import { helpLinks } from "../../app/help-links.ts"
import { favoritesPath, newsPath, ownListTexts, searchPath, useChatPath, useUnread } from "../../app/nav-links.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import type { MessageId } from "../../i18n/messages.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { CountBadge } from "../../parts/CountBadge.tsx"
import { Icon } from "../../parts/Icon.tsx"
import type { IconName } from "../../parts/icon-paths.ts"
import { useReach } from "../../parts/reach.ts"
import { paths, withModal } from "../../app/paths.ts"

interface RowProps {
  readonly href: string
  readonly icon: IconName
  readonly label: MessageId
  readonly hint?: MessageId
  readonly count?: number
  readonly countLabel?: string
}

const Row = ({ href, icon, label, hint, count = 0, countLabel = "" }: RowProps): ReactElement | null => {
  const reaches = useReach()
  if (!reaches(href)) return null
  return (
    <li>
      <Anchor href={href} className="profiles-link">
        <Icon name={icon} size={24} />
        <span className="profiles-link-words">
          <span className="profiles-link-label">
            <FormattedMessage id={label} />
          </span>
          {hint !== undefined && (
            <span className="profiles-link-hint">
              <FormattedMessage id={hint} />
            </span>
          )}
        </span>
        <CountBadge count={count} label={countLabel} />
        <Icon name="chevron-right" />
      </Anchor>
    </li>
  )
}

export const OtherLinks = ({ account }: { readonly account: Account | null }): ReactElement => {
  const intl = useIntl()
  const here = { path: useLocation()[0], search: useSearch() }
  const { environment } = useApp()
  const { messages, news } = useUnread()
  const chatPath = useChatPath()
  const side = useReadModel(accountProjection, activeSide, undefined)
  const kind = ownKinds[side]
  const [hasOwn, hasApplications, hasDeals] = [useFlag(listingFlags[kind]), useFlag("applications"), useFlag("deals")]
  const [hasChat, hasNews] = [useFlag("chat"), useFlag("notifications")]
  const hasFavorites = useFlag("favorites")
  const active = { tab: "active", page: 1 } as const
  return (
    <ul className="profiles-links" aria-label={intl.formatMessage({ id: "profiles.links" })}>
      {account !== null && (
        <>
          <Row href={paths.my(environment.productSlug)} icon="user" label="profiles.links.my" />
          <Row
            href={paths.ownProfile({ type: side === "customer" ? "Customer" : "Executant" })}
            icon="edit"
            label="profiles.links.profile"
            hint="profiles.links.profileHint"
          />
          {hasOwn && (
            <Row
              href={paths.ownListings(kind, { tab: "published", page: 1 })}
              icon={kind === "Order" ? "orders" : "briefcase"}
              label={ownListTexts[kind]}
              hint="profiles.links.listingsHint"
            />
          )}
          {hasApplications && (
            <Row
              href={paths.sentApplications(wantedKinds[side], active)}
              icon="send"
              label="profiles.links.applications"
              hint="profiles.links.applicationsHint"
            />
          )}
          {hasDeals && (
            <Row href={paths.deals(active)} icon="deal" label="profiles.links.deals" hint="profiles.links.dealsHint" />
          )}
          {hasFavorites && (
            <Row href={favoritesPath} icon="heart" label="core.nav.favorites" hint="profiles.links.favoritesHint" />
          )}
          {hasChat && (
            <Row
              href={chatPath}
              icon="chat"
              label="profiles.links.chat"
              count={messages}
              countLabel={intl.formatMessage({ id: "core.badge.unreadMessages" }, { count: messages })}
            />
          )}
          {hasNews && (
            <Row
              href={newsPath}
              icon="bell"
              label="profiles.links.notifications"
              count={news}
              countLabel={intl.formatMessage({ id: "core.badge.unreadNotifications" }, { count: news })}
            />
          )}
          <Row href={paths.settings} icon="settings" label="core.nav.settings" hint="profiles.links.settingsHint" />
        </>
      )}
      <Row href={searchPath} icon="search" label="profiles.links.search" hint="profiles.links.searchHint" />
      <Row href={withModal(here, "palette")} icon="search" label="core.quickSearch" hint="profiles.links.quickHint" />
      <Row href={paths.support} icon="mail" label="profiles.links.support" hint="profiles.links.supportHint" />
      {helpLinks.map((link) => (
        <Row key={link.href} {...link} />
      ))}
    </ul>
  )
}
